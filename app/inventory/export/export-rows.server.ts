import { asesorName } from '#app/asesores/asesores.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { selectRows } from '#app/inventory/inventory-list.ts'
import type { PanelSelection } from '#app/inventory/panel-search.ts'
import { FACT_COLUMNS } from '#app/catalogue/facts/fact-columns.ts'
import { amenitiesOf } from '#app/catalogue/property/find-records.server.ts'
import type { ExportRow } from './export-columns.ts'

/** Number of properties in memory at a time. */
const CHUNK = 500

/** The rows of the panel's list in its order, in chunks. @param today calendar day of the agency */
export async function* exportRows(store: Store, selection: PanelSelection, today: string): AsyncGenerator<ExportRow[]> {
  // The list is read once, so that a property that is added or changed meanwhile doesn't shift the chunks.
  const ids = selectRows(await currentCatalogue(store), selection, today).rows.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += CHUNK) {
    const rows = await readChunk(store, ids.slice(at, at + CHUNK))
    if (rows.length > 0) yield rows
  }
}

async function readChunk({ db }: Store, ids: readonly string[]): Promise<ExportRow[]> {
  const rows = await db
    .selectFrom('properties')
    .leftJoin('complexes', 'complexes.id', 'properties.complexId')
    .where('properties.id', 'in', ids)
    .select([
      'properties.id',
      'properties.slug',
      'properties.createdAt',
      'properties.updatedAt',
      'complexes.name as complexName',
    ])
    .select(asesorName)
    .leftJoin('owners', 'owners.id', 'properties.ownerId')
    .select(['owners.name as ownerName', 'owners.phone as ownerPhone', 'owners.email as ownerEmail'])
    .select(FACT_COLUMNS.map((column) => `properties.${column}` as const))
    .select((eb) =>
      eb
        .selectFrom('propertyPhotos')
        .whereRef('propertyPhotos.propertyId', '=', 'properties.id')
        .select((photos) => photos.fn.countAll<number>().as('count'))
        .as('photoCount'),
    )
    .select((eb) =>
      eb
        .selectFrom('propertyPlans')
        .whereRef('propertyPlans.propertyId', '=', 'properties.id')
        .select((plans) => plans.fn.countAll<number>().as('count'))
        .as('planCount'),
    )
    .execute()
  const amenities = await amenitiesOf(db, ids)
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    const { photoCount, planCount, ownerName, ownerPhone, ownerEmail, ...columns } = row
    const owner = ownerName === null ? null : { name: ownerName, phone: ownerPhone, email: ownerEmail }
    const counts = { photos: Number(photoCount ?? 0), plans: Number(planCount ?? 0) }
    return [{ ...columns, owner, counts, amenities: amenities.get(id) ?? [] }]
  })
}
