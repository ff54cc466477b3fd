import type { Store } from '#app/db/store.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { type Actor, deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { changeStatus, paused, reactivated } from '#app/editing/changes/change-status.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import type { Status } from '#app/catalogue/facts/vocabulary.ts'
import { ROW_INTENTS, type RowChange, parseStatus } from './row-change.ts'

type By = { actor: Actor; now: Date }

/** Makes the change that a row's button posts. @returns null for an unknown intent */
export async function changeRow(store: Store, form: FormData, by: By): Promise<RowChange | null> {
  const id = textOf(form, 'id')
  switch (form.get('intent')) {
    case ROW_INTENTS.pause: {
      const changed = await changeStatus(store, id, paused, by.actor, by.now)
      return changed ? { outcome: 'paused', id, was: changed.was } : { outcome: 'missing', id }
    }
    case ROW_INTENTS.resume: {
      const changed = await changeStatus(store, id, reactivated, by.actor, by.now)
      return changed ? { outcome: 'resumed', id, was: changed.was } : { outcome: 'missing', id }
    }
    case ROW_INTENTS.undo:
      return undoChange(store, id, { from: parseStatus(form.get('from')), to: parseStatus(form.get('to')), ...by })
    case ROW_INTENTS.remove:
      return { outcome: (await deleteProperty(store, id, by.actor, by.now)) ? 'deleted' : 'missing', id }
    default:
      return null
  }
}

type StatusUndo = By & { from: Status | null; to: Status | null }

/**
 * Undoes a pause or a reactivation. It restores the previous status, which the opposite button doesn't know: a reserved
 * property must not become available. Does nothing if somebody has changed the status since.
 * @returns null for any other change of status, which the log would call a reactivation
 */
async function undoChange(store: Store, id: string, { from, to, actor, now }: StatusUndo): Promise<RowChange | null> {
  if (from === null || to === null) return { outcome: 'missing', id }
  if ((from === 'pausada') === (to === 'pausada')) return null
  const changed = await changeStatus(store, id, (status) => (status === from ? to : status), actor, now)
  if (!changed) return { outcome: 'missing', id }
  if (changed.was !== from) return { outcome: 'failed', intent: ROW_INTENTS.undo }
  return { outcome: to === 'pausada' ? 'paused' : 'resumed', id, was: from }
}

/** The property whose deletion is to be confirmed; null if it doesn't exist. */
export async function findForDeletion(store: Store, id: string | null) {
  if (id === null || !isId(id)) return null
  const row = await store.db
    .selectFrom('properties')
    .where('id', '=', id)
    .select(['id', 'title', 'propertyId'])
    .executeTakeFirst()
  return row ? { id: row.id, title: row.title, code: propertyCode(row) } : null
}
