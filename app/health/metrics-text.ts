import type { Histogram } from './histogram.ts'

export type Sample = { labels?: Record<string, string>; value: number }

/** A figure with its name, as Prometheus reads it. */
export type Metric =
  | { name: string; help: string; type: 'counter' | 'gauge'; samples: readonly Sample[] }
  | { name: string; help: string; type: 'histogram'; histogram: Histogram }

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** The figures in the text format of Prometheus, version 0.0.4. One without samples is left out. */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics.map((metric) => [...linesOf(metric), ''].join('\n')).join('')
}

function linesOf(metric: Metric): string[] {
  const { name, help, type } = metric
  const samples = metric.type === 'histogram' ? samplesOf(name, metric.histogram) : plainSamples(name, metric.samples)
  if (samples.length === 0) return []
  return [`# HELP ${name} ${escapeHelp(help)}`, `# TYPE ${name} ${type}`, ...samples]
}

function plainSamples(name: string, samples: readonly Sample[]): string[] {
  return samples.map(({ labels = {}, value }) => `${name}${labelText(labels)} ${numberText(value)}`)
}

/** Each step counts what the smaller ones count, too. */
function samplesOf(name: string, { labelNames, bounds, series }: Histogram): string[] {
  return series().flatMap(({ labels, steps, sum, count }) => {
    const own = Object.fromEntries(labelNames.map((each, at) => [each, labels[at] ?? '']))
    let below = 0
    const buckets = steps.map((step, at) => {
      below += step
      const le = at < bounds.length ? String(bounds[at]) : '+Inf'
      return `${name}_bucket${labelText({ ...own, le })} ${below}`
    })
    return [...buckets, `${name}_sum${labelText(own)} ${numberText(sum)}`, `${name}_count${labelText(own)} ${count}`]
  })
}

function labelText(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function numberText(value: number): string {
  if (Number.isNaN(value)) return 'NaN'
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf'
  return String(value)
}

function escapeHelp(text: string): string {
  return text.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`)
}

function escapeLabel(text: string): string {
  return escapeHelp(text).replaceAll('"', String.raw`\"`)
}
