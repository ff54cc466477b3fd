import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type CatalogueMark, currentMark, isChangedSince } from '#app/db/catalogue-changes.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import { LISTED_COLUMNS } from '#app/catalogue/facts/fact-columns.ts'
import type { StoredRow } from './catalogue-row.ts'
import { publicKey } from '#app/photos/public-key.server.ts'

/** Rows per query, so that other queries of the store never wait long. */
const BATCH = 2_000

const COLUMNS = [
  ...LISTED_COLUMNS,
  ...(['id', 'slug', 'version', 'createdAt', 'updatedAt', 'statusSince', 'factsSince'] as const),
  ...(['latitude', 'longitude', 'publicLatitude', 'publicLongitude'] as const),
].map((column) => `properties.${column}` as const)

/** Every property, in batches. */
export async function* readAllRows({ db }: Store): AsyncGenerator<StoredRow[]> {
  for (let last: string | null = ''; last !== null;) {
    const rows: StoredRow[] = await withListColumns(db.selectFrom('properties'))
      .where('properties.id', '>', last)
      .orderBy('properties.id')
      .limit(BATCH)
      .execute()
    yield fastCopies(rows)
    last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
  }
}

/**
 * Copies of rows of the store, whose properties are slow (V8's dictionary mode). Spreading such a row makes fast properties
 * but takes long, so only the first one is spread, and the others are copied into its shape.
 */
function fastCopies(stored: readonly StoredRow[]): StoredRow[] {
  const [first] = stored
  if (!first) return []
  const shape = { ...first }
  const columns = Object.keys(shape) as (keyof StoredRow)[]
  return stored.map((row) => {
    const copy = { ...shape }
    for (const column of columns) copyColumn(row, copy, column)
    return copy
  })
}

function copyColumn<Column extends keyof StoredRow>(from: StoredRow, to: StoredRow, column: Column) {
  to[column] = from[column]
}

/**
 * The properties that changed since a mark, read in one query.
 * @returns `mark`: where the next read starts; null where nothing changed
 */
export async function readChangedRows(store: Store, since: CatalogueMark) {
  const rows = await withListColumns(
    store.db
      .selectFrom('catalogueChanges')
      .leftJoin('properties', 'properties.id', 'catalogueChanges.propertyId')
      .where(isChangedSince(store, since)) as unknown as SelectQueryBuilder<Schema, 'properties', object>,
  )
    .select([sql.ref<string>('catalogueChanges.propertyId').as('changedId'), currentMark(store).as('mark')])
    .execute()
  const changed: StoredRow[] = []
  const deleted: string[] = []
  for (const { changedId, mark: _mark, ...row } of rows)
    if (row.id === null) deleted.push(changedId)
    else changed.push(row)
  return { changed, deleted, mark: rows[0]?.mark ?? null }
}

function withListColumns<Row>(rows: SelectQueryBuilder<Schema, 'properties', Row>) {
  return rows
    .leftJoin('complexes', 'complexes.id', 'properties.complexId')
    .select(COLUMNS)
    .select(['complexes.slug as complexSlug', 'complexes.name as complexName', 'complexes.kind as complexKind'])
    .select((eb) => [
      amenityCodes(eb).as('amenityCodes'),
      ownCover(eb).as('ownCover'),
      complexCover(eb).as('complexCover'),
      photoSizes(eb).as('photoSizes'),
    ])
}

/** Codes with spaces between them. Every change of them updates the row of the property too (`property-rows.server.ts`). */
function amenityCodes(eb: ExpressionBuilder<Schema, 'properties'>) {
  return eb
    .selectFrom('propertyAmenities')
    .whereRef('propertyAmenities.propertyId', '=', 'properties.id')
    .select(sql<string | null>`string_agg(code, ' ')`.as('codes'))
}

const COVER_POSITION = 0
/** 'width height key'. */
const COVER = sql<string>`photos.width || ' ' || photos.height || ' ' || ${publicKey()}`

function ownCover(eb: ExpressionBuilder<Schema, 'properties'>) {
  return eb
    .selectFrom('propertyPhotos')
    .innerJoin('photos', 'photos.id', 'propertyPhotos.photoId')
    .whereRef('propertyPhotos.propertyId', '=', 'properties.id')
    .where('propertyPhotos.position', '=', COVER_POSITION)
    .select(COVER.as('cover'))
}

/**
 * Null without photos. A photo that was not measured counts as the lightest. Photos change only together with the row of their
 * property.
 */
function photoSizes(eb: ExpressionBuilder<Schema, 'properties'>) {
  const longerSide = sql`case when photos.width > photos.height then photos.width else photos.height end`
  return eb
    .selectFrom('propertyPhotos')
    .innerJoin('photos', 'photos.id', 'propertyPhotos.photoId')
    .whereRef('propertyPhotos.propertyId', '=', 'properties.id')
    .select(
      sql<string | null>`count(*) || ' ' || min(${longerSide}) || ' ' || min(coalesce(luminance, 255))`.as('sizes'),
    )
}

/** The cover of its complex; none where the precision hides the complex. */
function complexCover(eb: ExpressionBuilder<Schema, 'properties'>) {
  return eb
    .selectFrom('complexPhotos')
    .innerJoin('photos', 'photos.id', 'complexPhotos.photoId')
    .whereRef('complexPhotos.complexId', '=', 'properties.complexId')
    .where('properties.precision', '=', 'exacta')
    .where('complexPhotos.position', '=', COVER_POSITION)
    .select(COVER.as('cover'))
}
