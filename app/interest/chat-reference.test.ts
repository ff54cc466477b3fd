import { describe, expect, test } from 'vitest'
import { codeFrom, postedReference, readReference, withReference, withoutReference } from './chat-reference.ts'

const CHAT = 'https://wa.me/528100000000?text='
const QUOTE =
  'Hola, me interesa esta propiedad:\nNave «A» & patio\nID: PROP-001\nTipo: Bodega\nhttps://sitio.example/propiedad/nave'

test('a code has four letters or digits that are not confused', () => {
  for (let at = 0; at < 256; at += 1)
    expect(codeFrom(new Uint8Array([at, at, 255 - at, 7]))).toMatch(/^[A-HJKMNP-TV-Z2-9]{4}$/)
})

describe('a link with a reference', () => {
  test('keeps its words and gets one last line, with the ID of its property', () => {
    const link = withReference(CHAT + encodeURIComponent(QUOTE), 'K7F2')
    expect(link.startsWith(CHAT)).toBe(true)
    expect(link).not.toContain('+')
    expect(new URL(link).searchParams.get('text')).toBe(`${QUOTE}\nRef. PROP-001·K7F2`)
  })

  test('gets another code at the next press', () => {
    const twice = withReference(withReference(CHAT + encodeURIComponent(QUOTE), 'K7F2'), 'M3P4')
    expect(new URL(twice).searchParams.get('text')).toBe(`${QUOTE}\nRef. PROP-001·M3P4`)
  })

  test('has only the code where its text names no property, or several', () => {
    const text = (words: string) =>
      new URL(withReference(CHAT + encodeURIComponent(words), 'K7F2')).searchParams.get('text')
    expect(text('Hola, me interesa conocer sus propiedades.')).toBe(
      'Hola, me interesa conocer sus propiedades.\nRef. K7F2',
    )
    expect(text('ID: A-1\nID: A-2')).toBe('ID: A-1\nID: A-2\nRef. K7F2')
  })
})

describe('what staff paste', () => {
  test.each([
    ['K7F2', 'K7F2', null],
    [' k7f2 ', 'K7F2', null],
    ['PROP-001·K7F2', 'K7F2', 'PROP-001'],
    ['Ref. PROP-001·K7F2', 'K7F2', 'PROP-001'],
    ['ref: prop-001·k7f2', 'K7F2', 'prop-001'],
    [`${QUOTE}\nRef. PROP-001·K7F2\n`, 'K7F2', 'PROP-001'],
    ['Hola\nRef. K7F2', 'K7F2', null],
    // People write on after the last line.
    [`${QUOTE}\nRef. PROP-001·K7F2\nSoy Ana, ¿se puede ver mañana?`, 'K7F2', 'PROP-001'],
    [`${QUOTE}\nRef. PROP-001·K7F2 ¿se puede ver?`, 'K7F2', 'PROP-001'],
    ['Hola\nRef. K7F2\ngracias', 'K7F2', null],
    ['Ref. PROP-001·K7F2\nRef. PROP-002·M3P4', 'M3P4', 'PROP-002'],
    // Chats, keyboards and voice typing change it.
    ['Ref.PROP-001·K7F2', 'K7F2', 'PROP-001'],
    ['Referencia PROP-001 · K7F2', 'K7F2', 'PROP-001'],
    ['PROP-001‧K7F2', 'K7F2', 'PROP-001'],
    ['ref PROP-001 k7f2', 'K7F2', 'PROP-001'],
    ['Ref. PROP-001-K7F2', 'K7F2', 'PROP-001'],
    [`${QUOTE}\n*Ref. PROP-001·K7F2*`, 'K7F2', 'PROP-001'],
    ['«Ref. PROP-001·K7F2».', 'K7F2', 'PROP-001'],
    ['\u200ERef. PROP-001·K7F2\u200E', 'K7F2', 'PROP-001'],
    ['K7F2.', 'K7F2', null],
    // A mistyped code leaves its property.
    ['Ref. PROP-001·K7FO', 'K7FO', 'PROP-001'],
    ['PROP-001·0IL1', '0IL1', 'PROP-001'],
    ['Ref. PROP-001·K7F gracias', 'K7F', 'PROP-001'],
  ])('%j names a code', (pasted, code, property) => expect(readReference(pasted)).toEqual({ code, property }))

  test.each([
    '',
    'nave industrial',
    'K7F',
    'K0F2',
    'PROP-001',
    'Ref. PROP-001',
    '·',
    'Ref. nave grande',
    'Ref. CN-2345',
    'PROP-001-K7F2',
    'Refnave',
  ])('%j names none', (pasted) => expect(readReference(pasted)).toBeNull())

  test('a long or strange text is read in no time', () => {
    for (const text of [
      'Ref. '.repeat(800),
      '1-'.repeat(2000),
      `Ref. ${'1'.repeat(3990)}`,
      '·'.repeat(4000),
      '\n'.repeat(4000),
    ])
      expect(readReference(text)).toBeNull()
  })
})

test('the words of a message stay without its reference', () => {
  expect(withoutReference('Hola\nRef. PROP-001·K7F2\nSoy Ana')).toBe('Hola\nSoy Ana')
  expect(withoutReference('Ref. K7F2')).toBe('')
  expect(withoutReference('Hola\n*Ref. PROP-001·K7F2*')).toBe('Hola')
  expect(withoutReference('ref PROP-001·K7FO, soy Ana')).toBe('soy Ana')
  expect(withoutReference('PROP-001 · K7F2')).toBe('')
  expect(withoutReference('Ref. CN-2345')).toBe('Ref. CN-2345')
  expect(withoutReference('Hola, Ref. catastral 12')).toBe('Hola, Ref. catastral 12')
})

describe('a beacon', () => {
  const posted = (fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return postedReference(body)
  }

  test('has a code, a page and a campaign', () => {
    const page = '/propiedad/nave'
    expect(posted({ code: 'K7F2', page, campaign: ' google / naves ' })).toEqual({
      code: 'K7F2',
      page,
      campaign: 'google / naves',
    })
    expect(posted({ code: 'K7F2', page })?.campaign).toBeNull()
    expect(posted({ code: 'K7F2', page, campaign: 'x'.repeat(500) })?.campaign).toHaveLength(100)
  })

  test.each([
    { code: 'K7F', page: '/' },
    { code: 'k7f2', page: '/' },
    { code: 'K7F2', page: 'https://otro.example' },
    { code: 'K7F2', page: `/${'x'.repeat(400)}` },
    { page: '/' },
  ])('%j is refused', (fields) => expect(posted(fields as Record<string, string>)).toBeNull())
})
