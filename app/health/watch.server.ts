import { Histogram } from 'prom-client'

/** Histogram bounds in seconds, from a cached page to a request that is far too slow. */
const REQUEST_BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const QUERY_BOUNDS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30]

/** How a public page was answered: from the cache, newly rendered, or stale while the store is unreachable. */
export const CACHE_ANSWERS = ['hit', 'miss', 'stale'] as const
export type CacheAnswer = (typeof CACHE_ANSWERS)[number]

/** Event-loop delay in seconds over the last window. */
export type LoopDelay = { median: number; p99: number; longest: number }

/** Figures of the process; null where it has none. */
type ProcessFigures = {
  loopDelay: () => LoopDelay | null
  pageCache: () => { pages: number; bytes: number; mostBytes: number } | null
  /** Requests in progress and requests refused since the start, by kind. */
  underWay: () => Record<string, number>
  refused: () => Record<string, number>
  connections: () => number
}

/** Counters for the metrics and for the state page. */
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

/**
 * Labels must come from closed lists: each combination stays in memory. The histograms belong to no global registry.
 */
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
