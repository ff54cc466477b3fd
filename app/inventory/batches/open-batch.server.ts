import { setImmediate } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { DAY_MS } from '#app/calendar/durations.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { selectRows } from '#app/inventory/inventory-list.ts'
import type { BatchChange } from './batch-change.ts'
import { type Planned, describePlan, planChange } from './plan-change.ts'
import { findPublishingContext } from '#app/catalogue/property/publishing-context.server.ts'
import { findPlanContext } from './plan-context.server.ts'
import type { Selection } from '#app/inventory/selection.ts'

/** Days that the rows of a batch are stored. After that it can't be undone. */
const BATCH_DAYS = 90
/** Properties that are read at a time. */
const READ = 200
const ROW_COLUMNS = 10

type Chosen = { id: string; version: number; title: string; code: string }

export const GONE = 'Ya no existe: alguien la eliminó.'
export const CHANGED_SINCE = 'Alguien la cambió después de que la elegiste: no se toca.'

/** The chosen properties of the catalogue, in the order of the list; a deleted one has no title. */
export async function findSelected(store: Store, selection: Selection, today: string): Promise<Chosen[]> {
  const catalogue = await currentCatalogue(store)
  if (selection.isAll)
    return selectRows(catalogue, selection.query, today).rows.map((row) => ({
      id: row.id,
      version: row.version,
      title: row.title,
      code: propertyCode(row),
    }))
  const wanted = new Set(selection.rows.map(({ id }) => id))
  const found = new Map(catalogue.all.flatMap((row) => (wanted.has(row.id) ? [[row.id, row]] : [])))
  return selection.rows.map(({ id, version }) => {
    const row = found.get(id)
    return { id, version, title: row?.title ?? '', code: row ? propertyCode(row) : '' }
  })
}

/** The form that a change was entered with: the query of its page, and its fields as a query. */
type BatchRule = { selection: string; typed: string }
type Opened = { change: BatchChange; title: string; rule?: BatchRule; actor: Actor; now: Date; today: string }

/** Stores a change of many properties with its preview; it changes no property. @returns the id of the batch */
export async function openBatch(
  store: Store,
  chosen: readonly Chosen[],
  { change, title, rule, actor, now, today }: Opened,
): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() })
  const rows = await previewRows(store, chosen, change, today)
  await store.db.transaction().execute(async (db) => {
    await deleteOldRows(db, now)
    await db
      .insertInto('batches')
      .values({
        id,
        change: JSON.stringify(change),
        title,
        ...rule,
        state: 'checked',
        createdAt: now.toISOString(),
        createdBy: actor.id,
        createdByName: actor.name,
      })
      .execute()
    const numbered = rows.map((row, position) => ({ ...row, batchId: id, position }))
    for (const batch of inBatches(numbered, ROW_COLUMNS)) await db.insertInto('batchRows').values(batch).execute()
  })
  return id
}

async function previewRows(store: Store, chosen: readonly Chosen[], change: BatchChange, today: string) {
  const { db } = store
  const context = {
    ...(await findPlanContext(db, today, change)),
    publishing: await findPublishingContext(store),
  }
  const rows = []
  for (let at = 0; at < chosen.length; at += READ) {
    const part = chosen.slice(at, at + READ)
    const found = await findRecords(
      db,
      part.map(({ id }) => id),
    )
    const records = new Map(found.map((record) => [record.id, record]))
    for (const { id, version: seen, title, code } of part) {
      const record = records.get(id)
      const planned: Planned =
        record?.version === seen
          ? planChange(record, change, context)
          : { outcome: 'refused', message: record ? CHANGED_SINCE : GONE }
      const message = record ? describePlan(record, planned) : GONE
      const named = record
        ? { title: record.input.title, code: propertyCode({ id, ...record.input }) }
        : { title, code }
      const shown = planned.outcome === 'change' ? planned : { warnings: [], prices: [] }
      const warnings = shown.warnings.join('\n')
      const prices = shown.prices.length > 0 ? JSON.stringify(shown.prices) : null
      rows.push({ propertyId: id, seen, outcome: planned.outcome, message, warnings, prices, ...named })
    }
    // Requests come first.
    await setImmediate()
  }
  return rows
}

async function deleteOldRows(db: Queries, now: Date) {
  const before = new Date(now.getTime() - BATCH_DAYS * DAY_MS).toISOString()
  await db.deleteFrom('batches').where('createdAt', '<', before).execute()
}
