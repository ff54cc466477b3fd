import { type CatalogueRow, type StoredRow, toRow } from './catalogue-row.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { type WordIndex, openWordIndex } from './word-index.ts'

/** Properties that one process is made for (docs/operations.md, Cuántas propiedades). */
export const MOST_PROPERTIES = 100_000

/** A row that could not be read, and why: it is in no list, and staff are told. */
export type UnreadableRow = { id: string; code: string; reason: string }

/**
 * All properties at one moment. A change makes the next snapshot; none is ever modified, so that a request sees the same
 * catalogue from start to end.
 */
export type Catalogue = {
  /** The newest first. */
  all: readonly CatalogueRow[]
  /** Those on offer, the newest first. */
  offered: readonly CatalogueRow[]
  byId: ReadonlyMap<string, CatalogueRow>
  unreadable: readonly UnreadableRow[]
  index: CatalogueIndex
}

/**
 * The word indexes of both searches: `public` has the rows on offer with their public texts, `panel` has all rows. All
 * snapshots since it was built share it. A row that is read again gets a new number, so that old entries match no row.
 */
type CatalogueIndex = { public: WordIndex; panel: WordIndex; numbers: { next: number } }

/** An index with so many times as many numbers as rows is built anew: rows that changed leave theirs unused. */
const MOST_NUMBERS = 3
const FEW_NUMBERS = 5_000

/** @param batches parts of the whole catalogue, in any order */
export function buildCatalogue(batches: Iterable<readonly StoredRow[]>): Catalogue {
  const index = openIndex()
  const rows: CatalogueRow[] = []
  const unreadable: UnreadableRow[] = []
  for (const batch of batches) {
    const read = readRows(batch, index)
    rows.push(...read.rows)
    unreadable.push(...read.unreadable)
  }
  return catalogueOf(rows, unreadable, index)
}

/**
 * The catalogue after a change.
 * @param changed the stored rows that are new or other than before
 * @param gone ids of rows that are not there any more
 */
export function nextCatalogue(before: Catalogue, changed: readonly StoredRow[], gone: readonly string[]): Catalogue {
  const left = new Set([...changed.map(({ id }) => id), ...gone])
  if (left.size === 0) return before
  const { rows, unreadable } = readRows(changed, before.index)
  const stillUnreadable = [...before.unreadable.filter(({ id }) => !left.has(id)), ...unreadable]
  const all = merged(before.all, left, rows.toSorted(newestFirst))
  const { numbers } = before.index
  if (numbers.next > MOST_NUMBERS * all.length + FEW_NUMBERS) return renumbered(all, stillUnreadable)
  const byId = new Map(before.byId)
  for (const id of left) byId.delete(id)
  for (const row of rows) byId.set(row.id, row)
  const offered = merged(before.offered, left, rows.filter(isOnOffer).toSorted(newestFirst))
  return { all, offered, byId, unreadable: stillUnreadable, index: before.index }
}

/** Whether visitors see it in lists. */
export function isOnOffer({ status }: CatalogueRow): boolean {
  return status === 'disponible'
}

/** The newest first; of one instant, the greater id. */
function newestFirst(one: CatalogueRow, other: CatalogueRow): number {
  return compareTexts(other.createdAt, one.createdAt) || compareTexts(other.id, one.id)
}

/** By their characters, as ids and instants are ordered. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function openIndex(): CatalogueIndex {
  return { public: openWordIndex(), panel: openWordIndex(), numbers: { next: 0 } }
}

function readRows(stored: readonly StoredRow[], index: CatalogueIndex) {
  const rows: CatalogueRow[] = []
  const unreadable: UnreadableRow[] = []
  for (const each of stored)
    try {
      const row = toRow(each, index.numbers.next)
      addToIndex(index, row)
      rows.push(row)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      unreadable.push({ id: each.id, code: propertyCode(each), reason })
    }
  return { rows, unreadable }
}

function addToIndex(index: CatalogueIndex, row: CatalogueRow) {
  index.panel.add(row.number, row.panelText)
  if (isOnOffer(row)) index.public.add(row.number, row.publicText)
  index.numbers.next = row.number + 1
}

function renumbered(all: readonly CatalogueRow[], unreadable: readonly UnreadableRow[]): Catalogue {
  const index = openIndex()
  const rows = all.map((row, number) => ({ ...row, number }))
  for (const row of rows) addToIndex(index, row)
  return catalogueOf(rows, unreadable, index)
}

function catalogueOf(
  rows: readonly CatalogueRow[],
  unreadable: readonly UnreadableRow[],
  index: CatalogueIndex,
): Catalogue {
  const all = rows.toSorted(newestFirst)
  const byId = new Map(all.map((row) => [row.id, row]))
  return { all, offered: all.filter(isOnOffer), byId, unreadable, index }
}

/** Rows in their order without those that left, and with others in the same order. */
function merged(
  rows: readonly CatalogueRow[],
  left: ReadonlySet<string>,
  added: readonly CatalogueRow[],
): readonly CatalogueRow[] {
  const next: CatalogueRow[] = []
  let at = 0
  for (const row of rows) {
    if (left.has(row.id)) continue
    for (let newer = added[at]; newer && newestFirst(newer, row) < 0; newer = added[at]) {
      next.push(newer)
      at += 1
    }
    next.push(row)
  }
  return [...next, ...added.slice(at)]
}
