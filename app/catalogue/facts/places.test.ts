import { expect, test } from 'vitest'
import { foldText } from '#app/text/fold-text.ts'
import { MUNICIPALITIES, STATES, municipalityFault } from './places.ts'

/** The municipalities that the specification names, in its order (spec, section 3). */
const NAMED_BY_SPEC = [
  'Monterrey',
  'San Pedro Garza García',
  'San Nicolás de los Garza',
  'Guadalupe',
  'Santa Catarina',
  'General Escobedo',
  'Apodaca',
  'Juárez',
]

test('there are 32 states in Spanish alphabetical order', () => {
  expect(STATES).toHaveLength(32)
  expect(STATES).toEqual(STATES.toSorted((a, b) => a.localeCompare(b, 'es')))
})

test('there are 51 municipalities', () => {
  expect(MUNICIPALITIES).toHaveLength(51)
})

test.each([
  ['state', STATES],
  ['municipality', MUNICIPALITIES],
])('no %s is listed twice, also without accents and capitals', (_kind, places) => {
  expect(new Set(places.map(foldText)).size).toBe(places.length)
})

test("the metropolitan municipalities come first in the spec's order, the rest in Spanish alphabetical order", () => {
  expect(MUNICIPALITIES.slice(0, NAMED_BY_SPEC.length)).toEqual(NAMED_BY_SPEC)
  const rest = MUNICIPALITIES.slice(NAMED_BY_SPEC.length)
  expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, 'es')))
  expect(rest).toContain('Hualahuises')
})

test('the two municipalities that public lists of 49 omit are included', () => {
  expect(MUNICIPALITIES).toEqual(expect.arrayContaining(['General Zaragoza', 'General Zuazua']))
})

test.each([
  ['Querétaro', 'Corregidora', null],
  ['Querétaro', 'Monterrey', 'Elige un municipio de Querétaro de la lista'],
  ['Querétaro', null, null],
  ['Nuevo León', 'Corregidora', null],
  [null, 'Corregidora', null],
])('a municipality in a home state is one of its list: %s, %s', (state, municipality, fault) => {
  const home = [{ state: 'Querétaro', municipalities: ['Corregidora', 'El Marqués'] }] as const
  expect(municipalityFault({ state, municipality }, home)).toBe(fault)
})
