import type { ReactNode } from 'react'
import { Form, Link, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PanelIcon, type PanelIconName } from '#app/ui/panel/panel-icon.tsx'

type Props = { greeting: string; alerts: number; movements: number }

/** Head of the panel's home: search and notification badges (spec, section 2, Home). */
export function HomeHead({ greeting, alerts, movements }: Props) {
  return (
    <div className="dash-head">
      <div>
        <h1>Dashboard</h1>
        <p>{greeting}</p>
      </div>
      <div className="flex items-center gap-2 max-lg:w-full">
        <Form
          role="search"
          method="get"
          action={href('/dashboard/propiedades')}
          className="relative min-w-0 grow lg:w-88"
        >
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-[.9rem] -translate-y-1/2 text-ink-3"
          />
          <input
            type="search"
            name="search"
            enterKeyHint="search"
            maxLength={100}
            aria-label="Buscar propiedades"
            aria-keyshortcuts="/"
            placeholder="Buscar propiedades"
            className={`${INPUT} search-input pr-12 pl-[2.7rem]`}
          />
          <kbd aria-hidden="true" className="kbd max-lg:hidden noscript:hidden">
            /
          </kbd>
        </Form>
        <Notification
          to={href('/dashboard/alertas')}
          icon="bell"
          name={alerts === 1 ? '1 alerta de contratos' : `${alerts} alertas de contratos`}
        >
          {alerts > 0 && <span className="notif-count">{shortCount(alerts)}</span>}
        </Notification>
        <Notification
          to={href('/dashboard/actividad')}
          icon="log"
          name={movements === 1 ? '1 movimiento hoy' : `${movements} movimientos hoy`}
        >
          {movements > 0 && <span className="notif-count calm">{shortCount(movements)}</span>}
        </Notification>
      </div>
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
      className={buttonClass({ variant: 'ghost', icon: true, className: 'notif' })}
    >
      <PanelIcon name={icon} />
      {children}
    </Link>
  )
}

/** Text of a badge, short enough to fit on the bell icon. */
function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}
