import type { NoticeCode } from '#app/site/notices.ts'
import { STATUSES, type Status } from '#app/catalogue/facts/vocabulary.ts'

/** What the buttons of a row post as `intent`. `undo` takes back a pause or a reactivation. */
export const ROW_INTENTS = { pause: 'pausar', resume: 'reactivar', undo: 'deshacer', remove: 'eliminar' } as const

/** What is said of a post that names none of what can be done with a property. */
export const NOT_UNDERSTOOD = 'No se entendió qué hacer con la propiedad.'

/** Query parameter of the page that asks whether a property is to be deleted, where there is no JavaScript. */
export const CONFIRM_PARAM = 'eliminar'
/** Sent by the page's own code, which shows what came of it without leaving. */
export const STAY_PARAM = 'stay'

/** What came of it; `was` is the status before, for taking it back. */
export type RowChange =
  | { outcome: 'paused' | 'resumed'; id: string; was: Status }
  | { outcome: 'deleted' | 'missing'; id: string }
  | { outcome: 'failed'; intent: string }

const NOTICES = {
  paused: 'propiedad-pausada',
  resumed: 'propiedad-reactivada',
  deleted: 'propiedad-eliminada',
  missing: 'propiedad-inexistente',
} as const

/** The notice of what came of it, whether the page stays or is loaded anew. */
export function noticeAbout(change: RowChange): NoticeCode {
  if (change.outcome !== 'failed') return NOTICES[change.outcome]
  return change.intent === ROW_INTENTS.remove ? 'propiedad-no-eliminada' : 'estado-sin-cambio'
}

/** The status that a property will have once a posted change has been made; null when it stays as it is. */
export function statusAfter(form: FormData | undefined): Status | null {
  const intent = form?.get('intent')
  if (intent === ROW_INTENTS.pause) return 'pausada'
  if (intent === ROW_INTENTS.resume) return 'disponible'
  return intent === ROW_INTENTS.undo ? parseStatus(form?.get('to')) : null
}

export function parseStatus(value: unknown): Status | null {
  return STATUSES.find((status) => status === value) ?? null
}
