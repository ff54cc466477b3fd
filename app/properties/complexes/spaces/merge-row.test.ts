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

test('what only one of two changed is as they left it, what both changed stays and is told', () => {
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

test('the rows of a form, whatever it holds', () => {
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
