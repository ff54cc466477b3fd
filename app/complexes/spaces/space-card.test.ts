import { expect, test } from 'vitest'
import { NEW_ROW, openRow, rowAfter, spaceCard } from './space-card.ts'
import { type SpaceRow, textsFrom } from './space-rows.ts'

const EMPTY = textsFrom(() => undefined)
const TEXTS = {
  ...EMPTY,
  propertyId: 'L-1',
  title: 'Local 1',
  area: '85',
  price: '31,450',
  level: 'Planta baja',
  status: 'disponible',
  currency: 'MXN',
  category: 'renta',
  type: 'local',
}
const START = { ...EMPTY, status: 'disponible', currency: 'MXN', category: 'renta', type: 'local' }

function row(id: string, changed: Partial<SpaceRow> = {}): SpaceRow {
  return { id, version: 1, texts: TEXTS, base: TEXTS, errors: {}, message: null, quoted: null, ...changed }
}

const blank = (id: string) => row(id, { version: 0, texts: START, base: START })
const spaced = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00A0', ' '))

test('a card says name, ID, area, level, price and status', () => {
  const { name, code, facts } = spaceCard(row('a'))
  expect([name, code]).toEqual(['Local 1', 'L-1'])
  expect(spaced(facts)).toEqual(['85 m²', 'Planta baja', '$31,450 MXN/mes', 'Disponible'])
})

test('a price is as it is quoted, in its currency, and what is missing is said', () => {
  const factsOf = (changed: Partial<SpaceRow>) => spaced(spaceCard(row('a', changed)).facts)
  expect(factsOf({ quoted: '$110 MXN/m²/mes' })).toContain('$110 MXN/m²/mes')
  expect(factsOf({ texts: { ...TEXTS, currency: 'USD', category: 'venta' } })).toContain('USD 31,450')
  const bare = { ...TEXTS, area: '', level: '', price: '' }
  expect(factsOf({ texts: bare })).toEqual(['Sin superficie', 'Sin precio', 'Disponible'])
  expect(spaceCard(row('a', { texts: { ...TEXTS, title: '' } }))).toMatchObject({ name: 'L-1', code: '' })
  expect(spaceCard(blank('b'))).toEqual({ name: 'Espacio nuevo', code: '', facts: [] })
})

test('the open card is the wrong one, else the requested one, else the first of a table without spaces', () => {
  const rows = [row('a'), row('b'), blank('c'), blank('d')]
  expect(openRow(rows, null)).toBeNull()
  expect(openRow(rows, 'b')).toBe('b')
  expect(openRow(rows, 'deleted')).toBeNull()
  expect(openRow(rows, NEW_ROW)).toBe('c')
  expect(openRow([blank('c'), blank('d')], null)).toBe('c')
  expect(openRow([row('a'), row('b', { errors: { area: 'Escribe un número' } })], 'a')).toBe('b')
  expect(openRow([row('a'), row('b', { message: 'Alguien lo eliminó.' })], 'a')).toBe('b')
})

test('after a space comes the next one, and after the last a new one', () => {
  const rows = [row('a'), row('b'), blank('c')]
  expect([rowAfter(rows, 0), rowAfter(rows, 1), rowAfter(rows, 2)]).toEqual(['b', NEW_ROW, NEW_ROW])
})
