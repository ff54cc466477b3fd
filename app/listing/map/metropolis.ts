import { viewOf } from './map-view.ts'

/** The metropolitan area: where the map begins, unless most of what was found lies elsewhere. */
export const METROPOLIS_VIEW = viewOf({ west: -100.55, south: 25.5, east: -100.05, north: 25.9 })
