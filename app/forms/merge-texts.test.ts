import { expect, test } from 'vitest'
import { mergeTexts, parseTexts } from './merge-texts.ts'

const BASE = { address: '', name: 'Plaza Encino', location: 'Cumbres', floors: '2' }

test('a text that only one person changed has that change', () => {
  const mine = { ...BASE, name: 'Plaza Encinos' }
  const saved = { ...BASE, floors: '3', address: 'Av. Uno 1' }
  const merged = mergeTexts({ base: BASE, mine, saved })
  expect(merged).toEqual({ values: { ...BASE, name: 'Plaza Encinos', floors: '3', address: 'Av. Uno 1' }, errors: {} })
})

test('a text that both changed stays as it was typed and has a note with the saved one', () => {
  const merged = mergeTexts({
    base: BASE,
    mine: { ...BASE, name: 'Mía', floors: '4', location: 'Valle' },
    saved: { ...BASE, name: 'Suya', floors: '4', location: '' },
  })
  expect(merged.values).toMatchObject({ name: 'Mía', floors: '4', location: 'Valle' })
  expect(merged.errors).toEqual({ name: 'Otra persona guardó «Suya»', location: 'Otra persona lo dejó vacío' })
})

test.each(['', 'null', '7', '{', '"texto"'])('«%s» is not a valid base of a form', (json) => {
  expect(parseTexts(json)).toBeNull()
})

test('only strings are read from the base of a form', () => {
  expect(parseTexts('{"name":"Plaza","floors":2,"address":null}')).toEqual({ name: 'Plaza' })
})
