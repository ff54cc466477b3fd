import { type CatalogueRow, type StoredRow, toRow } from './catalogue-row.ts'
import { DEFAULT_RATE, type ReferenceRate } from './price/price.ts'
import { comparableCents } from './price/quoted.ts'
import { DEFAULT_ZONE, type TimeZone } from '#app/calendar/time-zones.ts'
import { NO_PLACES, type Places } from './place/places.ts'
import { secondRow } from './second-row.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { type WordIndex, openWordIndex } from './word-index.ts'

/** The largest catalogue that is measured as comfortable in one process (docs/operations.md, Cuántas propiedades). */
export const MOST_PROPERTIES = 20_000

/** A row that could not be read, and why. It is left out of lists, and staff see a notice. */
export type UnreadableRow = { id: string; code: string; reason: string }

/**
 * An immutable snapshot of all properties. A change makes the next snapshot, so that a request sees the same catalogue from
 * start to end.
 */
export type Catalogue = {
  /** The newest first. */
  all: readonly CatalogueRow[]
  /** Those on offer, the newest first. */
  offered: readonly CatalogueRow[]
  /** The same, each followed by the row of its second operation. */
  offers: readonly CatalogueRow[]
  unreadable: readonly UnreadableRow[]
  /** The places that a search may name. */
  places: Places
  /** The time zone of the agency, for days in a search. */
  timeZone: TimeZone
  /** The rate at which prices in dollars are compared. */
  rate: ReferenceRate
  index: CatalogueIndex
}

/**
 * The word indexes: `public` has the public texts of the rows on offer, `panel` the texts of all rows. Snapshots share it
 * until it is rebuilt. A row that is read again gets a new number, so old entries match no row of a newer snapshot.
 */
type CatalogueIndex = { public: WordIndex; panel: WordIndex; numbers: { next: number } }

/** Changed rows leave unused numbers. The index is rebuilt once there are more numbers than this factor times the rows. */
const NUMBERS_PER_ROW = 3
/** Numbers that are allowed in addition, so that small catalogues are rarely rebuilt. */
const SPARE_NUMBERS = 5_000

/**
 * A catalogue without places.
 * @param batches parts of the whole catalogue, in any order; each is dropped before the next one is read
 */
export async function buildCatalogue(batches: AsyncIterable<readonly StoredRow[]>): Promise<Catalogue> {
  const index = openIndex()
  const rows: CatalogueRow[] = []
  const unreadable: UnreadableRow[] = []
  for await (const batch of batches) {
    const read = readRows(batch, index, DEFAULT_RATE)
    rows.push(...read.rows)
    unreadable.push(...read.unreadable)
  }
  return catalogueOf(rows, { unreadable, places: NO_PLACES, timeZone: DEFAULT_ZONE, rate: DEFAULT_RATE, index })
}

/** A catalogue without properties and places. */
export function emptyCatalogue(): Catalogue {
  return catalogueOf([], {
    unreadable: [],
    places: NO_PLACES,
    timeZone: DEFAULT_ZONE,
    rate: DEFAULT_RATE,
    index: openIndex(),
  })
}

/**
 * The catalogue after a change.
 * @param changed the new or changed stored rows
 * @param deleted ids of deleted rows
 */
export function nextCatalogue(before: Catalogue, changed: readonly StoredRow[], deleted: readonly string[]): Catalogue {
  const replaced = new Set([...changed.map(({ id }) => id), ...deleted])
  if (replaced.size === 0) return before
  const { rows, unreadable } = readRows(changed, before.index, before.rate)
  const stillUnreadable = [...before.unreadable.filter(({ id }) => !replaced.has(id)), ...unreadable]
  const all = replaceRows(before.all, replaced, rows.toSorted(newestFirst))
  const { numbers } = before.index
  if (numbers.next > NUMBERS_PER_ROW * all.length + SPARE_NUMBERS)
    return renumbered(all, { ...before, unreadable: stillUnreadable })
  const offered = replaceRows(before.offered, replaced, rows.filter(isOnOffer).toSorted(newestFirst))
  return { ...before, all, offered, offers: offersOf(offered, before.rate), unreadable: stillUnreadable }
}

/** The catalogue with prices compared at a rate; the same one where the rate is equal. */
export function withRate(catalogue: Catalogue, rate: ReferenceRate): Catalogue {
  if (catalogue.rate.pesosPerDollar === rate.pesosPerDollar && catalogue.rate.day === rate.day) return catalogue
  // Each row is a new one, because the row of a second operation is cached under that of the first.
  const rows = catalogue.all.map((row) => ({ ...row, comparableCents: comparableCents(row, rate) }))
  return catalogueOf(rows, { ...catalogue, rate })
}

/** Whether visitors see the row in lists. */
function isOnOffer({ status }: CatalogueRow): boolean {
  return status === 'disponible'
}

/** Newest first; rows of the same instant by descending id. */
function newestFirst(one: CatalogueRow, other: CatalogueRow): number {
  return compareTexts(other.createdAt, one.createdAt) || compareTexts(other.id, one.id)
}

/** Compares ids or instants by their code units. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function openIndex(): CatalogueIndex {
  return { public: openWordIndex(), panel: openWordIndex(), numbers: { next: 0 } }
}

function readRows(stored: readonly StoredRow[], index: CatalogueIndex, rate: ReferenceRate) {
  const rows: CatalogueRow[] = []
  const unreadable: UnreadableRow[] = []
  for (const property of stored)
    try {
      const row = toRow(property, index.numbers.next, rate)
      addToIndex(index, row)
      rows.push(row)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      unreadable.push({ id: property.id, code: propertyCode(property), reason })
    }
  return { rows, unreadable }
}

function addToIndex(index: CatalogueIndex, row: CatalogueRow) {
  index.panel.add(row.number, row.panelText)
  if (isOnOffer(row)) index.public.add(row.number, row.publicText)
  index.numbers.next = row.number + 1
}

function renumbered(all: readonly CatalogueRow[], others: Catalogue): Catalogue {
  const index = openIndex()
  const rows = all.map((row, number) => ({ ...row, number }))
  for (const row of rows) addToIndex(index, row)
  return catalogueOf(rows, { ...others, index })
}

function catalogueOf(rows: readonly CatalogueRow[], others: Omit<Catalogue, 'all' | 'offered' | 'offers'>): Catalogue {
  const all = rows.toSorted(newestFirst)
  const offered = all.filter(isOnOffer)
  return { ...others, all, offered, offers: offersOf(offered, others.rate) }
}

function offersOf(offered: readonly CatalogueRow[], rate: ReferenceRate): readonly CatalogueRow[] {
  if (offered.every(({ secondCategory }) => secondCategory === null)) return offered
  return offered.flatMap((row) => {
    const second = secondRow(row, rate)
    return second ? [row, second] : [row]
  })
}

/** Removes the replaced rows and inserts the added ones; both lists are sorted newest first. */
function replaceRows(
  rows: readonly CatalogueRow[],
  replaced: ReadonlySet<string>,
  added: readonly CatalogueRow[],
): readonly CatalogueRow[] {
  const next: CatalogueRow[] = []
  let at = 0
  for (const row of rows) {
    if (replaced.has(row.id)) continue
    for (let newer = added[at]; newer && newestFirst(newer, row) < 0; newer = added[at]) {
      next.push(newer)
      at += 1
    }
    next.push(row)
  }
  return [...next, ...added.slice(at)]
}
