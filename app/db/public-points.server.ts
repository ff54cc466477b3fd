import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { Means } from './searched-text.server.ts'
import type { Dialect } from './store.server.ts'

/** Degrees. */
type Corner = { latitude: number; longitude: number }
type Box = { west: number; south: number; east: number; north: number }
/** Where a public point must lie. */
type Within =
  | { kind: 'box'; box: Box }
  | { kind: 'area'; corners: readonly Corner[]; box: Box }
  | { kind: 'circle'; centre: Corner; box: Box }
  | { kind: 'nowhere' }

/** A side of an area; `slope`: degrees of longitude per degree of latitude. */
type Edge = { from: Corner; slope: number; low: number; high: number }

/** Degrees of latitude from which and up to which points are compared. */
type Band = { from: number; to: number }

const EVERYWHERE: Band = { from: -90, to: 90 }
/** A band is halved as long as its halves have at most so many times its edges: the condition stays short. */
const MOST_TWICE = 1.5

export const LATITUDE = sql<number>`properties."publicLatitude"`
export const LONGITUDE = sql<number>`properties."publicLongitude"`

/**
 * The available properties, to gather all of them by where they lie: in SQLite along the index of cells (migration
 * 0030), which has what they are filtered by; the planner would take one in whose order it needs not sort, and read rows.
 */
export function placedProperties(dialect: Dialect) {
  const name = dialect === 'sqlite' ? 'properties indexed by "mapCells"' : 'properties'
  return sql<Schema['properties']>`properties`.as<'properties'>(sql.raw(name))
}

/**
 * What finds the properties of a place: the index of points, the cells that the question names beside it (SQLite's only),
 * or nothing, so that each row of an order that is walked is tested.
 */
type PlaceMeans = 'point-index' | 'cells' | 'each-row'

/** What finds them in a question that is of places alone. @param means how it is evaluated */
export function placesBy(means: Means): PlaceMeans {
  return means === 'among' ? 'each-row' : 'cells'
}

/**
 * Condition: a property's public point lies there. The index of points (R*Tree in SQLite, GiST in PostgreSQL) knows the
 * box, whose figures SQLite rounds; what is in it is then tested exactly, with the same arithmetic in both.
 */
export function liesWithin(dialect: Dialect, within: Within, means: PlaceMeans): Expression<SqlBool> {
  if (within.kind === 'nowhere') return sql<boolean>`${LATITUDE} is null`
  const isTested = means === 'each-row' || (dialect === 'sqlite' && means === 'cells')
  const inBox = isTested
    ? exactly(within.box)
    : sql<boolean>`${indexed(dialect, within.box)} and ${exactly(within.box)}`
  // What lies in an area lies in its box.
  if (within.kind === 'area' && isTested) return sql<boolean>`(${isInside(within.corners)})`
  if (within.kind === 'area') return sql<boolean>`(${inBox} and ${isInside(within.corners)})`
  if (within.kind === 'circle') return sql<boolean>`(${inBox} and ${isNear(within.centre, within.box)})`
  return sql<boolean>`(${inBox})`
}

function indexed(dialect: Dialect, { west, south, east, north }: Box): RawBuilder<boolean> {
  if (dialect === 'postgres')
    return sql`point(${LONGITUDE}, ${LATITUDE}) <@ box(point(${west}, ${south}), point(${east}, ${north}))`
  return sql`properties.seq in (select seq from "publicPlaces"
    where west <= ${east} and east >= ${west} and south <= ${north} and north >= ${south})`
}

function exactly({ west, south, east, north }: Box): RawBuilder<boolean> {
  return sql`${LATITUDE} between ${south} and ${north} and ${LONGITUDE} between ${west} and ${east}`
}

/** An odd number of the area's edges lies east of the point, at its height; edges that cross leave a hole. */
function isInside(corners: readonly Corner[]): RawBuilder<boolean> {
  const edges = corners.map((from, at): Edge => {
    const to = corners[(at + 1) % corners.length] ?? from
    const slope = to.latitude === from.latitude ? 0 : (to.longitude - from.longitude) / (to.latitude - from.latitude)
    const [low = 0, high = 0] = [from.latitude, to.latitude].toSorted((a, b) => a - b)
    return { from, slope, low, high }
  })
  return sql`${edgesEast(edges, EVERYWHERE)} % 2 = 1`
}

/** Halved by height at a corner: a point is compared with the edges at its height only, and rarely with where they end. */
function edgesEast(edges: readonly Edge[], { from, to }: Band): RawBuilder<number> {
  const heights = edges.flatMap(({ low, high }) => [low, high]).filter((height) => height > from && height < to)
  const middle = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)]
  if (middle !== undefined) {
    const [below, above] = [edges.filter(({ low }) => low < middle), edges.filter(({ high }) => high > middle)]
    if (below.length + above.length <= edges.length * MOST_TWICE)
      return sql`case when ${LATITUDE} < ${middle} then ${edgesEast(below, { from, to: middle })}
        else ${edgesEast(above, { from: middle, to })} end`
  }
  const crossed = edges.map(({ from: corner, slope, low, high }) => {
    const begins = low > from ? sql`${LATITUDE} >= ${low} and ` : sql``
    const ends = high < to ? sql`${LATITUDE} < ${high} and ` : sql``
    return sql`case when ${begins}${ends}${LONGITUDE} < ${corner.longitude} + (${LATITUDE} - ${corner.latitude}) * ${slope}
      then 1 else 0 end`
  })
  return crossed.length === 0 ? sql`0` : sql`(${sql.join(crossed, sql` + `)})`
}

/** In the circle that touches the sides of the box: on so small a part of the earth as flat as a map. */
function isNear({ latitude, longitude }: Corner, { north: top }: Box): RawBuilder<boolean> {
  const wide = Math.cos((latitude * Math.PI) / 180)
  const [north, east] = [sql`(${LATITUDE} - ${latitude})`, sql`((${LONGITUDE} - ${longitude}) * ${wide})`]
  return sql`${north} * ${north} + ${east} * ${east} <= ${(top - latitude) ** 2}`
}
