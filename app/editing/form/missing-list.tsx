import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { NAMED_CONTROLS } from '#app/catalogue/facts/fact-controls.ts'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { controlId } from '#app/ui/form/field.tsx'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { focusPart } from './form-keys.tsx'

/** What still has to be filled in before the property can be saved, each with a link to its field; always in view. */
export function MissingList({ className = '' }: { className?: string }) {
  const missing = useMissing()
  const titleId = useId()
  const { search } = useLocation()
  if (missing.length === 0) return null
  return (
    <div className={`noscript:hidden ${className}`}>
      <p id={titleId} className="flex-none text-xs font-semibold whitespace-nowrap text-ink-2">
        {missing.length === 1 ? 'Falta 1 dato' : `Faltan ${missing.length} datos`}
      </p>
      <ul aria-labelledby={titleId} className="flex min-w-0 gap-x-3 text-xs">
        {missing.map(({ name, label }) => (
          <li key={name} className="flex-none">
            <Link
              to={{ search, hash: controlId(name) }}
              replace
              onClick={(event) => {
                if (isPlainClick(event)) focusPart(controlId(name))
              }}
              className={`${TEXT_LINK} inline-flex min-h-7 items-center text-ink-2 pointer-coarse:min-h-11`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A price on request has no price. */
function useMissing() {
  const { values } = useLiveForm()
  const texts: Readonly<Record<string, unknown>> = values
  return NAMED_CONTROLS.filter(({ name, required }) => {
    if (required === undefined || (name === 'price' && values.priceOnRequest !== '')) return false
    const typed = texts[name]
    return typeof typed === 'string' && typed.trim() === ''
  })
}
