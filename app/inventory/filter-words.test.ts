import { expect, test } from 'vitest'
import { filterWords } from './filter-words.ts'
import { UNFILTERED_LIST, countFilters, panelQuery, parsePanelQuery } from './panel-search.ts'

const OWNERS = [{ id: 'ana', name: 'Ana Ruiz', phone: null, email: null }]
const ALL =
  'search=nave&status=separada&statusAge=30&statusFrom=2026-11-01&type=bodega&category=renta&municipality=Apodaca&photos=none&pending=price&deadline=set&unchanged=30&owner=ana&order=price-asc'

function appliedIn(query: string) {
  const selection = parsePanelQuery(new URLSearchParams(query))
  return { selection, applied: filterWords(selection, OWNERS) }
}

test('each filter and the order are said once, and taken away alone', () => {
  const { selection, applied } = appliedIn(ALL)
  expect(applied.map(({ words }) => words)).toEqual([
    'Reservada',
    'En ese estatus: hace 30 días o más',
    'En ese estatus desde el 1 nov 2026',
    'Bodega',
    'Renta',
    'Apodaca',
    'Sin fotos',
    'Sin precio',
    'Vencimiento: Con fecha',
    'Sin cambios: Hace 30 días',
    'Propietario: Ana Ruiz',
    'Precio: menor a mayor',
  ])
  expect(applied).toHaveLength(countFilters(selection) + 1)
  for (const { without } of applied)
    expect(filterWords({ ...selection, ...without }, OWNERS)).toHaveLength(applied.length - 1)
  const none = applied.reduce((query, { without }) => ({ ...query, ...without }), selection)
  expect(panelQuery(none)).toBe(panelQuery({ ...UNFILTERED_LIST, search: 'nave' }))
})

test('an owner that is gone is said as such, and a list without filters says nothing', () => {
  expect(appliedIn('owner=otro').applied.map(({ words }) => words)).toEqual(['Propietario que ya no existe'])
  expect(appliedIn('search=nave').applied).toEqual([])
})
