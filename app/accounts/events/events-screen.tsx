import { useAgency } from '#app/agency/use-agency.tsx'
import { href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { Pager } from '#app/ui/pager.tsx'
import { ACTION_LABELS, type AccountEvent } from './account-event.ts'
import { formatLogTime } from '#app/activity/activity-time.ts'

type Props = { events: readonly AccountEvent[]; page: number; pages: number }

/** The log of accounts, newest first. */
export function EventsScreen({ events, page, pages }: Props) {
  const { timeZone } = useAgency()
  const address = href('/dashboard/configuracion/accesos')
  if (events.length === 0)
    return (
      <PanelEmpty title="No hay accesos registrados">
        Cada inicio de sesión, invitación o cambio del equipo y de la configuración aparecerá aquí.
      </PanelEmpty>
    )
  return (
    <>
      <ul className={`${BOX} max-w-200 divide-y divide-line`} aria-label="Accesos">
        {events.map((event) => (
          <li key={event.id} className="grid gap-[.1rem] px-[1.1rem] py-3">
            <p className={`${ROW_TITLE} font-semibold`}>
              {ACTION_LABELS[event.action]}: {event.subject}
            </p>
            {event.details && <p className={`${ROW_NOTE} text-ink-2`}>{event.details}</p>}
            <p className={ROW_NOTE}>
              {event.times > 1 && <span className="num">{formatCount(event.times)} veces, la última&nbsp;· </span>}
              {event.userName && `${event.userName}\u00A0· `}
              <time dateTime={event.timestamp} className="num">
                {formatLogTime(timeZone, event.timestamp)}
              </time>
            </p>
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pages} addressOf={(to) => (to > 1 ? `${address}?page=${to}` : address)} />
    </>
  )
}
