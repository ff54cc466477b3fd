import { encodeArea } from '#app/catalogue/place/area-code.ts'
import { type Box, isBox, writeBox } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { PLACE_PARAMS, type PlaceFilters } from '#app/listing/search/filters.ts'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import { parseFilters } from '#app/listing/search/filters.ts'

/** Decimals of a degree of the visitor's place: 100 m are exact enough for a radius. */
const OWN_DECIMALS = 3

/** The same search in a box; null beyond the earth. @param search query string of the listing */
export function searchInBox(search: string, box: Box): string | null {
  return isBox(box) ? searchPlaced(search, { bbox: writeBox(box) }) : null
}

export function searchInArea(search: string, corners: readonly Point[]): string {
  return searchPlaced(search, { area: encodeArea(corners) })
}

/** @param radio in km */
export function searchAround(search: string, { latitude, longitude }: Point, radio: string): string {
  const cerca = [latitude, longitude].map((degrees) => degrees.toFixed(OWN_DECIMALS)).join(', ')
  return searchPlaced(search, { cerca, radio })
}

/** The box of a listing with a map; null without one. */
export function boxIn(search: string): Box | null {
  const params = new URLSearchParams(search)
  const [west, south, east, north] = (params.get('bbox') ?? '').split(',').map(Number)
  if (!params.get('vista') || west === undefined || south === undefined || east === undefined || north === undefined)
    return null
  const box = { west, south, east, north }
  return isBox(box) ? box : null
}

/** The same filters with another place, on page 1. */
function searchPlaced(search: string, place: Partial<PlaceFilters>): string {
  const params = new URLSearchParams(search)
  for (const param of PLACE_PARAMS) params.delete(param)
  return listingQuery(parseFilters(params), { vista: 'mapa', ...place })
}
