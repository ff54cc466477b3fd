import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { knownMunicipality, municipalityNames } from '#app/catalogue/place/municipality-value.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { typedSearch } from '#app/forms/typed-search.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { type Filters, parseFilters, singleType } from './filters.ts'
import { type FoundByCode, findByCode } from './find-by-code.ts'
import { type PlaceInSearch, placeInSearch } from './place-in-search.ts'
import { type Requirements, type SearchReading, type Strictness, readSearch, requirementsOf } from './read-search.ts'
import { ANYWHERE, type Shape, dropMalformed, shapesOf, unknownPlaceIn } from './shapes.ts'

/**
 * What a request asks of one snapshot of the catalogue. It is read once and never changes: list, facets, map, chips,
 * corrections and nearest lists take it. `place`: the place that the search is around; `unknownPlace`: the name of a place
 * of filters or search that is not known; `reading`: the search without its place; `narrowing`: what is left of it beside
 * an ID (`byCode`); `requirements`: what rows must have for that.
 */
export type ListingRequest = Readonly<{
  catalogue: Catalogue
  filters: Filters
  place: PlaceInSearch | null
  unknownPlace: string | null
  shapes: readonly Shape[]
  byCode: FoundByCode | null
  reading: SearchReading
  narrowing: SearchReading
  requirements: Readonly<Record<Strictness, Requirements>>
}>

/** Reads the query string of the listing. Malformed values are ignored. */
export function readRequest(params: URLSearchParams, catalogue: Catalogue): ListingRequest {
  return readFilters(dropMalformed(requestedFilters(params, catalogue.places)), catalogue)
}

/** What the words of a search say, whatever is on offer. */
export type ReadWords = Pick<ListingRequest, 'place' | 'reading'>

/** Reads the search of filters: most of the time that reading a request takes. */
export function readSearchedWords(filters: Filters, places: Places): ReadWords {
  const place = placeInSearch(filters.search, places)
  return { place, reading: readSearch(place?.rest ?? filters.search, places, singleType(filters)) }
}

/** The request of filters that are known to be well-formed. @param words those of its search */
export function readFilters(
  filters: Filters,
  catalogue: Catalogue,
  { place, reading }: ReadWords = readSearchedWords(filters, catalogue.places),
): ListingRequest {
  const byCode = findByCode(catalogue.offers, place?.rest ?? filters.search)
  const narrowing = byCode ? readSearch(byCode.rest, catalogue.places, singleType(filters)) : reading
  return requestOf(filters, { catalogue, place, byCode, reading, narrowing })
}

/** The same request with other filters. What they don't change is not read again. */
export function withFilters(request: ListingRequest, filters: Filters): ListingRequest {
  const { catalogue, filters: before } = request
  if (filters.search !== before.search) return readFilters(filters, catalogue)
  const types = { from: singleType(before), to: singleType(filters) }
  const reading = readForType(request.reading, types, catalogue.places)
  const narrowing = request.byCode ? readForType(request.narrowing, types, catalogue.places) : reading
  return requestOf(filters, { ...request, reading, narrowing })
}

/** The reading beside another type. Types that have none of the facts that a search names read it alike. */
function readForType(
  reading: SearchReading,
  { from, to }: { from: PropertyType | null; to: PropertyType | null },
  places: Places,
): SearchReading {
  const isAlike = from === to || [from, to].every((type) => type !== null && !reading.factTypes.includes(type))
  return isAlike ? reading : readSearch(reading.search, places, to)
}

type Read = Pick<ListingRequest, 'catalogue' | 'place' | 'byCode' | 'reading' | 'narrowing'>

function requestOf(filters: Filters, { catalogue, place, byCode, reading, narrowing }: Read): ListingRequest {
  const { places } = catalogue
  return {
    catalogue,
    filters,
    place,
    unknownPlace: unknownPlaceIn(filters, place, places),
    shapes: shapesOf(filters, place, places),
    byCode,
    reading,
    narrowing,
    requirements: {
      'by name': requirementsOf(narrowing, 'by name'),
      'by text': requirementsOf(narrowing, 'by text'),
    },
  }
}

/** The filters of a request without any place. The view stays. */
export function anywhere({ filters, place }: Pick<ListingRequest, 'filters' | 'place'>): Filters {
  return { ...filters, ...ANYWHERE, vista: filters.vista, search: place?.rest ?? filters.search, page: 1 }
}

/**
 * The filters of a query string. Where it filters by facts without a type, and the search implies one type by its name or by
 * a fact, that type is added: a form without scripts sends the fields of 'Más filtros' beside such a search. Only known
 * municipalities are read.
 */
export function requestedFilters(params: URLSearchParams, places: Places): Filters {
  return withKnownMunicipalities(completedFilters(params, places), places)
}

/** Without unknown municipalities, and those of another state than the chosen one; the others in the order of lists. */
function withKnownMunicipalities(filters: Filters, places: Places): Filters {
  if (filters.municipality.length === 0) return filters
  const known = new Set(filters.municipality.map((name) => knownMunicipality(name, places, filters.state)))
  return { ...filters, municipality: municipalityNames(places).filter((value) => known.has(value)) }
}

function completedFilters(params: URLSearchParams, places: Places): Filters {
  const hasFacts = FILTER_NAMES.map(filterOf).some(({ types, param }) => types && params.get(param))
  if (params.get('type') || !hasFacts) return parseFilters(params)
  const reading = readSearch(typedSearch(params.get('search')), places)
  const [named, ...others] = requirementsOf(reading, 'by name').named.type ?? []
  const type = named ?? reading.facts?.type
  if (type === undefined || others.length > 0) return parseFilters(params)
  const completed = new URLSearchParams(params)
  completed.set('type', type)
  return parseFilters(completed)
}
