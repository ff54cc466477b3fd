import { formatMoment } from '#app/calendar/moment.ts'
import type { MessageState } from '#app/contact/message-states.ts'

/** The channels of a message, as the panel calls them. */
const CHANNEL_LABELS: Record<string, string> = {
  'contact-mail': 'Correo',
  'contact-forward': 'Servicio de formularios',
}

/** A delivery of a message, as stored in the outbox. */
export type DeliveryRow = {
  kind: string
  attempts: number
  nextAttemptAt: string | null
  lastError: string | null
  deliveredAt: string | null
}

export type DeliveryTone = 'ok' | 'neutral' | 'warn' | 'danger'

/** State of a delivery in words; `error` is the error of the last attempt. */
export type DeliveryState = { tone: DeliveryTone; words: string; error: string | null }

/** One line per delivery of a message; without deliveries, one line that says why. */
export function deliveryStates(rows: readonly DeliveryRow[], state: MessageState): DeliveryState[] {
  if (rows.length > 0) return rows.map(deliveryState)
  const words = state === 'spam' ? 'Apartado: no se envía' : 'No está configurado'
  return [{ tone: 'neutral', words, error: null }]
}

/** The most serious state of the deliveries; null when all is well. */
export function worstDelivery(rows: readonly DeliveryRow[]): 'warn' | 'danger' | null {
  const tones = rows.map((row) => deliveryState(row).tone)
  if (tones.includes('danger')) return 'danger'
  return tones.includes('warn') ? 'warn' : null
}

function deliveryState({ kind, attempts, nextAttemptAt, lastError, deliveredAt }: DeliveryRow): DeliveryState {
  const channel = CHANNEL_LABELS[kind] ?? kind
  if (deliveredAt) return { tone: 'ok', words: `${channel}: entregado el ${formatMoment(deliveredAt)}`, error: null }
  if (!nextAttemptAt)
    return { tone: 'danger', words: `${channel}: no se pudo entregar tras ${attempts} intentos`, error: lastError }
  if (!lastError) return { tone: 'neutral', words: `${channel}: por enviar`, error: null }
  const tries = attempts === 1 ? 'falló 1 intento' : `fallaron ${attempts} intentos`
  return { tone: 'warn', words: `${channel}: ${tries}; el siguiente, ${formatMoment(nextAttemptAt)}`, error: lastError }
}
