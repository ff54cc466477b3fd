import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

type Props = {
  /** A success disappears by itself, a failure stays until it is closed. */
  kind: 'success' | 'failure'
  text: string
  /** A button or link beside the text; the notice then stays two seconds longer. */
  action?: ReactNode
  /** Instead of an action: a link to the subject of the message. */
  link?: { to: string; label: string }
  /** Further ways on. */
  links?: readonly { to: string; label: string }[]
  /** Called when the notice has closed, by the reader or by time. */
  onClose?: () => void
}

const LOOKS = {
  success: { role: 'status', icon: 'check', iconClass: 'text-ok', life: 'notice-expires' },
  failure: { role: 'alert', icon: 'warning', iconClass: 'text-danger', life: '' },
} as const

/** A message over the page (design, section 5, Toast). An open <dialog>, so that its button closes it without JavaScript too. */
export function Notice({ kind, text, link, links, action = linksOf(link, links), onClose }: Props) {
  const { role, icon, iconClass, life } = LOOKS[kind]
  const arrived = useArrived()
  return (
    <dialog
      open
      aria-label="Aviso"
      data-theme="dark"
      onClose={onClose}
      onAnimationEnd={onClose}
      className={`clear-of-cookies fixed inset-x-4 top-auto bottom-[calc(1rem+var(--notice-lift,var(--cookies))+env(safe-area-inset-bottom))] z-(--z-toast) m-0 mx-auto w-auto max-w-lg items-center gap-3 rounded-md bg-surface py-[.6rem] pr-[.6rem] pl-4 text-sm leading-[1.4] font-medium text-ink shadow-(--shadow-float) open:flex open:flex-wrap forced-colors:border ${life} ${action ? '[--notice-life:8s]' : ''}`}
    >
      <Icon name={icon} className={iconClass} />
      <div className="flex flex-[1_1_10ch] flex-wrap items-center gap-x-3">
        <p role={role} className="grow">
          <span key={String(arrived)}>{text}</span>
        </p>
        {action}
      </div>
      <form method="dialog" className="ml-auto flex-none">
        <button
          type="submit"
          aria-label="Cerrar aviso"
          className="grid size-11 place-items-center rounded-sm text-ink-2"
        >
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  )
}

function linksOf(link: Props['link'], links: Props['links'] = []): ReactNode {
  const all = link ? [link, ...links] : links
  return all.length > 0 && all.map((each) => <NoticeLink key={each.to} {...each} />)
}

function NoticeLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 flex-none items-center font-semibold text-ink underline">
      {label}
    </Link>
  )
}

/** True one frame after the first render: a live region announces only changes, not its initial content. */
function useArrived(): boolean {
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setArrived(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return arrived
}
