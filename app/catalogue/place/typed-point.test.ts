import { expect, test } from 'vitest'
import { likelyPoint, pointQuestion, readTypedPoint, typedQuestion } from './typed-point.ts'

test.each([
  ['25.77, -100.19', 25.77, -100.19],
  ['25.77,-100.19', 25.77, -100.19],
  ['  25.77 −100.19 ', 25.77, -100.19],
  ['25.77; –100.19', 25.77, -100.19],
  ['25.77°, -100.19°', 25.77, -100.19],
  ['25.77 N 100.19 W', 25.77, -100.19],
  ['N 25.77, O 100.19', 25.77, -100.19],
  ['100.19 W, 25.77 N', 25.77, -100.19],
  [`25°46.2' N, 100°11.4' O`, 25.77, -100.19],
  [`25°46'12"N 100°11'24"W`, 25.77, -100.19],
  ['25º 46’ 12’’ n, 100º 11’ 24’’ o', 25.77, -100.19],
  ['25° 46′ 12″ N · 100° 11′ 24″ W'.replace(' ·', ','), 25.77, -100.19],
  [`25°46'12", -100°11'24"`, 25.77, -100.19],
  ['25 46 12 N 100 11 24 W', 25.77, -100.19],
  ['25 46 12.0 n, 100 11 24.0 o', 25.77, -100.19],
  ['+25.77, -100.19', 25.77, -100.19],
  ['(25.77, -100.19)', 25.77, -100.19],
  ['25.77\u00A0,\u00A0-100.19', 25.77, -100.19],
  ['-100.19, 25.77', -100.19, 25.77],
  ['Lat 25.67 Long -100.31', 25.67, -100.31],
  ['Lat: 25.6714, Long: -100.3092', 25.6714, -100.3092],
  ['lat. 25.6714 lon. -100.3092', 25.6714, -100.3092],
  ['latitud 25.6714 longitud -100.3092', 25.6714, -100.3092],
  ['Latitud: 25.6714° N, Longitud: 100.3092° O', 25.6714, -100.3092],
  ['LATITUD=25.6714; LONGITUD=-100.3092', 25.6714, -100.3092],
  ['lat=25.6714&lng=-100.3092', 25.6714, -100.3092],
  ['Latitude 25.6714 / Longitude −100.3092', 25.6714, -100.3092],
  ['Lat 25,6714 Long -100,3092', 25.6714, -100.3092],
  ['Lat: 25,6714, Long: -100,3092', 25.6714, -100.3092],
  ['Long -100.3092, Lat 25.6714', 25.6714, -100.3092],
  ['Longitud: 100.3092 W | Latitud: 25.6714 N', 25.6714, -100.3092],
  [`Lat 25°40'17"N Long 100°18'33"W`, 25.671389, -100.309167],
  [`Latitud: 25° 40' 17.04" N, Longitud: 100° 18' 33.12" O`, 25.6714, -100.3092],
  [`25°40'17"N 100°18'33"W`, 25.671389, -100.309167],
  ['Lat 25 40 17 N, Lon 100 18 33 W', 25.671389, -100.309167],
  ['Coordenadas: Lat 25.6714, Lon -100.3092.', 25.6714, -100.3092],
  ['Lat. 25.6714 y Long. -100.3092', 25.6714, -100.3092],
  ['Lat:\n25.6714\nLong:\n-100.3092', 25.6714, -100.3092],
  ['Lat 25.6714 Long 100.3092', 25.6714, 100.3092],
])('%s', (text, latitude, longitude) => {
  const point = readTypedPoint(text)
  expect(point?.latitude).toBeCloseTo(latitude, 6)
  expect(point?.longitude).toBeCloseTo(longitude, 6)
})

test.each([
  ['a full one', '75QXMMCR+H7', 25.6714, -100.3093],
  ['in small letters', '75qxmmcr+h7', 25.6714, -100.3093],
  ['of the standard', '8FVC2222+22', 47.000_062_5, 8.000_062_5],
  ['of the standard, with a sign more', '8FVC2222+22G', 47.000_062_5, 8.000_078_125],
])('a Plus Code, %s', (_, text, latitude, longitude) => {
  const point = readTypedPoint(text)
  expect(point?.latitude).toBeCloseTo(latitude, 4)
  expect(point?.longitude).toBeCloseTo(longitude, 4)
})

test.each([
  '',
  '25.77',
  '25.77, -100.19, 17z',
  'Nave 25.77, -100.19',
  'MMCR+H7 Monterrey',
  '75QX0000+',
  '75QXMMCR',
  `25°77'N 100°19'W`,
  `25°46'60"N 100°11'24"W`,
  `25°60.5'N 100°11.4'W`,
  'frente al parque',
  '81 1234 5678',
  '25 46 12 100 11 24',
  '25 77 12 N 100 11 24 W',
  '25,77; -100,19',
  'Lat 25.67',
  'Lat 25.67 Lat -100.31',
  'Long -100.31 Long 25.67',
  'Lat 25.67 W Long 100.31 N',
  'Lat norte Long oeste',
  'Lat 25.67 Long -100.31 casa azul',
  'Latón 25.67 Longaniza -100.31',
  'Plataforma lat 25.67 long -100.31',
  `lat ${'1 '.repeat(2000)}long`,
  `25.77${' '.repeat(5000)}-100.19x`,
  "1'".repeat(2000),
])('%j is not a point', (text) => {
  expect(readTypedPoint(text)).toBeNull()
})

test.each([
  ['swapped', { latitude: -100.19, longitude: 25.77 }],
  ['without its minus', { latitude: 25.77, longitude: 100.19 }],
  ['both', { latitude: 100.19, longitude: 25.77 }],
])('a point that is %s is read as a point in Mexico', (_, typed) => {
  expect(likelyPoint(typed)).toEqual({ latitude: 25.77, longitude: -100.19 })
  expect(pointQuestion(typed)).toBe('¿Quisiste decir 25.77, −100.19?')
})

test('the suggested point can be typed as it is written', () => {
  expect(readTypedPoint('25.77, −100.19')).toEqual({ latitude: 25.77, longitude: -100.19 })
  expect(pointQuestion({ latitude: 25.77, longitude: -100.19 })).toBeNull()
})

test.each([
  ['25,77; -100,19', '¿Quisiste decir 25.77, −100.19?'],
  ['25,77, -100,19', '¿Quisiste decir 25.77, −100.19?'],
  ['-100,19 25,77', '¿Quisiste decir 25.77, −100.19?'],
  ['MMCR+H7 Apodaca', 'Ese Plus Code está abreviado: escríbelo completo, por ejemplo 75QXMMCR+H7'],
  ['mmcr+h7', 'Ese Plus Code está abreviado: escríbelo completo, por ejemplo 75QXMMCR+H7'],
  ['75QXMMCR+H7', null],
  ['Lat 25.6714 Long 100.3092', '¿Quisiste decir 25.6714, −100.3092?'],
  ['Lat -100.3092 Long 25.6714', '¿Quisiste decir 25.6714, −100.3092?'],
  ['Lat 25,6714 Long -100,3092', null],
  ['25.77, -100.19', null],
  ['frente al parque', null],
])('«%s» leads to the question %s', (text, question) => {
  expect(typedQuestion(text)).toBe(question)
})
