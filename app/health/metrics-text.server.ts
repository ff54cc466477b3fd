import { Counter, Gauge, type Metric as OpenMetric, Registry } from 'prom-client'

export type Sample = { labels?: Record<string, string>; value: number }

/** A named figure, read at this moment. */
export type Metric = { name: string; help: string; type: 'counter' | 'gauge'; samples: readonly Sample[] }

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

/** The figures in Prometheus's text format 0.0.4. Metrics without samples are left out. */
export function metricsText(metrics: readonly (Metric | OpenMetric)[]): Promise<string> {
  const registry = new Registry()
  for (const metric of metrics)
    if (!('samples' in metric)) registry.registerMetric(metric)
    else if (metric.samples.length > 0) registry.registerMetric(openMetric(metric))
  return registry.metrics()
}

function openMetric({ name, help, type, samples }: Metric): OpenMetric {
  const settings = { name, help, labelNames: samples.flatMap(({ labels = {} }) => Object.keys(labels)), registers: [] }
  if (type === 'gauge') {
    const gauge = new Gauge(settings)
    for (const { labels = {}, value } of samples) gauge.set(labels, value)
    return gauge
  }
  const counter = new Counter(settings)
  for (const { labels = {}, value } of samples) counter.inc(labels, value)
  return counter
}
