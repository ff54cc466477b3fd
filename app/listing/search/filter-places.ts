/**
 * The URL parameters of the place: the view, a box of the map, a drawn area, a place and the kilometres around it, and
 * properties without a place. The server validates them (`shapes.ts`).
 */
export const PLACE_PARAMS = ['vista', 'bbox', 'area', 'cerca', 'radio', 'sinpunto'] as const
export type PlaceParam = (typeof PLACE_PARAMS)[number]
/** The values in the URL; '' for a missing one. */
export type PlaceFilters = Record<PlaceParam, string>

export function parsePlaceFilters(params: URLSearchParams): PlaceFilters {
  return Object.fromEntries(PLACE_PARAMS.map((param) => [param, params.get(param) ?? ''])) as PlaceFilters
}
