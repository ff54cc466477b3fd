import { expect, test } from 'vitest'
import { isToldElsewhere, toldElsewhere } from './told-elsewhere.ts'

const WRITTEN = {
  precision: 'zona',
  address: 'Av. Gómez Morín 1234, Local 5, Col. Del Valle',
  plaza: 'Plaza Fiesta',
  industrialPark: 'Parque Huinalá',
  complexName: 'Torre Encino',
  title: null,
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
])('«%s» of a place told by its zone', (title, hint) => {
  expect(toldElsewhere('title', { ...WRITTEN, title })).toBe(hint)
  expect(isToldElsewhere({ ...WRITTEN, title })).toBe(hint !== null)
})

test('of an approximate place everybody is told the street, and nothing is hidden of an exact one', () => {
  const title = 'Local en Gómez Morín 1234, Plaza Fiesta'
  expect(toldElsewhere('title', { ...WRITTEN, precision: 'aproximada', title })).toBe(
    'El título dice el número y la plaza: en el sitio se verán aunque elegiste «Aproximada».',
  )
  expect(toldElsewhere('title', { ...WRITTEN, precision: 'exacta', title })).toBeNull()
  const street = 'Local en Gómez Morín'
  expect(toldElsewhere('title', { ...WRITTEN, precision: 'aproximada', title: street })).toBeNull()
})

test('a short number says it right after its street, and each field begins its own sentence', () => {
  const written = { ...WRITTEN, address: 'Calle 5 de Mayo 12', precision: 'aproximada' } as const
  expect(toldElsewhere('location', { ...written, location: '5 de Mayo 12, Centro' })).toBe(
    'La zona dice el número: en el sitio se verá aunque elegiste «Aproximada».',
  )
  expect(toldElsewhere('location', { ...written, location: '5 de Mayo' })).toBeNull()
  expect(toldElsewhere('description', { ...written, description: 'A 12 minutos del centro' })).toBeNull()
  expect(toldElsewhere('description', { ...written, precision: 'zona', description: 'En la 5 de Mayo' })).toBe(
    'La descripción dice la calle: en el sitio se verá aunque elegiste «Solo la zona».',
  )
  expect(toldElsewhere('description', { ...written, address: null, description: 'Calle 5 de Mayo 12' })).toBeNull()
})
