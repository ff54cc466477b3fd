import { expect, test } from 'vitest'
import { mergeRow } from './merge-row.ts'
import { type SpaceRow, type SpaceTexts, isBlank, rowsIn } from './space-rows.ts'

const BASE: SpaceTexts = {
  propertyId: 'L-1',
  title: 'Local 1',
  area: '85',
  price: '46,750',
  level: '',
  status: 'disponible',
  currency: 'MXN',
  category: 'renta',
  type: 'local',
}

function row(version: number, texts: Partial<SpaceTexts>): SpaceRow {
  return { id: 'a', version, texts: { ...BASE, ...texts }, base: BASE, errors: {}, message: null, quoted: null }
}

test('a cell that only one person changed has the changed text; a cell that both changed stays and has an error', () => {
  const mine = row(1, { price: '50,000', title: 'Local uno' })
  const saved = row(2, { price: '48,000', status: 'separada' })
  const merged = mergeRow(mine, { ...saved, base: saved.texts })
  expect(merged).toMatchObject({
    version: 2,
    texts: { ...BASE, price: '50,000', title: 'Local uno', status: 'separada' },
    base: saved.texts,
    errors: { price: 'Otra persona guardó «48,000»' },
  })
  expect(Object.keys(merged.errors)).toEqual(['price'])
})

test('any form is read as rows', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['id', 'a'],
    ['id', 'b'],
    ['version', '3'],
    ['version', 'x'],
    ['base', JSON.stringify(BASE)],
    ['base', '{'],
    ['title', 'Local\n 1'],
    ['title', ''],
    ['area', '85'],
  ] as const)
    form.append(name, value)
  const [first, second] = rowsIn(form)
  expect(first).toMatchObject({ id: 'a', version: 3, base: BASE, texts: { title: 'Local 1', area: '85', price: '' } })
  expect(second).toMatchObject({ id: 'b', version: 0, texts: { title: '', area: '' } })
  expect([first, second].map((each) => each && isBlank(each))).toEqual([false, true])
})

test('a closed column keeps its stored value; an opened column has the typed value', () => {
  const base = { ...BASE, vat: 'mas_iva', corner: '' }
  const form = new FormData()
  for (const [name, value] of Object.entries({
    ...BASE,
    corner: 'si',
    id: 'a',
    version: '1',
    base: JSON.stringify(base),
  }))
    form.append(name, value)
  expect(rowsIn(form)).toMatchObject([{ texts: { ...BASE, vat: 'mas_iva', corner: 'si' }, base }])
})

test('a closed column takes the value that another person has saved', () => {
  const known = { ...BASE, vat: 'mas_iva' }
  const theirs = { ...BASE, vat: 'incluido', maintenance: '35' }
  const mine = { ...row(1, {}), texts: { ...known, price: '50,000' }, base: known }
  expect(mergeRow(mine, { ...row(2, {}), texts: theirs, base: theirs })).toMatchObject({
    texts: { ...theirs, price: '50,000' },
    errors: {},
  })
})

test('an empty row is ignored, also with an opened column, unless that column has a value', () => {
  const blank = { ...BASE, propertyId: '', title: '', area: '', price: '', vat: '' }
  expect(isBlank({ version: 0, texts: blank })).toBe(true)
  expect(isBlank({ version: 0, texts: { ...blank, vat: 'mas_iva' } })).toBe(false)
  expect(isBlank({ version: 0, texts: { ...blank, type: 'bodega', category: 'venta' } })).toBe(true)
  expect(isBlank({ version: 0, texts: { ...blank, status: 'rentado' } })).toBe(false)
  expect(isBlank({ version: 1, texts: blank })).toBe(false)
})

test('the text of a row is never taken from the posted base', () => {
  const texts = { ...BASE, priceBase: 'por hectárea' }
  const rowWith = (version: string, base: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...texts, id: 'a', version, base })) form.append(name, value)
    return rowsIn(form)[0]
  }
  const nothing = Object.fromEntries(Object.keys(BASE).map((cell) => [cell, '']))
  for (const base of [JSON.stringify(texts), '{', ''])
    expect(rowWith('0', base)).toMatchObject({ texts, base: nothing })
  for (const base of ['{', '', '7']) expect(rowWith('2', base)?.base).toEqual(nothing)
  expect(rowWith('2', JSON.stringify(texts))).toMatchObject({ base: texts })
})
