import { DAY_MS, HOUR_MS } from '#app/calendar/durations.ts'
import { PANEL_PAGE_SIZE, type PanelFilters, type PanelOrder, type PanelQuery } from '#app/inventory/panel-search.ts'
import { searchTexts } from '#app/inventory/inventory-list.ts'
import { readWords } from '#app/listing/search/read-search.ts'
import { formatPrice, textFromCents } from '#app/catalogue/price/price.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS, STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { type StoredProperty, compare, folded, pesos, says } from './listing-oracle.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

/** Reference implementation of the panel's list (spec, section 5, Search): checks every property one by one. */
export function expectedPanelPage(catalogue: readonly StoredProperty[], query: PanelQuery, today: string) {
  const hits = catalogue
    .filter(
      (property) =>
        passes(property, query) &&
        isPending(property, query, today) &&
        isDue(property, query, today) &&
        (query.statusAge === null || daysBefore(property.createdAt, today) >= Number(query.statusAge)) &&
        (query.unchanged === null || isOlder(property.createdAt, Number(query.unchanged), today)) &&
        holds(property, query.search),
    )
    .toSorted((a, b) => inOrder(a, b, query.order))
  const pages = Math.max(1, Math.ceil(hits.length / PANEL_PAGE_SIZE))
  const page = Math.min(query.page, pages)
  const ids = hits.slice((page - 1) * PANEL_PAGE_SIZE, page * PANEL_PAGE_SIZE).map(({ id }) => id)
  const municipalities = [...new Set(catalogue.flatMap(({ input }) => input.municipality ?? []))]
  return {
    ids,
    found: hits.length,
    total: catalogue.length,
    page,
    pages,
    corrected: null,
    municipalities: municipalities.toSorted((one, other) => one.localeCompare(other, 'es')),
  }
}

function passes({ input }: StoredProperty, { status, type, category, municipality, noPhotos }: PanelFilters): boolean {
  return (
    (status === null || input.status === status) &&
    (type === null || input.type === type) &&
    (category === null || input.category === category) &&
    (municipality === '' || input.municipality === municipality) &&
    (!noPhotos || input.photos.length === 0)
  )
}

/** The properties of the tests were never edited, so their creation date counts. A missing point has its own test. */
function isPending({ input, createdAt }: StoredProperty, { pending }: PanelFilters, today: string): boolean {
  if (pending === 'price') return input.priceCents === null && !input.priceOnRequest
  return pending === null || isOlder(createdAt, 90, today)
}

function isOlder(createdAt: string, days: number, today: string): boolean {
  return Date.parse(`${today}T06:00:00Z`) - Date.parse(createdAt) > days * DAY_MS
}

/** Calendar days of Monterrey between a moment and today. */
function daysBefore(moment: string, today: string): number {
  const day = new Date(Date.parse(moment) - 6 * HOUR_MS).toISOString().slice(0, 10)
  return Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
}

function isDue({ input }: StoredProperty, { deadline }: PanelFilters, today: string): boolean {
  if (deadline === null) return true
  const { timeAlert } = input
  if (timeAlert === null) return false
  const days = Math.round((Date.parse(timeAlert) - Date.parse(today)) / DAY_MS)
  return deadline === 'set' || (deadline === 'past' ? days < 0 : days >= 0 && days <= Number(deadline))
}

function holds({ id, input }: StoredProperty, search: string): boolean {
  const { title, location, municipality, state, propertyId, type, category, status, currency, priceCents } = input
  const fields = [
    title,
    location,
    municipality,
    state,
    propertyCode({ id, propertyId }),
    PROPERTY_TYPE_LABELS[type],
    CATEGORY_LABELS[category],
    status,
    STATUS_LABELS[status],
    ...(priceCents === null ? [] : [textFromCents(priceCents), formatPrice(priceCents, currency)]),
  ].map((field) => folded(field ?? ''))
  return searchTexts(readWords(search, NUEVO_LEON)).every((group) =>
    group.some((text) => fields.some((field) => says(field, text))),
  )
}

/** Properties without the figure come last; equal ones are ordered by id. */
function inOrder(a: StoredProperty, b: StoredProperty, order: PanelOrder): number {
  const sign = order === 'newest' || order.endsWith('-desc') ? -1 : 1
  const [one, other] = [figureOf(a, order), figureOf(b, order)]
  if (one === null || other === null) return Number(one === null) - Number(other === null) || sign * compare(a.id, b.id)
  return sign * (compareAny(one, other) || compare(a.id, b.id))
}

function figureOf({ createdAt, input }: StoredProperty, order: PanelOrder): string | number | null {
  if (order.startsWith('price')) return pesos(input)
  if (order.startsWith('area')) return input.area
  if (order.startsWith('deadline')) return input.timeAlert
  if (order.startsWith('id')) return input.propertyId?.toLowerCase() || null
  return createdAt
}

function compareAny(one: string | number, other: string | number): number {
  return one < other ? -1 : Number(one > other)
}
