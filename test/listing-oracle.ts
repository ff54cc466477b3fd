import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { M2_PER_PERSON } from '#app/catalogue/catalogue-row.ts'
import { landUsesIn } from '#app/catalogue/facts/land-use.ts'
import { FACETS, type Facet } from '#app/listing/search/facets.ts'
import type { Filter } from '#app/listing/search/filter.ts'
import { filterOf } from '#app/listing/search/filter-table.ts'
import { FILTERS_BY_TYPE } from '#app/listing/search/filters-by-type.ts'
import { type Filters, PAGE_SIZE, appliesToTypes, singleType } from '#app/listing/search/filters.ts'
import { type SearchReading, type Requirements, readSearch, requirementsOf } from '#app/listing/search/read-search.ts'
import { NAMED_COLUMNS } from '#app/listing/search/trade-words.ts'
import { CATEGORY_LABELS, PROPERTY_TYPES, PROPERTY_TYPE_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { foldText } from '#app/text/fold-text.ts'
import { DEFAULT_RATE } from '#app/catalogue/price/price.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

const FILTERED_BY_TYPE = Object.keys(FILTERS_BY_TYPE) as (keyof typeof FILTERS_BY_TYPE)[]

/** Cache of folded texts: each is compared once per filter. */
const foldedTexts = new Map<string, string>()

export type StoredProperty = { id: string; createdAt: string; input: PropertyInput }

/** Reference implementation of the listing, straight from the specification: checks every property one by one. */
export function expectedPage(catalogue: readonly StoredProperty[], filters: Filters) {
  const wanted = wantedIn(catalogue, filters)
  const hits = found(catalogue, filters, wanted).toSorted((a, b) => inOrder(a, b, filters.sort))
  const pages = Math.max(1, Math.ceil(hits.length / PAGE_SIZE))
  const page = Math.min(filters.page, pages)
  const ids = hits.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id)
  const saysFacts = PROPERTY_TYPES.some((type) => readSearch(filters.search, NUEVO_LEON, type).facts)
  const asksForFacts = saysFacts || FILTERED_BY_TYPE.some((name) => filterOf(name).types && filters[name] !== null)
  const ofType = typeIn(filters, wanted)
  const facets = {
    ...(filters.type.length === 0 && ofType !== null && { searchedType: ofType }),
    ...Object.fromEntries(FACETS.map((facet) => [facet, countsOf(catalogue, filters, wanted, facet)])),
    ...(asksForFacts && { type: typesOf(catalogue, filters) }),
    landUse: usesOf(catalogue, filters, wanted),
  }
  return { ids, total: hits.length, page, pages, facets, corrected: null, widened: null }
}

/** Names in a search match their columns; if no property has them all, they match words of the texts (decision 39). */
function wantedIn(catalogue: readonly StoredProperty[], filters: Filters): Requirements {
  const reading = readSearch(filters.search, NUEVO_LEON, singleType(filters))
  const byName = requirementsOf(reading, 'by name')
  return found(catalogue, filters, byName).length > 0 ? byName : requirementsOf(reading, 'by text')
}

function found(catalogue: readonly StoredProperty[], filters: Filters, wanted: Requirements): StoredProperty[] {
  const { rate, price, size, facts } = readSearch(filters.search, NUEVO_LEON, singleType(filters))
  const asked = FILTERED_BY_TYPE.map((name) => [name, filters[name]] as const)
  return catalogue.filter(
    ({ input }) =>
      passes(input, filters) &&
      has(input, wanted) &&
      isWithin(input.area, size?.least ?? null, size?.most ?? null) &&
      isWithin(pesos(input), price?.least ?? null, price?.most ?? null) &&
      isAsked(input, rate) &&
      isOneOf(input.type, facts?.type ?? null) &&
      asked.every(([name, value]) => value === null || hasFact(input, filterOf(name), value)) &&
      (facts?.facts ?? []).every(
        ({ name, value, phrases }) =>
          hasFact(input, filterOf(name), value) ||
          (input[name] === null &&
            searchedTexts(input).some((text) => phrases.some((phrase) => text.includes(phrase)))),
      ),
  )
}

/** Whether the price per metre matches, except for the centavos by which a total is rounded. */
function isAsked(property: PropertyInput, rate: SearchReading['rate']): boolean {
  if (rate === null) return true
  const [price, area] = [pesos(property), property.area]
  if (price === null || !area) return false
  return (
    (rate.least === null || price + 9 >= rate.least * area) && (rate.most === null || price - 9 <= rate.most * area)
  )
}

function hasFact(property: PropertyInput, filter: Filter, asked: string | number): boolean {
  if (
    filter.kind === 'words' ||
    filter.column === 'comparableCents' ||
    filter.column === 'createdAt' ||
    filter.column === 'rate'
  )
    throw new Error('no fact of a property')
  if (filter.column === 'conditions') return property.amenities.some((code) => code === asked)
  if (filter.column === 'landUses') return usesIn(property).includes(String(asked))
  const value = filter.column === 'seats' ? seatsOf(property) : property[filter.column]
  if (filter.kind === 'day') return value === null || String(value) <= asked
  if (value === null) return false
  if (filter.kind === 'choice') return value === asked
  return filter.operator === '>=' ? value >= asked : value <= asked
}

function seatsOf({ type, capacity, area }: PropertyInput): number | null {
  if (type !== 'oficina') return null
  return capacity ?? (area === null ? null : Math.floor(area / M2_PER_PERSON))
}

/** Counts what each value of a filter would find, whether it was chosen or searched for. */
function countsOf(catalogue: readonly StoredProperty[], filters: Filters, wanted: Requirements, facet: Facet) {
  const { [facet]: _own, ...named } = wanted.named
  const counts: Record<string, number> = {}
  for (const { input } of found(
    catalogue,
    { ...filters, [facet]: facet === 'category' ? null : [] },
    { ...wanted, named },
  ))
    if (input[facet] !== null) counts[input[facet]] = (counts[input[facet]] ?? 0) + 1
  return counts
}

/** The meaning of the text has its own test (`land-use.test.ts`). */
function usesIn({ landUse }: PropertyInput): string[] {
  return (landUsesIn(landUse) ?? '').split('|').filter(Boolean)
}

/** Counts what each type would add, using only requested facts that all types then chosen have. */
function typesOf(catalogue: readonly StoredProperty[], filters: Filters) {
  const totals = PROPERTY_TYPES.map((type) => {
    const types = PROPERTY_TYPES.filter((each) => each === type || filters.type.includes(each))
    const kept = FILTERED_BY_TYPE.map((name) => [name, appliesToTypes(filterOf(name), types) ? filters[name] : null])
    const chosen = { ...filters, ...Object.fromEntries(kept), type: types }
    const all = found(catalogue, chosen, wantedIn(catalogue, chosen))
    return [type, all.filter(({ input }) => input.type === type).length] as const
  })
  return Object.fromEntries(totals.filter(([, total]) => total > 0))
}

/** The one requested type. */
function typeIn(filters: Filters, { named }: Requirements) {
  const { type, search } = filters
  const allowed = (named.type ?? type).filter((each) => type.length === 0 || type.some((chosen) => chosen === each))
  const [only = null, ...others] = allowed
  const facts = readSearch(search, NUEVO_LEON, singleType(filters)).facts
  return singleType(filters) ?? facts?.type ?? (others.length === 0 ? only : null)
}

function usesOf(catalogue: readonly StoredProperty[], filters: Filters, wanted: Requirements) {
  const counts: Record<string, number> = {}
  for (const { input } of found(catalogue, { ...filters, landUse: null }, wanted))
    for (const use of usesIn(input)) counts[use] = (counts[use] ?? 0) + 1
  return counts
}

function searchedTexts(property: PropertyInput): string[] {
  const { title, propertyId, location, municipality, address, description, type, category, state } = property
  const told = [PROPERTY_TYPE_LABELS[type], CATEGORY_LABELS[category]]
  const fields = [title, propertyId, location, municipality, address, description, state, ...told]
  return fields.map((field) => folded(field ?? ''))
}

function has(property: PropertyInput, { named, texts }: Requirements): boolean {
  const searched = searchedTexts(property)
  return (
    NAMED_COLUMNS.every((column) => named[column]?.includes(property[column] ?? '') ?? true) &&
    texts.every((group) => group.some((text) => searched.some((field) => says(field, text))))
  )
}

function passes(property: PropertyInput, filters: Filters): boolean {
  const { location, municipality, address, state } = property
  return (
    property.status === 'disponible' &&
    holds([location, municipality, address, state], filters.location) &&
    isAmong(municipality, filters.municipality) &&
    isOneOf(state, filters.state) &&
    isAmong(property.type, filters.type) &&
    isOneOf(property.category, filters.category) &&
    isWithin(pesos(property), filters.minPriceCents, filters.maxPriceCents) &&
    isWithin(property.area, filters.minArea, filters.maxArea)
  )
}

function holds(fields: readonly (string | null)[], search: string): boolean {
  const texts = fields.map((field) => folded(field ?? ''))
  return folded(search)
    .split(' ')
    .filter(Boolean)
    .every((word) => texts.some((text) => says(text, word)))
}

/**
 * Texts of one or two characters, and frequent texts, match the beginning of a word; a text of signs alone matches
 * nothing.
 */
export function says(field: string, text: string): boolean {
  if ([...text].length >= 3 && !['mina', 'china', 'ave'].includes(text)) return field.includes(text)
  const part = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return part !== '' && new RegExp(String.raw`(?<![\p{L}\p{N}])${part}`, 'u').test(field)
}

export function folded(text: string): string {
  const known = foldedTexts.get(text) ?? foldText(text)
  foldedTexts.set(text, known)
  return known
}

function isAmong(value: string | null, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((each) => each === value)
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
  // Without a place nothing is nearer than another.
  if (sort === null || sort === 'recientes' || sort === 'cercania') return newest
  const rate = (property: PropertyInput) => {
    const price = pesos(property)
    return price !== null && property.area ? price / property.area : null
  }
  const isRate = sort.startsWith('precio-m2')
  const figure = isRate ? rate : sort.startsWith('precio') ? pesos : (property: PropertyInput) => property.area
  const [first, second] = [figure(a.input), figure(b.input)]
  const sign = sort.endsWith('-asc') ? 1 : -1
  if (first === null || second === null)
    return Number(first === null) - Number(second === null) || sign * compare(a.id, b.id)
  const place = ({ input }: StoredProperty) => (isRate ? ['renta', 'traspaso', 'venta'].indexOf(input.category) : 0)
  return place(a) - place(b) || sign * (first - second || compare(a.id, b.id))
}

export function pesos({ priceCents, currency }: PropertyInput): number | null {
  return priceCents === null ? null : priceCents * (currency === 'USD' ? DEFAULT_RATE.pesosPerDollar : 1)
}

export function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
