/** Warm-up runs before measuring, for the JIT compiler and the caches. */
const WARM_UP = 30

/** Half of the runs took at most this many milliseconds. */
export async function medianOf(runs: number, work: () => Promise<unknown> | unknown): Promise<number> {
  for (let run = 0; run < WARM_UP; run += 1) await work()
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** One measure: its value, its control in the same run, and its limit. */
type Line = {
  label: string
  value: number
  unit: string
  control?: { label: string; value: number }
  limit?: number
  /** True when a higher value is better. */
  atLeast?: number
}

export function printLine({ label, value, unit, control, limit, atLeast }: Line) {
  const parts = [`${label.padEnd(58)} ${figure(value).padStart(9)} ${unit}`]
  if (control) parts.push(`${figure(value / control.value)} × ${control.label} (${figure(control.value)} ${unit})`)
  if (limit !== undefined) parts.push(`${value <= limit ? '✓' : '✗'} meta ${limit} ${unit}`)
  if (atLeast !== undefined) parts.push(`${value >= atLeast ? '✓' : '✗'} meta ${atLeast} ${unit}`)
  console.log(parts.join('   '))
}

export function printHeading(title: string) {
  console.log(`\n${title}`)
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}
