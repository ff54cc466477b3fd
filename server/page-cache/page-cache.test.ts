import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Revision } from '#app/db/revision.ts'
import { openAdmission } from '#server/request-admission.ts'
import { openPageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

const KEY = keyOf('/propiedades')
const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
/** Half past eleven at night in Monterrey. */
const LATE = new Date('2026-11-21T05:30:00Z')

/** A cache over an app whose answers the test writes. */
function cacheOver(answer: (address: string) => Response | Promise<Response>, { maxBytes = 1_000_000 } = {}) {
  const state = { now: LATE, revision: 1 as number | null, isStale: false, asked: [] as string[] }
  const revision: Revision = () => state.revision
  const fetchPage = async (address: string) => {
    state.asked.push(address)
    return answer(address)
  }
  return {
    state,
    cache: openPageCache({
      fetchPage,
      revision,
      isStale: () => state.isStale,
      now: () => state.now,
      findTimeZone: async () => 'America/Monterrey',
      maxBytes,
    }),
  }
}

function page(text: string, init: ResponseInit = {}) {
  return new Response(text, { headers: HTML, ...init })
}

test('concurrent and later requests share one render', async () => {
  const gate = Promise.withResolvers<void>()
  const { cache, state } = cacheOver(async () => {
    await gate.promise
    return page('uno')
  })
  expect(cache.hit('/propiedades')).toBeNull()
  const asked = [cache.find(KEY), cache.find(KEY), cache.find(KEY)]
  gate.resolve()
  const found = await Promise.all(asked)
  expect(new Set(found.map((each) => each?.page))).toEqual(new Set([cache.hit('/propiedades')]))
  expect(state.asked).toEqual(['/propiedades'])
})

test('a refusal for lack of capacity never serves a stale page', async () => {
  const admission = openAdmission(undefined, { visitor: 0, form: 0, access: 0, staff: 0, upload: 0 })
  const full = admission.guard(() => Promise.reject(new Error('It is full.')))
  let isFull = false
  const { cache, state } = cacheOver(() => (isFull ? full(new Request('http://cerro.example/')) : page('uno')))
  await cache.find(KEY)
  isFull = true
  state.revision = 2
  expect(await cache.find(KEY)).toMatchObject({ outcome: 'miss', page: { status: 503 } })
  isFull = false
  expect(await cache.find(KEY)).toMatchObject({ outcome: 'miss', page: { status: 200 } })
})

describe('a change', () => {
  test('makes every page stale', async () => {
    const { cache, state } = cacheOver(() => page('uno'))
    const addresses = ['/propiedades', '/', '/nosotros']
    for (const address of addresses) await cache.find(keyOf(address))
    expect(addresses.filter(cache.hit)).toEqual(addresses)
    state.revision = 2
    expect(addresses.filter(cache.hit)).toEqual([])
  })

  test('during a render makes that page stale, and later requests get a new render', async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let made = 0
    const { cache, state } = cacheOver(async () => {
      const number = made++
      await gates[number]?.promise
      return page(String(number))
    })
    const before = cache.find(KEY)
    state.revision = 2
    const after = cache.find(KEY)
    gates[1]?.resolve()
    expect((await after)?.page.bodies.identity?.toString()).toBe('1')
    gates[0]?.resolve()
    expect((await before)?.page.bodies.identity?.toString()).toBe('0')
    state.now = new Date(LATE.getTime() + 1)
    await cache.find(KEY)
    expect(cache.hit('/propiedades')?.bodies.identity?.toString()).toBe('2')
  })
})

test('pages expire at midnight in Monterrey', async () => {
  const { cache, state } = cacheOver(() => page('uno'))
  await cache.find(KEY)
  state.now = new Date('2026-11-21T05:59:59.999Z')
  expect(cache.hit('/propiedades')).not.toBeNull()
  state.now = new Date('2026-11-21T06:00:00Z')
  expect(cache.hit('/propiedades')).toBeNull()
})

describe('not cached', () => {
  test.each([
    ['a page that is not there', page('no', { status: 404 })],
    ['a redirect', new Response(null, { status: 301, headers: { Location: '/' } })],
    ['data of a redirect', new Response('x', { status: 202, headers: { 'Content-Type': 'text/x-script' } })],
    ['a failure', page('no', { status: 500 })],
    ['what may not be kept', page('mío', { headers: { ...HTML, 'Cache-Control': 'private' } })],
  ])('is %s', async (_what, response) => {
    const { cache } = cacheOver(() => response)
    expect(await cache.find(KEY)).toMatchObject({ outcome: 'miss', page: { status: response.status, etag: null } })
    expect(cache.hit('/propiedades')).toBeNull()
  })

  test('is a response that sets a cookie', async () => {
    const { cache } = cacheOver(() => page('mío', { headers: { ...HTML, 'Set-Cookie': 'a=1' } }))
    expect(await cache.find(KEY)).toBeNull()
    expect(cache.hit('/propiedades')).toBeNull()
  })

  test('is a render whose revision was unknown', async () => {
    const { cache, state } = cacheOver(() => page('uno'))
    state.revision = null
    expect((await cache.find(KEY))?.outcome).toBe('miss')
    expect(cache.hit('/propiedades')).toBeNull()
    state.revision = 5
    expect(cache.hit('/propiedades')).toBeNull()
  })
})

describe('while the store is unreachable', () => {
  test('a cached page is served as stale; a page that is not cached is not', async () => {
    let response = page('uno')
    const { cache, state } = cacheOver(() => response)
    await cache.find(KEY)
    state.revision = null
    response = page('cerrado', { status: 503 })
    expect(await cache.find(KEY)).toMatchObject({ outcome: 'stale', page: { status: 200 } })
    response = page('cerrado', { status: 503 })
    expect(await cache.find(keyOf('/propiedades/renta'))).toMatchObject({ outcome: 'miss', page: { status: 503 } })
    response = page('dos')
    expect(await cache.find(KEY)).toMatchObject({ outcome: 'miss', page: { status: 200 } })
  })

  test('the stale page is served after a timeout without an answer', async () => {
    let answer: () => Response | Promise<Response> = () => page('uno')
    const { cache, state } = cacheOver(() => answer())
    await cache.find(KEY)
    state.revision = null
    const { promise: silence, resolve } = Promise.withResolvers<Response>()
    answer = () => silence
    expect(await cache.find(KEY)).toMatchObject({ outcome: 'stale', page: { status: 200 } })
    answer = () => page('dos')
    resolve(page('dos'))
    await expect.poll(async () => (await cache.find(KEY))?.outcome).toBe('miss')
  })

  test('during a known outage one request waits half a second, the others get the stale page at once', async () => {
    const gate = Promise.withResolvers<void>()
    let answer: () => Response | Promise<Response> = () => page('uno')
    const { cache, state } = cacheOver(() => answer())
    await cache.find(KEY)
    state.revision = null
    answer = () => page('cerrado', { status: 503 })
    await cache.find(KEY)
    answer = async () => {
      await gate.promise
      return page('dos')
    }
    const before = state.asked.length
    const found = await Promise.all([cache.find(KEY), cache.find(KEY), cache.find(KEY)])
    expect(found.map((each) => each?.outcome)).toEqual(['stale', 'stale', 'stale'])
    expect(state.asked.length - before).toBe(1)
    gate.resolve()
  })

  test('a deleted page is not served again', async () => {
    let response = page('uno')
    const { cache, state } = cacheOver(() => response)
    await cache.find(KEY)
    state.revision = 2
    response = page('ya no', { status: 410 })
    await cache.find(KEY)
    response = page('cerrado', { status: 503 })
    state.revision = null
    expect(await cache.find(KEY)).toMatchObject({ outcome: 'miss', page: { status: 503 } })
  })

  test('an error 500 is not replaced by a stale page', async () => {
    let response = page('uno')
    const { cache, state } = cacheOver(() => response)
    await cache.find(KEY)
    state.revision = 2
    response = page('roto', { status: 500 })
    expect(await cache.find(KEY)).toMatchObject({ outcome: 'miss', page: { status: 500 } })
  })
})

test('the size of all encodings is limited, and the least recently used page is dropped', async () => {
  // Letters that hardly shrink: about 15 KB in each encoding, and 20 as they are.
  const { cache } = cacheOver(() => page(randomBytes(15_000).toString('base64')), { maxBytes: 110_000 })
  const addresses = [1, 2, 3, 4, 5].map((number) => `/propiedad/casa-${number}`)
  for (const address of addresses) {
    const found = await cache.find(keyOf(address))
    if (found) await Promise.all([cache.encoded(found.page, 'br'), cache.encoded(found.page, 'gzip')])
    cache.hit('/propiedad/casa-1')
  }
  expect(addresses.filter((address) => cache.hit(address))).toEqual(
    [1, 4, 5].map((number) => `/propiedad/casa-${number}`),
  )
})

test('a popular page is compressed better once', async () => {
  const text = await readFile('docs/architecture.md', 'utf8')
  const { cache } = cacheOver(() => page(text))
  const found = await cache.find(KEY)
  if (!found) throw new Error('no page')
  const quick = await cache.encoded(found.page, 'br')
  for (let sent = 0; sent < 8; sent += 1) cache.sent(found.page)
  await expect.poll(() => found.page.bodies.br?.byteLength).toBeLessThan(quick.byteLength)
  expect(cache.hit('/propiedades')).toBe(found.page)
})

test('a compressed page drops its plain bytes, which are decoded on request', async () => {
  const text = await readFile('docs/architecture.md', 'utf8')
  const { cache, state } = cacheOver(() => page(text))
  const found = await cache.find(KEY)
  if (!found) throw new Error('no page')
  await cache.encoded(found.page, 'br')
  expect(Object.keys(found.page.bodies)).toEqual(['br'])
  expect(found.page.bodies.br?.buffer.byteLength, 'no more memory than its bytes').toBe(
    found.page.bodies.br?.byteLength,
  )
  const [plain, zipped] = await Promise.all([cache.encoded(found.page, 'identity'), cache.encoded(found.page, 'gzip')])
  expect(plain.toString()).toBe(text)
  expect(gunzipSync(zipped).toString()).toBe(text)
  expect(state.asked).toEqual(['/propiedades'])
})

function keyOf(url: string) {
  const key = pageKey(url)
  if (!key) throw new Error(`${url} is not kept`)
  return key
}
