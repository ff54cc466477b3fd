import { type ReactNode, createContext, useContext } from 'react'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'

/** An input or a select of the kit; red where it is wrong. The room at its sides is the caller's, for icons stand there. */
export const CONTROL = `${INPUT} aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]`

/** The id of a control, for the lines that lead to it. */
export function controlId(name: string): string {
  return `campo-${name}`
}

/** What every control has, whatever kind it is. */
type ControlAttributes = {
  id: string
  name: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FieldProps = {
  name: string
  label: string
  required?: boolean
  /** Which labels say whether they must be filled in: none, those that must, or all. */
  marks?: 'none' | 'required' | 'all'
  /** What the value must be like; gives way to what is wrong with it. */
  hint?: string
  /** What is to be known of it; stays. */
  note?: ReactNode
  error?: string | null
  /** Class names of what is wrong with it. */
  errorClass?: string
}

/** A label, its control and, under it, what is wrong with it and what is to be known of it. */
export function Field({ children, ...field }: FieldProps & { children: (control: ControlAttributes) => ReactNode }) {
  const { name, label, required, marks = 'none', hint, note, error, errorClass } = field
  const id = controlId(name)
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={LABEL}>
        {label}
        {required && marks !== 'none' && <RequiredMark />}
        {!required && marks === 'all' && (
          <>
            {' '}
            <span className="font-normal text-ink-3">(opcional)</span>
          </>
        )}
      </label>
      {children(controlAttributes(field))}
      <FieldError name={name} error={error} className={errorClass} />
      {hint && !error && <FieldNote id={`${id}-nota`}>{hint}</FieldNote>}
      {note && <FieldNote id={`${id}-nota`}>{note}</FieldNote>}
    </div>
  )
}

/** Attributes by which a control is told with what stands under it. */
function controlAttributes({ name, required, hint, note, error }: Omit<FieldProps, 'label'>): ControlAttributes {
  const id = controlId(name)
  const describedBy = [error && `${id}-error`, (note || (hint && !error)) && `${id}-nota`].filter(Boolean)
  return {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  }
}

function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' '}
      *
    </span>
  )
}

type FieldGroupProps = Pick<FieldProps, 'name' | 'error' | 'errorClass'> & { legend: string; children: ReactNode }

/** Several controls of one name, to tick or to choose from: what is wrong with them stands under all, and leads to all. */
export function FieldGroup({ name, legend, error, errorClass, children }: FieldGroupProps) {
  return (
    <fieldset id={controlId(name)} tabIndex={-1} className="min-w-0">
      <legend className={`mb-1.5 ${LABEL}`}>{legend}</legend>
      {children}
      <FieldError name={name} error={error} className={errorClass} />
    </fieldset>
  )
}

/** Given to a form without a summary: its fields' own sentences are then its alerts (decision 16). */
export const FieldAlerts = createContext(false)

type FieldErrorProps = { name: string; error: string | null | undefined; className?: string }

/** What is wrong with a control, a sentence a line. */
export function FieldError({ name, error, className = '' }: FieldErrorProps) {
  const isAlert = useContext(FieldAlerts)
  if (!error) return null
  return (
    <p
      role={isAlert ? 'alert' : undefined}
      id={`${controlId(name)}-error`}
      className={`flex items-start gap-[.35rem] text-2xs font-medium whitespace-pre-line text-danger ${className}`}
    >
      <Icon name="warning" />
      {error}
    </p>
  )
}

function FieldNote({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-2xs leading-[1.45] text-ink-3">
      {children}
    </p>
  )
}
