import { expect, test } from 'vitest'
import { MUNICIPALITIES } from '#app/catalogue/facts/places.ts'
import { isInMexico } from './point.ts'
import { zoneMiddle } from './zone-middle.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

const NL = 'Nuevo León'

test('every municipality of Nuevo León has a centre', () => {
  for (const municipality of MUNICIPALITIES) {
    const middle = zoneMiddle({ location: '', municipality, state: NL }, NUEVO_LEON)
    expect([municipality, middle && isInMexico(middle)]).toEqual([municipality, true])
  }
})

test.each([
  ['a zone', { location: 'Huinalá', municipality: 'Apodaca', state: NL }, 25.7485],
  ['a zone by another spelling', { location: 'Col. HUINALA', municipality: 'Apodaca', state: NL }, 25.7485],
  ['an unknown zone of a municipality', { location: 'La Encarnación', municipality: 'Apodaca', state: NL }, 25.768],
  ['a municipality as the zone', { location: 'Apodaca', municipality: null, state: null }, 25.768],
  ['a municipality of another state', { location: 'Centro', municipality: 'Guadalupe', state: 'Zacatecas' }, 22.747],
  ['a neighbour', { location: 'Derramadero', municipality: 'Saltillo', state: 'Coahuila' }, 25.2921],
])('%s', (_, place, latitude) => {
  expect(zoneMiddle(place, NUEVO_LEON)?.latitude).toBe(latitude)
})

test.each([
  { location: 'Huinalá', municipality: null, state: NL },
  { location: 'Centro', municipality: 'Guadalupe', state: 'Jalisco' },
  { location: 'Centro', municipality: 'Guadalupe', state: 'Texas' },
  { location: 'constructor', municipality: '__proto__', state: NL },
])('%o has no known centre', (place) => {
  expect(zoneMiddle(place, NUEVO_LEON)).toBeNull()
})
