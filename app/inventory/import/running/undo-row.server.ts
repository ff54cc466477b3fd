import { readJson } from '#app/text/stored-json.ts'
import { BEFORE_JSON, PLAN_JSON } from '#app/inventory/import/checking/plan-json.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { FIRST_VERSION } from '#app/catalogue/property/property-input.ts'
import { deleteComplex } from '#app/complexes/changes/delete-complex.server.ts'
import { findComplexRecord } from '#app/complexes/changes/complex-rows.server.ts'
import { changedFacts } from '#app/editing/changes/describe-changes.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { type PropertyEdit, deleteProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { withTransaction } from '#app/records/change.server.ts'
import type { RowState } from '#app/inventory/import/file/import-states.ts'
import { namesIn } from './row-names.server.ts'
import { removeRowNotes } from './row-notes.server.ts'
import type { WorkerParts, WorkingImport } from './working-import.server.ts'

/**
 * Undoes a row: an added property goes to the papelera, a changed one gets its facts back. A property that somebody
 * changed since is kept as it is, and named.
 */
export async function undoRow({ store, now, warn }: WorkerParts, working: WorkingImport, line: number): Promise<void> {
  const { db } = store
  const row = await db
    .selectFrom('importRows')
    .where('importId', '=', working.id)
    .where('line', '=', line)
    .where('state', '=', 'saved')
    .select(['propertyId', 'before', 'version', 'plan'])
    .executeTakeFirst()
  if (!row) return
  const end = (transaction: Queries, state: RowState) =>
    transaction
      .updateTable('importRows')
      .set({ state })
      .where('importId', '=', working.id)
      .where('line', '=', line)
      .execute()
  const plan = row.plan === null ? null : readJson(PLAN_JSON, row.plan)
  /** Takes out the conjunto that came with the row, once it has no space any more, unless somebody changed it. */
  const removeComplex = async () => {
    const complex = plan?.complex
    const added = complex && (await findComplexRecord(db, complex.id))
    if (added?.version !== FIRST_VERSION) return
    const space = await db.selectFrom('properties').where('complexId', '=', added.id).select('id').executeTakeFirst()
    if (!space) await deleteComplex({ db: store.db, actor: working.actor, now: now() }, added.id)
  }
  const removeNotes = (transaction: Queries) => removeRowNotes(transaction, { working, line, notes: plan?.notes })
  const record = row.propertyId === null ? null : await findRecord(db, row.propertyId)
  if (!record || record.version !== row.version) {
    const isGone = !record && row.before === null
    await end(db, isGone ? 'undone' : 'kept')
    return
  }
  const note = `Se deshizo la importación de «${working.filename}»`
  const change = { db, actor: working.actor, now: now(), note }
  try {
    if (row.before === null) {
      const logId = await deleteProperty(change, record.id, record.version)
      if (logId === null) return void (await end(db, 'kept'))
      await removeComplex()
      await removeNotes(db)
      await end(db, 'undone')
      return
    }
    const input = readJson(BEFORE_JSON, row.before)
    const undone = async (transaction: Queries) => {
      await removeNotes(transaction)
      await end(transaction, 'undone')
    }
    // Only its notes were new.
    if (changedFacts(record.input, input).length === 0) return await db.transaction().execute(undone)
    const edit: PropertyEdit = {
      input,
      isRestored: true,
      isUndo: true,
      version: record.version,
      ...(await namesIn(db, input)),
    }
    await withTransaction(change, async (inside) => {
      const { outcome } = await updateProperty(inside, record, edit)
      await (outcome === 'saved' ? undone(inside.db) : end(inside.db, 'kept'))
    })
    await removeComplex()
  } catch (error) {
    if (isStoreUnreachable(error)) throw error
    // A conjunto, an asesor or a photo that it had may be deleted by now.
    warn(`la fila ${line} de «${working.filename}» no se deshizo`, error)
    await end(db, 'kept')
  }
}
