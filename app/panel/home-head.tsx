import type { ClipboardEventHandler, ReactNode } from 'react'
import { Form, Link, href } from 'react-router'
import { countedAsShown, shortCount } from './counted.ts'
import { buttonClass } from '#app/ui/button.ts'
import { LONGEST_PASTED } from '#app/forms/typed-search.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { Kbd } from '#app/ui/panel/kbd.tsx'
import { PanelIcon, type PanelIconName } from '#app/ui/panel/panel-icon.tsx'
import { SECTION_HEAD } from './section-head.ts'

type Props = {
  greeting: string
  alerts: number
  movements: number
  /** Handler of the search: what is pasted may be no search. */
  onPaste: ClipboardEventHandler
  /** The actions at its end. */
  children: ReactNode
}

/** Head of the panel's home in one line: search, notification badges and actions (spec, section 2, Home). */
export function HomeHead({ greeting, alerts, movements, onPaste, children }: Props) {
  return (
    <div className={SECTION_HEAD}>
      <div>
        <h1>Dashboard</h1>
        <p>{greeting}</p>
      </div>
      <div className="flex items-center gap-2 max-lg:w-full max-[22rem]:flex-wrap lg:ml-auto">
        <Form
          role="search"
          method="get"
          action={href('/dashboard/propiedades')}
          className="min-w-0 grow max-[22rem]:basis-full lg:w-60"
        >
          <SearchField
            name="search"
            maxLength={LONGEST_PASTED}
            aria-label="Buscar propiedades"
            aria-keyshortcuts="/"
            placeholder="Buscar propiedades"
            onPaste={onPaste}
            className="pr-3 lg:pr-12"
          >
            <Kbd>/</Kbd>
          </SearchField>
        </Form>
        <Notification
          to={href('/dashboard/alertas')}
          icon="bell"
          name={countedAsShown(alerts, 'alerta de contratos', 'alertas de contratos')}
        >
          <Count count={alerts} className="bg-danger-action text-on-danger" />
        </Notification>
        <Notification
          to={href('/dashboard/actividad')}
          icon="log"
          name={countedAsShown(movements, 'movimiento hoy', 'movimientos hoy')}
        >
          <Count count={movements} className="bg-action text-on-action" />
        </Notification>
      </div>
      <div className="max-lg:w-full">{children}</div>
    </div>
  )
}

type NotificationProps = { to: string; icon: PanelIconName; name: string; children: ReactNode }

function Notification({ to, icon, name, children }: NotificationProps) {
  return (
    <Link
      to={to}
      aria-label={name}
      title={name}
      className={buttonClass({ variant: 'ghost', className: 'min-w-11 flex-none gap-1 px-2' })}
    >
      <PanelIcon name={icon} className="size-6" />
      {children}
    </Link>
  )
}

/** The number beside an icon, short enough to fit. */
function Count({ count, className }: { count: number; className: string }) {
  if (count === 0) return null
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-full px-[.3rem] text-[.75rem] leading-none font-bold tabular-nums ${className}`}
    >
      {shortCount(count)}
    </span>
  )
}
