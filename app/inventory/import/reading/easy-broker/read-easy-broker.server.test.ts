import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEasyBroker } from './read-easy-broker.server.ts'

const KEY = 'clave-de-prueba-1'

/** Answers as their documentation shows them. */
const DETAIL = {
  title: 'Nave en renta',
  description: 'Con 4 andenes.',
  property_type: 'Nave industrial',
  operations: [
    { type: 'rental', amount: 45_000, currency: 'MXN', unit: 'total', commission: { type: 'percentage', value: '5' } },
    { type: 'sale', amount: 900_000, currency: 'USD', unit: 'total' },
  ],
  location: {
    name: 'Huinalá, Apodaca, Nuevo León',
    latitude: 25.75,
    longitude: -100.16,
    street: 'Av. Uno',
    exterior_number: '12',
    show_exact_location: true,
  },
  construction_size: 1200.5,
  lot_size: 2000,
  bedrooms: null,
  bathrooms: 2,
  parking_spaces: 10,
  features: [{ name: 'Seguridad 24 horas', category: 'Exterior' }],
  property_images: [
    { title: null, url: 'https://a.example/1.jpg' },
    { title: null, url: 'https://a.example/2.jpg' },
  ],
  agent: { id: 1, name: 'Ana Ruiz', email: 'ana@x.example' },
  created_at: '2024-01-15T12:00:00-06:00',
  updated_at: '2024-02-15T12:00:00-06:00',
  tags: [],
}

let requests: { path: string; key: unknown; at: number }[] = []
let total = 0
let answers: ((path: string) => number | undefined)[] = []
const server = createServer((request, response) => {
  const path = request.url ?? ''
  requests.push({ path, key: request.headers['x-authorization'], at: performance.now() })
  const status = request.headers['x-authorization'] === KEY ? (answers.shift()?.(path) ?? 200) : 401
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(status === 200 ? JSON.stringify(answerTo(path)) : '{"error":"no"}')
})

function answerTo(path: string) {
  const [, id] = /^\/v1\/properties\/([\w-]+)$/.exec(path) ?? []
  if (id) return { public_id: id, ...DETAIL }
  const page = Number(new URL(path, 'http://x.example').searchParams.get('page'))
  const left = Math.max(0, Math.min(50, total - (page - 1) * 50))
  return {
    pagination: { limit: 50, page, total, next_page: page * 50 < total ? `http://x.example?page=${page + 1}` : null },
    content: Array.from({ length: left }, (_none, at) => ({ public_id: `EB-${(page - 1) * 50 + at + 1}` })),
  }
}

beforeEach(async () => {
  requests = []
  answers = []
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => void server.close(resolve)))

function read(key = KEY) {
  return readEasyBroker(key, { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, firstWait: 1 })
}

test('all pages and each property, at most 20 requests a second, with the key in its header', async () => {
  total = 52
  const outcome = await read()
  const table = 'table' in outcome ? outcome.table : null
  expect(table?.rows).toHaveLength(52)
  expect(Object.fromEntries((table?.headers ?? []).map((name, at) => [name, table?.rows[0]?.cells[at]]))).toEqual({
    propertyId: 'EB-1',
    title: 'Nave en renta',
    description: 'Con 4 andenes.',
    type: 'Nave industrial',
    status: 'disponible',
    category: 'renta',
    price: 45_000,
    currency: 'MXN',
    secondCategory: 'venta',
    secondPrice: 900_000,
    secondCurrency: 'USD',
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
  })
  expect(requests).toHaveLength(54)
  expect(requests.slice(0, 2).map(({ path }) => path)).toEqual([
    '/v1/properties?page=1&limit=50',
    '/v1/properties?page=2&limit=50',
  ])
  expect((requests.at(-1)?.at ?? 0) - (requests[0]?.at ?? 0)).toBeGreaterThan((53 / 20) * 1000)
})

test('a busy server is asked again, and a property that is gone is left out', async () => {
  total = 3
  answers = [() => 503, () => 429, () => 200, () => 404]
  const outcome = await read()
  expect('table' in outcome && outcome.table.rows.map(({ cells }) => cells[0])).toEqual(['EB-2', 'EB-3'])
})

test('a wrong key, no answer, no properties and too many are sentences', async () => {
  total = 0
  expect(await read('otra-clave')).toEqual({ fault: expect.stringContaining('no acepta esa clave') })
  const before = requests.length
  expect(await read('con espacios\r\n')).toEqual({ fault: expect.stringContaining('no acepta esa clave') })
  expect(requests.length).toBe(before)
  expect(await read()).toEqual({ fault: expect.stringContaining('no tiene propiedades') })
  answers = Array.from({ length: 4 }, () => () => 500)
  expect(await read()).toEqual({ fault: expect.stringContaining('no contesta') })
  total = 1001
  expect(await read()).toEqual({ fault: expect.stringContaining('más de 1,000') })
})
