import { expect, test } from 'vitest'
import { mergeTexts, parseTexts } from './merge-texts.ts'

const BASE = { address: '', name: 'Plaza Encino', location: 'Cumbres', floors: '2' }

test('what only one person changed is as they left it', () => {
  const mine = { ...BASE, name: 'Plaza Encinos' }
  const saved = { ...BASE, floors: '3', address: 'Av. Uno 1' }
  const merged = mergeTexts({ base: BASE, mine, saved })
  expect(merged).toEqual({ values: { ...BASE, name: 'Plaza Encinos', floors: '3', address: 'Av. Uno 1' }, errors: {} })
})

test('what both changed stays as it was typed, and says what was saved', () => {
  const merged = mergeTexts({
    base: BASE,
    mine: { ...BASE, name: 'Mía', floors: '4', location: 'Valle' },
    saved: { ...BASE, name: 'Suya', floors: '4', location: '' },
  })
  expect(merged.values).toMatchObject({ name: 'Mía', floors: '4', location: 'Valle' })
  expect(merged.errors).toEqual({ name: 'Otra persona guardó «Suya»', location: 'Otra persona lo dejó vacío' })
})

test.each(['', 'null', '7', '{', '"texto"'])('«%s» is nothing that a form was opened with', (json) => {
  expect(parseTexts(json)).toBeNull()
})

test('only texts are taken of what a form was opened with', () => {
  expect(parseTexts('{"name":"Plaza","floors":2,"address":null}')).toEqual({ name: 'Plaza' })
})
