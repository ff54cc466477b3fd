import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foldText } from '#app/text/fold-text.ts'
import { isSharedName, municipalitiesOf } from './municipalities.ts'
import table from './municipalities.json' with { type: 'json' }
import { MUNICIPALITIES, STATES } from './places.ts'

/** INEGI's number of municipalities of each state (Marco Geoestadístico 2025). */
const COUNTS: Record<(typeof STATES)[number], number> = {
  Aguascalientes: 11,
  'Baja California': 7,
  'Baja California Sur': 5,
  Campeche: 13,
  Chiapas: 124,
  Chihuahua: 67,
  'Ciudad de México': 16,
  Coahuila: 38,
  Colima: 10,
  Durango: 39,
  'Estado de México': 125,
  Guanajuato: 46,
  Guerrero: 85,
  Hidalgo: 84,
  Jalisco: 125,
  Michoacán: 113,
  Morelos: 36,
  Nayarit: 20,
  'Nuevo León': 51,
  Oaxaca: 570,
  Puebla: 217,
  Querétaro: 18,
  'Quintana Roo': 11,
  'San Luis Potosí': 59,
  Sinaloa: 20,
  Sonora: 72,
  Tabasco: 17,
  Tamaulipas: 43,
  Tlaxcala: 60,
  Veracruz: 212,
  Yucatán: 106,
  Zacatecas: 58,
}

const INEGI = new Map(
  table.states.map(({ name, ...state }) => [name, { ...state, entries: state.municipalities.split('|') }]),
)

test('the table has the 32 states with the keys of INEGI, in the order of the keys', () => {
  expect([...INEGI.keys()].toSorted()).toEqual([...STATES].toSorted())
  expect(table.states.map(({ key }) => Number(key))).toEqual(STATES.map((_state, at) => at + 1))
  expect([...INEGI.values()].flatMap(({ entries }) => entries)).toHaveLength(2_478)
})

test.each(STATES)('%s has the municipalities of INEGI, each with its own key', (state) => {
  const entries = INEGI.get(state)?.entries ?? []
  expect(entries).toHaveLength(COUNTS[state])
  for (const entry of entries) expect(entry).toMatch(/^\d{3} \p{Lu}/u)
  expect(new Set(entries.map((entry) => entry.slice(0, 3))).size).toBe(COUNTS[state])
  const names = new Set(entries.map((entry) => entry.slice(4).replace(',', '')))
  expect(municipalitiesOf(state).toSorted()).toEqual([...names].toSorted())
  // San Juan Mixtepec and San Pedro Mixtepec of Oaxaca are each in two districts.
  expect(COUNTS[state] - names.size).toBe(state === 'Oaxaca' ? 2 : 0)
  expect(new Set([...names].map(foldText)).size).toBe(names.size)
})

test('names are Spanish text in one form, without spaces around them', () => {
  for (const name of STATES.flatMap(municipalitiesOf)) {
    expect(name).toBe(name.normalize('NFC').trim())
    expect(name).toMatch(/^\p{Lu}[\p{L}\d .]*$/u)
  }
})

test.each([
  ['Querétaro', '011 El Marqués'],
  ['Querétaro', '006 Corregidora'],
  ['Nuevo León', '039 Monterrey'],
  ['Ciudad de México', '014 Benito Juárez'],
  ['Quintana Roo', '005 Benito Juárez'],
  ['Jalisco', '097 Tlajomulco de Zúñiga'],
  ['Estado de México', '057 Naucalpan de Juárez'],
  ['Yucatán', '050 Mérida'],
])('%s has %s', (state, entry) => expect(INEGI.get(state)?.entries).toContain(entry))

test('those of Nuevo León are the 51 of the outlines', () => {
  expect(municipalitiesOf('Nuevo León')).toEqual(MUNICIPALITIES)
  const { names } = JSON.parse(readFileSync('app/listing/map/nuevo-leon.json', 'utf8')) as { names: string[] }
  expect(names.toSorted()).toEqual(MUNICIPALITIES.toSorted())
})

test.each([
  ['Benito Juárez', true],
  ['Juárez', true],
  ['Guadalupe', true],
  ['Corregidora', false],
  ['Apodaca', false],
])('several states have %s: %s', (name, expected) => {
  expect(isSharedName(name)).toBe(expected)
})

test('an unknown state has none', () => expect(municipalitiesOf('Texas')).toEqual([]))
