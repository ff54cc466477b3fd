import { DAY_MS } from '#app/calendar/durations.ts'
import { municipalityValue, municipalityValues } from '#app/catalogue/place/municipality-value.ts'
import type { Places, Zone } from '#app/catalogue/place/places.ts'
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

/**
 * A search with a page of its own: an operation, of one type or all, in one municipality or all, and there in one of the
 * agency's zones or all.
 */
export type CommonSearch = {
  category: Category
  type: PropertyType | null
  municipality: string | null
  zone?: string | undefined
}

/** '/propiedades/renta/bodega/apodaca/huinala', '/propiedades/renta/bodega/apodaca', '/propiedades/renta'. */
export function commonSearchPath({ category, type, municipality, zone }: CommonSearch): string {
  const places = type && municipality ? [municipality, ...(zone === undefined ? [] : [zone])] : []
  return ['/propiedades', category, ...(type ? [type] : []), ...places.map(slugify)].join('/')
}

/** The search that the words of a path name, in any spelling of slugs; null where a word is unknown. */
export function readCommonSearch(words: readonly string[], places: Places): CommonSearch | null {
  const [category, type, municipality, zone] = words.map((word) => slugify(word))
  const search = {
    category: CATEGORIES.find((slug) => slug === category),
    type: type === undefined ? null : PROPERTY_TYPES.find((slug) => slug === type),
    municipality: municipality === undefined ? null : municipalityBySlug(municipality, places),
  }
  const { category: found, type: ofType, municipality: inside } = search
  if (!found || ofType === undefined || inside === undefined) return null
  if (zone === undefined) return { category: found, type: ofType, municipality: inside }
  const named = zonesIn(inside, places).find(({ name }) => slugify(name) === zone)
  return named ? { category: found, type: ofType, municipality: inside, zone: named.name } : null
}

/** The zones of a municipality. */
export function zonesIn(municipality: string | null, places: Places): readonly Zone[] {
  return municipality === null ? [] : places.zones.filter((zone) => municipalityValue(zone, places) === municipality)
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

export function commonSearchFilters({ category, type, municipality, zone }: CommonSearch, page: number): Filters {
  const place = { municipality: municipality ? [municipality] : [], location: zone ?? '' }
  const chosen = { category, type: type ? [type] : [], ...place }
  return { ...parseFilters(new URLSearchParams()), ...chosen, page }
}

/** 'Bodegas en renta en Huinalá, Apodaca', 'Bodegas en renta en Apodaca', 'Propiedades en venta'. */
export function commonSearchName(search: CommonSearch): string {
  return namedSearch(search.type ? PROPERTY_TYPE_PLURALS[search.type] : 'Propiedades', search)
}

/** What is searched, with the operation and the place: 'bodega en renta en Apodaca'. */
export function namedSearch(what: string, { category, municipality, zone }: CommonSearch): string {
  const place = [zone, municipality].filter(Boolean).join(', ')
  return `${what} en ${CATEGORY_LABELS[category].toLowerCase()}${place && ` en ${place}`}`
}

/** The searches from the widest to this one, for breadcrumbs. */
export function commonSearchTrail({ category, type, municipality, zone }: CommonSearch): CommonSearch[] {
  const trail: CommonSearch[] = [{ category, type: null, municipality: null }]
  if (type) trail.push({ category, type, municipality: null })
  if (type && municipality) trail.push({ category, type, municipality })
  if (type && municipality && zone !== undefined) trail.push({ category, type, municipality, zone })
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
  const local = found
    .filter(({ municipality, zone }) => municipality !== null && zone === undefined)
    .slice(0, MOST_LINKS)
  return [...found.filter(({ municipality }) => municipality === null), ...local]
}

/** The links under a common search: all that narrow it by one step, and those that differ from it in one part. */
export function relatedSearches<T extends CommonSearch>(found: readonly T[], search: CommonSearch): T[] {
  const narrower = found.filter((other) => depth(other) === depth(search) + 1 && differences(search, other) === 1)
  const similar = found.filter((other) => depth(other) === depth(search) && differences(search, other) === 1)
  return [...narrower, ...similar.slice(0, MOST_LINKS)]
}

/** Examples on the home page, and the searches with most properties that they are taken from in turn. */
const MOST_EXAMPLES = 3
const EXAMPLE_POOL = 12
/** The most letters of an example, so that it stands on one line of a phone. */
const LONGEST_EXAMPLE = 36

/**
 * The examples of a day: of the municipal searches with most properties, else of the others. They change every day, and
 * differ in type where they can.
 * @param found the searches with most properties first
 * @param today YYYY-MM-DD
 */
export function searchesOfDay(found: readonly CommonSearch[], today: string): { path: string; name: string }[] {
  const local = found.filter(
    (search) =>
      search.municipality !== null && search.zone === undefined && exampleName(search).length <= LONGEST_EXAMPLE,
  )
  const pool = (local.length > 0 ? local : found.filter(({ type }) => type !== null)).slice(0, EXAMPLE_POOL)
  const days = Math.floor(Date.parse(today) / DAY_MS)
  const turned = pool.map((_search, at) => pool[(days * MOST_EXAMPLES + at) % pool.length] as CommonSearch)
  const types = new Set<PropertyType | null>()
  const [fresh, repeated] = [[] as CommonSearch[], [] as CommonSearch[]]
  for (const search of turned) {
    if (types.has(search.type)) repeated.push(search)
    else fresh.push(search)
    types.add(search.type)
  }
  return [...fresh, ...repeated]
    .slice(0, MOST_EXAMPLES)
    .map((search) => ({ path: commonSearchPath(search), name: exampleName(search) }))
}

/** 'Locales en renta en Monterrey': as people say it. */
function exampleName(search: CommonSearch): string {
  return commonSearchName(search).replace(PROPERTY_TYPE_PLURALS.local, 'Locales')
}

function depth({ type, municipality, zone }: CommonSearch): number {
  return Number(type !== null) + Number(municipality !== null) + Number(zone !== undefined)
}

function differences(one: CommonSearch, other: CommonSearch): number {
  return (['category', 'type', 'municipality', 'zone'] as const).filter((part) => one[part] !== other[part]).length
}
