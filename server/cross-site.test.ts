import { describe, expect, test } from 'vitest'
import { isCrossSite } from './cross-site.ts'

const PUBLIC_URL = 'https://cerronorte.example'

/** A request as it reaches the process: over http, with the host name that the browser used. */
function request(method: string, headers: Record<string, string>, url = 'http://cerronorte.example/login') {
  return isCrossSite(new Request(url, { method, headers }), PUBLIC_URL)
}

describe('a request that changes something', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('by %s is cross-site if its page is of another site', (method) => {
    expect(request(method, { Origin: 'https://evil.example' })).toBe(true)
    expect(request(method, { Origin: PUBLIC_URL })).toBe(false)
  })

  test.each([
    'null',
    '',
    'cerronorte.example',
    'https://',
    'https://evil.example',
    'https://cerronorte.example.evil.example',
    'https://evil.example/cerronorte.example',
    'https://cerronorte.example@evil.example',
    'https://otro.cerronorte.example',
    'https://cerronorte.example:8443',
  ])('from the origin %j is foreign', (Origin) => {
    expect(request('POST', { Origin })).toBe(true)
  })

  test('is same-site under the requested host name too', () => {
    expect(request('POST', { Origin: 'http://localhost:3000' }, 'http://localhost:3000/login')).toBe(false)
    expect(request('POST', { Origin: 'https://otro.example' }, 'http://otro.example/login')).toBe(false)
    expect(request('POST', { Origin: 'http://localhost:3001' }, 'http://localhost:3000/login')).toBe(true)
  })

  test('Origin takes precedence over Sec-Fetch-Site', () => {
    expect(request('POST', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' })).toBe(true)
    expect(request('POST', { Origin: PUBLIC_URL, 'Sec-Fetch-Site': 'cross-site' })).toBe(false)
  })

  test.each([
    ['same-origin', false],
    ['none', false],
    ['same-site', true],
    ['cross-site', true],
    ['something new', true],
  ])('without an origin, Sec-Fetch-Site %s: %s', (site, foreign) => {
    expect(request('POST', { 'Sec-Fetch-Site': site })).toBe(foreign)
  })

  test('without Origin and Sec-Fetch-Site passes, because no browser sends it', () => {
    expect(request('POST', {})).toBe(false)
  })
})

test.each(['GET', 'HEAD', 'OPTIONS'])('%s is never cross-site, because it only reads', (method) => {
  expect(request(method, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).toBe(false)
})
