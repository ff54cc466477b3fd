import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { openWatch } from '#app/health/watch.server.ts'
import { type RequestLine, watchRequests } from './watch-requests.ts'

function watching(logsAll = true) {
  const watch = openWatch(new Date(), '1')
  const lines: RequestLine[] = []
  const told = watchRequests({
    watch,
    logsAll,
    patternOf: (path) => `pattern of ${path.length} letters`,
    log: (line) => lines.push(line),
  })
  const ask = (method: string, url: string, answered: Partial<Parameters<typeof told>[1]> = {}, ago = 0) =>
    told(
      { method, url } as IncomingMessage,
      { status: 200, requestId: 'r', cache: null, ...answered },
      performance.now() - ago,
    )
  return { watch, lines, ask }
}

test('a request is logged with its route and nothing that was typed', () => {
  const { lines, ask } = watching()
  ask('GET', '/propiedad/casa-de-ana?search=ana@example.com', { cache: 'hit' })
  expect(lines).toEqual([
    {
      requestId: 'r',
      method: 'GET',
      route: 'pattern of 22 letters',
      status: 200,
      ms: expect.any(Number),
      cache: 'hit',
    },
  ])
})

test('requests are counted by route, method, status class and cache result', async () => {
  const { watch, ask } = watching()
  ask('GET', '/', { cache: 'hit' })
  ask('GET', '/', { status: 304, cache: 'hit' })
  ask('GET', '/', { status: 503, cache: 'stale' })
  ask('POST', '/', { status: 422 })
  ask('BREW', '/', { status: 405 })
  ask('GET', '/assets/a.js', { requestId: null })
  expect(watch.cacheAnswers).toEqual({ hit: 2, miss: 0, stale: 1 })
  const { values } = await watch.requests.get()
  const counted = values.filter(({ metricName }) => metricName?.endsWith('_count')).map(({ labels }) => labels)
  expect(counted.map(({ method, status }) => [method, status])).toEqual([
    ['GET', '2xx'],
    ['GET', '3xx'],
    ['GET', '5xx'],
    ['POST', '4xx'],
    ['OTHER', '4xx'],
    ['GET', '2xx'],
  ])
  expect(counted.at(-1)?.route).toBe('archivo')
})

test('without full logging, slow requests are logged', () => {
  const { lines, ask } = watching(false)
  ask('GET', '/')
  expect(lines).toEqual([])
  ask('GET', '/', {}, 60_000)
  expect(lines).toMatchObject([{ ms: expect.any(Number) }])
})

test('refused requests are logged, up to a limit', () => {
  const { lines, ask } = watching(false)
  ask('POST', '/login', { status: 429 })
  ask('POST', '/contacto', { status: 403 })
  ask('POST', '/login', { status: 401 })
  expect(lines.map(({ status }) => status)).toEqual([429, 403])
  for (let time = 0; time < 100; time += 1) ask('POST', '/login', { status: 403 })
  expect(lines).toHaveLength(60)
  ask('POST', '/login', { status: 403 }, -60_000)
  expect(lines).toHaveLength(61)
})

test('static files are counted and not logged', () => {
  const { lines, ask } = watching()
  ask('GET', '/assets/a.js', { requestId: null })
  expect(lines).toEqual([])
})
