import { type MouseEvent, type Ref, useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { controlId } from './field.tsx'

type Props = {
  heading: string
  /** What is wrong, in the order of the form; a control that is named is what its line leads by. */
  wrong: readonly { name: string; label?: string; error: string }[]
  /** Of the site's pages, or of the panel's. */
  look: 'site' | 'panel'
  /** For a form whose own code gives the focus to a control first, and then to the summary. */
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
 * What is to be put right before a form can be sent. It takes the focus as it comes, and each line leads to its control;
 * with a `key` that each refusal changes it comes anew.
 */
export function ErrorSummary({ heading, wrong, look, ref = focusIt }: Props) {
  const looks = LOOKS[look]
  const headingId = useId()
  return (
    <div
      ref={ref}
      // Without JavaScript it is the document that arrives with the focus here.
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

/** A link to a control only scrolls to it; one that lies folded is shown first. */
function focusControl(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  const fold = control.closest('details')
  if (fold) fold.open = true
  control.focus()
}
