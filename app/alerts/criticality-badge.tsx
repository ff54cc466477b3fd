import { CRITICALITY_LABELS, type Criticality } from './criticality.ts'

/** Colours of the badge, the text and the ring of each criticality. */
export const CRITICALITY_STYLES: Record<Criticality, { badge: string; text: string; ring: string }> = {
  critical: { badge: 'bg-critica-bg text-critica', text: 'text-critica', ring: 'stroke-critica' },
  high: { badge: 'bg-alta-bg text-alta', text: 'text-alta', ring: 'stroke-alta' },
  medium: { badge: 'bg-media-bg text-media', text: 'text-media', ring: 'stroke-media' },
  low: { badge: 'bg-baja-bg text-baja', text: 'text-baja', ring: 'stroke-baja' },
}

/** Each criticality has its own shape: colour alone never distinguishes them. */
const SHAPES: Record<Criticality, React.ReactNode> = {
  critical: <path d="M8 1.5 15 14H1z" fill="currentColor" />,
  high: <path d="M8 2 14 13H2z" fill="none" stroke="currentColor" strokeWidth="2" />,
  medium: <circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" strokeWidth="2" />,
  low: <path d="M3 8h10" stroke="currentColor" strokeWidth="2.5" />,
}

/** CRÍTICA, ALTA, MEDIA or BAJA (spec, section 2, Alerts). */
export function CriticalityBadge({ criticality }: { criticality: Criticality }) {
  return (
    <span className={`badge ${CRITICALITY_STYLES[criticality].badge}`}>
      <svg width="11" height="11" viewBox="0 0 16 16" aria-hidden="true">
        {SHAPES[criticality]}
      </svg>
      {CRITICALITY_LABELS[criticality]}
    </span>
  )
}
