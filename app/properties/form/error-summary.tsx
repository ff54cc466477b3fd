import { useFormMetadata } from '@conform-to/react'
import type { MouseEvent, Ref } from 'react'
import { NAMED_CONTROLS } from '#app/properties/facts/fact-controls.ts'
import { Icon } from '#app/ui/icon.tsx'
import { controlId } from './field.tsx'

/** What is to be put right before the form can be saved; each line leads to its control. */
export function ErrorSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { allErrors } = useFormMetadata()
  const wrong = NAMED_CONTROLS.flatMap(({ name, label }) => {
    const message = allErrors[name]?.join(' ')
    return message ? [{ name, label, message }] : []
  })
  if (wrong.length === 0) return null
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-labelledby="por-corregir"
      className="grid gap-2 rounded-md border border-danger bg-danger-bg p-4 text-danger"
    >
      <h2 id="por-corregir" className="flex items-center gap-2 text-base">
        <Icon name="warning" />
        {wrong.length === 1 ? 'Falta corregir un dato' : `Falta corregir ${wrong.length} datos`}
      </h2>
      <ul className="grid gap-1 text-sm">
        {wrong.map(({ name, label, message }) => (
          <li key={name}>
            <a
              href={`#${controlId(name)}`}
              onClick={focusControl}
              className="inline-flex min-h-6 items-center font-semibold text-inherit pointer-coarse:min-h-11"
            >
              {label}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A link to a control only scrolls to it. */
function focusControl(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  const fold = control.closest('details')
  if (fold) fold.open = true
  control.focus()
}
