import { saturate } from './load.ts'
import { median, printHeading, printLine } from './measure.ts'
import { type Measured, startServer } from './process.ts'

/** Rounds in which the servers take turns, so that a busy machine slows all of them down alike. */
const ROUNDS = 15
const REQUESTS = 4_000
const WARM_UP = 20_000
/** Limits: CPU of a cached page and of a 304, and throughput, as multiples of a bare server with the same bytes. */
const CPU_LIMIT = 1.5
const UNCHANGED_LIMIT = 1
const THROUGHPUT_LIMIT = 0.8

const PATHS = ['/', '/propiedades', '/nosotros']

type Sample = { cpu: number; rate: number }
type Ask = () => Promise<Sample>

/** Measures pages from the cache against a bare `node:http` server that sends the same headers and body. */
export async function benchCachedPages() {
  printHeading('Páginas desde la caché, contra un servidor desnudo que manda los mismos bytes (µs de procesador)')
  const app = await startServer(['scripts/bootstrap.mjs', 'start'], {})
  for (const path of PATHS) await benchPage(app, path)
  await app.stop()
}

async function benchPage(app: Measured, path: string) {
  const url = app.url + path
  const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br' }
  await saturate(url, asBrowser, WARM_UP)
  const { headers } = await fetch(url, { headers: asBrowser })
  const head = [...headers].filter(([name]) => !OF_NODE.has(name)).flat()
  const bytes = String(headers.get('Content-Length'))
  const bare = await startServer(['test/bench/bare-server.ts'], { BYTES: bytes, HEAD: JSON.stringify(head) })
  await saturate(bare.url, {}, WARM_UP)
  const [plain, hit, unchanged] = await inTurns([
    () => measure(bare, bare.url, {}),
    () => measure(app, url, asBrowser),
    () => measure(app, url, { ...asBrowser, 'If-None-Match': String(headers.get('ETag')) }),
  ])
  await bare.stop()
  if (!plain || !hit || !unchanged) return
  const control = { label: 'desnudo', value: 1 }
  printLine({ label: `${path}: desnudo`, value: median(plain.map(({ cpu }) => cpu)), unit: 'µs' })
  for (const [what, samples, limit] of [
    ['de la caché', hit, CPU_LIMIT],
    ['sin cambios (304)', unchanged, UNCHANGED_LIMIT],
  ] as const) {
    const value = ratioOf(samples, plain, 'cpu')
    printLine({ label: `${path}: ${what}, procesador`, value, unit: '×', control, limit })
  }
  const rate = ratioOf(hit, plain, 'rate')
  printLine({ label: `${path}: de la caché, por segundo`, value: rate, unit: '×', control, atLeast: THROUGHPUT_LIMIT })
}

/** Headers that Node itself writes in both servers. */
const OF_NODE = new Set(['date', 'connection', 'keep-alive'])

/** Each round has a different order, so that the order has no influence. */
async function inTurns(asks: readonly Ask[]): Promise<Sample[][]> {
  const samples: Sample[][] = asks.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (let turn = 0; turn < asks.length; turn += 1) {
      const which = (round + turn) % asks.length
      const sample = await asks[which]?.()
      if (sample) samples[which]?.push(sample)
    }
  return samples
}

async function measure(server: Measured, url: string, headers: Record<string, string>): Promise<Sample> {
  const before = await server.cpu()
  const rate = await saturate(url, headers, REQUESTS)
  return { cpu: (((await server.cpu()) - before) / REQUESTS) * 1000, rate }
}

/** Median of the ratios of the rounds: each ratio compares measurements from the same moments. */
function ratioOf(samples: readonly Sample[], controls: readonly Sample[], figure: keyof Sample): number {
  return median(samples.map((sample, round) => sample[figure] / (controls[round]?.[figure] ?? Number.NaN)))
}
