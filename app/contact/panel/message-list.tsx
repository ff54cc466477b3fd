import { useAgency } from '#app/agency/use-agency.tsx'
import { Link, href } from 'react-router'
import { formatMoment } from '#app/calendar/moment.ts'
import type { ContactLinks } from '#app/leads/contact-links.ts'
import { ContactButtons } from '#app/leads/panel/contact-buttons.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import type { MessageRow } from './message.ts'
import { MessageBadge } from './message-badge.tsx'

/** `links`: where the row offers to call or to write. */
type ListedMessage = MessageRow & { links?: ContactLinks }

/** One row for each message; the whole row is a link to it. The caller gives the box. */
export function MessageList({ messages }: { messages: readonly ListedMessage[] }) {
  return (
    <ul className="divide-y divide-line">
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} />
      ))}
    </ul>
  )
}

function MessageItem({ message }: { message: ListedMessage }) {
  const { timeZone } = useAgency()
  const { id, nombre, asunto, excerpt, createdAt, state, propertyTitle, propertyOffer, trouble, links } = message
  const isNew = state === 'nuevo'
  return (
    <li
      // Unread: the badge says it, and the edge makes it visible at a glance.
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-[.85rem] px-[1.1rem] py-3 last:rounded-b-md hover:bg-hover max-[16rem]:grid-cols-1 ${isNew ? 'shadow-[inset_3px_0_0_var(--color-faro)]' : ''}`}
    >
      <div className="min-w-0">
        <h3 className={`${ROW_TITLE} ${isNew ? 'font-semibold' : 'font-medium'}`}>
          <Link
            to={href('/dashboard/mensajes/:messageId', { messageId: id })}
            className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
          >
            {nombre}
          </Link>
        </h3>
        <p className="truncate">{asunto ?? excerpt}</p>
        {asunto && <p className={`${ROW_NOTE} truncate`}>{excerpt}</p>}
      </div>
      <div className="grid justify-items-end gap-1.5 max-[16rem]:justify-items-start">
        <MessageBadge state={state} />
        {trouble && (
          <span className={`badge ${trouble === 'danger' ? 'bg-danger-bg text-danger' : 'bg-warn-bg text-warn'}`}>
            <Icon name="warning" />
            {trouble === 'danger' ? 'Sin entregar' : 'Reintentando'}
          </span>
        )}
      </div>
      <p className={`${ROW_NOTE} col-span-full`}>
        <time dateTime={createdAt} className="num">
          {formatMoment(timeZone, createdAt)}
        </time>
        {propertyTitle && `\u00A0· ${propertyTitle}`}
        {propertyOffer && <span className="num">{`\u00A0· ${propertyOffer}`}</span>}
      </p>
      {links && (
        <div className="relative z-1 col-span-full mt-[.85rem] flex flex-wrap gap-2 empty:hidden">
          <ContactButtons lead={{ name: nombre, links }} />
        </div>
      )}
    </li>
  )
}
