import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { SECTION_HEAD } from './section-head.ts'

export type Back = { to: string; label: string; onClick?: MouseEventHandler<HTMLAnchorElement> }

type Props = {
  back: Back
  title: ReactNode
  note?: ReactNode
  /** Links and buttons of the page. */
  children?: ReactNode
}

/** The head of a page below a section: the link back above the title, in the same place on every page. */
export function PanelHead({ back, title, note, children }: Props) {
  return (
    <div>
      <BackLink {...back} />
      <div className={SECTION_HEAD}>
        <div className="min-w-0">
          <h1 tabIndex={-1} className="outline-none">
            {title}
          </h1>
          {note && <p className="num">{note}</p>}
        </div>
        {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
      </div>
    </div>
  )
}

export function BackLink({ to, label, onClick }: Back) {
  return (
    <Link
      to={to}
      onClick={onClick}
      className="-mt-2 mb-1 -ml-1 inline-flex min-h-8 max-w-full items-center gap-1 text-sm font-medium text-ink-2 no-underline wrap-anywhere hover:text-ink hover:underline pointer-coarse:min-h-11"
    >
      <Icon name="left" className="flex-none" />
      {label}
    </Link>
  )
}
