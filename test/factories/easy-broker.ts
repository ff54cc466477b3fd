import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const KEY = 'clave-de-prueba-1'

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

/** A server that answers as EasyBroker does to `KEY`. */
export async function openEasyBroker() {
  const peer = {
    base: '',
    total: 0,
    requests: [] as { path: string; key: unknown; at: number }[],
    /** The statuses of the next answers. */
    answers: [] as (number | { status: number; retryAfter: string })[],
    close: () => new Promise((resolve) => void server.close(resolve)),
  }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const key = request.headers['x-authorization']
    peer.requests.push({ path, key, at: performance.now() })
    const next = key === KEY ? (peer.answers.shift() ?? 200) : 401
    const { status, retryAfter } = typeof next === 'number' ? { status: next, retryAfter: null } : next
    response.writeHead(status, {
      'Content-Type': 'application/json',
      ...(retryAfter !== null && { 'Retry-After': retryAfter }),
    })
    response.end(status === 200 ? JSON.stringify(answerTo(path, peer.total)) : '{"error":"no"}')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  peer.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return peer
}

function answerTo(path: string, total: number) {
  const [, id] = /^\/v1\/properties\/([\w-]+)$/.exec(path) ?? []
  if (id) return { public_id: id, ...DETAIL }
  const page = Number(new URL(path, 'http://x.example').searchParams.get('page'))
  const left = Math.max(0, Math.min(50, total - (page - 1) * 50))
  return {
    pagination: { limit: 50, page, total, next_page: page * 50 < total ? `http://x.example?page=${page + 1}` : null },
    content: Array.from({ length: left }, (_none, at) => ({ public_id: `EB-${(page - 1) * 50 + at + 1}` })),
  }
}
