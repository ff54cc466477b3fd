import type { TimeZone } from '#app/calendar/time-zones.ts'
import { formatMoment } from '#app/calendar/moment.ts'
import type { MessageState } from '#app/contact/message-states.ts'
import { counted } from '#app/panel/counted.ts'
import type { Recipient } from '#app/mail/recipient.ts'

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
  recipients: readonly Recipient[]
}

export type DeliveryTone = 'ok' | 'neutral' | 'warn' | 'danger'

/** State of a delivery in words; `error` is the error of the last attempt. */
export type DeliveryState = { tone: DeliveryTone; words: string; error: string | null }

/** One line per delivery, or per recipient of it once these are known; without deliveries, one line that says why. */
export function deliveryStates(rows: readonly DeliveryRow[], state: MessageState, timeZone: TimeZone): DeliveryState[] {
  if (rows.length > 0) return rows.flatMap((row) => statesOfDelivery(row, timeZone))
  const words = state === 'spam' ? 'Apartado: no se envía' : 'No está configurado'
  return [{ tone: 'neutral', words, error: null }]
}

/** The most serious state of the deliveries; null when all is well. */
export function worstDelivery(rows: readonly DeliveryRow[], timeZone: TimeZone): 'warn' | 'danger' | null {
  const tones = rows.flatMap((row) => statesOfDelivery(row, timeZone)).map(({ tone }) => tone)
  if (tones.includes('danger')) return 'danger'
  return tones.includes('warn') ? 'warn' : null
}

function statesOfDelivery(row: DeliveryRow, timeZone: TimeZone): DeliveryState[] {
  const channel = CHANNEL_LABELS[row.kind] ?? row.kind
  if (row.recipients.length === 0) return [deliveryState(channel, row, timeZone)]
  return row.recipients.map((recipient) => {
    const who = `${channel} a ${recipient.address}`
    if (recipient.state === 'rejected')
      return { tone: 'danger', words: `${who}: su servidor no lo acepta`, error: recipient.answer }
    return deliveryState(who, progressOf(recipient, row), timeZone)
  })
}

function progressOf({ state, answer, at }: Recipient, row: DeliveryRow): Progress {
  return state === 'delivered' ? { ...row, deliveredAt: at } : { ...row, lastError: row.lastError && answer }
}

type Progress = Pick<DeliveryRow, 'attempts' | 'nextAttemptAt' | 'lastError' | 'deliveredAt'>

function deliveryState(
  who: string,
  { attempts, nextAttemptAt, lastError, deliveredAt }: Progress,
  timeZone: TimeZone,
): DeliveryState {
  if (deliveredAt)
    return { tone: 'ok', words: `${who}: entregado el ${formatMoment(timeZone, deliveredAt)}`, error: null }
  if (!nextAttemptAt)
    return {
      tone: 'danger',
      words: `${who}: no se pudo entregar tras ${counted(attempts, 'intento', 'intentos')}`,
      error: lastError,
    }
  if (!lastError) return { tone: 'neutral', words: `${who}: por enviar`, error: null }
  const tries = attempts === 1 ? 'falló 1 intento' : `fallaron ${attempts} intentos`
  return {
    tone: 'warn',
    words: `${who}: ${tries}; el siguiente, ${formatMoment(timeZone, nextAttemptAt)}`,
    error: lastError,
  }
}
