import { randomBytes } from 'node:crypto'
import { ReadableStream as WebStream } from 'node:stream/web'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compress } from './compress.ts'

const PAGE = '<p>Peñón · 東京</p>'.repeat(200)
const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

function answered(response: Response, accepted = 'gzip, br'): Promise<Response> {
  return compress(new Request('http://a.test/', { headers: { 'Accept-Encoding': accepted } }), response)
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

describe('a document', () => {
  test('is sent in the best accepted encoding with the same content', async () => {
    const page = () => new Response(PAGE, { status: 404, headers: { ...HTML, 'Set-Cookie': 'a=1' } })
    const best = await answered(page())
    expect(best.headers.get('Content-Encoding')).toBe('br')
    expect(brotliDecompressSync(await bytesOf(best)).toString()).toBe(PAGE)
    const second = await answered(page(), 'br;q=0, gzip')
    expect(second.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(await bytesOf(second)).toString()).toBe(PAGE)
    expect([second.status, second.headers.get('Set-Cookie')]).toEqual([404, 'a=1'])
  })

  test('has no Content-Length of the uncompressed body', async () => {
    const { headers } = await answered(new Response(PAGE, { headers: { ...HTML, 'Content-Length': '4200' } }))
    expect(headers.get('Content-Length')).toBeNull()
  })

  test('is sent uncompressed to a browser without encodings', async () => {
    const response = await answered(new Response(PAGE, { headers: HTML }), 'zstd')
    expect(response.headers.get('Content-Encoding')).toBeNull()
    expect(await response.text()).toBe(PAGE)
  })

  test('that is short is sent uncompressed', async () => {
    const response = await answered(new Response('<p>ok</p>', { headers: HTML }))
    expect(response.headers.get('Content-Encoding')).toBeNull()
    expect(await response.text()).toBe('<p>ok</p>')
  })

  test('adds Accept-Encoding to Vary in any case', async () => {
    for (const accepted of ['br', '']) {
      const response = await answered(new Response(PAGE, { headers: { ...HTML, Vary: 'Cookie' } }), accepted)
      expect(response.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
    }
    const ofHead = await answered(new Response(null, { headers: HTML }))
    expect(ofHead.headers.get('Vary')).toBe('Accept-Encoding')
  })
})

test.each(['text/x-script', 'application/json', 'image/svg+xml', 'text/xml; charset=utf-8', 'application/xml'])(
  '%s is compressed too',
  async (type) => {
    const response = await answered(new Response(PAGE, { headers: { 'Content-Type': type } }))
    expect(response.headers.get('Content-Encoding')).toBe('br')
  },
)

test.each([
  ['a photo', new Response(PAGE, { headers: { 'Content-Type': 'image/jpeg' } })],
  ['an answer without a type', new Response(new Uint8Array(5_000))],
  ['an answer without a body', new Response(null, { status: 304, headers: HTML })],
  ['what is encoded already', new Response(PAGE, { headers: { ...HTML, 'Content-Encoding': 'gzip' } })],
])('%s is passed through unread', async (_case, response) => {
  expect(await answered(response)).toBe(response)
  expect(response.bodyUsed).toBe(false)
})

describe('a long list', () => {
  const XML = { 'Content-Type': 'application/xml; charset=utf-8' }

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed by %s while it is written, letter by letter the same', async (encoding, decompress) => {
    const response = await answered(new Response(PAGE, { headers: { ...XML, 'Content-Length': '4200' } }), encoding)
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Content-Length')).toBeNull()
    expect(decompress(await bytesOf(response)).toString()).toBe(PAGE)
  })

  test('that fails while streaming ends only its own response', async () => {
    async function* broken() {
      yield new TextEncoder().encode(PAGE)
      throw new Error('the store went away')
    }
    const body = WebStream.from(broken()) as ReadableStream
    const response = await answered(new Response(body, { headers: XML }))
    await expect(response.arrayBuffer()).rejects.toThrow('the store went away')
  })

  test('stops when its client disconnects', async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    async function* endless() {
      try {
        for (;;) yield randomBytes(50_000)
      } finally {
        end()
      }
    }
    const body = WebStream.from(endless()) as ReadableStream
    const reader = (await answered(new Response(body, { headers: XML }))).body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await expect(ended).resolves.toBeUndefined()
  })
})
