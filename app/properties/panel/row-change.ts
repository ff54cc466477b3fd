import { STATUSES, type Status } from '#app/properties/vocabulary.ts'

/** What the buttons of a row post as `intent`. `undo` takes back a pause or a reactivation. */
export const ROW_INTENTS = { pause: 'pausar', resume: 'reactivar', undo: 'deshacer', remove: 'eliminar' } as const

/** Query parameter of the page that asks whether a property is to be deleted, where there is no JavaScript. */
export const CONFIRM_PARAM = 'eliminar'
/** Sent by the page's own code, which shows what came of it without leaving. */
export const STAY_PARAM = 'stay'

/** What came of it; `was` is the status before, for taking it back. */
export type RowChange =
  | { outcome: 'paused' | 'resumed'; id: string; was: Status }
  | { outcome: 'deleted' | 'missing'; id: string }
  | { outcome: 'failed'; intent: string }

/** The messages of the spec (section 8). */
const ROW_MESSAGES = {
  paused: 'Propiedad pausada con éxito',
  resumed: 'Propiedad reactivada con éxito',
  deleted: 'Propiedad eliminada con éxito',
  missing: 'La propiedad no existe',
  notChanged: 'Error al cambiar el estado de la propiedad.',
  notDeleted: 'Error al eliminar la propiedad. Intenta nuevamente.',
} as const

/** The notice of each outcome where the page is loaded anew. */
export const ROW_NOTICES = {
  paused: 'propiedad-pausada',
  resumed: 'propiedad-reactivada',
  deleted: 'propiedad-eliminada',
  missing: 'propiedad-inexistente',
  failed: 'estado-sin-cambio',
} as const

export function messageOf(change: RowChange): { kind: 'success' | 'failure'; text: string } {
  if (change.outcome === 'failed')
    return {
      kind: 'failure',
      text: change.intent === ROW_INTENTS.remove ? ROW_MESSAGES.notDeleted : ROW_MESSAGES.notChanged,
    }
  return { kind: change.outcome === 'missing' ? 'failure' : 'success', text: ROW_MESSAGES[change.outcome] }
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
