import { CRITICALITY_LABELS, type Criticality } from './criticality.ts'
import { CRITICALITY_LOOKS } from './criticality-looks.ts'

/** Each criticality has its own shape: colour is never the only difference. */
const SHAPES: Record<Criticality, React.ReactNode> = {
  critical: <path d="M8 1.5 15 14H1z" fill="currentColor" />,
  high: <path d="M8 2 14 13H2z" fill="none" stroke="currentColor" strokeWidth="2" />,
  medium: <circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" strokeWidth="2" />,
  low: <path d="M3 8h10" stroke="currentColor" strokeWidth="2.5" />,
}

/** CRÍTICA, ALTA, MEDIA or BAJA (spec, section 2, Alerts). */
export function CriticalityBadge({ criticality }: { criticality: Criticality }) {
  return (
    <span className={`badge ${CRITICALITY_LOOKS[criticality].badge}`}>
      <svg width="11" height="11" viewBox="0 0 16 16" aria-hidden="true">
        {SHAPES[criticality]}
      </svg>
      {CRITICALITY_LABELS[criticality]}
    </span>
  )
}
