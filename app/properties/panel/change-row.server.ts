import { recordActivity } from '#app/activity/record.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { type Actor, deleteProperty, togglePause } from '#app/properties/change-property.server.ts'
import { isId } from '#app/properties/property-record.server.ts'
import type { Status } from '#app/properties/vocabulary.ts'
import { ROW_INTENTS, type RowChange, parseStatus } from './row-change.ts'

type By = { actor: Actor; now: Date }

/** Does what a row's button asks for. @returns null when the form is not one of a row's */
export async function changeRow(store: Store, form: FormData, by: By): Promise<RowChange | null> {
  const id = textOf(form, 'id')
  switch (form.get('intent')) {
    case ROW_INTENTS.pause:
      return setPaused(store, id, { paused: true, ...by })
    case ROW_INTENTS.resume:
      return setPaused(store, id, { paused: false, ...by })
    case ROW_INTENTS.undo:
      return putBack(store, id, { from: parseStatus(form.get('from')), to: parseStatus(form.get('to')), ...by })
    case ROW_INTENTS.remove:
      return { outcome: (await deleteProperty(store, id, by.actor, by.now)) ? 'deleted' : 'missing', id }
    default:
      return null
  }
}

/** Pauses or reactivates; a row that is so already, because somebody else was faster, stays so. */
async function setPaused(
  store: Store,
  id: string,
  { paused, actor, now }: By & { paused: boolean },
): Promise<RowChange> {
  const was = await statusOf(store, id)
  if (was === null) return { outcome: 'missing', id }
  const outcome = paused ? 'paused' : 'resumed'
  if ((was === 'pausada') === paused) return { outcome, id, was }
  const status = await togglePause(store, id, actor, now)
  return status === null ? { outcome: 'missing', id } : { outcome, id, was }
}

async function statusOf(store: Store, id: string): Promise<Status | null> {
  if (!isId(id)) return null
  const row = await store.db.selectFrom('properties').where('id', '=', id).select('status').executeTakeFirst()
  return row?.status ?? null
}

type Return = By & { from: Status | null; to: Status | null }

/**
 * Takes back a pause or a reactivation: the property gets the status that it had, which a toggle does not know (a
 * reserved one must not become available). Nothing happens when somebody has changed it since.
 */
async function putBack(store: Store, id: string, { from, to, actor, now }: Return): Promise<RowChange> {
  if (!isId(id) || from === null || to === null) return { outcome: 'missing', id }
  return store.db.transaction().execute(async (db) => {
    const property = await db
      .updateTable('properties')
      .set((eb) => ({
        status: to,
        version: eb('version', '+', 1),
        updatedAt: now.toISOString(),
        updatedBy: actor.id,
      }))
      .where('id', '=', id)
      .where('status', '=', from)
      .returning('title')
      .executeTakeFirst()
    if (!property) return { outcome: 'failed', intent: ROW_INTENTS.undo }
    await recordActivity(db, {
      ...(to === 'pausada'
        ? { action: 'pause_property', type: 'property_pause' }
        : { action: 'unpause_property', type: 'property_unpause' }),
      property: { id, title: property.title },
      actor,
      now,
    })
    return { outcome: to === 'pausada' ? 'paused' : 'resumed', id, was: from }
  })
}
