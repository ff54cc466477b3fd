import http from 'node:http'
import { withSqlite } from './catalogue.ts'
import { type Load, load } from './load.ts'
import { median, printHeading, printLine, printMissing, quantile } from './measure.ts'
import { findNginx, startNginx } from './nginx.ts'
import { type Measured, startServer } from './process.ts'

const COUNT = 10_000
const STARTS = 5
/** Requests of each server at saturation; different pages, in parts, with the memory at the end of each. */
const REQUESTS = 20_000
const WARM_UP = 20_000
const PAGES = 10_000
const PARTS = 5
/** The number of clients, each with one request at a time. */
const VISITORS = 4
/** Limits: ms from the start to the first page, MB when idle, MB after the pages, MB that the second half adds. */
const START_LIMIT = 1_000
const IDLE_LIMIT = 180
const LOADED_LIMIT = 300
const GROWTH_LIMIT = 20

/** Measures the whole process with ten thousand properties: its start, its memory and its capacity. */
export async function benchWholeServer() {
  printHeading(`El proceso con ${COUNT.toLocaleString('es-MX')} propiedades`)
  await withSqlite(COUNT, async (_store, dataDir) => {
    const environment = { DATA_DIR: dataDir, DEMO: '0' }
    await benchStarts(environment)
    const app = await startServer(['scripts/bootstrap.mjs', 'start'], environment)
    printLine({ label: 'Memoria al arrancar', value: await app.memory(), unit: 'MB', limit: IDLE_LIMIT })
    await benchKeptPage(app)
    await benchDifferentPages(app)
    await app.stop()
  })
}

async function benchStarts(environment: Record<string, string>) {
  const times: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const begun = performance.now()
    const app = await startServer(['scripts/bootstrap.mjs', 'start'], environment)
    await (await fetch(`${app.url}/propiedades`)).arrayBuffer()
    times.push(performance.now() - begun)
    await app.stop()
  }
  printLine({ label: 'Del arranque a la primera página', value: median(times), unit: 'ms', limit: START_LIMIT })
}

/** Measures a cached page at saturation, with a bare server and nginx that send the same bytes as controls. */
async function benchKeptPage(app: Measured) {
  const url = `${app.url}/propiedades`
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' }
  await load(url, headers, WARM_UP)
  const bytes = await bodyOf(url, headers)
  const bare = await startServer(['test/bench/bare-server.ts'], { BYTES: String(bytes.length) })
  await load(bare.url, {}, WARM_UP)
  const control = await measure(bare, bare.url, {})
  await bare.stop()
  report('Servidor desnudo', control)
  const program = findNginx()
  if (program) {
    const nginx = await startNginx(program, bytes)
    report('nginx, desde un archivo', await measure(nginx, `${nginx.url}/page.html`, {}), control)
    await nginx.stop()
  } else printMissing('nginx, desde un archivo', 'nginx no está instalado en esta máquina')
  report('Página guardada', await measure(app, url, headers), control)
}

type Sample = Load & { cpu: number }

async function measure(server: Measured, url: string, headers: Record<string, string>): Promise<Sample> {
  const before = await server.cpu()
  const loaded = await load(url, headers, REQUESTS)
  return { ...loaded, cpu: (((await server.cpu()) - before) / REQUESTS) * 1000 }
}

function report(label: string, { rate, times, cpu }: Sample, than?: Sample) {
  const control = (value: number) => (than ? { control: { label: 'desnudo', value } } : {})
  printLine({ label: `${label}: por segundo`, value: rate, unit: '/s', ...control(than?.rate ?? 0) })
  printLine({
    label: `${label}: p99`,
    value: quantile(times, 0.99),
    unit: 'ms',
    ...control(quantile(than?.times ?? [], 0.99)),
  })
  printLine({ label: `${label}: procesador`, value: cpu, unit: 'µs', ...control(than?.cpu ?? 0) })
}

/** Renders ten thousand different pages and records the memory meanwhile. */
async function benchDifferentPages(app: Measured) {
  const times: number[] = []
  const held: number[] = []
  const begun = performance.now()
  let next = 0
  for (let part = 1; part <= PARTS; part += 1) {
    const visit = async () => {
      while (next < (PAGES / PARTS) * part) {
        next += 1
        const start = performance.now()
        const response = await fetch(`${app.url}/propiedades?minArea=${next}&page=${1 + (next % 20)}`)
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`una página respondió ${response.status}`)
        times.push(performance.now() - start)
      }
    }
    await Promise.all(Array.from({ length: VISITORS }, visit))
    held.push(await app.memory())
    const label = `Memoria después de ${next.toLocaleString('es-MX')} páginas distintas`
    printLine({ label, value: held.at(-1) ?? Number.NaN, unit: 'MB', limit: LOADED_LIMIT })
  }
  const seconds = (performance.now() - begun) / 1000
  const growth = (held.at(-1) ?? 0) - (held[Math.floor(PARTS / 2)] ?? 0)
  printLine({ label: 'Lo que crece en la segunda mitad', value: growth, unit: 'MB', limit: GROWTH_LIMIT })
  printLine({ label: 'Páginas distintas: por segundo', value: PAGES / seconds, unit: '/s' })
  printLine({ label: `Páginas distintas, ${VISITORS} a la vez: p99`, value: quantile(times, 0.99), unit: 'ms' })
}

function bodyOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve(Buffer.concat(chunks))
    })
    request.on('error', reject)
  })
}
