import { describe, expect, test } from 'vitest'
import { hasOldId, lastPart, readOldAddress, requestedSources } from './old-address.ts'

function sourceOf(typed: string) {
  const read = readOldAddress(typed)
  return read.ok ? read.source : read.refusal
}

const FOREIGN = /caracteres que una dirección no lleva/
const LONG = /demasiado larga/
const STAR = /asterisco/

describe('an old address as people write it', () => {
  test.each([
    ['https://www.viejo.example/Inmueble/Nave-Apodaca/', '/inmueble/nave-apodaca'],
    ['viejo.example/inmueble/nave', '/inmueble/nave'],
    ['//viejo.example/inmueble/nave', '/inmueble/nave'],
    ['inmueble/nave', '/inmueble/nave'],
    ['detalle.php?id=12', '/detalle.php?id=12'],
    ['/?p=123', '/?p=123'],
    ['?p=123', '/?p=123'],
    ['https://viejo.example/?utm_source=x&P=123&fbclid=1', '/?p=123'],
    ['/ver?b=2&a=1', '/ver?a=1&b=2'],
    ['/inmueble/caf%C3%A9', '/inmueble/café'],
    ['/inmueble/caf%E9', '/inmueble/café'],
    ['/inmueble//nave///', '/inmueble/nave'],
    ['/inmueble/nave#fotos', '/inmueble/nave'],
    ['/inmueble/*', '/inmueble/*'],
    ['/inmueble/{slug}', '/inmueble/*'],
    ['/inmueble/:slug/', '/inmueble/*'],
    ['/*', '/*'],
  ])('%s is %s', (typed, source) => expect(sourceOf(typed)).toBe(source))

  test.each([
    ['', /Escribe/],
    ['/\\evil.example', FOREIGN],
    ['/a\u0000b', FOREIGN],
    ['/a%00b', FOREIGN],
    ['/a%0d%0aLocation:x', FOREIGN],
    ['javascript:alert(1)', /no es la de una página web/],
    ['mailto:ana@viejo.example', /no es la de una página web/],
    [`/${'a'.repeat(3_000)}`, LONG],
    [`/${'a'.repeat(600)}`, LONG],
    ['/inmueble/*/fotos', STAR],
    ['/inmueble-*', STAR],
    ['/inmueble/*?p=1', STAR],
  ])('%j is refused', (typed, refusal) => expect(sourceOf(typed)).toMatch(refusal))
})

describe('a requested address', () => {
  test.each([
    ['/Inmueble/Nave/?utm_source=x', ['/inmueble/nave', '/inmueble/*', '/*']],
    ['/inmueble/2019/nave', ['/inmueble/2019/nave', '/inmueble/2019/*', '/inmueble/*', '/*']],
    ['/?p=12&vista=1', ['/?p=12&vista=1', '/?p=12', '/']],
    ['/ver?id=1', ['/ver?id=1', '/ver', '/*']],
    ['//evil.example/a', ['/evil.example/a', '/evil.example/*', '/*']],
    ['/a%00b', []],
    [`/${'a'.repeat(3_000)}`, []],
  ])('%s', (path, sources) => expect(requestedSources(new URL(`http://x${path}`))).toEqual(sources))

  test('has few stored forms, however deep it is', () => {
    expect(requestedSources(new URL(`http://x${'/a'.repeat(400)}`)).length).toBeLessThan(15)
  })

  test('may name a page of another system', () => {
    expect(['p=1', 'P=1', 'utm_source=x', 'search=nave'].map((query) => hasOldId(new URLSearchParams(query)))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

test.each([
  ['/inmueble/Nave-Apodaca/', 'nave-apodaca'],
  ['/inmueble/nave.html', 'nave'],
  ['/', ''],
])('the last part of %s is «%s»', (path, part) => expect(lastPart(path)).toBe(part))
