import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Change } from '#app/records/change.server.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import { restoreProperty } from '#app/editing/changes/restore-property.server.ts'
import { withoutGone } from '#app/editing/versions/find-versions.server.ts'
import { readVersion } from '#app/editing/changes/stored-version.ts'
import { type BatchRow, type WorkingBatch, endBatchRow } from './apply-rows.server.ts'

const KEPT = 'Alguien la cambió después: se queda como está.'
const NOT_IN_TRASH = 'Ya no está en la papelera: se queda como está.'

/**
 * Undoes changes in the transaction of the caller: a property gets the facts of the version before the change, or comes
 * back from the papelera. One that was changed since is left and named.
 */
export async function undoRows(db: Queries, batch: WorkingBatch, rows: readonly BatchRow[], now: Date): Promise<void> {
  const found = await findRecords(
    db,
    rows.map(({ propertyId }) => propertyId),
  )
  const records = new Map(found.map((record) => [record.id, record]))
  const contents = await findContents(db, rows)
  const by = { db, actor: batch.actor, now, note: `Se deshizo el cambio en grupo: ${batch.title}` }
  for (const row of rows) {
    const { propertyId: id, position, version } = row
    const record = records.get(id)
    const content = contents.get(id)
    const isUndone =
      version === null
        ? (await restoreProperty(by, id)) !== null
        : record?.version === version && content !== undefined && (await writeBack(by, record, content))
    const message = version === null ? NOT_IN_TRASH : KEPT
    await endBatchRow(db, batch.id, position, isUndone ? { state: 'undone' } : { state: 'kept', message })
  }
}

async function writeBack(change: Change, record: PropertyRecord, content: string): Promise<boolean> {
  const { complexName, asesorName, ownerName, ...input } = (await withoutGone(change.db, readVersion(content))).input
  const names = { complexName, asesorName, ownerName }
  const edit = { input, ...names, version: record.version, isRestored: true as const, isUndo: true }
  const { outcome } = await updateProperty(change, record, edit)
  return outcome === 'saved'
}

/** The stored versions before the changes, by property. */
async function findContents(db: Queries, rows: readonly BatchRow[]): Promise<Map<string, string>> {
  const changed = rows.filter(({ version }) => version !== null)
  if (changed.length === 0) return new Map()
  const seen = new Map(changed.map((row) => [row.propertyId, row.seen]))
  const versions = await db
    .selectFrom('propertyVersions')
    .where('propertyId', 'in', [...seen.keys()])
    .where('number', 'in', [...new Set(seen.values())])
    .select(['propertyId', 'number', 'content'])
    .execute()
  return new Map(
    versions.flatMap(({ propertyId, number, content }) =>
      seen.get(propertyId) === number ? [[propertyId, content] as const] : [],
    ),
  )
}
