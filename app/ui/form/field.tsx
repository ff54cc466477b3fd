import { type ReactNode, createContext, useContext } from 'react'
import { FIELD, LABEL } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'

/** The id of a control, for links of the error summary. */
export function controlId(name: string): string {
  return `campo-${name}`
}

/** Prefix of the ids of controls, where a page has several forms with controls of the same name. */
export const ControlScope = createContext('')

function useControlId(name: string): string {
  return controlId(useContext(ControlScope) + name)
}

/** Attributes of every control. */
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
  /** Which labels say whether the control is required: none, only required ones, or all. */
  marks?: 'none' | 'required' | 'all'
  /** Hint about the value; the error replaces it. */
  hint?: string
  /** Note that stays visible. */
  note?: ReactNode
  error?: string | null
  /** CSS classes of the error message. */
  errorClass?: string
}

/** Some labels say it themselves. */
const OPTIONAL = ' (opcional)'

/** A label, its control, and below it the error, hint and note. */
export function Field({ children, ...field }: FieldProps & { children: (control: ControlAttributes) => ReactNode }) {
  const { name, label, required, marks = 'none', hint, note, error, errorClass } = field
  const id = useControlId(name)
  const isOptional = label.endsWith(OPTIONAL)
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={LABEL}>
        {isOptional ? label.slice(0, -OPTIONAL.length) : label}
        {required && marks !== 'none' && <RequiredMark />}
        {(isOptional || (!required && marks === 'all')) && (
          <>
            {' '}
            <span className="font-normal text-ink-3">{OPTIONAL.trim()}</span>
          </>
        )}
      </label>
      {children(controlAttributes(id, field))}
      <FieldError name={name} error={error} className={errorClass} />
      {hint && !error && <FieldNote id={`${id}-nota`}>{hint}</FieldNote>}
      {note && <FieldNote id={`${id}-nota`}>{note}</FieldNote>}
    </div>
  )
}

/** ARIA attributes that link a control with its error, hint and note. */
function controlAttributes(
  id: string,
  { name, required, hint, note, error }: Omit<FieldProps, 'label'>,
): ControlAttributes {
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

/** Several checkboxes or radio buttons of one name, with one error below them. */
export function FieldGroup({ name, legend, error, errorClass, children }: FieldGroupProps) {
  return (
    <fieldset id={useControlId(name)} tabIndex={-1} className="min-w-0">
      <legend className={`mb-1.5 ${LABEL}`}>{legend}</legend>
      {children}
      <FieldError name={name} error={error} className={errorClass} />
    </fieldset>
  )
}

/** True in a form without a summary: its field errors are alerts then (decision 16). */
export const FieldAlerts = createContext(false)

type FieldErrorProps = { name: string; error: string | null | undefined; className?: string }

/** Error of a control, one sentence per line. */
export function FieldError({ name, error, className = '' }: FieldErrorProps) {
  const id = useControlId(name)
  const isAlert = useContext(FieldAlerts)
  if (!error) return null
  return (
    <p
      role={isAlert ? 'alert' : undefined}
      id={`${id}-error`}
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
