import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { type Measured, startServer } from './process.ts'
import { printHeading, printLine } from './measure.ts'

/** Requests before and during the measure: enough to make the error of the 10 ms clock small. */
const WARM_UP = 400
const REQUESTS = 1_000
/** Limits: ms of CPU, MB of memory, KB of JavaScript and of HTML. */
const CPU_LIMIT = 7.3
const MEMORY_LIMIT = 145
const BUSY_MEMORY_LIMIT = 300
const SCRIPT_LIMIT = 140
const PAGE_LIMIT = 15

/** Measures the listing page against a bare server that sends the same bytes; also memory and script sizes. */
export async function benchListingPage() {
  printHeading('Página del listado, sin caché')
  const app = await startServer(['scripts/bootstrap.mjs', 'start'], { PAGE_CACHE_MB: '0' })
  const memory = await app.memory()
  const html = await (await fetch(`${app.url}/propiedades`, { headers: { 'Accept-Encoding': 'identity' } })).text()
  const bare = await startServer(['test/bench/bare-server.ts'], { BYTES: String(Buffer.byteLength(html)) })
  const control = { label: 'servidor desnudo', value: await cpuPerRequest(bare, () => '/', 'identity') }
  await bare.stop()
  // Each request is for a different page, and nothing is cached.
  const pages = (request: number) => `/propiedades?minArea=${request % 97}&page=${1 + (request % 20)}`
  const plain = await cpuPerRequest(app, pages, 'identity')
  const compressed = await cpuPerRequest(app, pages, 'br')
  printLine({ label: 'CPU por página', value: plain, unit: 'ms', control, limit: CPU_LIMIT })
  printLine({ label: 'CPU por página, comprimida al vuelo', value: compressed, unit: 'ms', control })
  printLine({ label: 'Memoria al arrancar', value: memory, unit: 'MB', limit: MEMORY_LIMIT })
  const busy = await app.memory()
  printLine({ label: 'Memoria después de las páginas', value: busy, unit: 'MB', limit: BUSY_MEMORY_LIMIT })
  printLine({ label: 'JavaScript del listado, brotli', value: await scriptSize(html), unit: 'KB', limit: SCRIPT_LIMIT })
  printLine({ label: 'HTML del listado, brotli', value: await pageSize(app), unit: 'KB', limit: PAGE_LIMIT })
  await app.stop()
}

async function cpuPerRequest(server: Measured, path: (request: number) => string, encoding: string): Promise<number> {
  const ask = async (request: number) => {
    const response = await fetch(server.url + path(request), { headers: { 'Accept-Encoding': encoding } })
    await response.arrayBuffer()
  }
  for (let request = 0; request < WARM_UP; request += 1) await ask(request)
  const before = await server.cpu()
  for (let request = 0; request < REQUESTS; request += 1) await ask(request)
  return ((await server.cpu()) - before) / REQUESTS
}

async function scriptSize(html: string): Promise<number> {
  const assets = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))
  const sizes = await Promise.all([...assets].map(async (path) => (await asSent(path)).byteLength))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

function asSent(path: string) {
  return readFile(`build/client${path}.br`).catch(() => readFile(`build/client${path}`))
}

async function pageSize(app: Measured): Promise<number> {
  const { default: http } = await import('node:http')
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const request = http.get(`${app.url}/propiedades`, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve(Buffer.concat(chunks))
    })
    request.on('error', reject)
  })
  brotliDecompressSync(bytes)
  return bytes.byteLength / 1000
}
