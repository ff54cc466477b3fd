import { useEffect, useRef } from 'react'
import { LABEL } from '#app/ui/field.ts'
import { FieldError, controlId } from '#app/ui/form/field.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { ERROR_LINE, useControlError } from './use-control.tsx'

type Props = { label: string; options: readonly string[] }

/** The 32 states, folded for a new property (spec, section 2, Add and edit forms). */
export function StatePicker({ label, options }: Props) {
  const { values, isNew } = useLiveForm()
  const error = useControlError('state')
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (error && fold.current) fold.current.open = true
  }, [error])

  if (!isNew)
    return (
      <fieldset id={controlId('state')} tabIndex={-1} className="min-w-0">
        <legend className={`mb-[.4rem] ${LABEL}`}>{label}</legend>
        <States options={options} />
        <FieldError name="state" error={error} className={ERROR_LINE} />
      </fieldset>
    )
  return (
    <Disclosure
      ref={fold}
      className="rounded-sm border border-line-strong"
      look="row"
      head="font-normal"
      summary={
        <span>
          <span className={LABEL}>{label}</span>
          <span className="block text-base">{values.state || 'Elige un estado'}</span>
        </span>
      }
    >
      <fieldset id={controlId('state')} tabIndex={-1} aria-label={label} className="min-w-0 p-[1.1rem]">
        <States options={options} />
        <FieldError name="state" error={error} className={ERROR_LINE} />
      </fieldset>
    </Disclosure>
  )
}

function States({ options }: Pick<Props, 'options'>) {
  const { initial, home } = useLiveForm()
  const ownStates = home.map(({ state }) => state)
  return (
    <div className="flex flex-wrap gap-2">
      {[...new Set(['', ...ownStates, ...options])].map((state) => (
        <label key={state} className="pill">
          <input type="radio" name="state" value={state} defaultChecked={initial.state === state} />
          {state || 'Sin estado'}
        </label>
      ))}
    </div>
  )
}
