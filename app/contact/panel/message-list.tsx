import { Link, href } from 'react-router'
import { formatMoment } from '#app/calendar/moment.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { MessageRow } from './message.ts'
import { MessageBadge } from './message-badge.tsx'

/** One line for each message; the whole line leads to it. */
export function MessageList({ messages }: { messages: readonly MessageRow[] }) {
  return (
    <ul className="box rows message-list">
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} />
      ))}
    </ul>
  )
}

function MessageItem({ message }: { message: MessageRow }) {
  const { id, nombre, asunto, excerpt, createdAt, state, propertyTitle, trouble } = message
  return (
    <li data-state={state}>
      <div className="min-w-0">
        <h3 className="row-title wrap-anywhere">
          <Link to={href('/dashboard/mensajes/:messageId', { messageId: id })} className="row-link message-link">
            {nombre}
          </Link>
        </h3>
        <p className="message-about">{asunto ?? excerpt}</p>
        {asunto && <p className="row-note message-excerpt">{excerpt}</p>}
        <p className="row-note wrap-anywhere">
          <time dateTime={createdAt} className="num">
            {formatMoment(createdAt)}
          </time>
          {propertyTitle && ` · ${propertyTitle}`}
        </p>
      </div>
      <div className="grid justify-items-end gap-1.5">
        <MessageBadge state={state} />
        {trouble && (
          <span className={`badge ${trouble === 'danger' ? 'badge-danger' : 'badge-warn'}`}>
            <Icon name="warning" />
            {trouble === 'danger' ? 'Sin entregar' : 'Reintentando'}
          </span>
        )}
      </div>
    </li>
  )
}
