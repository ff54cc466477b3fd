import type { Store } from '#app/db/store.server.ts'
import { holdsSearch } from '#app/properties/panel/panel-condition.server.ts'
import type { Amenity } from '#app/properties/vocabulary.ts'
import { FACT_COLUMNS } from '#app/properties/facts/fact-columns.ts'
import type { ExportRow } from './export-columns.ts'

/** Properties that are held in memory at a time. */
const CHUNK = 500

/** What the panel's list shows for a search, newest first, a chunk at a time. */
export async function* exportRows(store: Store, search: string): AsyncGenerator<ExportRow[]> {
  let last: { createdAt: string; id: string } | null = null
  for (;;) {
    const rows = await readChunk(store, search, last)
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (!end || rows.length < CHUNK) return
    last = end
  }
}

async function readChunk(
  { db }: Store,
  search: string,
  after: { createdAt: string; id: string } | null,
): Promise<ExportRow[]> {
  let query = db.selectFrom('properties').where(holdsSearch(search))
  // By what comes before, not by how many: a property that is added meanwhile shifts nothing.
  if (after) query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.createdAt, after.id)))
  const rows = await query
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(CHUNK)
    .select(['id', 'slug', 'createdAt', 'updatedAt', ...FACT_COLUMNS.map((column) => `properties.${column}` as const)])
    .select((eb) =>
      eb
        .selectFrom('propertyPhotos')
        .whereRef('propertyPhotos.propertyId', '=', 'properties.id')
        .select((photos) => photos.fn.countAll<number>().as('count'))
        .as('photoCount'),
    )
    .execute()
  const amenities = await amenitiesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, photoCount: row.photoCount ?? 0, amenities: amenities.get(row.id) ?? [] }))
}

async function amenitiesOf(db: Store['db'], ids: readonly string[]): Promise<Map<string, Amenity[]>> {
  const found = new Map<string, Amenity[]>()
  if (ids.length === 0) return found
  const rows = await db.selectFrom('propertyAmenities').where('propertyId', 'in', ids).selectAll().execute()
  for (const { propertyId, code } of rows) found.set(propertyId, [...(found.get(propertyId) ?? []), code])
  return found
}
