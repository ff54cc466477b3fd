/** Warm-up runs before measuring, for the JIT compiler and the caches. */
const WARM_UP = 30

type Work = () => Promise<unknown> | unknown

/** The median duration of the runs in milliseconds. */
export async function medianOf(runs: number, work: Work): Promise<number> {
  return quantileOf(0.5, runs, work)
}

/** The duration in milliseconds that this share of the runs does not exceed. */
export async function quantileOf(share: number, runs: number, work: Work): Promise<number> {
  for (let run = 0; run < WARM_UP; run += 1) await work()
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return quantile(times, share)
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
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

/** The cell of a value that this machine can't measure. */
const NOT_MEASURED = '–'

/** The measures under one heading: a title and the cells of a table. */
export type Section = { title: string; rows: string[][] }

const sections: Section[] = []

/** Returns and removes the sections that were printed so far. */
export function takeSections(): Section[] {
  return sections.splice(0)
}

export function printLine({ label, value, unit, control, limit, atLeast }: Line) {
  const measured = `${figure(value)} ${unit}`
  const ratio = control ? `${figure(value / control.value)} × ${control.label} (${figure(control.value)} ${unit})` : ''
  const goal = limit ?? atLeast
  const isMet = limit === undefined ? value >= (atLeast ?? 0) : value <= limit
  const met = goal === undefined ? '' : `${isMet ? '✓' : '✗'} meta ${goal} ${unit}`
  console.log([label.padEnd(58), measured.padStart(12), ratio, met].filter(Boolean).join('   '))
  sections.at(-1)?.rows.push([label.trim(), measured, ratio, met])
}

/** Prints a measure that this machine can't make, with the reason, and adds it to the section. */
export function printMissing(label: string, why: string) {
  console.log(`${label.padEnd(58)} ${why}`)
  sections.at(-1)?.rows.push([label.trim(), NOT_MEASURED, why, ''])
}

/** Whether anything under the heading could be measured on this machine. */
export function isMeasured({ rows }: Section): boolean {
  return rows.some(([, value]) => value !== NOT_MEASURED)
}

export function printHeading(title: string) {
  console.log(`\n${title}`)
  sections.push({ title, rows: [] })
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}
