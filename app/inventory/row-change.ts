import type { NoticeCode } from '#app/site/notices.ts'
import type { Refused } from '#app/forms/result.ts'
import { STATUSES, type Status } from '#app/catalogue/facts/vocabulary.ts'

/** Values of `intent` that the buttons of a row post. `undo` undoes a pause or a reactivation. */
export const ROW_INTENTS = {
  pause: 'pause',
  resume: 'resume',
  undo: 'undo',
  remove: 'remove',
  edit: 'edit',
  undoEdit: 'undo-edit',
} as const

/** Answer to a post with an unknown intent. */
export const NOT_UNDERSTOOD = 'No se entendió qué hacer con la propiedad.'

/** URL parameter with the property to delete. Without JavaScript it opens the confirmation. */
export const CONFIRM_PARAM = 'eliminar'
/** Form field sent by the page's script, which shows the result without a navigation. */
export const STAY_PARAM = 'stay'

/**
 * The result of a change. `was`: the previous status, or the version before an edit, for undoing it; `version`: after it.
 * `perM2`: how the price per m² changed; `unconfirmed`: the form asks about something before visitors read it; `invalid`: with
 * the sentence about a cell that was not saved; `failed`: the server did
 * not answer, or somebody changed the property since.
 */
export type RowChange =
  | { ok: true; done: 'paused' | 'resumed'; id: string; was: Status }
  | { ok: true; done: 'deleted'; id: string }
  | { ok: true; done: 'undone'; id: string; perM2: string | null }
  | { ok: true; done: 'edited'; id: string; version: number; perM2: string | null }
  | Refused<'missing' | 'unchanged' | 'conflict', { id: string }>
  | Refused<'invalid' | 'unconfirmed', { id: string; message: string }>
  | Refused<'failed', { intent: string }>

const NOTICES = {
  paused: 'propiedad-pausada',
  resumed: 'propiedad-reactivada',
  deleted: 'propiedad-eliminada',
  missing: 'propiedad-inexistente',
  edited: 'propiedad-actualizada',
  undone: 'cambio-deshecho',
  unchanged: 'version-sin-cambio',
  conflict: 'cambio-en-conflicto',
  invalid: 'cambio-rechazado',
  unconfirmed: 'propiedad-por-confirmar',
} as const

/** The notice of a result, with and without a navigation. */
export function noticeFor(change: RowChange): NoticeCode {
  if (change.ok) return NOTICES[change.done]
  if (change.refusal !== 'failed') return NOTICES[change.refusal]
  if (change.intent === ROW_INTENTS.edit || change.intent === ROW_INTENTS.undoEdit) return 'cambio-rechazado'
  return change.intent === ROW_INTENTS.remove ? 'propiedad-no-eliminada' : 'estado-sin-cambio'
}

/** The status of a property after a posted change; null if the status doesn't change. */
export function statusAfter(form: FormData | undefined): Status | null {
  const intent = form?.get('intent')
  if (intent === ROW_INTENTS.pause) return 'pausada'
  if (intent === ROW_INTENTS.resume) return 'disponible'
  if (intent === ROW_INTENTS.edit) return parseStatus(form?.get('status'))
  return intent === ROW_INTENTS.undo ? parseStatus(form?.get('to')) : null
}

export function parseStatus(value: unknown): Status | null {
  return STATUSES.find((status) => status === value) ?? null
}
