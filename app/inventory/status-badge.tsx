import { STATUS_LABELS, type Status } from '#app/catalogue/facts/vocabulary.ts'
import './status-badge.css'

const LOOKS: Record<Status, string> = {
  disponible: 'badge bg-ok-bg text-ok',
  separada: 'badge bg-info-bg text-info',
  pausada: 'badge bg-warn-bg text-warn',
  vendida: 'badge',
}

/** What the panel calls a status (spec, section 2, Home), with a shape of its own: colour never tells it alone. */
export function StatusBadge({ status, className = '' }: { status: Status; className?: string }) {
  return (
    <span className={`${LOOKS[status]} ${className}`}>
      <span aria-hidden="true" className={`status-mark status-${status}`} />
      {STATUS_LABELS[status]}
    </span>
  )
}
