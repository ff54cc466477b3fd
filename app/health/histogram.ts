/** What was counted under one set of labels. */
type Series = {
  /** Values of the labels, in the order of their names. */
  labels: readonly string[]
  /** How many fell into each step, the last one being whatever is above all bounds. */
  steps: number[]
  sum: number
  count: number
}

export type Histogram = {
  labelNames: readonly string[]
  /** Upper bounds of the steps, ascending. */
  bounds: readonly number[]
  observe: (labels: readonly string[], value: number) => void
  series: () => Series[]
}

/** Upper bounds in seconds, from a page that was kept to one that nobody waits for. */
export const REQUEST_BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
export const QUERY_BOUNDS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30]

/**
 * Counts values by their size, without keeping them. Labels must come from closed lists: each new combination stays in
 * memory.
 */
export function openHistogram(labelNames: readonly string[], bounds: readonly number[]): Histogram {
  const all = new Map<string, Series>()
  return {
    labelNames,
    bounds,
    observe(labels, value) {
      const key = labels.join('\n')
      let series = all.get(key)
      if (!series) {
        series = { labels, steps: Array<number>(bounds.length + 1).fill(0), sum: 0, count: 0 }
        all.set(key, series)
      }
      let step = 0
      while (step < bounds.length && value > (bounds[step] ?? 0)) step += 1
      series.steps[step] = (series.steps[step] ?? 0) + 1
      series.sum += value
      series.count += 1
    },
    series: () => [...all.values()],
  }
}
