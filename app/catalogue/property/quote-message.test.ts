import fc from 'fast-check'
import { expect, test } from 'vitest'
import { whatsappUrl } from '#app/agency/agency.ts'
import { AGENCY } from '#test/factories/agency.ts'
import { photoUrl } from '#app/photos/photo-url.ts'
import { anyText } from '#test/any-text.ts'
import { STATES } from '#app/catalogue/facts/places.ts'
import { quoteMessage, quotedCode, wordsBesideQuote } from './quote-message.ts'
import { CATEGORIES, CURRENCIES, PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'

/** The longest address that every chat application accepts. */
const MAX_LINK = 2_000
const PAGE = 'https://ejemplo.mx/propiedad/bodega-en-renta'
const PHOTO = 'https://ejemplo.mx/img/properties/1700000000000_fachada.jpg'

const BODEGA = {
  id: '0198abcd-12f4',
  title: 'Bodega en renta',
  priceCents: 264_000_00,
  currency: 'MXN' as const,
  location: 'Huinalá',
  state: 'Nuevo León',
  propertyId: 'PROP-001',
  type: 'bodega' as const,
  category: 'renta' as const,
}

test('the message of a page describes the property line by line, with its address last', () => {
  expect(quoteMessage(BODEGA, { page: PAGE }).split('\n')).toEqual([
    'Hola, me interesa esta propiedad:',
    'Bodega en renta',
    'Precio: $264,000 MXN/mes',
    'Ubicación: Huinalá',
    'Estado: Nuevo León',
    'ID: PROP-001',
    'Tipo: Bodega',
    'Categoría: Renta',
    PAGE,
  ])
})

test('the message of the listing also asks for more information and has the photo; the address is still last', () => {
  const lines = quoteMessage(BODEGA, { page: PAGE, listing: { photo: PHOTO } }).split('\n')
  expect(lines.slice(-3)).toEqual(['¿Me pueden dar más información?', `Imagen: ${PHOTO}`, PAGE])
  expect(
    quoteMessage(BODEGA, { page: PAGE, listing: { photo: null } })
      .split('\n')
      .slice(-2),
  ).toEqual(['¿Me pueden dar más información?', PAGE])
})

test('a missing fact has no line', () => {
  const bare = { ...BODEGA, priceCents: null, location: '', state: null, propertyId: null }
  expect(quoteMessage(bare, { page: PAGE }).split('\n')).toEqual([
    'Hola, me interesa esta propiedad:',
    'Bodega en renta',
    'ID: PROP-12f4',
    'Tipo: Bodega',
    'Categoría: Renta',
    PAGE,
  ])
})

test('a price of zero is shown', () => {
  expect(quoteMessage({ ...BODEGA, priceCents: 0 }, { page: PAGE })).toContain('\nPrecio: $0 MXN/mes\n')
})

test('dollars are shown with their code and an ordinary space', () => {
  const message = quoteMessage({ ...BODEGA, currency: 'USD' }, { page: PAGE })
  expect(message).toContain('\nPrecio: USD 264,000 /mes\n')
  expect(message).not.toContain('\u00A0')
})

test('the price is shown as it is quoted', () => {
  const quote = { figure: 'USD\u00A06.60', rest: ' /ft²/año +\u00A0IVA' }
  expect(quoteMessage({ ...BODEGA, currency: 'USD', quote }, { page: PAGE })).toContain(
    '\nPrecio: USD 6.60 /ft²/año + IVA\n',
  )
  const onRequest = { figure: 'Precio a consultar', rest: '' }
  expect(quoteMessage({ ...BODEGA, priceCents: null, quote: onRequest }, { page: PAGE })).not.toContain('Precio')
})

test('the link opens a chat with the agency and contains the message unchanged', () => {
  const message = quoteMessage({ ...BODEGA, title: 'Bodega & Oficina + "Ñ" #1 100% ¿?' }, { page: PAGE })
  const link = new URL(whatsappUrl(AGENCY, message))
  expect(link.origin + link.pathname).toBe('https://wa.me/528100000000')
  expect([...link.searchParams]).toEqual([['text', message]])
})

test('an ordinary long title is not shortened', () => {
  const title =
    'Bodega industrial con oficinas, patio de maniobras y andén en el corredor de la Carretera a Huinalá, Apodaca'
  expect(quoteMessage({ ...BODEGA, title }, { page: PAGE })).toContain(`\n${title}\n`)
})

test('an extremely long title is cut and marked as cut', () => {
  const [, title = ''] = quoteMessage({ ...BODEGA, title: 'a'.repeat(5_000) }, { page: PAGE }).split('\n')
  expect(title).toMatch(/^a{500,}…$/)
})

test('a cut never splits a character', () => {
  for (const shift of ['', 'a', 'aa', 'aaa']) {
    const message = quoteMessage({ ...BODEGA, title: shift + '🏢'.repeat(500) }, { page: PAGE })
    expect(message).toSatisfy((text: string) => text.isWellFormed())
    expect(() => whatsappUrl(AGENCY, message)).not.toThrow()
  }
})

test('with any texts, the link has fewer than 2,000 characters and every line', () => {
  const text = fc.oneof(
    // A database stores complete characters only.
    anyText(2_000).map((letters) => letters.toWellFormed() || 'a'),
    fc.constantFrom(...'a á🏢東').map((letter) => letter.repeat(2_000)),
  )
  const property = fc.record({
    id: fc.uuid(),
    title: text,
    priceCents: fc.option(fc.integer({ min: 0, max: 99_999_999_999_999 })),
    currency: fc.constantFrom(...CURRENCIES),
    location: text,
    state: fc.option(fc.constantFrom(...STATES)),
    propertyId: fc.option(text),
    type: fc.constantFrom(...PROPERTY_TYPES),
    category: fc.constantFrom(...CATEGORIES),
  })
  const origin = 'https://www.inmobiliaria-comercial-cerro-norte-monterrey.com.mx'
  const page = `${origin}/propiedad/${'a'.repeat(100)}`
  const photo = `${origin}${photoUrl(`properties/1700000000000_${'a'.repeat(60)}.jpg`)}.800.jpg`
  fc.assert(
    fc.property(property, (given) => {
      const message = quoteMessage(given, { page, listing: { photo } })
      expect(whatsappUrl(AGENCY, message).length).toBeLessThan(MAX_LINK)
      expect(message.endsWith(`\nImagen: ${photo}\n${page}`)).toBe(true)
      for (const label of ['Ubicación', 'ID', 'Tipo', 'Categoría']) expect(message).toContain(`\n${label}: `)
    }),
  )
})

test('what somebody wrote beside the text is told apart from it', () => {
  const text = quoteMessage(BODEGA, { page: PAGE, listing: { photo: PHOTO } })
  expect(wordsBesideQuote(text)).toBe('')
  expect(quotedCode(text)).toBe('PROP-001')
  expect(wordsBesideQuote(`${text}\nSoy Ana: ¿se puede ver mañana?`)).toBe('Soy Ana: ¿se puede ver mañana?')
  expect(wordsBesideQuote(`[9:12, 29/11/2026] Ana: ${text}`)).toBe('[9:12, 29/11/2026] Ana:')
  expect(wordsBesideQuote('Hola\n\nTipo: bodega')).toBe('Hola\nTipo: bodega')
  expect(quotedCode('ID: PROP-001')).toBeNull()
})
