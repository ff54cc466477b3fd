import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { type Filters, parseFilters } from '#app/properties/search/filters.ts'
import { findListingPage } from '#app/properties/search/find-page.server.ts'
import { withSqlite } from './catalogue.ts'
import { median, medianOf, printHeading, printLine, quantileOf } from './measure.ts'

const RUNS = 60
const LARGEST = 100_000
/** Catalogue sizes, and the limit of the p50 in ms of a filtered and sorted page with its count. */
const SIZES: [count: number, limit: number][] = [
  [400, 0.2],
  [10_000, 1],
  [LARGEST, 5],
]
/** Limit of the p50 in ms of a text search of three or more letters, at the largest size. */
const SEARCH_LIMIT = 10

/** Typical queries of visitors: links with filters, one to four filters, each order, a range, a far page. */
export const FILTERED = [
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
/** What only one type has: the few and the many that pass, combined, in another order, and as words of a search. */
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
/** Limit of the p95 in ms of each, at the largest size. */
const BY_TYPE_LIMIT = 5
export const SEARCHED = [
  'cumbres',
  'bodega',
  'Huinalá',
  'PROP-0123',
  'local esquina',
  'nave industrial apodaca',
  'and',
  'xyzzy',
]

/** Measures listing pages on SQLite against reading fifteen known rows from the same file. */
export async function benchListingQueries() {
  for (const [count, limit] of SIZES) {
    printHeading(`Listado en SQLite con ${count.toLocaleString('es-MX')} propiedades (mediana)`)
    await withSqlite(count, async (store, dataDir) => {
      const control = { label: '15 filas por id', value: await fifteenRowsById(join(dataDir, 'cerro-norte.sqlite')) }
      const measure = async (query: string) => medianOf(RUNS, () => findListingPage(store, filtersOf(query)))
      const all: number[] = []
      for (const query of FILTERED) {
        all.push(await measure(query))
        printLine({ label: `  ?${query}`, value: all.at(-1) ?? Number.NaN, unit: 'ms', control })
      }
      printLine({ label: 'Filtros y orden, p50', value: median(all), unit: 'ms', control, limit })
      if (count === LARGEST)
        for (const query of BY_TYPE) {
          const value = await quantileOf(0.95, RUNS, () => findListingPage(store, filtersOf(query)))
          printLine({ label: `  ?${query}, p95`, value, unit: 'ms', control, limit: BY_TYPE_LIMIT })
        }
      const searches: number[] = []
      for (const words of SEARCHED) {
        searches.push(await measure(`search=${words}`))
        printLine({ label: `  ?search=${words}`, value: searches.at(-1) ?? Number.NaN, unit: 'ms', control })
      }
      printLine({ label: 'Búsqueda de texto, p50', value: median(searches), unit: 'ms', control, limit: SEARCH_LIMIT })
    })
  }
}

export function filtersOf(query: string): Filters {
  return parseFilters(new URLSearchParams(query))
}

async function fifteenRowsById(file: string): Promise<number> {
  const database = new DatabaseSync(file, { readOnly: true })
  const ids = database.prepare('select id from properties order by id desc limit 15').all()
  const byId = database.prepare('select * from properties where id = ?')
  const time = await medianOf(RUNS, () => ids.map((row) => byId.get(String(row.id))))
  database.close()
  return time
}
