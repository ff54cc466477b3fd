import { describe, expect, test } from 'vitest'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { findByCode, labelledWords } from './find-by-code.ts'
import { list } from './list.ts'
import { parseFilters } from './filters.ts'
import { readFilters } from './read-request.ts'

const CODES = [
  'PROP-215',
  'PROP-2150',
  'PROP-21',
  'CN-0042',
  'A12',
  'A-1-2',
  'Bodega',
  '500',
  'CN 12 B',
  'CN-12',
  'PRÓP_7',
]
const { offered } = catalogueOf(CODES.map((propertyId) => ({ propertyId, status: 'disponible' })))

function codesIn(search: string): (string | null)[] {
  return [...(findByCode(offered, search)?.rows ?? [])].map(({ propertyId }) => propertyId).toSorted()
}

describe('an ID alone finds its property in any spelling', () => {
  test.each([
    'ID PROP-215',
    'ID: PROP-215',
    '#PROP-215',
    'Ref. PROP-215',
    'clave PROP-215',
    '(PROP-215)',
    'PROP215',
    'PROP–215',
    'prop 215',
    'Prop.215',
    'PROP_215',
    'PROP−215',
    'PROP‑215',
    'PROP/215',
    '“PROP-215”',
    'PROP-215.',
    'ID:PROP-215',
    'Ref.PROP-215',
    'id=prop215',
    'ID #PROP-215',
    'Código: PROP-215',
    'código:PROP215',
    'ID de propiedad: PROP-215',
    'clave de la propiedad PROP 215',
    'no. PROP-215',
    'la propiedad PROP-215',
    'ＰＲＯＰ－２１５',
    'PROP\u00AD-215',
    'folio prop 215',
    'Referencia: #PROP-215',
    'ID PROP-215 en Apodaca, gracias',
  ])('%s', (search) => {
    expect(codesIn(search)).toEqual(['PROP-215'])
    expect(findByCode(offered, search)?.rest).toBe('')
  })

  test.each([
    ['cn0042', 'CN-0042'],
    ['CN 0042', 'CN-0042'],
    ['#a12', 'A12'],
    ['Cve. a12', 'A12'],
    ['a 1 2', 'A-1-2'],
    ['ID A 1-2', 'A-1-2'],
    ['clave cn 12 b', 'CN 12 B'],
    ['clave cn 12 apodaca', 'CN-12'],
    ['prop 7', 'PRÓP_7'],
    ['ID bodega', 'Bodega'],
    ['500', '500'],
  ])('%s finds %s', (search, code) => {
    expect(codesIn(search)).toEqual([code])
  })
})

describe('an ID beside other words', () => {
  test.each([
    ['bodega PROP-215 en Apodaca', ['PROP-215'], 'bodega en Apodaca'],
    ['PROP-215, PROP-21', ['PROP-21', 'PROP-215'], ''],
    ['PROP-215,CN-0042', ['CN-0042', 'PROP-215'], ''],
    ['PROP-215 y CN-0042', ['CN-0042', 'PROP-215'], ''],
    ['ID PROP-215, PROP-21', ['PROP-21', 'PROP-215'], ''],
    ['nave A12', ['A12'], 'nave'],
  ])('«%s» is read as %o', (search, codes, rest) => {
    expect(codesIn(search)).toEqual(codes)
    expect(findByCode(offered, search)?.rest).toBe(rest)
  })

  test.each([
    'bodega',
    'bodega en Apodaca',
    'bodega de 500 m2',
    'nave 500',
    'PROP-999',
    'ID',
    'clave de',
    '',
    '#',
    'prop',
  ])('«%s» contains no ID', (search) => expect(findByCode(offered, search)).toBeNull())
})

test('a property is found by the code that replaces a missing ID, also if it has only letters', () => {
  const catalogue = catalogueOf([{ propertyId: null, status: 'disponible' }])
  const [row] = catalogue.offered
  const unnamed = { ...row, id: '0-cafe', code: 'prop-cafe' } as (typeof offered)[number]
  for (const search of ['PROP-cafe', 'ID PROP-CAFE', 'prop cafe'])
    expect(findByCode([unnamed], search)?.rows).toEqual(new Set([unnamed]))
})

test('a listing of an ID has only its property, within the filters', () => {
  const catalogue = catalogueOf([
    { propertyId: 'PROP-215', status: 'disponible', type: 'oficina' },
    { propertyId: 'PROP-216', status: 'disponible', type: 'bodega', description: 'Junto a PROP-215' },
    { propertyId: 'PROP-217', status: 'pausada', type: 'bodega' },
  ])
  const idsOf = (query: string) => list(readFilters(parseFilters(query), catalogue)).rows.map(({ id }) => id)
  expect(idsOf('search=ID:+PROP-215')).toEqual(['1'])
  expect(idsOf('search=prop+215&type=oficina')).toEqual(['1'])
  expect(idsOf('search=PROP215&type=bodega')).toEqual([])
  expect(idsOf('search=PROP-217')).toEqual([])
})

test('a label and the word after it may be an ID, so neither is corrected', () => {
  expect([...labelledWords('Clave: ALFAR en Apodca')]).toEqual(['clave', 'alfar'])
  expect([...labelledWords('bodga')]).toEqual([])
})
