import type { PropertyInput } from '#app/properties/property-input.ts'
import { type Filters, PAGE_SIZE } from '#app/properties/search/filters.ts'
import { type SearchReading, type Wanted, readSearch, wantedBy } from '#app/properties/search/read-search.ts'
import { NAMED_COLUMNS } from '#app/properties/search/trade-words.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS } from '#app/properties/vocabulary.ts'
import { foldText } from '#app/properties/fold-text.ts'
import { REFERENCE_PESOS_PER_DOLLAR } from '#app/properties/price.ts'

/** Cache of folded texts: each is compared once per filter. */
const foldedTexts = new Map<string, string>()

export type StoredProperty = { id: string; createdAt: string; input: PropertyInput }

/** Reference implementation of the listing, straight from the specification: checks every property one by one. */
export function expectedPage(catalogue: readonly StoredProperty[], filters: Filters) {
  const hits = found(catalogue, filters).toSorted((a, b) => inOrder(a, b, filters.sort))
  const pages = Math.max(1, Math.ceil(hits.length / PAGE_SIZE))
  const page = Math.min(filters.page, pages)
  const ids = hits.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id)
  return { ids, total: hits.length, page, pages }
}

/** Names in a search are values of their columns; where nothing has them all, words of the texts (decision 39). */
function found(catalogue: readonly StoredProperty[], filters: Filters): StoredProperty[] {
  const reading = readSearch(filters.search)
  const passing = (wanted: Wanted) =>
    catalogue.filter(({ input }) => passes(input, filters) && has(input, wanted) && isAbout(input, reading.size))
  const byName = passing(wantedBy(reading, 'by name'))
  return byName.length > 0 ? byName : passing(wantedBy(reading, 'by text'))
}

function has(property: PropertyInput, { named, texts }: Wanted): boolean {
  const { title, propertyId, location, municipality, address, description, type, category, state } = property
  const told = [PROPERTY_TYPE_LABELS[type], CATEGORY_LABELS[category]]
  const fields = [title, propertyId, location, municipality, address, description, state, ...told]
  const searched = fields.map((field) => folded(field ?? ''))
  return (
    NAMED_COLUMNS.every((column) => named[column]?.includes(property[column] ?? '') ?? true) &&
    texts.every((group) => group.some((text) => searched.some((field) => field.includes(text))))
  )
}

function isAbout({ area }: PropertyInput, size: SearchReading['size']): boolean {
  return isWithin(area, size?.least ?? null, size?.most ?? null)
}

function passes(property: PropertyInput, filters: Filters): boolean {
  const { location, municipality, address, state } = property
  return (
    property.status === 'disponible' &&
    holds([location, municipality, address, state], filters.location) &&
    isOneOf(municipality, filters.municipality) &&
    isOneOf(state, filters.state) &&
    isOneOf(property.type, filters.type) &&
    isOneOf(property.category, filters.category) &&
    isWithin(pesos(property), filters.minPriceCents, filters.maxPriceCents) &&
    isWithin(property.area, filters.minArea, filters.maxArea)
  )
}

function holds(fields: readonly (string | null)[], search: string): boolean {
  const texts = fields.map((field) => folded(field ?? ''))
  return folded(search)
    .split(' ')
    .every((word) => texts.some((text) => text.includes(word)))
}

function folded(text: string): string {
  const known = foldedTexts.get(text) ?? foldText(text)
  foldedTexts.set(text, known)
  return known
}

function isOneOf(value: string | null, wanted: string | null): boolean {
  return wanted === null || value === wanted
}

function isWithin(value: number | null, least: number | null, most: number | null): boolean {
  if (least === null && most === null) return true
  return value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity)
}

function inOrder(a: StoredProperty, b: StoredProperty, sort: Filters['sort']): number {
  const newest = compare(b.createdAt, a.createdAt) || compare(b.id, a.id)
  if (sort === 'recientes') return newest
  const figure = sort.startsWith('precio') ? pesos : (property: PropertyInput) => property.area
  const [first, second] = [figure(a.input), figure(b.input)]
  const sign = sort.endsWith('-asc') ? 1 : -1
  if (first === null || second === null)
    return Number(first === null) - Number(second === null) || sign * compare(a.id, b.id)
  return sign * (first - second || compare(a.id, b.id))
}

function pesos({ priceCents, currency }: PropertyInput): number | null {
  return priceCents === null ? null : priceCents * (currency === 'USD' ? REFERENCE_PESOS_PER_DOLLAR : 1)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
