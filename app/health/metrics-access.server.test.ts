import { expect, test } from 'vitest'
import { mayReadMetrics } from './metrics-access.server.ts'

const LOCAL = { metricsToken: null, trustProxy: false, publicUrl: 'http://127.0.0.1:3000' }
const PUBLIC = { ...LOCAL, publicUrl: 'https://cerronorte.example' }
const TOKEN = 'una-llave-de-24-letras-x'

function may(headers: Record<string, string>, peer: string, allowed: Parameters<typeof mayReadMetrics>[1]) {
  return mayReadMetrics({ headers: new Headers(headers), peer }, allowed)
}

test.each(['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])(
  'a program of this machine (%s) can read the metrics',
  (peer) => {
    expect(may({}, peer, LOCAL)).toBe(true)
  },
)

test.each(['10.0.0.1', '203.0.113.7', '::ffff:10.0.0.1', '1.127.0.0.1', 'fe80::1', ''])(
  '%j cannot read the metrics',
  (peer) => {
    expect(may({}, peer, LOCAL)).toBe(false)
  },
)

test.each<Record<string, string>>([
  { 'X-Forwarded-For': '127.0.0.1' },
  { 'X-Real-IP': '127.0.0.1' },
  { Forwarded: 'for=127.0.0.1' },
  { 'X-Forwarded-Proto': 'https' },
  { Via: '1.1 x' },
])('what a proxy of this machine hands on is not local (%j)', (headers) => {
  expect(may(headers, '127.0.0.1', LOCAL)).toBe(false)
  expect(may(headers, '127.0.0.1', { ...PUBLIC, trustProxy: true })).toBe(false)
})

test('a public site lets local programs read the metrics only if it trusts its proxy', () => {
  expect(may({}, '127.0.0.1', PUBLIC)).toBe(false)
  expect(may({}, '127.0.0.1', { ...PUBLIC, trustProxy: true })).toBe(true)
})

test('with a token, only that token gives access, from any address', () => {
  const closed = { ...PUBLIC, metricsToken: TOKEN }
  expect(may({ Authorization: `Bearer ${TOKEN}` }, '203.0.113.7', closed)).toBe(true)
  for (const said of [undefined, '', TOKEN, `Bearer ${TOKEN}x`, 'Bearer ', 'Bearer null', `Basic ${TOKEN}`])
    expect(may(said === undefined ? {} : { Authorization: said }, '127.0.0.1', closed)).toBe(false)
})
