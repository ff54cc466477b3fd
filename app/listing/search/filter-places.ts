/**
 * Where the listing looks, by its names in the URL: the view, a box of the map, a drawn area, so many kilometres around
 * a place, and what has no place. What is written so the server judges (`shapes.ts`).
 */
export const PLACE_PARAMS = ['vista', 'bbox', 'area', 'cerca', 'radio', 'sinpunto'] as const
export type PlaceParam = (typeof PLACE_PARAMS)[number]
/** As the URL writes them; '' where nothing is asked for. */
export type PlaceFilters = Record<PlaceParam, string>

export function placesIn(params: URLSearchParams): PlaceFilters {
  return Object.fromEntries(PLACE_PARAMS.map((param) => [param, params.get(param) ?? ''])) as PlaceFilters
}
