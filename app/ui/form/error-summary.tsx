import { type MouseEvent, type Ref, useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { controlId } from './field.tsx'

type Props = {
  heading: string
  /** Errors in the order of the form. A named control becomes the text of its link. */
  wrong: readonly { name: string; label?: string; error: string }[]
  /** Style: the site's or the panel's. */
  look: 'site' | 'panel'
  /** For a form that sets the focus itself. */
  ref?: Ref<HTMLDivElement>
}

const LOOKS = {
  site: {
    box: 'scroll-mt-28 rounded-sm border border-l-4 border-danger-line border-l-danger px-[1.1rem] py-4',
    heading: 'font-sans text-base leading-[1.35] font-semibold tracking-normal',
    list: '',
    line: 'mt-[.35rem]',
    link: 'underline',
  },
  panel: {
    box: 'grid gap-2 rounded-md border border-danger p-4',
    heading: 'flex items-center gap-2 text-base',
    list: 'grid gap-1 text-sm',
    line: '',
    link: 'font-semibold',
  },
} as const

/**
 * List of a form's errors. It takes the focus when rendered, and each line links to its control. Give it a `key` that
 * changes with each refusal.
 */
export function ErrorSummary({ heading, wrong, look, ref = focusIt }: Props) {
  const looks = LOOKS[look]
  const headingId = useId()
  return (
    <div
      ref={ref}
      // Without JavaScript the document opens with the focus here.
      autoFocus
      tabIndex={-1}
      role="alert"
      aria-labelledby={headingId}
      className={`bg-danger-bg text-danger ${looks.box}`}
    >
      <h2 id={headingId} className={looks.heading}>
        {look === 'panel' && <Icon name="warning" />}
        {heading}
      </h2>
      <ul className={looks.list}>
        {wrong.map(({ name, label, error }) => (
          <li key={name} className={`pointer-coarse:py-2.5 ${looks.line}`}>
            <a
              href={`#${controlId(name)}`}
              onClick={focusControl}
              className={`py-0.5 text-inherit pointer-coarse:py-3 ${looks.link}`}
            >
              {label ?? (error === heading ? 'Ir al campo' : error)}
            </a>
            {label && `: ${error}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

function focusIt(summary: HTMLDivElement | null) {
  summary?.focus()
}

/** A link only scrolls to a control; a folded one is opened first. */
function focusControl(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  const fold = control.closest('details')
  if (fold) fold.open = true
  control.focus()
}
