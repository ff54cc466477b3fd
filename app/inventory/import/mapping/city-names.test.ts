import { expect, test } from 'vitest'
import { municipalitiesOf } from '#app/catalogue/facts/municipalities.ts'
import { NO_PLACES } from '#app/catalogue/place/places.ts'
import { CITIES } from './city-names.ts'
import { municipalityNamed } from './place-words.ts'

const ALL = Object.entries(CITIES).flatMap(([state, municipalities]) =>
  Object.entries(municipalities).flatMap(([name, cities]) => cities.map((city) => [state, name, city] as const)),
)

test('every city is of a municipality of its state, and is none itself', () => {
  for (const [state, name, city] of ALL) {
    expect(municipalitiesOf(state)).toContain(name)
    expect(municipalitiesOf(state)).not.toContain(city)
  }
})

test.each(ALL)('%s, %s: «%s»', (state, name, city) => {
  expect(municipalityNamed(city, state, NO_PLACES)).toMatchObject({ name, isCity: true })
})

test.each([
  ['Cd. Obregón', 'Sonora', 'Cajeme'],
  ['CANCUN', 'Quintana Roo', 'Benito Juárez'],
  ['Cabo San Lucas', 'Nuevo León', null],
])('«%s» in %s', (text, state, name) => {
  expect(municipalityNamed(text, state, NO_PLACES)?.name ?? null).toBe(name)
})
