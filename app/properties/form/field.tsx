import { useField } from '@conform-to/react'
import type { ReactNode } from 'react'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Control } from '#app/properties/facts/fact-controls.ts'
import { useLiveForm } from './live-form.tsx'

/** The id of a control: the summary of errors leads to it. */
export function controlId(name: string): string {
  return `campo-${name}`
}

/** Attributes of a control, whatever kind it is. */
type ControlProps = {
  id: string
  name: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Options = { required?: boolean; hint?: boolean }

export function useControl(name: string, { required = false, hint = false }: Options = {}) {
  const [{ errors }] = useField<string>(name)
  const id = controlId(name)
  const describedBy = [errors && `${id}-error`, hint && `${id}-nota`].filter(Boolean).join(' ')
  const props: ControlProps = {
    id,
    name,
    required,
    'aria-invalid': errors ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
  return { id, props, error: errors?.join('\n') ?? null }
}

type FieldProps = Options & { name: Control; label: string; note?: ReactNode }

/** A label, its control, what is to be known of it, what is wrong with it. */
export function Field({
  name,
  label,
  required,
  note,
  children,
}: FieldProps & { children: (control: ControlProps, initial: string) => ReactNode }) {
  const { initial } = useLiveForm()
  const { id, props, error } = useControl(name, { required, hint: Boolean(note) })
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={LABEL}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children(props, initial[name])}
      <FieldError id={id} error={error} />
      {note && (
        <p id={`${id}-nota`} className="text-2xs leading-[1.45] text-ink-3">
          {note}
        </p>
      )}
    </div>
  )
}

function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' '}
      *
    </span>
  )
}

export function FieldError({ id, error }: { id: string; error: string | null }) {
  if (!error) return null
  return (
    <p
      id={`${id}-error`}
      className="flex items-start gap-[.35rem] text-2xs leading-[1.45] font-medium whitespace-pre-line text-danger"
    >
      <Icon name="warning" />
      {error}
    </p>
  )
}

type TextFieldProps = FieldProps & {
  placeholder?: string
  type?: 'text' | 'date' | 'email' | 'tel'
  min?: string
  autoComplete?: string
}

export function TextField({ placeholder, type = 'text', min, autoComplete = 'off', ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(control, initial) => (
        <input
          {...control}
          type={type}
          min={min}
          autoComplete={autoComplete}
          placeholder={placeholder}
          defaultValue={initial}
          className={`form-control ${INPUT} px-[.8rem]`}
        />
      )}
    </Field>
  )
}

/** Options by their codes, with the words that people read. */
export function SelectField<Code extends string>({
  options,
  labels,
  ...field
}: FieldProps & { options: readonly Code[]; labels: Record<Code, string> }) {
  return (
    <Field {...field}>
      {(control, initial) => (
        <SelectFrame>
          <select
            {...control}
            defaultValue={initial}
            className={`form-control ${INPUT} appearance-none px-[.8rem] pr-10`}
          >
            {options.map((option) => (
              <option key={option} value={option}>
                {labels[option]}
              </option>
            ))}
          </select>
        </SelectFrame>
      )}
    </Field>
  )
}

export function SelectFrame({ children }: { children: ReactNode }) {
  return (
    <span className="relative grid">
      {children}
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-[.8rem] size-4 -translate-y-1/2 text-ink-3"
      />
    </span>
  )
}
