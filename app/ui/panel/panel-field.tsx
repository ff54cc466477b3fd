import { type InputHTMLAttributes, useEffect, useId, useRef } from 'react'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { name: string; label: string; error?: string }

/** A labelled input with what is wrong with it underneath. */
export function PanelField({ label, error, className = '', ...input }: Props) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={`${INPUT} px-[.8rem] aria-invalid:border-danger ${className}`}
      />
      {error && (
        <p id={errorId} className="flex items-start gap-[.35rem] text-2xs font-medium text-danger">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  )
}

/** Around a form that was refused: the first wrong field takes the focus. @param refusal changes with each answer */
export function useFirstErrorFocus<T extends HTMLElement>(refusal: unknown) {
  const form = useRef<T>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])
  return form
}
