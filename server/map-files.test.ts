import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest } from '#test/raw-request.ts'
import { closeAfterEach } from '#test/serve.ts'
import { openMapFiles } from './map-files.ts'

const BYTES = Buffer.from('0123456789')
const PATH = '/maps/calles-2026.pmtiles'
const serve = closeAfterEach()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-maps-'))
  await mkdir(join(folder, 'maps/carpeta.pmtiles'), { recursive: true })
  await writeFile(join(folder, 'maps/calles-2026.pmtiles'), BYTES)
  await writeFile(join(folder, 'maps/vacio.pmtiles'), '')
  await writeFile(join(folder, 'maps/notas.txt'), 'de la oficina')
  await writeFile(join(folder, 'secreto.pmtiles'), 'de nadie')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const serveStatic = openMapFiles(join(folder, 'maps'))
  const { port } = await serve(async () => new Response('de la app'), { serveStatic })
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
}

async function part(range: string, headers: Record<string, string> = {}) {
  const response = await ask(PATH, { Range: range, ...headers })
  return [response.status, response.headers.get('Content-Range'), await response.text()]
}

test('sends a whole file with its type and accepts ranges', async () => {
  const response = await ask(PATH)
  expect([response.status, await response.text()]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/vnd.pmtiles',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400, no-transform',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test.each([
  ['bytes=0-3', '0-3', '0123'],
  ['bytes=4-', '4-9', '456789'],
  ['bytes=-3', '7-9', '789'],
  ['bytes=-99', '0-9', '0123456789'],
  ['bytes=8-99', '8-9', '89'],
  ['bytes=9-9', '9-9', '9'],
])('%s returns a part of the file', async (range, told, text) => {
  expect(await part(range)).toEqual([206, `bytes ${told}/10`, text])
})

test('a file rejects methods other than GET and HEAD', async () => {
  const response = await ask(PATH, {}, 'DELETE')
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', 'bytes=999999999999999-'])(
  '%s is outside of the file',
  async (range) => {
    expect(await part(range)).toEqual([416, 'bytes */10', ''])
  },
)

test.each(['bytes=5-2', 'bytes=a-b', 'bytes=-', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=1e1-2'])(
  '%s is not supported: the whole file is sent',
  async (range) => {
    expect(await part(range)).toEqual([200, null, '0123456789'])
  },
)

test('answers 304 for a current copy, and the whole file if If-Range names another version', async () => {
  const etag = String((await ask(PATH)).headers.get('ETag'))
  const same = await ask(PATH, { 'If-None-Match': etag, Range: 'bytes=0-3' })
  expect([same.status, await same.text()]).toEqual([304, ''])
  expect(await part('bytes=0-3', { 'If-Range': etag })).toEqual([206, 'bytes 0-3/10', '0123'])
  expect(await part('bytes=0-3', { 'If-Range': '"otra"' })).toEqual([200, null, '0123456789'])
})

test('HEAD returns the headers of the whole file and ignores ranges', async () => {
  for (const range of ['', 'bytes=0-3', 'bytes=10-']) {
    const response = await ask(PATH, range ? { Range: range } : {}, 'HEAD')
    const { status, headers: told } = response
    expect([status, told.get('Content-Length'), told.get('Content-Range')]).toEqual([200, '10', null])
    expect(await response.text()).toBe('')
  }
})

test('an empty file has no ranges', async () => {
  const whole = await ask('/maps/vacio.pmtiles')
  expect([whole.status, await whole.text()]).toEqual([200, ''])
  expect((await ask('/maps/vacio.pmtiles', { Range: 'bytes=0-' })).status).toBe(416)
})

test.each([
  '/maps/ninguno.pmtiles',
  '/maps/notas.txt',
  '/maps/carpeta.pmtiles',
  '/maps/',
  '/maps/.pmtiles',
  '/maps/%2e%2e%2fsecreto.pmtiles',
  '/maps/..%2fsecreto.pmtiles',
])('%s is not a file of tiles: the app answers', async (path) => {
  expect(await (await ask(path)).text()).toBe('de la app')
})

test('no path leads out of the folder', async () => {
  const serveStatic = openMapFiles(join(folder, 'maps'))
  const { port } = await serve(async () => new Response('de la app'), { serveStatic })
  for (const path of ['/maps/../secreto.pmtiles', '/maps/./../secreto.pmtiles', '/maps//../secreto.pmtiles'])
    expect(String((await rawRequest(port, path)).body)).toBe('de la app')
})
