import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { municipalityReader, municipalityValues } from '#app/catalogue/place/municipality-value.ts'
import type { StateNames } from '#app/catalogue/facts/places.ts'
import type { Filters } from './filters.ts'
import type { ListingPage } from './listing-page.ts'

/** A home state with more municipalities than this lists only those with properties: more are no list to choose from. */
const MOST_LISTED = 60

/** The options of each snapshot, by state ('' for all). */
const optionsOfCatalogue = new WeakMap<Catalogue, Map<string, readonly string[]>>()

/** The page with all options of the filter 'Municipio' in the order of the list, also those without results. */
export function withMunicipalityOptions<P extends Pick<ListingPage, 'facets'>>(
  page: P,
  catalogue: Catalogue,
  { state }: Filters,
): P {
  const counts = page.facets.municipality ?? {}
  const municipality = Object.fromEntries(optionsIn(catalogue, state).map((value) => [value, counts[value] ?? 0]))
  return { ...page, facets: { ...page.facets, municipality } }
}

function optionsIn(catalogue: Catalogue, state: string | null): readonly string[] {
  const byState = optionsOfCatalogue.get(catalogue) ?? new Map<string, readonly string[]>()
  optionsOfCatalogue.set(catalogue, byState)
  const cached = byState.get(state ?? '')
  if (cached) return cached
  const options = readOptions(catalogue, state)
  byState.set(state ?? '', options)
  return options
}

function readOptions({ places, offered }: Catalogue, state: string | null): string[] {
  const valueOf = municipalityReader(places)
  const used = new Set(offered.map(valueOf))
  const isShort = ({ municipalities }: StateNames) => municipalities.length <= MOST_LISTED
  const listed = new Set(municipalityValues({ ...places, states: places.states.filter(isShort) }))
  return municipalityValues(places, state).filter((value) => used.has(value) || listed.has(value))
}
