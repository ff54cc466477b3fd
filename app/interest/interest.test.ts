import { describe, expect, test } from 'vitest'
import { isProgram, parseVisitorAction } from './interest.ts'

const REFERENCE = { code: 'K7F2', page: '/', campaign: null }

describe('a beacon', () => {
  test.each([
    ['kind=view&slug=local-1', { kind: 'view', slug: 'local-1', reference: null }],
    ['kind=quote&slug=a&extra=1', { kind: 'quote', slug: 'a', reference: null }],
    ['kind=quote&slug=a&code=K7F2&page=/', { kind: 'quote', slug: 'a', reference: REFERENCE }],
    ['kind=whatsapp&code=K7F2&page=/', { kind: 'whatsapp', slug: null, reference: REFERENCE }],
    // A code belongs to a chat alone.
    ['kind=view&slug=a&code=K7F2&page=/', { kind: 'view', slug: 'a', reference: null }],
    ['kind=phone&code=K7F2&page=/', null],
    // Only a saved message counts as a message.
    ['kind=message&slug=local', null],
    ['kind=view', null],
    ['slug=local', null],
    ['kind=toString&slug=local', null],
    ['kind=view&slug=', null],
    ['kind=view&slug=Local', null],
    ['kind=view&slug=../x', null],
    [`kind=view&slug=${'a'.repeat(161)}`, null],
    ["kind=view&slug='; drop table x", null],
  ])('%s', (body, act) => {
    const form = new FormData()
    for (const [name, value] of new URLSearchParams(body)) form.append(name, value)
    expect(parseVisitorAction(form)).toEqual(act)
  })
})

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['WhatsApp/2.23 LinkPreview', true],
  ['facebookexternalhit/1.1', true],
  ['', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', false],
])('%s is read, with the interest %s', (userAgent, expected) => {
  expect(isProgram(userAgent)).toBe(expected)
})
