import { type SelectQueryBuilder, sql } from 'kysely'
import { type CatalogueMark, currentMark, isChangedSince } from '#app/db/catalogue-changes.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import { complexCover, ownCover } from '#app/catalogue/property/cover-columns.server.ts'
import { FACT_COLUMNS } from '#app/catalogue/facts/fact-columns.ts'
import type { StoredRow } from './catalogue-row.ts'

/** Rows that are read at once, so that nobody waits long for the store meanwhile. */
const BATCH = 2_000

const COLUMNS = [
  ...FACT_COLUMNS,
  ...(['id', 'slug', 'version', 'createdAt', 'updatedAt', 'latitude', 'longitude'] as const),
  ...(['publicLatitude', 'publicLongitude'] as const),
].map((column) => `properties.${column}` as const)

/** Every property, in batches. */
export async function readAllRows({ db }: Store): Promise<StoredRow[][]> {
  const batches: StoredRow[][] = []
  for (let last: string | null = ''; last !== null;) {
    const rows: StoredRow[] = await withListed(db.selectFrom('properties'))
      .where('properties.id', '>', last)
      .orderBy('properties.id')
      .limit(BATCH)
      .execute()
    if (rows.length > 0) batches.push(rows)
    last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
  }
  return batches
}

/**
 * The properties that changed since, as they are now, all at one moment.
 * @returns `mark`: of that moment; null where nothing changed
 */
export async function readChangedRows(store: Store, since: CatalogueMark) {
  const rows = await withListed(
    store.db
      .selectFrom('catalogueChanges')
      .leftJoin('properties', 'properties.id', 'catalogueChanges.propertyId')
      .where(isChangedSince(store, since)) as unknown as SelectQueryBuilder<Schema, 'properties', object>,
  )
    .select([sql.ref<string>('catalogueChanges.propertyId').as('changedId'), currentMark(store).as('mark')])
    .execute()
  const changed: StoredRow[] = []
  const gone: string[] = []
  for (const { changedId, mark: _mark, ...row } of rows)
    if (row.id === null) gone.push(changedId)
    else changed.push(row)
  return { changed, gone, mark: rows[0]?.mark ?? null }
}

function withListed<Row>(rows: SelectQueryBuilder<Schema, 'properties', Row>) {
  return rows
    .leftJoin('complexes', 'complexes.id', 'properties.complexId')
    .select(COLUMNS)
    .select(['complexes.slug as complexSlug', 'complexes.name as complexName', 'complexes.kind as complexKind'])
    .select((eb) => [ownCover(eb).as('ownCover'), complexCover(eb).as('complexCover')])
}
