import type { Criticality } from './criticality.ts'

/** Colours by urgency: of an alert's badge, of its words and of its ring. */
export const CRITICALITY_LOOKS: Record<Criticality, { badge: string; text: string; ring: string }> = {
  critical: { badge: 'bg-critica-bg text-critica', text: 'text-critica', ring: 'stroke-critica' },
  high: { badge: 'bg-alta-bg text-alta', text: 'text-alta', ring: 'stroke-alta' },
  medium: { badge: 'bg-media-bg text-media', text: 'text-media', ring: 'stroke-media' },
  low: { badge: 'bg-baja-bg text-baja', text: 'text-baja', ring: 'stroke-baja' },
}
