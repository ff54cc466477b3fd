import { expect, test } from 'vitest'
import { revealsPlace, revealsHiddenPlace, revealedPlaceHint } from './revealed-place.ts'

const WRITTEN = {
  precision: 'zona',
  address: 'Av. Gómez Morín 1234, Local 5, Col. Del Valle',
  plaza: 'Plaza Fiesta',
  industrialPark: 'Parque Huinalá',
  complexName: 'Torre Encino',
  googleMapsLink: '25.7385, -100.391',
  title: null,
  slug: null,
  location: null,
  description: null,
} as const

test.each([
  [
    'Local en Gómez Morín 1234',
    'El título dice la calle y el número: en el sitio se verán aunque elegiste «Solo la zona».',
  ],
  ['Local sobre avenida GOMEZ MORIN', 'El título dice la calle: en el sitio se verá aunque elegiste «Solo la zona».'],
  ['Local 1234', 'El título dice el número: en el sitio se verá aunque elegiste «Solo la zona».'],
  ['Local en Plaza Fiesta', 'El título dice la plaza: en el sitio se verá aunque elegiste «Solo la zona».'],
  ['Nave en Parque Huinalá', 'El título dice el parque: en el sitio se verá aunque elegiste «Solo la zona».'],
  ['Oficina en la Torre Encino', 'El título dice el conjunto: en el sitio se verá aunque elegiste «Solo la zona».'],
  ['Local en MMCR+HQ', 'El título dice el punto en el mapa: en el sitio se verá aunque elegiste «Solo la zona».'],
  [
    'Local en https://maps.app.goo.gl/AbCd',
    'El título dice el punto en el mapa: en el sitio se verá aunque elegiste «Solo la zona».',
  ],
  [
    'Local en 25.7385, -100.391',
    'El título dice el punto en el mapa: en el sitio se verá aunque elegiste «Solo la zona».',
  ],
  ['Bodega de 1,234 m² en Del Valle', null],
  ['Bodega de 1234 m2, $1234 MXN', null],
  ['Local con 5 cajones', null],
  ['Local de lujo, avenida principal', null],
  ['Más en https://www.cerronorte.example/locales', null],
  ['Gómez y Morín, abogados', null],
  ['', null],
])('the hint about «%s» for a place published as its zone', (title, hint) => {
  expect(revealedPlaceHint('title', { ...WRITTEN, title })).toBe(hint)
  expect(revealsPlace({ ...WRITTEN, title })).toBe(hint !== null)
})

test('the street of an approximate place may be named, and an exact place hides nothing', () => {
  const title = 'Local en Gómez Morín 1234, Plaza Fiesta'
  expect(revealedPlaceHint('title', { ...WRITTEN, precision: 'aproximada', title })).toBe(
    'El título dice el número y la plaza: en el sitio se verán aunque elegiste «Aproximada».',
  )
  expect(revealedPlaceHint('title', { ...WRITTEN, precision: 'exacta', title })).toBeNull()
  const street = 'Local en Gómez Morín'
  expect(revealedPlaceHint('title', { ...WRITTEN, precision: 'aproximada', title: street })).toBeNull()
})

const AVENUE = { ...WRITTEN, precision: 'aproximada', address: 'Av. Lázaro Cárdenas No. 123' } as const

test.each([
  'Local en Av. Lázaro Cárdenas 123',
  'LOCAL EN AVENIDA LAZARO CARDENAS 123',
  'Local en Lázaro Cárdenas No. 123',
  'Local en Lázaro Cárdenas, número exterior 123',
  'Local en Lázaro Cárdenas #123',
  'Local en #LázaroCárdenas123',
  'Local Lázaro Cárdenas123B',
  'Local en el 123 de la Avenida Lázaro Cárdenas',
  'Lázaro Cárdenas, frente al parque y junto a la gasolinera, No. 123',
  // The title names the street too.
  'Local de 123 m² sobre Lázaro Cárdenas',
  'Oficina 123',
])('«%s» reveals the number', (title) => {
  expect(revealedPlaceHint('title', { ...AVENUE, title })).toBe(
    'El título dice el número: en el sitio se verá aunque elegiste «Aproximada».',
  )
  expect(revealedPlaceHint('description', { ...AVENUE, description: title })).toMatch(/^La descripción dice el número:/)
})

test.each([
  'Local de 123 m²',
  'Local de 123m2 con 123 metros de fondo',
  'Renta de $123 por m²',
  'Lázaro Cárdenas, esquina con Río Nazas',
  'Local 1234 en Lázaro Cárdenas',
  'Carta de Lázaro',
])('«%s» does not reveal the number', (title) => {
  expect(revealedPlaceHint('title', { ...AVENUE, title })).toBeNull()
})

test('a short house number is found beside its street or after its label, but not elsewhere', () => {
  const short = { ...AVENUE, address: 'Calle Hidalgo 12' }
  for (const title of ['12 de Hidalgo', 'Hidalgo, casi esquina con Juárez, junto al banco, #12'])
    expect([title, revealedPlaceHint('title', { ...short, title })]).toEqual([title, expect.any(String)])
  for (const title of ['Hidalgo, esquina con Juárez, con lugar para 12 autos', 'A 12 km de Hidalgo', '#12'])
    expect([title, revealedPlaceHint('title', { ...short, title })]).toEqual([title, null])
})

test('the slug of a page reveals the same as the title that it was made from', () => {
  const told = 'La dirección de la página dice el número: en el sitio se verá aunque elegiste «Aproximada».'
  for (const slug of ['local-en-av-lazaro-cardenas-123', 'local-lazaro-cardenas123', 'local-123'])
    expect([slug, revealedPlaceHint('slug', { ...AVENUE, slug })]).toEqual([slug, told])
  expect(revealedPlaceHint('slug', { ...AVENUE, slug: 'local-en-av-lazaro-cardenas' })).toBeNull()
  expect(revealsHiddenPlace('local-123', AVENUE)).toBe(true)
  expect(revealsHiddenPlace('local-123', { ...AVENUE, precision: 'exacta' })).toBe(false)
})

test.each([
  ['25.7385, -100.391', true],
  ['latitud 25.7385', true],
  ['Lat. 25.738512 Lon. -100.391204', true],
  ['longitud 100.3910 oeste', true],
  ['25.9385 grados', false],
  ['superficie de 25.73 m²', false],
])('a description with «%s» reveals the point: %s', (description, says) => {
  const told = revealedPlaceHint('description', { ...AVENUE, description })
  expect(told).toBe(
    says ? 'La descripción dice el punto en el mapa: en el sitio se verá aunque elegiste «Aproximada».' : null,
  )
})

test('a short number right after its street is found, and the hint of each field starts with its name', () => {
  const written = { ...WRITTEN, address: 'Calle 5 de Mayo 12', precision: 'aproximada' } as const
  expect(revealedPlaceHint('location', { ...written, location: '5 de Mayo 12, Centro' })).toBe(
    'La zona dice el número: en el sitio se verá aunque elegiste «Aproximada».',
  )
  expect(revealedPlaceHint('location', { ...written, location: '5 de Mayo' })).toBeNull()
  expect(revealedPlaceHint('description', { ...written, description: 'A 12 minutos del centro' })).toBeNull()
  expect(revealedPlaceHint('description', { ...written, precision: 'zona', description: 'En la 5 de Mayo' })).toBe(
    'La descripción dice la calle: en el sitio se verá aunque elegiste «Solo la zona».',
  )
  expect(revealedPlaceHint('description', { ...written, address: null, description: 'Calle 5 de Mayo 12' })).toBeNull()
})
