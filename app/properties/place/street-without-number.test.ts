import { expect, test } from 'vitest'
import { streetWithoutNumber } from './street-without-number.ts'

test.each([
  ['Av. Gómez Morín 123, Col. Del Valle', 'Av. Gómez Morín, Col. Del Valle'],
  ['Av. Gómez Morín #123-B, Local 4, Piso 2', 'Av. Gómez Morín'],
  ['Av. Gómez Morín No. 123 Int. 4', 'Av. Gómez Morín'],
  ['Morelos núm. 1200 Ote.', 'Morelos Ote.'],
  ['Zaragoza 1300 Sur', 'Zaragoza Sur'],
  ['Zaragoza 120 A, Centro', 'Zaragoza, Centro'],
  ['Carretera a Huinalá km 2.5', 'Carretera a Huinalá'],
  ['Km. 14 Carretera a Laredo', 'Carretera a Laredo'],
  ['5 de Mayo 340', '5 de Mayo'],
  ['16 de Septiembre #12', '16 de Septiembre'],
  ['Calle 5 120', 'Calle 5'],
  ['Calle 5', 'Calle 5'],
  ['Carretera 85 km 12.5', 'Carretera 85'],
  ['Local No. 12, Plaza Real', 'Plaza Real'],
  ['Juárez 100 esquina con Morelos 5', 'Juárez esquina con Morelos'],
  ['Lote 5 Manzana 3, Parque Industrial', 'Parque Industrial'],
  ['Av. Constitución 400, C.P. 64000', 'Av. Constitución'],
  ['120', null],
  ['#120, 64000', null],
  ['Blvd. Díaz Ordaz', 'Blvd. Díaz Ordaz'],
])('%s', (address, street) => {
  expect(streetWithoutNumber(address)).toBe(street)
})
