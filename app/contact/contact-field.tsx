import type { ReactNode } from 'react'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ContactField } from './contact-rules.ts'

type Props = {
  name: ContactField
  label: string
  defaultValue: string
  error: string | undefined
  required?: true
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
}

const CONTROL = `${INPUT} px-[.8rem] aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]`

/** The id of a control, for the lines that lead to it. */
export function controlId(name: ContactField): string {
  return `contacto-${name}`
}

/** A label, its control and, under it, what is wrong with it. Nothing is cut while somebody types or pastes. */
export function TextField({ label, error, type = 'text', ...control }: Props) {
  return (
    <Frame {...control} label={label} error={error}>
      <input {...controlProps(control, error)} type={type} className={CONTROL} />
    </Frame>
  )
}

export function MessageField({ label, error, ...control }: Omit<Props, 'type'>) {
  return (
    <Frame {...control} label={label} error={error}>
      <textarea {...controlProps(control, error)} className={`${CONTROL} min-h-34 resize-y leading-[1.55]`} />
    </Frame>
  )
}

function controlProps<T extends { name: ContactField }>(control: T, error: string | undefined) {
  const id = controlId(control.name)
  return {
    ...control,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
}

type FrameProps = Pick<Props, 'name' | 'label' | 'error' | 'required'> & { children: ReactNode }

function Frame({ name, label, error, required, children }: FrameProps) {
  const id = controlId(name)
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={LABEL}>
        {label}{' '}
        {required ? (
          <span aria-hidden="true" className="text-danger">
            *
          </span>
        ) : (
          <span className="font-normal text-ink-3">(opcional)</span>
        )}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-[.35rem] text-2xs font-medium text-danger">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  )
}
