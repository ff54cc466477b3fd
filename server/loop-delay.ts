import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LoopDelay } from '#app/health/watch.server.ts'

/** Milliseconds between samples; a sample measures how late its timer fired. */
const RESOLUTION = 20
/** Milliseconds over which samples are summarised. */
const WINDOW = 1_000
const NANOSECONDS = 1e9

/** Measures the event-loop delay. A high delay means that the process is overloaded. */
export function watchLoopDelay(): { read: () => LoopDelay; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION })
  histogram.enable()
  let last: LoopDelay = { median: 0, p99: 0, longest: 0 }
  const timer = setInterval(() => {
    // The longest sample tells when the loop was blocked for the whole window.
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
