import { mkdir, mkdtemp, readdir, readlink, rm, truncate, writeFile } from 'node:fs/promises'
import { type Server, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '#test/raw-request.ts'
import { createHttpServer } from './http.ts'
import { drain, listen } from './listening.ts'
import { strictTransportSecurity } from './strict-transport-security.ts'
import { openStaticFiles } from './static-files.ts'

const SCRIPT = 'export const a = 1\n'.repeat(100)
const FONT = Buffer.from([0, 1, 2, 3])
const LARGE = Buffer.alloc(600 * 1024, 'a')

let folder: string
let server: Server
let port: number

beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'cerro-norte-static-'))
  folder = join(parent, 'client')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(parent, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'assets/a-1234.js'), SCRIPT)
  await writeFile(join(folder, 'assets/a-1234.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'assets/a-1234.js.gz'), gzipSync(SCRIPT))
  for (const worker of ['downscale.worker-1234.js', 'maplibre-gl-worker-B_c-d.js'])
    await writeFile(join(folder, 'assets', worker), SCRIPT)
  await writeFile(join(folder, 'assets/only-gzip.css'), 'a{}')
  await writeFile(join(folder, 'assets/only-gzip.css.gz'), gzipSync('a{}'))
  await writeFile(join(folder, 'assets/f-1.woff2'), FONT)
  await writeFile(join(folder, 'assets/large.txt'), LARGE)
  await writeFile(join(folder, 'assets/large.txt.br'), LARGE)
  await writeFile(join(folder, 'assets/huge.txt'), '')
  await truncate(join(folder, 'assets/huge.txt'), 64 * 1024 * 1024)
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'manifest.json'), '{}')
  await writeFile(join(folder, 'vanishing.svg'), '<svg/>')
  server = createHttpServer(async () => new Response('the app', { status: 404 }), {
    serveStatic: await openStaticFiles(
      folder,
      strictTransportSecurity({ publicUrl: 'https://cerronorte.example', coversSubdomains: true }),
      {
        'Content-Security-Policy': "default-src 'none'",
      },
    ),
  })
  port = await listen(server, { host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await drain(server)
  await rm(join(folder, '..'), { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return rawRequest(port, path, { headers, method })
}

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0 , gzip;q=0.5', 'gzip'],
    ['br;q=0.000,gzip;q=0', undefined],
    ['deflate, zstd', undefined],
    ['identity', undefined],
    ['brotli, xbr', undefined],
    ['', undefined],
    [';;q=,,', undefined],
  ])('%j is answered with %s', async (accepted, encoding) => {
    const { status, headers, body } = await get('/assets/a-1234.js', { 'Accept-Encoding': accepted })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.byteLength))
    expect(decoded(body, encoding)).toBe(SCRIPT)
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' })
  })

  test('without Accept-Encoding the file is sent uncompressed', async () => {
    const { headers, body } = await get('/assets/a-1234.js')
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(SCRIPT)
  })

  test('a missing encoding is not used', async () => {
    const { headers } = await get('/assets/only-gzip.css', { 'Accept-Encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    const compressed = await get('/assets/only-gzip.css', { 'Accept-Encoding': 'br, gzip' })
    expect(compressed.headers['content-encoding']).toBe('gzip')
  })

  test('a large file is sent whole', async () => {
    for (const accepted of ['br', '']) {
      const { body } = await get('/assets/large.txt', { 'Accept-Encoding': accepted })
      expect(body.equals(LARGE)).toBe(true)
    }
  })
})

describe('caching', () => {
  test('files with a hash in their name are immutable, others are revalidated', async () => {
    const asset = await get('/assets/f-1.woff2')
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset.headers['content-type']).toBe('font/woff2')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  test.each([
    ['the same tag', (etag: string) => etag],
    ['a tag that a proxy weakened', (etag: string) => `W/${etag}`],
    ['one of several tags', (etag: string) => `"other", ${etag}`],
  ])('%s is answered with 304 and no body', async (_case, known) => {
    const { etag = '' } = (await get('/favicon.svg')).headers
    const { status, headers, body } = await get('/favicon.svg', { 'If-None-Match': known(etag) })
    expect(status).toBe(304)
    expect(body).toHaveLength(0)
    expect(headers).toMatchObject({ etag, 'cache-control': 'public, max-age=3600' })
  })

  test('a different ETag gets the file', async () => {
    expect((await get('/favicon.svg', { 'If-None-Match': '"other"' })).status).toBe(200)
    expect((await get('/favicon.svg', { 'If-None-Match': '*' })).status, 'whatever there is').toBe(304)
  })
})

describe('requests for anything else reach the app', () => {
  test.each([
    '/',
    '/assets',
    '/assets/',
    '/assets/none.js',
    '/assets/a-1234.js.br',
    '/assets/a-1234.js.gz',
    '/manifest.json',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '//favicon.svg',
    '/favicon.svg/',
    '/favicon.svg%00',
    '/__proto__',
    '/assets/../favicon.svg',
  ])('%s', async (path) => {
    const { status, body } = await get(path)
    expect([status, body.toString()]).toEqual([404, 'the app'])
  })

  test('OPTIONS', async () => {
    expect((await get('/favicon.svg', {}, 'OPTIONS')).status).toBe(404)
  })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'])('a file answers %s with 405 and Allow', async (method) => {
  const { status, headers, body } = await get('/favicon.svg', {}, method)
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  expect(body.toString()).toContain('Esta dirección no recibe lo que se envió y no se hizo nada.')
})

test('a file of an unknown type stops the start', async () => {
  const other = await mkdtemp(join(tmpdir(), 'cerro-norte-static-'))
  try {
    await writeFile(join(other, 'folleto.unknown'), '')
    await expect(openStaticFiles(other)).rejects.toThrow('/folleto.unknown')
  } finally {
    await rm(other, { recursive: true })
  }
})

test('a query does not hide a file', async () => {
  expect((await get('/favicon.svg?v=2')).body.toString()).toBe('<svg/>')
})

test('HEAD tells the same headers without the body', async () => {
  const { status, headers, body } = await get('/assets/a-1234.js', { 'Accept-Encoding': 'gzip' }, 'HEAD')
  expect(status).toBe(200)
  expect(headers['content-length']).toBe(String(gzipSync(SCRIPT).byteLength))
  expect(body).toHaveLength(0)
})

test('every file has nosniff, Cross-Origin-Resource-Policy and, on https, HSTS', async () => {
  expect((await get('/favicon.svg')).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
})

test('only worker scripts have a Content-Security-Policy', async () => {
  const policies = ['downscale.worker-1234.js', 'maplibre-gl-worker-B_c-d.js', 'a-1234.js'].map(
    async (name) => (await get(`/assets/${name}`)).headers['content-security-policy'],
  )
  expect(await Promise.all(policies)).toEqual(["default-src 'none'", "default-src 'none'", undefined])
})

test('a file that was deleted while the process runs fails only its own response', async () => {
  await rm(join(folder, 'vanishing.svg'))
  await expect(get('/vanishing.svg')).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect((await get('/favicon.svg')).status).toBe(200)
})

test.each(['bytes=0-1', 'bytes=0-0', 'bytes=-3', 'bytes=5-2', 'bytes=a-b', 'bytes=99-', `bytes=${'9'.repeat(8_000)}-`])(
  'ranges of build files are ignored: %s returns the whole file',
  async (range) => {
    const { status, headers, body } = await get('/favicon.svg', { Range: range })
    expect([status, headers['content-range'], body.toString()]).toEqual([200, undefined, '<svg/>'])
  },
)

test('a file is closed when its client disconnects', async () => {
  const isOpen = async () => {
    const names = await readdir('/proc/self/fd')
    const paths = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
    return paths.some((path) => path.endsWith('huge.txt'))
  }
  const reader = request({ port, path: '/assets/huge.txt' }).on('error', () => {})
  await new Promise((resolve) => reader.once('response', resolve).end())
  await expect.poll(isOpen).toBe(true)
  reader.destroy()
  await expect.poll(isOpen).toBe(false)
})

function decoded(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
