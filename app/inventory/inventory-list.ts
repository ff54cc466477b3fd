import { type Catalogue, compareTexts } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { panelTextTest } from '#app/catalogue/text-test.ts'
import { correctWords, staffTexts } from '#app/listing/search/correct-words.ts'
import { type FoundByCode, findByCode } from '#app/listing/search/find-by-code.ts'
import { type Term, alternatives, formsOf, readWords } from '#app/listing/search/read-search.ts'
import type { PanelOrder, PanelSelection } from './panel-search.ts'
import { deadlineTest, pendingTest, statusAgeTest, statusFromTest, unchangedTest } from './pending.ts'

/** `corrected`: the corrected search if the rows are its results; null if they are those of the typed search. */
type SelectedRows = { rows: readonly CatalogueRow[]; corrected: string | null }

/**
 * The properties that contain every word of the search and match every filter, in the order of the list. If there are none,
 * those of the search with its misspelt words corrected.
 * @param today calendar day of the agency
 */
export function selectRows(catalogue: Catalogue, selection: PanelSelection, today: string): SelectedRows {
  const { search, type, order, literal } = selection
  const typed = readPanelSearch(search, catalogue)
  const rows = matchingRows(catalogue, { ...selection, ...typed }, today)
  const isFinal = rows.length > 0 || literal
  const corrected = isFinal ? null : correctWords(search, typed.terms, staffTexts(catalogue), type ? [type] : [])
  const found =
    corrected === null
      ? rows
      : matchingRows(catalogue, { ...selection, ...readPanelSearch(corrected, catalogue) }, today)
  return { rows: inOrder(found, order), corrected: found.length > 0 ? corrected : null }
}

/** A search that was read. `terms`: its words; `byCode`: the rows whose ID it names; `narrowing`: its words beside the ID. */
type PanelReading = { terms: readonly Term[]; byCode: FoundByCode | null; narrowing: readonly Term[] }

function readPanelSearch(search: string, { all, places }: Catalogue): PanelReading {
  const terms = readWords(search, places)
  const byCode = findByCode(all, search)
  return { terms, byCode, narrowing: byCode ? readWords(byCode.rest, places) : terms }
}

function matchingRows(
  catalogue: Catalogue,
  selection: PanelSelection & PanelReading,
  today: string,
): readonly CatalogueRow[] {
  const { byCode, narrowing, status, type, category, municipality, noPhotos, owner } = selection
  const { statusAge, statusFrom, pending, deadline, unchanged } = selection
  const tests = [
    ...(statusAge ? [statusAgeTest(Number(statusAge), today, catalogue.timeZone)] : []),
    ...(statusFrom ? [statusFromTest(statusFrom, catalogue.timeZone)] : []),
    ...(pending ? [pendingTest(pending, today, catalogue.timeZone)] : []),
    ...(deadline ? [deadlineTest(deadline, today)] : []),
    ...(unchanged ? [unchangedTest(Number(unchanged), today, catalogue.timeZone)] : []),
    ...searchTexts(narrowing).map((forms) => panelTextTest(catalogue, forms)),
  ]
  return catalogue.all.filter(
    (row) =>
      (status === null || row.status === status) &&
      (type === null || row.type === type) &&
      (category === null || row.category === category || row.secondCategory === category) &&
      (municipality === '' || row.municipality === municipality) &&
      (!noPhotos || !row.hasPhotos) &&
      (owner === '' || row.ownerId === owner) &&
      (byCode?.rows.has(row) ?? true) &&
      tests.every((test) => test(row)),
  )
}

/**
 * The texts of the words of a panel search, in any order (decision 39; spec, section 5): for each a list of folded
 * alternatives, one of which the row's text must contain.
 */
export function searchTexts(terms: readonly Term[]): string[][] {
  return alternatives(terms).map((choice) => formsOf(choice, 'by text'))
}

/** Rows without the value that the list is ordered by come last; equal rows are ordered by id. @param rows newest first */
function inOrder(rows: readonly CatalogueRow[], order: PanelOrder): readonly CatalogueRow[] {
  if (order === 'newest') return rows
  if (order === 'oldest') return rows.toReversed()
  const sign = order.endsWith('-desc') ? -1 : 1
  const keyOf = KEYS[order.split('-')[0] ?? ''] ?? (() => null)
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((one, other) => {
      if (one.key === null || other.key === null)
        return Number(one.key === null) - Number(other.key === null) || sign * compareTexts(one.row.id, other.row.id)
      return sign * (compareKeys(one.key, other.key) || compareTexts(one.row.id, other.row.id))
    })
    .map(({ row }) => row)
}

const KEYS: Partial<Record<string, (row: CatalogueRow) => string | number | null>> = {
  price: ({ comparableCents }) => comparableCents,
  area: ({ area }) => area,
  id: ({ propertyId }) => propertyId?.toLowerCase() || null,
  deadline: ({ timeAlert }) => timeAlert,
}

function compareKeys(one: string | number, other: string | number): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
