import { setTimeout as wait } from 'node:timers/promises'
import { buildCatalogue } from '#app/catalogue/catalogue.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { readAllRows } from '#app/catalogue/read-rows.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { type Filters, parseFilters } from '#app/listing/search/filters.ts'
import { list } from '#app/listing/search/list.ts'
import { readFilters } from '#app/listing/search/read-request.ts'
import { findListingPage } from '#test/find-listing.ts'
import { withSqlite } from './catalogue.ts'
import { medianOf, printHeading, printLine, quantile, quantileOf } from './measure.ts'

const RUNS = 60
const CHANGES = 20
/** What a catalogue of the promised size must reach, in ms (decision 49). */
const COMFORTABLE = { list: 25, worst: 50, change: 50, read: 5_000 }
/**
 * Catalogue sizes, and limits in ms: of the p95 of a list with its total and facets over all queries, of the slowest
 * query, of the first list after a change, and of reading the whole catalogue.
 */
const SIZES = [
  { count: 437, list: 0.2, worst: 0.2, change: 5, read: 1_000 },
  { count: 10_000, ...COMFORTABLE },
  { count: 20_000, ...COMFORTABLE },
  { count: 30_000, ...COMFORTABLE },
]

/** Typical queries of visitors: links with filters, one to four filters, each order, a range, a far page. */
const FILTERED = [
  '',
  'category=renta',
  'category=renta&type=local',
  'type=bodega&municipality=Apodaca',
  'state=Nuevo León&category=venta&type=terreno',
  'municipality=Monterrey&category=renta&sort=precio-asc',
  'category=renta&type=oficina&sort=precio-desc',
  'type=bodega&sort=superficie-desc',
  'category=renta&minPrice=20000&maxPrice=60000',
  'search=renta de 20 a 60 mil',
  'category=renta&type=local&minArea=80&maxArea=250&sort=precio-asc',
  'sort=precio-asc&page=3',
]
/** Facts of one type: with few and many matches, combined, in another order, and as words of a search. */
const BY_TYPE = [
  'type=bodega&clearHeight=9',
  'type=bodega&clearHeight=12',
  'type=bodega&docks=4',
  'type=bodega&docks=20',
  'type=bodega&officeArea=200',
  'type=bodega&bayWidth=15',
  'type=bodega&power=300',
  'type=bodega&floorLoad=5',
  'type=bodega&yardDepth=35',
  'type=oficina&floorNumber=5',
  'type=oficina&maxFloorNumber=3',
  'type=oficina&floorPlate=500',
  'type=oficina&divisibleFrom=200',
  'type=oficina&parkingSpaces=20',
  'type=terreno&fronts=2',
  'type=bodega&clearHeight=9&docks=10&category=renta&municipality=Apodaca',
  'type=local&corner=si&sort=precio-asc',
  'search=10 andenes',
]
const SEARCHED = [
  'cumbres',
  'bodega',
  'Huinalá',
  'PROP-0123',
  'local esquina',
  'nave industrial apodaca',
  'and',
  'xyzzy',
]

/** Words of one and two letters, an unknown word, and late pages. */
const HARD = ['search=de', 'search=x', 'location=km', 'search=esquina&municipality=García', 'minPrice=1', 'page=6000']

/** Measures lists of the catalogue in memory, with one pass over a figure of each row as the control. */
export async function benchListingQueries() {
  for (const { count, ...limits } of SIZES) {
    printHeading(`Listado en memoria con ${count.toLocaleString('es-MX')} propiedades (p95)`)
    await withSqlite(count, async (store) => {
      const catalogue = await currentCatalogue(store)
      const control = {
        label: 'una pasada por las filas',
        value: await medianOf(RUNS, () => catalogue.offered.reduce((sum, { area }) => sum + (area ?? 0), 0)),
      }
      const all: number[] = []
      for (const query of [...FILTERED, ...BY_TYPE, ...SEARCHED.map((words) => `search=${words}`), ...HARD]) {
        const filters = filtersOf(query)
        all.push(await quantileOf(0.95, RUNS, () => list(readFilters(filters, catalogue))))
        printLine({ label: `  ?${query}`, value: all.at(-1) ?? Number.NaN, unit: 'ms', control })
      }
      printLine({
        label: 'Lista con total y facetas',
        value: quantile(all, 0.95),
        unit: 'ms',
        control,
        limit: limits.list,
      })
      printLine({ label: 'La peor', value: Math.max(...all), unit: 'ms', control, limit: limits.worst })
      const change = await firstListAfterChange(store)
      printLine({ label: 'Primera lista tras un cambio', value: change, unit: 'ms', control, limit: limits.change })
      printLine({ label: 'Leer e indexar todo', value: await readingAll(store), unit: 'ms', limit: limits.read })
    })
  }
}

async function firstListAfterChange(store: Store): Promise<number> {
  const ids = await store.db.selectFrom('properties').orderBy('id').limit(CHANGES).select('id').execute()
  const times: number[] = []
  for (const [at, { id }] of ids.entries()) {
    await store.db
      .updateTable('properties')
      .set({ title: `Propiedad ${at}` })
      .where('id', '=', id)
      .execute()
    await wait(5)
    const start = performance.now()
    await findListingPage(store, filtersOf(''))
    times.push(performance.now() - start)
  }
  return quantile(times, 0.95)
}

async function readingAll(store: Store): Promise<number> {
  const start = performance.now()
  await buildCatalogue(readAllRows(store))
  return performance.now() - start
}

export function filtersOf(query: string): Filters {
  return parseFilters(new URLSearchParams(query))
}
