import { type Histogram, QUERY_BOUNDS, REQUEST_BOUNDS, openHistogram } from './histogram.ts'

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
  turnedAway: () => Record<string, number>
  connections: () => number
}

/** What is counted while the process serves: for the metrics and for the page about its state. */
export type Watch = {
  startedAt: Date
  version: string
  requests: Histogram
  queries: Histogram
  cacheAnswers: Record<CacheAnswer, number>
  figures: ProcessFigures
}

const NO_FIGURES: ProcessFigures = {
  loopDelay: () => null,
  pageCache: () => null,
  underWay: () => ({}),
  turnedAway: () => ({}),
  connections: () => 0,
}

export function openWatch(startedAt: Date, version: string): Watch {
  return {
    startedAt,
    version,
    requests: openHistogram(['route', 'method', 'status'], REQUEST_BOUNDS),
    queries: openHistogram(['outcome'], QUERY_BOUNDS),
    cacheAnswers: { hit: 0, miss: 0, stale: 0 },
    figures: { ...NO_FIGURES },
  }
}
