import { setTimeout as wait } from 'node:timers/promises'
import { printHeading, printLine, quantile } from './measure.ts'
import { capacityOf } from './overload.ts'
import { type Measured, startServer } from './process.ts'
import { type Rush, rush } from './rush.ts'

export const SOAK_MINUTES = 10
const SAMPLE_EVERY = 10_000
/** Megabytes per hour by which memory may grow once the caches are full. */
export const SLOPE_LIMIT = 30
const P99_LIMIT = 1_000

type Sample = { minutes: number; megabytes: number }

/** Ten minutes at half of the capacity, each page a different one: nothing fails, and memory stays stable. */
export async function benchSoak() {
  printHeading(`${SOAK_MINUTES} minutos a la mitad de lo que se puede atender (páginas sin guardar)`)
  const app = await startSoaked()
  const { perSecond, sent, answered, refused, failed, memory, slope } = await soak(app)
  await app.stop()
  printLine({ label: 'Pedidas por segundo', value: perSecond, unit: '/s' })
  printLine({ label: 'Solicitudes', value: sent, unit: '' })
  printLine({ label: 'Rechazadas o sin respuesta', value: refused.length + failed, unit: 'solicitudes', limit: 0 })
  printLine({ label: 'Contestadas: 99 de cada 100 en', value: quantile(answered, 0.99), unit: 'ms', limit: P99_LIMIT })
  printLine({ label: 'Memoria al final', value: memory, unit: 'MB' })
  printLine({ label: 'Memoria: lo que crece por hora', value: slope, unit: 'MB/h', limit: SLOPE_LIMIT })
}

/** The product with the demo catalogue and a small page cache. */
export function startSoaked(megabytes = 64): Promise<Measured> {
  return startServer(['scripts/bootstrap.mjs', 'start'], { PAGE_CACHE_MB: String(megabytes) })
}

/** The n-th URL that was not requested before, so its page has to be rendered. */
export function unaskedPage(at: number): string {
  return `/propiedades?search=bodega+${at}`
}

/** @returns megabytes at the end, and their growth per hour */
export async function soak(app: Measured): Promise<Rush & { perSecond: number; memory: number; slope: number }> {
  let made = 0
  const next = () => unaskedPage((made += 1))
  const { capacity } = await capacityOf(app.url, next)
  const samples = sampleMemory(app)
  const result = await rush(app.url, capacity / 2, SOAK_MINUTES * 60, next)
  const memory = await samples()
  // The first half fills the caches.
  const slope = slopeOf(memory.slice(memory.length / 2)) * 60
  return { ...result, perSecond: capacity / 2, memory: memory.at(-1)?.megabytes ?? Number.NaN, slope }
}

/** @returns a function that stops it and returns a sample for every ten seconds */
function sampleMemory(app: Measured): () => Promise<Sample[]> {
  const samples: Sample[] = []
  const over = new AbortController()
  const start = performance.now()
  const done = (async () => {
    while (!over.signal.aborted) {
      samples.push({ minutes: (performance.now() - start) / 60_000, megabytes: await app.memory() })
      await wait(SAMPLE_EVERY, null, { signal: over.signal }).catch(() => {})
    }
  })()
  return async () => {
    over.abort()
    await done
    return samples
  }
}

/** Megabytes per minute, by least squares. */
function slopeOf(samples: Sample[]): number {
  const mean = (pick: (sample: Sample) => number) => samples.reduce((sum, each) => sum + pick(each), 0) / samples.length
  const [x, y] = [mean(({ minutes }) => minutes), mean(({ megabytes }) => megabytes)]
  const along = samples.reduce((sum, { minutes, megabytes }) => sum + (minutes - x) * (megabytes - y), 0)
  return along / samples.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0)
}
