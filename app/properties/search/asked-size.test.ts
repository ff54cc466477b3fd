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
  ['terreno de media hectárea', 5_000, 'terreno de'],
  ['media ha', 5_000, ''],
  ['Una hectárea en Apodaca', 10_000, 'en Apodaca'],
  ['bodega 5 mil m2', 5_000, 'bodega'],
  ['bodega de mil metros', 1_000, 'bodega de'],
  ['dos mil quinientos metros cuadrados', 2_500, ''],
  ['local ciento cincuenta metros', 150, 'local'],
  ['terreno de hectárea y media', 15_000, 'terreno de'],
  ['dos hectáreas y media', 25_000, ''],
  ['terreno de 2 1/2 hectáreas en García', 25_000, 'terreno de en García'],
  ['2½ ha', 25_000, ''],
  ['terreno 1 ½ has', 15_000, 'terreno'],
  ['3/4 hectárea', 7_500, ''],
  ['terreno de 20 x 30 metros', 600, 'terreno de'],
  ['terreno 20x30 en García', 600, 'terreno en García'],
  ['local 4.5 × 10 m', 45, 'local'],
  ['bodega 2000 mts 2 en renta', 2_000, 'bodega en renta'],
  ['bodega 2000 metros 2 andenes', 2_000, 'bodega 2 andenes'],
])('«%s» asks for %d m²', (search, area, rest) => {
  expect(askedSize(search)).toMatchObject({ near: area, least: area * 0.75, most: area * 1.25, rest })
})

test.each([
  ['bodega de 1000 a 2000 m2', 1000, 2000, 'bodega', 'de 1000 a 2000 m2'],
  ['1,000-2,000m² Apodaca', 1000, 2000, 'Apodaca', '1,000-2,000m²'],
  ['oficina entre 80 y 120 metros cuadrados', 80, 120, 'oficina', 'entre 80 y 120 metros cuadrados'],
  ['de 5,000 m2 hasta 1 ha', 5000, 10_000, '', 'de 5,000 m2 hasta 1 ha'],
  ['terreno 1 a 2 hectáreas', 10_000, 20_000, 'terreno', '1 a 2 hectáreas'],
  ['de 2000 a 1000 m2', 1000, 2000, '', 'de 2000 a 1000 m2'],
  ['Hasta 500 m2 en renta', null, 500, 'en renta', 'Hasta 500 m2'],
  ['local de menos de 85.5 m2', null, 85.5, 'local', 'de menos de 85.5 m2'],
  ['bodega máximo 500 m2', null, 500, 'bodega', 'máximo 500 m2'],
  ['300 m2 o menos', null, 300, '', '300 m2 o menos'],
  ['más de 1 ha', 10_000, null, '', 'más de 1 ha'],
  ['no menos de 300 m2', 300, null, '', 'no menos de 300 m2'],
  ['no más de 300 m2', null, 300, '', 'no más de 300 m2'],
  ['de 2 a 3 mil m2', 2000, 3000, '', 'de 2 a 3 mil m2'],
  ['de dos a tres mil metros', 2000, 3000, '', 'de dos a tres mil metros'],
  ['hasta una hectárea y media', null, 15_000, '', 'hasta una hectárea y media'],
  ['de 500 a 2 mil m2', 500, 2000, '', 'de 500 a 2 mil m2'],
  ['entre 3,000 m2 y media hectárea', 3000, 5000, '', 'entre 3,000 m2 y media hectárea'],
  ['nave desde 2,000 m2, Apodaca', 2000, null, 'nave Apodaca', 'desde 2,000 m2,'],
  ['superficie mínima de 400 m2', 400, null, 'superficie', 'mínima de 400 m2'],
  ['bodega de más de 300 m2 y menos de 500 m2', 300, 500, 'bodega', 'de más de 300 m2 y menos de 500 m2'],
  ['local hasta 500 m2 más de 300 m2', 300, 500, 'local', 'hasta 500 m2 más de 300 m2'],
  ['mínimo 300 máximo 500 m2', 300, 500, '', 'mínimo 300 máximo 500 m2'],
  ['de 0 a 10 m2', null, 10, '', 'de 0 a 10 m2'],
  ['800 m2 en adelante', 800, null, '', '800 m2 en adelante'],
])('«%s» asks from %d to %d m²', (search, least, most, rest, said) => {
  expect(askedSize(search)).toEqual({ near: null, least, most, rest, said })
})

test.each([
  ['bodega 5000 ft2', 464.51],
  ['5,000 ft²', 464.51],
  ['5,000 pies cuadrados', 464.51],
  ['10 mil pies2', 929.03],
  ['1000 sq ft', 92.9],
])('«%s» asks for %d m²', (search, area) => {
  expect(askedSize(search)?.near).toBeCloseTo(area, 1)
})

test.each([
  '',
  '30 pies',
  'media',
  'una casa',
  'dos locales',
  'tres metros de altura',
  'mil',
  'media cuadra',
  '2000',
  'm2',
  'A-250 m',
  '10 m',
  'PROP-250m2',
  '-5 m2',
  '0 m2',
  'de 0 a 0 m2',
  '2,00 m2',
  '9999999999 m2',
  'km 12 metro',
  'hasta 9 metros de altura',
  'terreno 20 mts de frente',
  '9 metros libres',
  'claro entre columnas de 12 x 24',
])('«%s» asks for none', (search) => {
  expect(askedSize(search)).toBeNull()
})
