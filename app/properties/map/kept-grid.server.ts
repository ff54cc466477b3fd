import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely'
import { LATITUDE, LONGITUDE, placedProperties } from '#app/db/public-points.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import { type Ask, isClosed, passes } from '#app/properties/search/asked.server.ts'
import {
  type ListedGroup,
  NAMED_GROUP,
  isOfGroup,
  listedGroups,
  namesOf,
  totalOf,
} from '#app/properties/search/kept-counts.server.ts'
import { keptOfRevision } from '#app/db/kept-of-revision.server.ts'
import { CELL } from './cell-number.server.ts'
import { type CellSum, KEPT_CELL, boxOfCells, byCell, numberOf } from './cells.ts'
import { type Lying, lieInShapes } from './lie-in-shape.ts'
import { METROPOLIS_VIEW } from './metropolis.ts'

/** Properties that are gathered at once: who asks for a list meanwhile waits for one part. */
const PART = 20_000
/** Available properties from which on nobody who asks for a part of the map waits for all of them to be gathered. */
const LARGE = 100_000
/** Numbers beyond those of all cells. */
const [BEFORE_ALL, AFTER_ALL] = [-1e12, 1e12]

/** Cells from which on all are counted anew. */
const MANY_CELLS = 400

/** Those of one cell that have the same values of the closed filters. */
type KeptCell = ListedGroup & CellSum
/** By the number of their cell. */
type Kept = ReadonlyMap<number, readonly KeptCell[]>

/**
 * What goes by closed filters and places alone, gathered by kept cells; null for anything else, and while these are not
 * counted. Cells that lie wholly in what is asked for are counted already; of those at its edges the store tests each
 * property.
 */
export async function keptFor(store: Store, ask: Ask): Promise<{ cells: CellSum[]; unplaced: number } | null> {
  const { shapes } = ask
  if (!isClosed({ ...ask, shapes: [] }) || shapes.some(({ kind }) => kind === 'nowhere')) return null
  const groups = await listedGroups(store)
  // Of a large catalogue they take a while: who asks for a part of it first after the start is answered without them.
  const isOfPart = shapes.length > 0 && totalOf(groups, {}) > LARGE
  const kept = await (isOfPart ? cellsOfRevision.ready(store) : cellsOfRevision.read(store))
  if (!kept) return null
  const chosen = [...kept.values()].flatMap((own) => own.filter((cell) => isOfGroup(cell, ask.chosen)))
  // Who changes the catalogue between the two readings shows in the next revision.
  if (shapes.length === 0) return { cells: chosen, unplaced: Math.max(0, totalOf(groups, ask.chosen) - placed(chosen)) }
  const cells: CellSum[] = []
  const edges: KeptCell[][] = []
  for (const own of byCell(chosen, KEPT_CELL).values()) {
    const lying = lieInShapes(boxOfCells(own), shapes)
    if (lying === 'all') cells.push(...own)
    else if (lying === 'some') edges.push(own)
  }
  if (edges.length > 0) cells.push(...(await readEdges(store, ask, edges)))
  return { cells, unplaced: 0 }
}

/**
 * Part of what closed filters find that surely lies in the places asked for: the cells at their edges are left out. 0
 * where that is not counted yet, or something else is asked for too.
 */
export async function partInPlace(store: Store, ask: Ask): Promise<number> {
  const { shapes, chosen } = ask
  if (!isClosed({ ...ask, shapes: [] }) || shapes.some(({ kind }) => kind === 'nowhere')) return 0
  const kept = await cellsOfRevision.ready(store)
  const all = totalOf(await listedGroups(store), chosen)
  let inside = 0
  for (const own of kept?.values() ?? [])
    if (lieInShapes(boxOfCells(own), shapes) === 'all') inside += totalOf(own, chosen)
  return all === 0 ? 0 : inside / all
}

const cellsOfRevision = keptOfRevision((store) => readCells(store), rereadCells)

/** From south to north, so many properties at a time: a large catalogue at once would take longer than a list may. */
export async function readCells(store: Store, part = PART): Promise<Kept> {
  const kept = new Map<number, readonly KeptCell[]>()
  let from: number | null = null
  do {
    const to = await cellAfter(store, from, part)
    for (const [cell, own] of await readBetween(store, from, to)) kept.set(cell, own)
    from = to
  } while (from !== null)
  return kept
}

async function rereadCells(store: Store, before: Kept, changed: readonly string[]): Promise<Kept | null> {
  const numbers = namesOf('cell', changed).map(Number)
  if (numbers.length > MANY_CELLS) return null
  const kept = new Map(before)
  for (const number of numbers) kept.delete(number)
  const isChanged = sql<SqlBool>`${CELL} in (${sql.join(numbers.map((number) => sql.lit(number)))})`
  if (numbers.length > 0) for (const [cell, own] of await readWhere(store, isChanged)) kept.set(cell, own)
  return kept
}

/** The number of the cell up to which a part goes; null for the last one. */
async function cellAfter({ lists, dialect }: Store, from: number | null, part: number): Promise<number | null> {
  const row = await lists
    .selectFrom(placedProperties(dialect))
    .where('status', '=', sql.lit('disponible'))
    .where(CELL, '>', from ?? BEFORE_ALL)
    .orderBy(CELL)
    .offset(part)
    .limit(1)
    .select(CELL.as('cell'))
    .executeTakeFirst()
  return row?.cell ?? null
}

function readBetween(store: Store, from: number | null, to: number | null): Promise<Kept> {
  return readWhere(store, sql`${CELL} > ${from ?? BEFORE_ALL} and ${CELL} <= ${to ?? AFTER_ALL}`)
}

async function readWhere({ lists, dialect }: Store, isAsked: Expression<SqlBool>): Promise<Kept> {
  const rows = await lists
    .selectFrom(placedProperties(dialect))
    .where('status', '=', sql.lit('disponible'))
    .where(isAsked)
    // In the order of the index, which needs no sorting.
    .groupBy([CELL, ...NAMED_GROUP])
    .select([CELL.as('cell'), ...NAMED_GROUP, ...sums('some')])
    .execute()
  const cells = rows.map((row) => ({ ...row, total: Number(row.total), inside: Number(row.inside) }))
  return Map.groupBy(cells, ({ cell }) => cell)
}

function placed(cells: readonly CellSum[]): number {
  return cells.reduce((sum, { total }) => sum + total, 0)
}

async function readEdges(
  { lists, dialect, ...store }: Store,
  ask: Ask,
  edges: readonly KeptCell[][],
): Promise<CellSum[]> {
  const passing = passes({ lists, dialect, ...store }, ask, 'compare')(expressionBuilder<Schema, 'properties'>())
  // Most areas lie wholly in the metropolitan one, or outside of it: then no property is tested for that.
  const lying = lieInShapes(boxOfCells(edges.flat()), [{ kind: 'box', box: METROPOLIS_VIEW }])
  const rows = await lists
    .selectFrom(placedProperties(dialect))
    .where(sql<SqlBool>`${CELL} in (${sql.join(edges.map((own) => sql.lit(numberOf(own))))})`)
    .where(passing)
    .groupBy(CELL)
    .select(sums(lying))
    .execute()
  return rows.map((row) => ({ ...row, total: Number(row.total), inside: Number(row.inside) }))
}

/** @param lying whether all that is summed up lies in the metropolitan area */
function sums(lying: Lying) {
  const { west, south, east, north } = METROPOLIS_VIEW
  const inside = {
    all: sql<number>`count(*)`,
    none: sql<number>`0`,
    some: sql<number>`sum(case when ${LONGITUDE} between ${sql.lit(west)} and ${sql.lit(east)}
      and ${LATITUDE} between ${sql.lit(south)} and ${sql.lit(north)} then 1 else 0 end)`,
  }
  return [
    inside[lying].as('inside'),
    sql<number>`count(*)`.as('total'),
    sql<string>`min(properties.id)`.as('id'),
    sql<number>`min(${LONGITUDE})`.as('west'),
    sql<number>`min(${LATITUDE})`.as('south'),
    sql<number>`max(${LONGITUDE})`.as('east'),
    sql<number>`max(${LATITUDE})`.as('north'),
    sql<number>`sum(${LATITUDE})`.as('latitude'),
    sql<number>`sum(${LONGITUDE})`.as('longitude'),
  ] as const
}
