import { expect, test } from 'vitest'
import { buildProperty } from '#test/factories/property.ts'
import { cardLine } from './card.ts'

/** A property without any facts of the line except those of the test. */
function line(known: Parameters<typeof buildProperty>[0]): string[] {
  return cardLine(buildProperty({ constructionArea: null, frontage: null, depth: null, ...known }))
}

test.each([
  ['bodega', { clearHeight: 9, docks: 12, power: 300 }, ['9\u00A0m de altura', '12 andenes']],
  ['bodega', { docks: 1, power: 300 }, ['1 andén', '300\u00A0kVA']],
  ['oficina', { parkingSpaces: 20, buildingClass: 'A', floorNumber: 8 }, ['20 cajones', 'Clase A']],
  ['oficina', { floorNumber: 8, parkingSpaces: 1 }, ['1 cajón', 'Piso 8']],
  ['local', { shopLevel: 'planta_baja', corner: 'si', frontage: 12 }, ['Planta baja', 'En esquina']],
  ['local', { shopLevel: 'planta_alta', corner: 'no', frontage: 12.5 }, ['Planta alta', '12.5\u00A0m de frente']],
  ['terreno', { landUse: 'Industrial', frontage: 48, depth: 75.5 }, ['Industrial', '48 × 75.5\u00A0m']],
  ['terreno', { frontage: 48 }, ['48\u00A0m de frente']],
] as const)('the card of a %s with %j shows its two most important facts', (type, known, told) => {
  expect(line({ type, bedrooms: 3, bathrooms: 2, ...known })).toEqual(told)
})

test('the built area comes first; rooms and bathrooms are shown unless other facts are known', () => {
  const warehouse = { type: 'bodega', constructionArea: 2250, bathrooms: 2 } as const
  expect(line({ ...warehouse, clearHeight: 9 })).toEqual(['2,250\u00A0m² construcción', '9\u00A0m de altura'])
  expect(line(warehouse)).toEqual(['2,250\u00A0m² construcción', '2 baños'])
  expect(line({ ...warehouse, bathrooms: 1 })).toEqual(['2,250\u00A0m² construcción', '1 baño'])
  expect(line({ ...warehouse, docks: 0, clearHeight: null, power: null })).toEqual(line(warehouse))
})

test.each(['casa', 'departamento'] as const)(
  'the card of a %s shows its bedrooms and bathrooms, with any other facts',
  (type) => {
    expect(
      line({ type, bedrooms: 3, bathrooms: 2.5, frontage: 10, depth: 20, parkingSpaces: 2, landUse: 'Comercial' }),
    ).toEqual(['3 hab', '2.5 baños'])
  },
)
