import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br ;\tq = 0, GZIP;q=0.5', 'gzip'],
  ['br;level=4;q=0, gzip;q=0', 'identity'],
  ['br;q=x', 'identity'],
  ['', 'identity'],
  [`${'a'.repeat(251)}, br`, 'br'],
  [`${'a'.repeat(253)}, br`, 'identity'],
])('%s leads to %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))

test('a header is parsed again after many others have replaced it in the cache', () => {
  for (let at = 0; at < 500; at += 1) acceptedEncoding(`x${at}`)
  expect(acceptedEncoding('br')).toBe('br')
})
