import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LoopDelay } from '#app/health/watch.server.ts'

/** Milliseconds between samples; each sample tells how much later than that it came. */
const RESOLUTION = 20
/** Milliseconds of one window. */
const WINDOW = 1_000
const NANOSECONDS = 1e9

/** Measures how long whatever is ready waits for its turn: the sign that the process has more to do than it can. */
export function watchLoopDelay(): { read: () => LoopDelay; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION })
  histogram.enable()
  let last: LoopDelay = { median: 0, p99: 0, longest: 0 }
  const timer = setInterval(() => {
    // One sample that took the whole window is the longest wait of all.
    if (histogram.count > 0)
      last = {
        median: seconds(histogram.percentile(50)),
        p99: seconds(histogram.percentile(99)),
        longest: seconds(histogram.max),
      }
    histogram.reset()
  }, WINDOW).unref()
  return {
    read: () => last,
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}

function seconds(nanoseconds: number): number {
  return Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION / 1_000)
}
