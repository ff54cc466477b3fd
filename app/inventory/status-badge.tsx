import { STATUS_LABELS, type Status } from '#app/catalogue/facts/vocabulary.ts'
import './status-badge.css'

const STYLES: Record<Status, string> = {
  disponible: 'badge bg-ok-bg text-ok',
  separada: 'badge bg-info-bg text-info',
  pausada: 'badge bg-warn-bg text-warn',
  vendida: 'badge',
}

/** The label of a status in the panel (spec, section 2, Home). Its shape distinguishes it without colour. */
export function StatusBadge({ status, className = '' }: { status: Status; className?: string }) {
  return (
    <span className={`${STYLES[status]} ${className}`}>
      <span aria-hidden="true" className={`status-mark status-${status}`} />
      {STATUS_LABELS[status]}
    </span>
  )
}
