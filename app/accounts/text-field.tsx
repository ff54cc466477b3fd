import { type ComponentProps, type ReactNode, useId } from 'react'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'

type Control = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby' | 'required'>

type FieldProps = {
  label: string
  /** What the value must be like; gives way to what is wrong with it. */
  hint?: string
  error: string | undefined
  children: (control: Control) => ReactNode
}

/** A label, its control and, under it, what is wrong with what was typed. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      {children({
        id,
        required: true,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      {error ? (
        <p id={noteId} className="flex items-start gap-[.35rem] text-2xs font-medium text-danger">
          <Icon name="warning" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="text-2xs leading-[1.45] text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

export const INVALID = 'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]'

type TextProps = Pick<ComponentProps<'input'>, 'name' | 'type' | 'autoComplete' | 'defaultValue'>

export function TextField({ label, error, ...input }: TextProps & { label: string; error: string | undefined }) {
  return (
    <Field label={label} error={error}>
      {(control) => <input {...control} {...input} className={`${INPUT} ${INVALID} px-[.8rem]`} />}
    </Field>
  )
}
