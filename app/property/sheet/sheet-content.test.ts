import { AGENCY } from '#test/factories/agency.ts'
import { expect, test } from 'vitest'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'
import { buildDetail } from '#test/factories/property-detail.ts'
import { sheetContent } from './sheet-content.ts'

const PAGE = 'https://cerronorte.example/propiedad/local'

function stored(changes: Partial<PropertyDetail> = {}): PropertyDetail {
  return buildDetail({
    title: 'Local',
    description: 'Uno.\n\nDos.',
    priceCents: 2_500_000,
    photos: [],
    createdAt: '2026-11-20T03:00:00.000Z',
    ...changes,
  })
}

test('the sheet has the texts of the page, the price and kind on their own, and the day in Monterrey', () => {
  const content = sheetContent(stored(), { agency: AGENCY, configured: null }, PAGE)
  expect(content).toMatchObject({
    title: 'Local',
    price: '$25,000 MXN/mes',
    paragraphs: ['Uno.', 'Dos.'],
    isCut: false,
    contact: { name: 'Cerro Norte', phone: '81 0000 0000', email: 'gerencia@cerronorte.example' },
    pageUrl: PAGE,
    day: '19 nov 2026',
  })
  expect(content.facts.map(({ label }) => label)).not.toContain('Precio')
  expect(content.code2d).toEqual({ address: PAGE, label: 'Ver en línea' })
})

test('the other operation is beside the price, not among the facts', () => {
  const both = stored({ secondCategory: 'venta', secondPriceCents: 12_500_000_00, secondVat: 'mas_iva' })
  const { price, also, facts } = sheetContent(both, { agency: AGENCY, configured: null }, PAGE)
  expect([price, also]).toEqual(['$25,000 MXN/mes', 'También en venta: $12,500,000 MXN +\u00A0IVA'])
  expect(facts.map(({ label }) => label)).not.toContain('También se ofrece en')
  expect(sheetContent(stored(), { agency: AGENCY, configured: null }, PAGE).also).toBe('')
})

test('the day is that of the last change; the contact is the property’s, else the configured one (decision 11)', () => {
  const configured = { contactName: 'Eva', contactPhone: '81 1111 1111', contactEmail: null }
  expect(
    sheetContent(stored({ updatedAt: '2026-12-01T18:00:00.000Z' }), { agency: AGENCY, configured: configured }, PAGE),
  ).toMatchObject({
    day: '1 dic 2026',
    contact: { name: 'Eva', phone: '81 1111 1111' },
  })
  expect(
    sheetContent(stored({ contactName: 'Leo' }), { agency: AGENCY, configured: configured }, PAGE).contact.name,
  ).toBe('Leo')
})

test('characters that the sheet leaves out are listed', () => {
  const { title, paragraphs, undrawable } = sheetContent(
    stored({ title: 'Nave 🏭 ⅔', description: 'En 東京.' }),
    { agency: AGENCY, configured: null },
    PAGE,
  )
  expect([title, paragraphs, undrawable]).toEqual(['Nave 2/3', ['En .'], ['🏭', '東', '京']])
})

test('missing data have fallbacks', () => {
  const bare = stored({ title: ' ', priceCents: null, description: ' \n ', location: '', address: null })
  const content = sheetContent(
    { ...bare, municipality: null, state: null, googleMapsLink: null },
    { agency: AGENCY, configured: null },
    PAGE,
  )
  expect(content).toMatchObject({
    price: '$$ Precio por confirmar',
    paragraphs: ['No hay descripción disponible.'],
    code2d: { address: PAGE, label: 'Ver en línea' },
  })
  expect(content.title).toMatch(/ en renta$/)
})

test('long texts come after the figures and leave less space for the description', () => {
  const description = Array.from({ length: 40 }, () => 'Una línea.').join('\n')
  const bare = sheetContent(stored({ type: 'local', description }), { agency: AGENCY, configured: null }, PAGE)
  const long = 'restaurante, cafetería y panadería, '.repeat(12).trim()
  const told = sheetContent(
    stored({ type: 'local', description, allowedUses: long, parkingSpaces: 8 }),
    { agency: AGENCY, configured: null },
    PAGE,
  )
  expect(told.facts.at(-1)).toEqual({ label: 'Giros permitidos', value: long, isLong: true })
  expect(told.paragraphs.length).toBeLessThan(bare.paragraphs.length)
  expect([bare.isCut, told.isCut]).toEqual([true, true])
})

test('the description starts on the sheet with any number of facts', () => {
  const long = 'restaurante, cafetería y panadería, '.repeat(80)
  const facts = { allowedUses: long, forbiddenUses: long, plaza: long, anchorStore: long }
  const row = stored({ type: 'local', description: 'Local en esquina.', ...facts })
  expect(sheetContent(row, { agency: AGENCY, configured: null }, PAGE).paragraphs).toEqual(['Local en esquina.'])
})

test('the tax is not separated from its plus sign', () => {
  const quoted = stored({ priceToCents: 3_000_000, vat: 'mas_iva' })
  expect(sheetContent(quoted, { agency: AGENCY, configured: null }, PAGE).price).toBe(
    '$25,000 a $30,000 MXN/mes +\u00A0IVA',
  )
})

test('a price in dollars names the currency', () => {
  expect(sheetContent(stored({ currency: 'USD' }), { agency: AGENCY, configured: null }, PAGE).price).toMatch(
    /^USD\s25,000/,
  )
})

test('a long description is cut at a word and marked as cut', () => {
  const description = Array.from({ length: 40 }, (_none, at) => `Párrafo ${at}: ${'palabra '.repeat(30)}`).join('\n')
  const { paragraphs, isCut } = sheetContent(stored({ description }), { agency: AGENCY, configured: null }, PAGE)
  expect(isCut).toBe(true)
  expect(paragraphs.join('').length).toBeLessThanOrEqual(2_601)
  expect(paragraphs.at(-1)).toMatch(/palabra…$/)
  const lines = sheetContent(stored({ description: 'a\n'.repeat(500) }), { agency: AGENCY, configured: null }, PAGE)
  expect([lines.paragraphs.length, lines.isCut]).toEqual([30, true])
})

test('characters that the fonts lack are left out', () => {
  const content = sheetContent(
    stored({ title: 'Nave 🏢 東京 ő', contactName: '🏢' }),
    { agency: AGENCY, configured: null },
    PAGE,
  )
  expect([content.title, content.contact.name]).toEqual(['Nave o', 'Cerro Norte'])
})

test('without a page the QR code leads to the map', () => {
  expect(sheetContent(stored(), { agency: AGENCY, configured: null }, '').code2d).toMatchObject({
    address: expect.stringMatching(/^https:\/\/www\.google\.com\/maps/),
    label: 'Ver el mapa',
  })
})

test('the person who attends is named with the position, unless both are too long for the line', () => {
  const asesor = {
    name: 'Ana Garza',
    position: 'Asesora de naves',
    hours: null,
    whatsapp: '+528112345678',
    photo: null,
  }
  const nameOf = (position: string) =>
    sheetContent(stored(), { agency: AGENCY, configured: null, asesor: { ...asesor, position } }, PAGE).contact.name
  expect(nameOf('Asesora de naves')).toBe('Ana Garza, Asesora de naves')
  expect(nameOf('x'.repeat(80))).toBe('Ana Garza')
  expect(sheetContent(stored(), { agency: AGENCY, configured: null, asesor }, PAGE).contact.initials).toBe('AG')
  expect(sheetContent(stored(), { agency: AGENCY, configured: null }, PAGE).contact.initials).toBe('')
})
