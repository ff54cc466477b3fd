import { expect, test } from 'vitest'
import { LONGEST_LIST_NAME, isOutdated, listNameFault, listQuery, listWords } from './saved-list.ts'

test.each([
  ['photos=none&type=bodega&page=4', '?type=bodega&photos=none'],
  ['type=castillo&pending=toString&status=separada&basura=1', '?status=separada'],
  ['order=newest', ''],
  ['de=prospectos&origen=sitio&etapa=visita&page=2', '?de=prospectos&etapa=visita&origen=sitio'],
  ['de=prospectos&etapa=castillo', ''],
])('the search of ?%s is stored as «%s»', (params, expected) => {
  expect(listQuery(new URLSearchParams(params))).toBe(expected)
})

test.each([
  ['', /Escribe un nombre/],
  ['a'.repeat(LONGEST_LIST_NAME + 1), /tiene 41 letras\. Puede tener hasta 40/],
  ['SEPARADAS  hace 30 dias', /Ya hay una lista con ese nombre/],
])('the name «%s» is refused with a sentence', (name, expected) => {
  expect(listNameFault(name, ['Separadas hace 30 días'])).toMatch(expected)
})

test('another name of the longest length is accepted', () => {
  expect(listNameFault('ñ'.repeat(LONGEST_LIST_NAME), ['Otra'])).toBeNull()
})

test('a search is described by its words, filters and order', () => {
  const query =
    'search=nave&status=separada&statusAge=30&type=bodega&municipality=Apodaca&photos=none&pending=price&unchanged=30&order=price-asc'
  expect(listWords(query)).toBe(
    '«nave» · Reservada · En ese estatus: hace 30 días o más · Bodega · Apodaca · Sin fotos · Sin precio · Sin cambios: Hace 30 días · Precio: menor a mayor',
  )
  expect(listWords('?status=archivada')).toBe('Todas las propiedades')
  const leads = '?de=prospectos&search=eva&etapa=visita&origen=sitio&asesor=luis&orden=accion'
  expect(listWords(leads, { luis: 'Luis Garza' })).toBe('«eva» · Visita · Sitio · Luis Garza · Siguiente acción')
})

test('a stored list is outdated once one of its filters or values no longer exists', () => {
  expect(isOutdated('?status=separada&municipality=Garc%C3%ADa&order=price-asc')).toBe(false)
  expect(isOutdated('?status=archivada&type=bodega')).toBe(true)
  expect(isOutdated('?de=prospectos&etapa=visita')).toBe(false)
  expect(isOutdated('?de=prospectos&etapa=castillo&origen=sitio')).toBe(true)
  expect(isOutdated('?type=bodega&frente=20')).toBe(true)
})
