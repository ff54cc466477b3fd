import { sql } from 'kysely'
import { LATITUDE, LONGITUDE } from '#app/db/public-points.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { metresToArea, metresToBox, tellAway } from '#app/properties/place/away.ts'
import { type Box, boxAround, boxOf, flatMetres, isBox, writeBox } from '#app/properties/place/box.ts'
import type { Point } from '#app/properties/place/point.ts'
import type { PropertyCard } from '#app/properties/property.ts'
import { type Ask, passes, settle } from './asked.server.ts'
import { listingQuery } from './filter-url.ts'
import type { Filters } from './filters.ts'
import { MOST_COUNTED } from './list-cost.ts'
import type { NearPlace } from './nearest.ts'
import { ANYWHERE, RADII, type Shape, shapesOf } from './shapes.ts'

/** Cards that are shown, and properties around the middle among which the nearest of the edge are looked for. */
const MOST_SHOWN = 3
const MOST_TRIED = 30
/** Metres around the middle, one after the other: each is one look into the index of points. */
const SEARCH_RADII = [5_000, 20_000, 80_000, 320_000, 1_280_000]
/** Room around what a wider box must show, as part of its size. */
const ROOM = 0.1
/** Metres by which a radius must be longer than the way: figures of the store differ from ours in their last digits. */
const SURELY = 0.1

type Placed = Exclude<Shape, { kind: 'nowhere' }>

/**
 * The nearest properties to a place where none lies, by their public points; null where no place is asked for, or
 * nothing is near.
 */
export async function findNearPlace(store: Store, filters: Filters): Promise<NearPlace | null> {
  const shapes = shapesOf(filters).filter((shape) => shape.kind !== 'nowhere')
  const shape = shapes.find(({ kind }) => kind === 'circle') ?? shapes.find(({ kind }) => kind === 'area') ?? shapes[0]
  if (!shape) return null
  const { ask } = await settle(store, { ...filters, ...ANYWHERE }, MOST_COUNTED)
  const near = await findAround(store, ask, middleOf(shape))
  const found = near
    .map((row) => ({ ...row, metres: metresTo(shape, row.point) }))
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, MOST_SHOWN)
  const [nearest] = found
  if (!nearest) return null
  return {
    place: shape.kind === 'circle' ? `a menos de ${filters.radio} km de ${shape.name}` : 'en esta zona',
    away: tellAway(nearest.metres),
    cards: found.map(({ card }) => card),
    query: widened(filters, shape, nearest),
  }
}

async function findAround(store: Store, ask: Ask, middle: Point) {
  const wide = Math.cos((middle.latitude * Math.PI) / 180)
  const [north, east] = [sql`(${LATITUDE} - ${middle.latitude})`, sql`((${LONGITUDE} - ${middle.longitude}) * ${wide})`]
  let found: { card: PropertyCard; point: Point }[] = []
  // Where a first one lies, the next reach is asked for some more.
  for (const metres of SEARCH_RADII) {
    const circle: Shape = { kind: 'circle', name: '', centre: middle, metres, box: boxAround(middle, metres) }
    const rows = await store.lists
      .selectFrom('properties')
      .where(passes(store, { ...ask, shapes: [circle] }, 'index'))
      .orderBy(sql`${north} * ${north} + ${east} * ${east}`)
      .orderBy('properties.id')
      .limit(MOST_TRIED)
      .select((eb) => [...cardColumns(eb), 'publicLatitude', 'publicLongitude'])
      .execute()
    const hasEnough = rows.length >= MOST_SHOWN || found.length > 0
    found = rows.map((row) => ({
      card: toCard(row),
      point: { latitude: row.publicLatitude ?? 0, longitude: row.publicLongitude ?? 0 },
    }))
    if (hasEnough) break
  }
  return found
}

function middleOf(shape: Placed): Point {
  if (shape.kind === 'circle') return shape.centre
  const { west, south, east, north } = shape.box
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
}

/** Of a circle from its middle, of anything else from its edge. */
function metresTo(shape: Placed, point: Point): number {
  if (shape.kind === 'circle') return flatMetres(shape.centre, point)
  return shape.kind === 'area' ? metresToArea(point, shape.corners) : metresToBox(point, shape.box)
}

/** The same search as far as the nearest property: a longer radius where one is offered, else a box around both. */
function widened(filters: Filters, shape: Placed, { metres, point }: { metres: number; point: Point }): string {
  const radio = shape.kind === 'circle' ? RADII.find((each) => Number(each) * 1000 >= metres + SURELY) : undefined
  const { vista, cerca } = filters
  if (radio !== undefined) return listingQuery(filters, { ...ANYWHERE, vista, cerca, radio })
  const { west, south, east, north } = shape.box
  const both = boxOf([point, { latitude: south, longitude: west }, { latitude: north, longitude: east }])
  const box = roomAround(both)
  return listingQuery(filters, { ...ANYWHERE, vista, bbox: isBox(box) ? writeBox(box) : '' })
}

function roomAround({ west, south, east, north }: Box): Box {
  const [wide, high] = [(east - west) * ROOM, (north - south) * ROOM]
  return { west: west - wide, south: south - high, east: east + wide, north: north + high }
}
