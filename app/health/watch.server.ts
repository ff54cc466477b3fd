import { Histogram } from 'prom-client'

/** Upper bounds in seconds, from a cached page to one that nobody waits for. */
const REQUEST_BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const QUERY_BOUNDS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30]

/** How a public page was answered: kept, made at that moment, or the last one while the store does not answer. */
export const CACHE_ANSWERS = ['hit', 'miss', 'stale'] as const
export type CacheAnswer = (typeof CACHE_ANSWERS)[number]

/** Seconds that other work waited for its turn, in the last window. */
export type LoopDelay = { median: number; p99: number; longest: number }

/** What the process alone knows of itself; null where it has none of it. */
type ProcessFigures = {
  loopDelay: () => LoopDelay | null
  pageCache: () => { pages: number; bytes: number; mostBytes: number } | null
  /** Requests that are being answered, by kind, and how many were turned away since the start. */
  underWay: () => Record<string, number>
  refused: () => Record<string, number>
  connections: () => number
}

/** What is counted while the process serves: for the metrics and for the page about its state. */
export type Watch = {
  startedAt: Date
  version: string
  requests: Histogram<'route' | 'method' | 'status'>
  queries: Histogram<'outcome'>
  cacheAnswers: Record<CacheAnswer, number>
  figures: ProcessFigures
}

const NO_FIGURES: ProcessFigures = {
  loopDelay: () => null,
  pageCache: () => null,
  underWay: () => ({}),
  refused: () => ({}),
  connections: () => 0,
}

/** Labels come from closed lists: each new combination stays in memory. No registry of the process holds the histograms. */
export function openWatch(startedAt: Date, version: string): Watch {
  return {
    startedAt,
    version,
    requests: new Histogram({
      name: 'cerronorte_http_request_seconds',
      help: 'Segundos hasta que la respuesta empieza, por ruta, método y clase de estado.',
      labelNames: ['route', 'method', 'status'],
      buckets: REQUEST_BOUNDS,
      registers: [],
    }),
    queries: new Histogram({
      name: 'cerronorte_store_query_seconds',
      help: 'Segundos de cada consulta a la base de datos.',
      labelNames: ['outcome'],
      buckets: QUERY_BOUNDS,
      registers: [],
    }),
    cacheAnswers: { hit: 0, miss: 0, stale: 0 },
    figures: { ...NO_FIGURES },
  }
}
