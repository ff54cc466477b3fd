import { afterEach, beforeEach, expect, test } from 'vitest'
import { KEY, openEasyBroker } from '#test/factories/easy-broker.ts'
import { type ReadOptions, readEasyBroker } from './read-easy-broker.server.ts'

let peer: Awaited<ReturnType<typeof openEasyBroker>>

beforeEach(async () => {
  peer = await openEasyBroker()
})
afterEach(() => peer.close())

function read(key = KEY, options: ReadOptions = {}) {
  return readEasyBroker(key, { base: peer.base, firstWait: 1, ...options })
}

test('all pages and each property, at most 20 requests a second, with the key in its header', async () => {
  peer.total = 52
  const outcome = await read()
  const table = 'table' in outcome ? outcome.table : null
  expect(table?.rows).toHaveLength(52)
  expect(Object.fromEntries((table?.headers ?? []).map((name, at) => [name, table?.rows[0]?.cells[at]]))).toEqual({
    propertyId: 'EB-1',
    title: 'Nave en renta',
    description: 'Con 4 andenes.',
    type: 'bodega',
    subtype: 'nave',
    status: 'disponible',
    category: 'renta',
    price: 45_000,
    currency: 'MXN',
    secondCategory: 'venta',
    secondPrice: 900_000,
    secondCurrency: 'USD',
    commission: '5 %',
    location: 'Huinalá',
    municipality: 'Apodaca',
    state: 'Nuevo León',
    address: 'Av. Uno 12',
    latitude: 25.75,
    longitude: -100.16,
    area: 1200.5,
    constructionArea: 1200.5,
    lotSize: 2000,
    bathrooms: 2,
    parkingSpaces: 10,
    amenities: 'Seguridad 24 horas',
    images: 'https://a.example/1.jpg\nhttps://a.example/2.jpg',
    createdBy: 'Ana Ruiz',
    createdAt: '2024-01-15T12:00:00-06:00',
    updatedAt: '2024-02-15T12:00:00-06:00',
    'Notas del sistema anterior': 'La atiende: Ana Ruiz\nTipo en EasyBroker: Nave industrial',
  })
  expect(peer.requests).toHaveLength(54)
  expect(peer.requests.slice(0, 2).map(({ path }) => path)).toEqual([
    '/v1/properties?page=1&limit=50',
    '/v1/properties?page=2&limit=50',
  ])
  expect((peer.requests.at(-1)?.at ?? 0) - (peer.requests[0]?.at ?? 0)).toBeGreaterThan((53 / 20) * 1000)
})

test('a busy server is asked again, and a property that is gone is left out', async () => {
  peer.total = 3
  peer.answers = [503, { status: 429, retryAfter: '0.2' }, 200, 404]
  const outcome = await read()
  expect('table' in outcome && outcome.table.rows.map(({ cells }) => cells[0])).toEqual(['EB-2', 'EB-3'])
})

test('a wrong key, no answer, no properties and too many are sentences', async () => {
  peer.total = 0
  expect(await read('otra-clave')).toEqual({ fault: expect.stringContaining('no acepta esa clave') })
  const before = peer.requests.length
  expect(await read('con espacios\r\n')).toEqual({ fault: expect.stringContaining('no acepta esa clave') })
  expect(peer.requests.length).toBe(before)
  expect(await read()).toEqual({ fault: expect.stringContaining('no tiene propiedades') })
  peer.answers = [500, 500, 500, 500]
  expect(await read()).toEqual({ fault: expect.stringContaining('falló (error 500)') })
  peer.total = 1001
  expect(await read()).toEqual({ fault: expect.stringContaining('más de 1,000') })
})

test('a limit is waited for as long as the server says, an endless one and a dead network are sentences', async () => {
  peer.total = 1
  const waits: (number | undefined)[] = []
  peer.answers = [{ status: 429, retryAfter: '1' }]
  const start = performance.now()
  const outcome = await read(KEY, { onProgress: ({ wait }) => waits.push(wait) })
  expect('table' in outcome && outcome.table.rows).toHaveLength(1)
  expect(performance.now() - start).toBeGreaterThan(990)
  expect(waits).toEqual([1, undefined, undefined])
  peer.answers = [{ status: 429, retryAfter: '3600' }]
  expect(await read()).toEqual({ fault: expect.stringContaining('no acepta más solicitudes') })
  await peer.close()
  expect(await read()).toEqual({ fault: expect.stringContaining('no hay conexión') })
})

test('it ends at once when it is stopped', async () => {
  peer.total = 1
  peer.answers = [{ status: 429, retryAfter: '100' }]
  const stopping = new AbortController()
  const outcome = read(KEY, { signal: stopping.signal, onProgress: () => stopping.abort() })
  await expect(outcome).rejects.toThrow('aborted')
})
