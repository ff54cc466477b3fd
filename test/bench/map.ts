import { drawMap } from '#app/listing/map/draw-map.server.ts'
import { findMap } from '#app/listing/map/find-map.ts'
import { encodeArea } from '#app/catalogue/place/area-code.ts'
import { resolveQuery } from '#app/listing/search/resolve-query.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import type { Store } from '#app/db/store.server.ts'
import { findListingPage, requestTo } from '#test/find-listing.ts'
import { withSqlite } from './catalogue.ts'
import { filtersOf } from './listing-queries.ts'
import { medianOf, printHeading, printLine, quantileOf } from './measure.ts'

const RUNS = 60
const COUNT = 100_000
/** Limit of the p95 in ms of a map with that many properties. */
const LIMIT = 25

/** An area with the maximum number of corners, around the centre of Monterrey. */
const AREA = Array.from({ length: 50 }, (_, at) => ({
  latitude: 25.68 + 0.05 * Math.sin((at * Math.PI) / 25),
  longitude: -100.31 + 0.06 * Math.cos((at * Math.PI) / 25),
}))
/** Boxes of a state, the metropolitan area, a municipality and some streets; a radius, a drawn area; with filters. */
const MAPS = [
  '',
  'category=renta&type=bodega',
  'bbox=-101.2,23.1,-98.4,27.8',
  'bbox=-100.55,25.5,-100.05,25.9',
  'bbox=-100.25,25.7,-100.1,25.85&type=bodega',
  'bbox=-100.32,25.66,-100.3,25.68',
  'cerca=25.75,-100.2&radio=5&type=bodega&category=renta',
  `area=${encodeArea(AREA)}`,
  'search=nave industrial',
]

async function mapOf(store: Store, filters: Filters) {
  const found = findMap(resolveQuery(await requestTo(store, filters)))
  if (!found) throw new Error('There is no map')
  return found
}

/** Measures the map of the listing, queried and drawn, with a page of the same list as the control. */
export async function benchMap() {
  printHeading(`Mapa del listado con ${COUNT.toLocaleString('es-MX')} propiedades (p95)`)
  await withSqlite(COUNT, async (store) => {
    const page = () => findListingPage(store, filtersOf('category=renta'))
    const control = { label: 'página del listado', value: await medianOf(RUNS, page) }
    for (const query of MAPS) {
      const filters = filtersOf(`vista=mapa&${query}`)
      const value = await quantileOf(0.95, RUNS, async () => drawMap(await mapOf(store, filters), filters))
      printLine({ label: `  ?vista=mapa&${query}`, value, unit: 'ms', control, limit: LIMIT })
    }
  })
}
