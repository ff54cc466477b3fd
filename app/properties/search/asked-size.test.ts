import { expect, test } from 'vitest'
import { askedSize } from './asked-size.ts'

test.each([
  ['250 m2', 250, ''],
  ['bodega apodaca 2000 m2', 2000, 'bodega apodaca'],
  ['Bodega de 2,000m² en Apodaca', 2000, 'Bodega de en Apodaca'],
  ['oficina 85.5 mts centro', 85.5, 'oficina centro'],
  ['300 metros cuadrados local', 300, 'local'],
  ['300m2 cuadrados', 300, ''],
  ['terreno 1.5 hectáreas', 15_000, 'terreno'],
  ['terreno (2 ha)', 20_000, 'terreno'],
  ['100 m2 y 200 m2', 100, 'y 200 m2'],
  ['1,250,000 m2.', 1_250_000, ''],
])('«%s» asks for %d m²', (search, area, rest) => {
  expect(askedSize(search)).toEqual({ area, least: area * 0.75, most: area * 1.25, rest })
})

test.each([
  '',
  '2000',
  'm2',
  'A-250 m',
  '10 m',
  'PROP-250m2',
  '-5 m2',
  '0 m2',
  '2,00 m2',
  '9999999999 m2',
  'km 12 metro',
])('«%s» asks for none', (search) => {
  expect(askedSize(search)).toBeNull()
})
