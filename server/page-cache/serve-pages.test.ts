import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Revision } from '#app/db/revision.ts'
import type { App } from '#server/http.ts'
import { rawRequest } from '#test/raw-request.ts'
import { closeAfterEach } from '#test/serve.ts'
import { openPageCache } from './page-cache.ts'
import { servePagesFrom } from './serve-pages.ts'

const PAGE = '<p>Peñón</p>'.repeat(300)
const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'X-Frame-Options': 'DENY', 'X-Request-Id': 'of the app' }
const OUT = 'cerrado'

const serve = closeAfterEach()

/** The site over a real connection. The app's answers say whether the cache, without any headers, or a visitor requested them. */
async function site(answer: (path: string) => Response | null = () => null) {
  const state = { revision: 1 as number | null, asked: [] as string[], now: new Date('2026-11-20T18:00:00Z') }
  const revision: Revision = () => state.revision
  const app: App = async (request) => {
    const { pathname, search } = new URL(request.url)
    state.asked.push(pathname + search)
    return answer(pathname + search) ?? new Response(PAGE, { headers: HTML })
  }
  const fetchPage = (address: string) => app(new Request(`http://cerronorte.test${address}`))
  const cache = openPageCache({
    fetchPage,
    revision,
    isStale: () => false,
    now: () => state.now,
    findTimeZone: async () => 'America/Monterrey',
    maxBytes: 1_000_000,
  })
  const { port } = await serve(app, { servePage: servePagesFrom(cache) })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    rawRequest(port, path, { headers, method })
  return { state, get }
}

test('the first request is a miss, the second a hit with the same body and another request id', async () => {
  const { state, get } = await site()
  const [first, second] = [await get('/propiedades'), await get('/propiedades')]
  expect([first, second].map(({ headers }) => headers['server-timing'])).toEqual(['cache;desc=miss', 'cache;desc=hit'])
  expect(second.body.toString()).toBe(PAGE)
  expect(second.body).toEqual(first.body)
  const ids = [first, second].map(({ headers }) => headers['x-request-id'])
  expect(new Set([...ids, 'of the app']).size).toBe(3)
  expect(second.headers).toMatchObject({
    'content-type': HTML['Content-Type'],
    'x-frame-options': 'DENY',
    vary: 'Accept-Encoding',
    'cache-control': 'no-cache',
    'content-length': String(Buffer.byteLength(PAGE)),
    etag: first.headers.etag,
  })
  expect(state.asked).toEqual(['/propiedades'])
})

describe('the encoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('for %j is %s, from the first time on', async (accepted, encoding, decode) => {
    const { get } = await site()
    for (const outcome of ['miss', 'hit']) {
      const { headers, body } = await get('/', { 'Accept-Encoding': accepted })
      expect([headers['server-timing'], headers['content-encoding']]).toEqual([`cache;desc=${outcome}`, encoding])
      expect(headers['content-length']).toBe(String(body.byteLength))
      expect(decode(body).toString()).toBe(PAGE)
    }
  })

  test('is identity for short and for incompressible responses', async () => {
    const { get } = await site((path) =>
      path === '/'
        ? new Response('ok', { headers: HTML })
        : new Response(PAGE, { headers: { 'Content-Type': 'image/png' } }),
    )
    const short = await get('/', { 'Accept-Encoding': 'br' })
    expect([short.headers['content-encoding'], short.headers.vary]).toEqual([undefined, 'Accept-Encoding'])
    const picture = await get('/nosotros', { 'Accept-Encoding': 'br' })
    expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([undefined, undefined])
  })
})

describe('what the browser has already', () => {
  test.each([
    ['its tag', (tag: string) => tag],
    ['its tag, marked as strong on the way', (tag: string) => tag.replace('W/', '')],
    ['its tag among others', (tag: string) => `"a", ${tag}, "b"`],
  ])('is not sent again: %s', async (_case, known) => {
    const { get } = await site()
    const { headers } = await get('/')
    for (const method of ['GET', 'HEAD']) {
      const again = await get('/', { 'If-None-Match': known(headers.etag ?? '') }, method)
      expect([again.status, again.body.byteLength]).toEqual([304, 0])
      expect(again.headers).toMatchObject({
        etag: headers.etag,
        vary: 'Accept-Encoding',
        'cache-control': 'no-cache',
        'x-frame-options': 'DENY',
        'server-timing': 'cache;desc=hit',
      })
      expect(again.headers['content-length']).toBeUndefined()
    }
  })

  test('is sent again if the page differs; an equal render keeps its ETag', async () => {
    let text = PAGE
    const { state, get } = await site(() => new Response(text, { headers: HTML }))
    const { headers } = await get('/')
    state.revision = 2
    expect((await get('/', { 'If-None-Match': headers.etag ?? '' })).status).toBe(304)
    state.revision = 3
    text += 'otra'
    const other = await get('/', { 'If-None-Match': headers.etag ?? '' })
    expect([other.status, other.body.toString()]).toEqual([200, text])
  })
})

test('HEAD returns the headers of GET without a body, and ranges are ignored', async () => {
  const { state, get } = await site()
  const [head, whole] = [
    await get('/', { 'Accept-Encoding': 'br' }, 'HEAD'),
    await get('/', { 'Accept-Encoding': 'br' }),
  ]
  expect([head.status, head.body.byteLength]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  expect(head.headers.etag).toBe(whole.headers.etag)
  const ranged = await get('/', { Range: 'bytes=0-9' })
  expect([ranged.status, ranged.body.toString()]).toEqual([200, PAGE])
  expect(state.asked).toEqual(['/'])
})

describe('the cache neither reads nor keeps anything for', () => {
  test.each([
    ['who has a session', { Cookie: 'a=1; cerro-norte.session_token=x' }, 'GET'],
    ['who has a session over TLS', { Cookie: '__Host-cerro-norte.session_token=x' }, 'GET'],
    ['who says who they are', { Authorization: 'Bearer x' }, 'GET'],
    ['who sends something', {}, 'POST'],
  ])('%s', async (_who, headers: Record<string, string>, method) => {
    const { state, get } = await site()
    await get('/propiedades')
    for (const path of ['/propiedades', '/nosotros']) {
      const answer = await get(path, headers, method)
      expect([answer.status, answer.headers['server-timing']]).toEqual([200, undefined])
    }
    expect((await get('/nosotros')).headers['server-timing']).toBe('cache;desc=miss')
    expect(state.asked).toEqual(['/propiedades', '/propiedades', '/nosotros', '/nosotros'])
  })

  test('a host that is none', async () => {
    const { get } = await site()
    await get('/')
    for (const Host of ['a b', 'a/b']) expect((await get('/', { Host })).status).toBe(400)
    for (const Host of ['cerronorte.mx', 'localhost:3000', '[::1]:3000', '127.0.0.1'])
      expect((await get('/', { Host })).headers['server-timing']).toBe('cache;desc=hit')
  })
})

test('a cookie of another name does not bypass the cache', async () => {
  const { get } = await site()
  await get('/')
  expect((await get('/', { Cookie: '_ga=1' })).headers['server-timing']).toBe('cache;desc=hit')
})

describe('campaign codes', () => {
  test('share the cached page', async () => {
    const { state, get } = await site()
    for (const path of ['/?utm_source=a', '/?utm_source=b', '/']) expect((await get(path)).body.toString()).toBe(PAGE)
    expect(state.asked).toEqual(['/'])
  })

  test('are passed on by a redirect', async () => {
    const { get } = await site((path) => {
      const [, query] = path.split('?')
      return new Response(null, { status: 301, headers: { Location: `/propiedad/otra${query ? `?${query}` : ''}` } })
    })
    expect((await get('/propiedad/una')).headers.location).toBe('/propiedad/otra')
    expect((await get('/propiedad/una?utm_source=a')).headers.location).toBe('/propiedad/otra?utm_source=a')
  })
})

test('a response that sets a cookie is rendered for each request', async () => {
  let count = 0
  const { get } = await site(() => new Response(PAGE, { headers: { ...HTML, 'Set-Cookie': `a=${(count += 1)}` } }))
  const cookies = [await get('/'), await get('/')].map(({ headers }) => headers['set-cookie']?.[0])
  expect(cookies).toEqual(['a=2', 'a=4'])
})

test('an error page keeps the request id that it shows', async () => {
  const { get } = await site(() => new Response('Dinos este número: of the app', { status: 500, headers: HTML }))
  const { status, headers } = await get('/')
  expect([status, headers['x-request-id'], headers.etag]).toEqual([500, 'of the app', undefined])
})

test('a stale page during an outage has Server-Timing stale and its Age', async () => {
  let isUnreachable = false
  const { state, get } = await site(() => (isUnreachable ? new Response(OUT, { status: 503, headers: HTML }) : null))
  const { headers } = await get('/')
  isUnreachable = true
  state.revision = null
  state.now = new Date(state.now.getTime() + 90_000)
  const stale = await get('/', { 'Accept-Encoding': 'br' })
  expect([stale.status, brotliDecompressSync(stale.body).toString()]).toEqual([200, PAGE])
  expect(stale.headers).toMatchObject({
    'server-timing': 'cache;desc=stale',
    age: '90',
    etag: headers.etag,
  })
  expect((await get('/propiedades')).body.toString()).toBe(OUT)
  isUnreachable = false
  expect((await get('/')).headers['server-timing']).toBe('cache;desc=miss')
})

test('a failing app is called again for each waiting request', async () => {
  const broken = new ReadableStream({ pull: (body) => body.error(new Error('gone')) })
  let isBroken = true
  const { get } = await site(() => {
    if (!isBroken) return null
    isBroken = false
    return new Response(broken, { headers: HTML })
  })
  expect((await get('/')).body.toString()).toBe(PAGE)
})
