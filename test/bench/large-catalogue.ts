import { setTimeout as wait } from 'node:timers/promises'
import { WARM } from '#server/page-cache/keep-warm.ts'
import { findPanelPage } from '#app/properties/panel/panel-list.server.ts'
import { parsePanelQuery } from '#app/properties/panel/panel-search.ts'
import { findListingPage } from '#app/properties/search/find-page.server.ts'
import { withSqlite } from './catalogue.ts'
import { FILTERED, SEARCHED, filtersOf } from './listing-queries.ts'
import { measureMaps } from './map.ts'
import { median, printHeading, printLine, quantile } from './measure.ts'
import { startServer } from './process.ts'

const COUNT = 1_000_000
const RUNS = 5
/** Limits: minutes to load, ms of a page, of a map, ms that the process answers nobody, MB of memory. */
const LOAD_LIMIT = 6
const PAGE_LIMIT = 25
const MAP_LIMIT = 50
const SILENCE_LIMIT = 50
const MEMORY_LIMIT = 400

/** What once read every row: words of one and two letters, far pages, broad words beside filters. */
const HARD = [
  'page=60000',
  'search=de',
  'search=ba',
  'search=x',
  'location=km',
  'search=esquina&municipality=García',
  'location=centro&type=local',
  'minPrice=1',
]
const PANEL = [
  '',
  'page=200',
  'search=bodega+renta+apodaca',
  'search=ba',
  'search=esquina&municipality=García',
  'search=reservada',
  'status=vendida&order=price-asc',
  'type=bodega&order=area-desc',
  'order=id-asc',
  'photos=none',
]

/** Measures a catalogue of a million: its lists, and what others notice of them. */
export async function benchLargeCatalogue() {
  printHeading(`Catálogo de ${COUNT.toLocaleString('es-MX')} propiedades en SQLite`)
  const start = performance.now()
  await withSqlite(COUNT, async (store, dataDir) => {
    const minutes = (performance.now() - start) / 60_000
    printLine({ label: 'Cargarlo', value: minutes, unit: 'min', limit: LOAD_LIMIT })
    const queries = [...FILTERED, ...SEARCHED.map((words) => `search=${words}`), ...HARD]
    const times = new Map<string, number[]>()
    for (let run = 0; run < RUNS; run += 1)
      for (const query of queries)
        times.set(query, [...(times.get(query) ?? []), await timeOf(() => findListingPage(store, filtersOf(query)))])
    // The first run reads the disk.
    const all = [...times.values()].flatMap((each) => each.slice(1))
    printLine({ label: 'Página con su cuenta, p95', value: quantile(all, 0.95), unit: 'ms', limit: PAGE_LIMIT })
    for (const query of HARD) {
      printLine({ label: `  ?${query}`, value: median((times.get(query) ?? []).slice(1)), unit: 'ms' })
    }
    for (const query of PANEL) {
      const asked = parsePanelQuery(new URLSearchParams(query))
      const own: number[] = []
      for (let run = 0; run < RUNS; run += 1) own.push(await timeOf(() => findPanelPage(store, asked)))
      printLine({ label: `  panel ?${query}`, value: median(own.slice(1)), unit: 'ms' })
    }
    await benchServer(dataDir, queries)
    await measureMaps(store, COUNT, MAP_LIMIT)
  })
}

async function isKept(address: string): Promise<boolean> {
  const response = await fetch(address)
  await response.text()
  return response.headers.get('server-timing')?.includes('hit') ?? false
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/**
 * While one visitor after another asks for lists, none of which is kept, another one asks every few milliseconds
 * whether the site is there.
 */
async function benchServer(dataDir: string, queries: readonly string[]) {
  const app = await startServer(['scripts/bootstrap.mjs', 'start'], { DATA_DIR: dataDir })
  for (const path of WARM) while (!(await isKept(app.url + path))) await wait(100)
  const silences: number[] = []
  const done = new AbortController()
  const watching = (async () => {
    while (!done.signal.aborted) {
      silences.push(await timeOf(async () => (await fetch(`${app.url}/healthz`)).text()))
      await wait(5)
    }
  })()
  for (const query of queries) await (await fetch(`${app.url}/propiedades?${query}`)).text()
  done.abort()
  await watching
  printLine({ label: 'Lo más que esperó otra visita', value: Math.max(...silences), unit: 'ms', limit: SILENCE_LIMIT })
  printLine({ label: 'Memoria del proceso', value: await app.memory(), unit: 'MB', limit: MEMORY_LIMIT })
  await app.stop()
}
