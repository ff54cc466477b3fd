import { useEffect, useRef } from 'react'
import { STATES } from '#app/properties/places.ts'
import { LABEL } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FieldError, useControl } from './field.tsx'
import { useLiveForm } from './live-form.tsx'

/** The 32 states. For a new property they lie folded behind the chosen one (spec, section 2, Add and edit forms). */
export function StatePicker({ collapsible }: { collapsible: boolean }) {
  const { values } = useLiveForm()
  const { id, error } = useControl('state')
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (error && fold.current) fold.current.open = true
  }, [error])

  if (!collapsible)
    return (
      <fieldset id={id} tabIndex={-1} className="min-w-0">
        <legend className={`mb-[.4rem] ${LABEL}`}>Estado</legend>
        <States />
        <FieldError id={id} error={error} />
      </fieldset>
    )
  return (
    <details ref={fold} className="fold">
      <summary>
        <span>
          <span className={LABEL}>Estado</span>
          <span className="block text-base">{values.state || 'Elige un estado'}</span>
        </span>
        <Icon name="chevron-down" className="fold-mark text-[1rem]" />
      </summary>
      <fieldset id={id} tabIndex={-1} aria-label="Estado" className="min-w-0 p-[1.1rem]">
        <States />
        <FieldError id={id} error={error} />
      </fieldset>
    </details>
  )
}

function States() {
  const { initial } = useLiveForm()
  return (
    <div className="flex flex-wrap gap-2">
      {['', ...STATES].map((state) => (
        <label key={state} className="pill">
          <input type="radio" name="state" value={state} defaultChecked={initial.state === state} />
          {state || 'Sin estado'}
        </label>
      ))}
    </div>
  )
}
