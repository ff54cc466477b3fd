import { findPublishingContext } from '#app/catalogue/property/publishing-context.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { publishQuestion, questionSentences } from '#app/editing/form/publish-question.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { findOwnerOptions } from '#app/owners/owners.server.ts'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import type { Actor, Change } from '#app/records/change.server.ts'
import { changeStatus, paused, reactivated } from '#app/editing/changes/change-status.server.ts'
import { findRecord, isId } from '#app/catalogue/property/find-records.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import type { Status } from '#app/catalogue/facts/vocabulary.ts'
import { ROW_INTENTS, type RowChange, parseStatus } from './row-change.ts'

/** Makes the change that a row's button posts. @returns null for an unknown intent */
export async function changeRow(
  { store, now }: Pick<Parts, 'store' | 'now'>,
  form: FormData,
  actor: Actor,
): Promise<RowChange | null> {
  const change: Change = { db: store.db, actor, now: now(), way: 'Lista' }
  const id = textOf(form, 'id')
  switch (form.get('intent')) {
    case ROW_INTENTS.pause: {
      const changed = await changeStatus(change, id, paused)
      return changed ? { ok: true, done: 'paused', id, was: changed.was } : { ok: false, refusal: 'missing', id }
    }
    case ROW_INTENTS.resume: {
      const message = await askedBeforePublishing(store, id)
      if (message !== null) return { ok: false, refusal: 'unconfirmed', id, message }
      const changed = await changeStatus(change, id, reactivated)
      return changed ? { ok: true, done: 'resumed', id, was: changed.was } : { ok: false, refusal: 'missing', id }
    }
    case ROW_INTENTS.undo:
      return undoChange(change, id, { from: parseStatus(form.get('from')), to: parseStatus(form.get('to')) })
    case ROW_INTENTS.remove:
      return (await deleteProperty(change, id))
        ? { ok: true, done: 'deleted', id }
        : { ok: false, refusal: 'missing', id }
    default:
      return null
  }
}

/** What the form asks before it publishes a paused property; null for nothing. */
async function askedBeforePublishing(store: Store, id: string): Promise<string | null> {
  const record = isId(id) ? await findRecord(store.db, id) : null
  if (record?.input.status !== 'pausada') return null
  const context = { publishing: await findPublishingContext(store), owners: await findOwnerOptions(store.db) }
  const question = publishQuestion({ ...record.input, status: reactivated('pausada') }, record.input, context)
  return question && questionSentences(question)
}

type StatusUndo = { from: Status | null; to: Status | null }

/**
 * Undoes a pause or a reactivation. It restores the previous status, which the opposite button doesn't know: a reserved
 * property must not become available. Does nothing if somebody has changed the status since.
 * @returns null for any other change of status, which the log would call a reactivation
 */
async function undoChange(change: Change, id: string, { from, to }: StatusUndo): Promise<RowChange | null> {
  if (from === null || to === null) return { ok: false, refusal: 'missing', id }
  if ((from === 'pausada') === (to === 'pausada')) return null
  const changed = await changeStatus(change, id, (status) => (status === from ? to : status))
  if (!changed) return { ok: false, refusal: 'missing', id }
  if (changed.was !== from) return { ok: false, refusal: 'failed', intent: ROW_INTENTS.undo }
  return { ok: true, done: to === 'pausada' ? 'paused' : 'resumed', id, was: from }
}

/** The property whose deletion is to be confirmed; null if it doesn't exist. */
export async function findForDeletion({ db }: { db: Queries }, id: string | null) {
  if (id === null || !isId(id)) return null
  const row = await db
    .selectFrom('properties')
    .where('id', '=', id)
    .select(['id', 'title', 'propertyId'])
    .executeTakeFirst()
  return row ? { id: row.id, title: row.title, code: propertyCode(row) } : null
}
