import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { PROPERTY_TYPES, type PropertyType } from '#app/properties/vocabulary.ts'
import { askedFacts } from './asked-facts.ts'
import { typedSearch } from '#app/forms/typed-search.ts'

/** What is read, by the name of the fact, with the words that are left. */
function read(search: string, chosen: PropertyType | null = null) {
  const asked = askedFacts(search, chosen)
  return (
    asked && {
      type: asked.type,
      ...Object.fromEntries(asked.facts.map(({ name, value }) => [name, value])),
      rest: asked.rest,
    }
  )
}

test.each([
  ['10 andenes', { type: 'bodega', docks: 10, rest: '' }],
  ['Bodega con 10 andenes en Apodaca', { type: 'bodega', docks: 10, rest: 'Bodega con en Apodaca' }],
  ['9 m altura', { type: 'bodega', clearHeight: 9, rest: '' }],
  ['9 metros de altura libre', { type: 'bodega', clearHeight: 9, rest: '' }],
  ['nave 9.5m de altura', { type: 'bodega', clearHeight: 9.5, rest: 'nave' }],
  ['altura libre de 12 m, Huinalá', { type: 'bodega', clearHeight: 12, rest: 'Huinalá' }],
  ['altura 9', { type: 'bodega', clearHeight: 9, rest: '' }],
  ['11 m libres', { type: 'bodega', clearHeight: 11, rest: '' }],
  ['300 kva', { type: 'bodega', power: 300, rest: '' }],
  ['1,500KVA apodaca', { type: 'bodega', power: 1500, rest: 'apodaca' }],
  ['5 t/m2', { type: 'bodega', floorLoad: 5, rest: '' }],
  ['6 ton/m²', { type: 'bodega', floorLoad: 6, rest: '' }],
  ['5 toneladas por m2', { type: 'bodega', floorLoad: 5, rest: '' }],
  ['patio de maniobras de 40 m', { type: 'bodega', yardDepth: 40, rest: '' }],
  ['40 mts de patio', { type: 'bodega', yardDepth: 40, rest: '' }],
  ['bodega clase A', { type: 'bodega', buildingClass: 'A', rest: 'bodega' }],
  ['oficinas clase b san pedro', { type: 'oficina', buildingClass: 'B', rest: 'oficinas san pedro' }],
  ['oficina 20 cajones de estacionamiento', { type: 'oficina', parkingSpaces: 20, rest: 'oficina' }],
  [
    'bodega 10 andenes 9 m altura 300 kva 5 t/m2 clase a 2000 m2',
    { type: 'bodega', docks: 10, clearHeight: 9, power: 300, floorLoad: 5, buildingClass: 'A', rest: 'bodega 2000 m2' },
  ],
])('«%s» is read as %j', (search, reading) => expect(read(search)).toEqual(reading))

test('a fact of several types is read of the one that is chosen', () => {
  expect(read('clase a', 'oficina')).toEqual({ type: 'oficina', buildingClass: 'A', rest: '' })
  expect(read('20 cajones', 'local')).toEqual({ type: 'local', parkingSpaces: 20, rest: '' })
  expect(read('10 andenes clase a')).toEqual({ type: 'bodega', docks: 10, buildingClass: 'A', rest: '' })
})

test.each([
  ['', null],
  ['bodega', null],
  ['andenes', null],
  ['clase a', null],
  ['20 cajones', null],
  ['bodega u oficina clase a', null],
  ['local clase a', null],
  ['bodega clase alta', null],
  ['2.5 andenes', null],
  ['9999999999 andenes', null],
  ['250 m2', null],
  ['10 metros', null],
  ['A-10 andenes', null],
  ['10 andenes', 'oficina'],
  ['9 m altura', 'local'],
] as const)('«%s» of %s asks for none', (search, chosen) => expect(read(search, chosen)).toBeNull())

test('the phrase is what a text has: folded, without the signs around it', () => {
  expect(askedFacts('Nave (10 Andenes), 9 m de ALTURA libre.', null)?.facts.map(({ phrase }) => phrase)).toEqual([
    '10 andenes',
    '9 m de altura libre',
  ])
})

test('the same fact is read once; the other words stay', () => {
  expect(read('4 andenes 10 andenes')).toEqual({ type: 'bodega', docks: 4, rest: '10 andenes' })
})

test('whatever is searched for, each fact takes its own words and no others', () => {
  const said = fc.constantFrom(
    '10 andenes',
    '9 m altura',
    '(',
    '300 kva',
    'bodega',
    'clase a',
    'de',
    '5 t/m2',
    '¡',
    'patio',
  )
  const anySearch = fc.array(fc.oneof(said, anyText(12)), { maxLength: 7 }).map((parts) => typedSearch(parts.join(' ')))
  fc.assert(
    fc.property(anySearch, fc.option(fc.constantFrom(...PROPERTY_TYPES)), (search, chosen) => {
      const asked = askedFacts(search, chosen)
      const words = search.split(' ')
      const taken = (asked?.facts ?? []).flatMap((fact) => fact.said.split(' '))
      expect([...(asked?.rest ?? search).split(' '), ...taken].filter(Boolean).toSorted()).toEqual(
        words.filter(Boolean).toSorted(),
      )
      for (const fact of asked?.facts ?? []) {
        expect([...fact.without.split(' '), ...fact.said.split(' ')].filter(Boolean).toSorted()).toEqual(
          words.filter(Boolean).toSorted(),
        )
        expect(askedFacts(fact.said, asked?.type ?? null)?.facts).toMatchObject([
          { name: fact.name, value: fact.value },
        ])
      }
    }),
  )
})
