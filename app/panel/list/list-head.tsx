import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import './list-screen.css'

const MENU_ID = 'mas-de-lista'

type Props = {
  title: string
  /** How many there are, in words. */
  found: string
  /** The main action; null without the right to it. */
  action: ReactNode
  /** The links of the list. Without them, no menu. */
  children?: ReactNode
}

/** Title, count, links and actions of a list in one line. On a narrow screen the links are in a menu. */
export function ListHead({ title, found, action, children }: Props) {
  return (
    <div className="list-head">
      <div className="list-title">
        <h1 id="lista" tabIndex={-1}>
          {title}
        </h1>
        <p role="status" className="num">
          {found}
        </p>
      </div>
      {children && (
        <div id={MENU_ID} popover="auto" className="list-links menu">
          {children}
        </div>
      )}
      {action}
      {children && (
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label={`Más de ${title}`}
          className={buttonClass({ variant: 'outline', icon: true, className: 'list-more' })}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      )}
    </div>
  )
}

type LinkProps = { to: string; narrow?: boolean; isFile?: boolean; children: ReactNode }

/** `narrow`: the sidebar of a wide screen has it; `isFile`: it downloads a file. */
export function HeadLink({ to, narrow = false, isFile = false, children }: LinkProps) {
  const className = `${TEXT_LINK} num text-sm ${narrow ? 'lg:hidden' : ''}`
  if (isFile)
    return (
      <a href={to} download className={className}>
        {children}
      </a>
    )
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
