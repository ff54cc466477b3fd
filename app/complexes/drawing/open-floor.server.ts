import { v7 as uuidv7 } from 'uuid'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { fieldPictures } from '#app/catalogue/property/pictures.server.ts'
import { findComplexRecord } from '#app/complexes/changes/complex-kind.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { compareNames } from '#app/text/name-order.ts'
import type { DrawnFloor } from '#app/complexes/floors/drawn-floors.ts'
import { type FloorSpace, NEW_FLOOR, type OpenFloor, floorTexts } from './floor-form-state.ts'

/**
 * The page of a floor's drawing; null when there is no such complex.
 * @param requested the id of a floor, or `NEW_FLOOR`; anything else opens the first floor
 */
export async function openFloor(
  { store, now }: Pick<Parts, 'store' | 'now'>,
  id: string,
  requested: string | null,
): Promise<OpenFloor | null> {
  const record = await findComplexRecord(store.db, id)
  if (!record) return null
  const { name, drawnFloors } = record.input
  const found = drawnFloors.find((floor) => floor.id === requested) ?? drawnFloors[0]
  const floor = requested === NEW_FLOOR || !found ? null : found
  const spaces = await findFloorSpaces(store.db, id, floor)
  const { plans } = await fieldPictures(store.db, { kind: 'complex', id })
  return {
    complex: { id, name, slug: record.slug },
    version: record.version,
    floors: drawnFloors.map((each) => ({ id: each.id, name: each.name })),
    floorId: floor?.id ?? uuidv7({ msecs: now().getTime() }),
    isNew: !floor,
    texts: floorTexts(floor, spaces),
    plans,
    spaces,
  }
}

/** The spaces of a complex by ID and name, and after them those that its floor has drawn and that have left it. */
export async function findFloorSpaces(db: Queries, complexId: string, floor: DrawnFloor | null): Promise<FloorSpace[]> {
  const columns = ['id', 'propertyId', 'title', 'complexId'] as const
  const inside = await db.selectFrom('properties').where('complexId', '=', complexId).select(columns).execute()
  const known = new Set(inside.map(({ id }) => id))
  const left = (floor?.outlines ?? []).map(({ spaceId }) => spaceId).filter((id) => !known.has(id))
  const elsewhere = new Map<string, string>()
  for (const ids of inBatches(left.filter(isId), 1))
    for (const row of await db.selectFrom('properties').where('id', 'in', ids).select(columns).execute())
      elsewhere.set(row.id, spaceName(row))
  return [
    ...inside
      .map((row) => ({ id: row.id, name: spaceName(row), hasLeft: false }))
      .toSorted((one, other) => compareNames(one.name, other.name)),
    ...left.map((id) => ({ id, name: elsewhere.get(id) ?? 'Espacio eliminado', hasLeft: true })),
  ]
}

/** 'ENC-01 · Local 3', as its ID is on its sign and in the agency's sheets. */
function spaceName(row: { id: string; propertyId: string | null; title: string }): string {
  return `${propertyCode(row)} · ${row.title}`
}
