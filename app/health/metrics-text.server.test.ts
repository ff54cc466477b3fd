import { expect, test } from 'vitest'
import fc from 'fast-check'
import { anyText } from '#test/any-text.ts'
import { Histogram, register as prometheus } from 'prom-client'
import { type Metric, metricsText } from './metrics-text.server.ts'
import { openWatch } from './watch.server.ts'

/** The metrics as a reader of the format (version 0.0.4) parses them. */
type Read = {
  types: Record<string, string>
  samples: { name: string; labels: Record<string, string>; value: number }[]
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\"n])*",?)*)\})? (\S+)$/
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"/g
const ESCAPED: Record<string, string> = { '\\\\': '\\', '\\"': '"', '\\n': '\n' }

/** @throws for a line that the rules of the format don't allow */
function read(text: string): Read {
  const found: Read = { types: {}, samples: [] }
  if (text && !text.endsWith('\n')) throw new Error('no last line feed')
  for (const line of text.split('\n').slice(0, -1)) {
    if (line === '') continue
    const [, typed = '', kind = ''] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line) ?? []
    if (typed) {
      if (typed in found.types) throw new Error(`twice: ${line}`)
      found.types[typed] = kind
      continue
    }
    if (/^# HELP \S+ (?:[^\\]|\\[\\n])*$/.test(line)) continue
    const [, name, labelled = '', value = ''] = LINE.exec(line) ?? []
    if (!name) throw new Error(`not of the format: ${line}`)
    const labels = [...labelled.matchAll(LABEL)].map(([, each, said]) => [
      each,
      said?.replaceAll(/\\[\\"n]/g, (escape) => ESCAPED[escape] ?? ''),
    ])
    found.samples.push({
      name,
      labels: Object.fromEntries(labels),
      value: Number(value.replace('Inf', 'Infinity')),
    })
  }
  return found
}

test('metrics are not in the global registry of the library', () => {
  for (const version of ['1', '2']) openWatch(new Date(), version).requests.labels('/', 'GET', '2xx').observe(1)
  expect(prometheus.getMetricsAsArray()).toEqual([])
})

test('a metric has its help, its type and its samples', async () => {
  const metric: Metric = {
    name: 'a_total',
    help: 'Lo que\npasó \\ dos líneas.',
    type: 'counter',
    samples: [{ value: 3 }, { labels: { kind: 'b' }, value: 0.25 }],
  }
  expect(await metricsText([metric])).toBe(
    '# HELP a_total Lo que\\npasó \\\\ dos líneas.\n# TYPE a_total counter\na_total 3\na_total{kind="b"} 0.25\n',
  )
})

test('a metric without a current value is left out completely', async () => {
  expect(read(await metricsText([{ name: 'a', help: 'b', type: 'gauge', samples: [] }]))).toEqual({
    types: {},
    samples: [],
  })
})

test('any label is read back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyText(20), fc.double(), async (text, value) => {
      const { samples } = read(
        await metricsText([{ name: 'a', help: `a${text}`, type: 'gauge', samples: [{ labels: { text }, value }] }]),
      )
      expect(samples).toEqual([{ name: 'a', labels: { text }, value: value === 0 ? 0 : value }])
    }),
  )
})

test('the buckets of a histogram are cumulative, and the last one counts everything', async () => {
  const histogram = new Histogram({ name: 's', help: 'h', labelNames: ['route'], buckets: [0.1, 1], registers: [] })
  for (const seconds of [0.1, 0.05, 0.5, 7]) histogram.observe({ route: '/' }, seconds)
  histogram.observe({ route: '/nosotros' }, 2)
  const { types, samples } = read(await metricsText([histogram]))
  expect(types).toEqual({ s: 'histogram' })
  const ofHome = samples.filter(({ labels }) => labels.route === '/')
  expect(ofHome.map(({ name, labels, value }) => [name, labels.le, value])).toEqual([
    ['s_bucket', '0.1', 2],
    ['s_bucket', '1', 3],
    ['s_bucket', '+Inf', 4],
    ['s_sum', undefined, 7.65],
    ['s_count', undefined, 4],
  ])
  expect(samples.find(({ name, labels }) => name === 's_count' && labels.route === '/nosotros')?.value).toBe(1)
})
