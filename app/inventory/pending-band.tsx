import { Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { alertQuery } from '#app/alerts/alert-list.ts'
import { messageQuery } from '#app/contact/panel/message-query.ts'
import { BOX } from '#app/ui/panel/box.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import { UNFILTERED_LIST, panelQuery } from './panel-search.ts'
import { FIRST_PAGE_TASKS, PENDING_LABELS, type PendingCounts } from './pending.ts'

export type Pending = {
  /** Messages without an answer. */
  messages: number
  /** Deadlines of the next ninety days. */
  deadlines: number
  /** Properties on offer that need something. */
  properties: PendingCounts
  /** The property that most visitors contacted the agency about this week. */
  mostRequested: { id: string; title: string; count: number } | null
}

type Task = { label: string; to: string; count: number }

/** What needs doing, each a link with its count; nothing where there is nothing. */
export function PendingBand({ messages, deadlines, properties, mostRequested }: Pending) {
  const list = href('/dashboard/propiedades')
  const offered = { ...UNFILTERED_LIST, status: 'disponible' } as const
  const tasks: Task[] = [
    {
      label: 'Sin responder',
      to: href('/dashboard/mensajes') + messageQuery('pendiente'),
      count: messages,
    },
    {
      label: 'Por vencer',
      to: href('/dashboard/alertas') + alertQuery({ filter: 'all', sort: 'urgency', page: 1 }),
      count: deadlines,
    },
    { label: 'Sin fotos', to: list + panelQuery({ ...offered, noPhotos: true }), count: properties.photos },
    ...FIRST_PAGE_TASKS.map((pending) => ({
      label: PENDING_LABELS[pending],
      to: list + panelQuery({ ...offered, pending }),
      count: properties[pending],
    })),
  ].filter(({ count }) => count > 0)
  if (tasks.length === 0 && mostRequested === null) return null
  return (
    <nav aria-labelledby="pendiente" className={`${BOX} grid gap-2 px-[1.1rem] py-[.85rem]`}>
      <h2 id="pendiente" className="text-[1.0625rem] leading-[1.3] tracking-normal">
        Pendiente
      </h2>
      <ul className="flex flex-wrap gap-2">
        {tasks.map(({ label, to, count }) => (
          <li key={label}>
            <Link to={to} className={PILL_LINK}>
              {label} <b className="num">{formatCount(count)}</b>
            </Link>
          </li>
        ))}
        <li>
          <Link to={href('/dashboard/listas')} className={PILL_LINK}>
            Qué falta en las fichas
          </Link>
        </li>
      </ul>
      {mostRequested && (
        <p className="text-sm wrap-anywhere text-ink-2">
          La más consultada esta semana:{' '}
          <Link to={href('/property/:propertyId', { propertyId: mostRequested.id })} className="underline">
            {mostRequested.title}
          </Link>{' '}
          <span className="num">
            ({mostRequested.count === 1 ? '1 consulta' : `${formatCount(mostRequested.count)} consultas`})
          </span>
        </p>
      )}
    </nav>
  )
}
