import { municipalityValue, municipalityValues } from '#app/catalogue/place/municipality-value.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { type Filters, parseFilters } from '#app/listing/search/filters.ts'
import { slugify } from '#app/text/slugify.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  type Category,
  PROPERTY_TYPES,
  PROPERTY_TYPE_PLURALS,
  type PropertyType,
} from '#app/catalogue/facts/vocabulary.ts'

/** A search with a page of its own: an operation, of one type or all, in one municipality or all. */
export type CommonSearch = { category: Category; type: PropertyType | null; municipality: string | null }

/** '/propiedades/renta/bodega/apodaca', '/propiedades/renta/bodega', '/propiedades/renta'. */
export function commonSearchPath({ category, type, municipality }: CommonSearch): string {
  return ['/propiedades', category, type, type && municipality && slugify(municipality)].filter(Boolean).join('/')
}

/** The search that the words of a path name, in any spelling of slugs; null where a word is unknown. */
export function readCommonSearch(words: readonly string[], places: Places): CommonSearch | null {
  const [category, type, municipality] = words.map((word) => slugify(word))
  const search = {
    category: CATEGORIES.find((slug) => slug === category),
    type: type === undefined ? null : PROPERTY_TYPES.find((slug) => slug === type),
    municipality: municipality === undefined ? null : municipalityBySlug(municipality, places),
  }
  const { category: found, type: ofType, municipality: inside } = search
  return found && ofType !== undefined && inside !== undefined
    ? { category: found, type: ofType, municipality: inside }
    : null
}

/** The municipality of a slug. The name of several states is that of the first, to which its page redirects. */
function municipalityBySlug(slug: string, places: Places): string | undefined {
  const values = municipalityValues(places)
  return (
    values.find((value) => slugify(value) === slug) ??
    values.find((value) => slugify(value.replace(STATE_IN_VALUE, '')) === slug)
  )
}

const STATE_IN_VALUE = / \(.*\)$/

/** The common search that equals these filters; null where they contain anything else. */
export function commonSearchOf(filters: Filters): CommonSearch | null {
  const { category, type: types, municipality: municipalities, page: _page, ...others } = filters
  const [type = null, ...otherTypes] = types
  const [municipality = null, ...otherPlaces] = municipalities
  const defaults = parseFilters(new URLSearchParams())
  const isPlain =
    otherTypes.length + otherPlaces.length === 0 &&
    Object.entries(others).every(([name, value]) => value === defaults[name as keyof Filters])
  return isPlain && category && (type || !municipality) ? { category, type, municipality } : null
}

export function commonSearchFilters({ category, type, municipality }: CommonSearch, page: number): Filters {
  const chosen = { category, type: type ? [type] : [], municipality: municipality ? [municipality] : [] }
  return { ...parseFilters(new URLSearchParams()), ...chosen, page }
}

/** 'Bodegas en renta en Apodaca', 'Propiedades en venta'. */
export function commonSearchName({ category, type, municipality }: CommonSearch): string {
  const what = type ? PROPERTY_TYPE_PLURALS[type] : 'Propiedades'
  return `${what} en ${CATEGORY_LABELS[category].toLowerCase()}${municipality ? ` en ${municipality}` : ''}`
}

/** The searches from the widest to this one, for breadcrumbs. */
export function commonSearchTrail({ category, type, municipality }: CommonSearch): CommonSearch[] {
  const trail: CommonSearch[] = [{ category, type: null, municipality: null }]
  if (type) trail.push({ category, type, municipality: null })
  if (type && municipality) trail.push({ category, type, municipality })
  return trail
}

/** The narrowest common search that contains a property, among the municipalities that searches know. */
export function commonSearchFor(property: CommonSearch & { state: string | null }, places: Places): CommonSearch {
  const { category, type, municipality, state } = property
  const isListed = places.states.some(
    (each) => (state === null || each.state === state) && each.municipalities.some((name) => name === municipality),
  )
  return { category, type, municipality: isListed ? municipalityValue(property, places) : null }
}

/** The number of municipal searches under the listing, and of similar searches under a common one. */
const MOST_LINKS = 12

/**
 * The links under the listing: every operation and type, and the municipal searches with most properties.
 * @param found the searches with most properties first
 */
export function listedSearches<T extends CommonSearch>(found: readonly T[]): T[] {
  const local = found.filter(({ municipality }) => municipality !== null).slice(0, MOST_LINKS)
  return [...found.filter(({ municipality }) => municipality === null), ...local]
}

/** The links under a common search: all that narrow it by one step, and those that differ from it in one part. */
export function relatedSearches<T extends CommonSearch>(found: readonly T[], search: CommonSearch): T[] {
  const narrower = found.filter((other) => depth(other) === depth(search) + 1 && differences(search, other) === 1)
  const similar = found.filter((other) => depth(other) === depth(search) && differences(search, other) === 1)
  return [...narrower, ...similar.slice(0, MOST_LINKS)]
}

function depth({ type, municipality }: CommonSearch): number {
  return Number(type !== null) + Number(municipality !== null)
}

function differences(one: CommonSearch, other: CommonSearch): number {
  return (['category', 'type', 'municipality'] as const).filter((part) => one[part] !== other[part]).length
}
