import type { MouseEvent } from 'react'
import { CONTACT_FIELDS, type ContactErrors, errorHeading } from './contact-rules.ts'
import { controlId } from './contact-field.tsx'

/** What is to be put right before the message can be sent; it takes the focus, and each line leads to its control. */
export function ErrorSummary({ errors }: { errors: ContactErrors }) {
  const wrong = CONTACT_FIELDS.filter((name) => errors[name])
  return (
    <div
      ref={focusIt}
      // Without JavaScript it is the document that arrives with the focus here.
      autoFocus
      tabIndex={-1}
      role="alert"
      className="scroll-mt-28 rounded-sm border border-l-4 border-danger-line border-l-danger bg-danger-bg px-[1.1rem] py-4 text-danger"
    >
      <h2 className="font-sans text-base leading-[1.35] font-semibold tracking-normal">{errorHeading(errors)}</h2>
      <ul>
        {wrong.map((name) => (
          <li key={name} className="mt-[.35rem]">
            <a
              href={`#${controlId(name)}`}
              onClick={focusControl}
              className="inline-flex min-h-6 items-center text-inherit underline pointer-coarse:min-h-11"
            >
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusIt(summary: HTMLDivElement | null) {
  summary?.focus()
}

/** A link to a control only scrolls to it. */
function focusControl(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  control.focus()
}
