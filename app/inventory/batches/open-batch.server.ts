import { setImmediate } from 'node:timers/promises'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import type { Store } from '#app/db/store.server.ts'
import { type AccountEntry, recordEvent } from '#app/records/account-log.server.ts'
import { type Actor, withTransaction } from '#app/records/change.server.ts'
import { selectRows } from '#app/inventory/inventory-list.ts'
import { type NewRow, storeJob, storeJobRows } from '#app/jobs/store-job.server.ts'
import type { BatchChange } from './batch-change.ts'
import { type Planned, describePlan, planChange } from './plan-change.ts'
import { findPublishingContext } from '#app/catalogue/property/publishing-context.server.ts'
import { findPlanContext } from './plan-context.server.ts'
import type { Selection } from '#app/inventory/selection.ts'

/** Properties that are read at a time. */
const READ = 200

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
type Opened = {
  change: BatchChange
  title: string
  rule?: BatchRule
  actor: Actor
  now: Date
  today: string
  /** An entry of the log of accounts and settings. */
  entry?: AccountEntry
}

/** Stores a change of many properties with its preview; it changes no property. @returns the id of the batch */
export async function openBatch(
  store: Store,
  chosen: readonly Chosen[],
  { change, title, rule, actor, now, today, entry }: Opened,
): Promise<string> {
  const rows = await previewRows(store, chosen, change, today)
  return withTransaction({ db: store.db, actor, now }, async (by) => {
    const payload = { change, typed: rule?.typed ?? '' }
    const job = { kind: 'change', title, state: 'checked', payload, lookup: rule?.selection ?? null } as const
    const id = await storeJob(by.db, job, actor, now)
    await storeJobRows(by.db, id, rows)
    if (entry) await recordEvent(by, entry)
    return id
  })
}

async function previewRows(
  store: Store,
  chosen: readonly Chosen[],
  change: BatchChange,
  today: string,
): Promise<NewRow[]> {
  const { db } = store
  const context = {
    ...(await findPlanContext(db, today, change)),
    publishing: await findPublishingContext(store),
  }
  const rows: NewRow[] = []
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
      rows.push({
        ...named,
        position: rows.length,
        recordId: id,
        seen,
        outcome: planned.outcome,
        messages: message === '' ? [] : [message],
        ...(planned.outcome === 'change' && {
          warnings: planned.warnings,
          plan: planned.prices.length > 0 ? JSON.stringify(planned.prices) : null,
        }),
      })
    }
    // Requests come first.
    await setImmediate()
  }
  return rows
}
