import { describe, expect, test } from 'vitest'
import { isForeignHost } from './panel-host.ts'

const OWN = { publicUrl: 'https://cerronorte.example', metricsToken: null }

function isForeign(host: string, pattern = '/dashboard', parts: Parameters<typeof isForeignHost>[2] = OWN) {
  return isForeignHost(new Request(`http://${host}${pattern}`), pattern, parts)
}

test.each(['localhost:3000', 'panel.localhost', '127.0.0.1:3000', '127.3.2.1', '[::1]:3000', 'cerronorte.example'])(
  'the panel answers at %s',
  (host) => expect(isForeign(host)).toBe(false),
)

test.each([
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'cerronorte.example.evil.example',
  '192.168.1.5:3000',
  '0.0.0.0:3000',
])('the panel does not answer at %s', (host) => expect(isForeign(host)).toBe(true))

test.each(['/login', '/login/segundo-paso', '/signup', '/recuperar', '/restablecer', '/logout', '/photos', '/metrics'])(
  '%s requires a known host too',
  (path) => expect(isForeign('evil.example', path)).toBe(true),
)

test.each(['/', '/propiedades', '/propiedad/:propertySlug', '/contacto', '/healthz', '/robots.txt', '/*'])(
  '%s answers at any host',
  (path) => expect(isForeign('evil.example', path)).toBe(false),
)

describe('a process without PUBLIC_URL', () => {
  test('answers at the address of HOST', () => {
    expect(isForeign('192.168.1.5:3000', '/login', { ...OWN, publicUrl: 'http://192.168.1.5:3000' })).toBe(false)
  })

  test('that listens on all addresses serves the panel to this machine only', () => {
    const parts = { ...OWN, publicUrl: 'http://0.0.0.0:3000' }
    expect(isForeign('127.0.0.1:3000', '/login', parts)).toBe(false)
    expect(isForeign('192.168.1.5:3000', '/login', parts)).toBe(true)
    expect(isForeign('192.168.1.5:3000', '/propiedades', parts)).toBe(false)
  })
})

test('metrics with a token answer at any host', () => {
  expect(isForeign('10.0.0.7:3000', '/metrics', { ...OWN, metricsToken: 'a'.repeat(16) })).toBe(false)
})
