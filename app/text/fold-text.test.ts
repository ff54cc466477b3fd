import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, searchWords } from './fold-text.ts'

test.each([
  ['capitals are lowered', 'MONTERREY', 'monterrey'],
  ['accents and ñ are folded', 'Ávila Peñón Güémez', 'avila penon guemez'],
  ['accents typed apart from their letter are folded', 'Pen\u0303on', 'penon'],
  ['compatibility forms are opened', '120 m² Nº ﬁn １２', '120 m2 no fin 12'],
  ['white space of every kind collapses', ' a \t\n b\u00A0\u2003c ', 'a b c'],
  ['what nobody sees is nothing', 'Bo\u00ADde\u200Dga\u200E 5\uFE0F', 'bodega 5'],
  [
    "an apostrophe and what is typed for it joins its word: O'Farrill",
    'O’Farrill d´Angelo L`Oca',
    'ofarrill dangelo loca',
  ],
  ['signs stay', '50% C_1 "x" \\ #', '50% c_1 "x" \\ #'],
  ['nothing stays nothing', ' \u0301 ', ''],
])('%s', (_rule, text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each(["O'Farrill", 'O’Farrill', 'O‘Farrill', 'OʼFarrill', 'O´Farrill', 'O`Farrill', 'O′Farrill', 'O＇Farrill'])(
  '%s is folded to OFarrill',
  (name) => expect(foldText(name)).toBe('ofarrill'),
)

test('folding twice is the same as folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aÁñÑüẞİßﬁ²º 9%_"\\\t東\'’´`″') }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})

test('a text in capitals or with accents is folded to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aeioun 12%') }), (text) => {
      expect(foldText(text.replaceAll(/[aeioun]/g, '$&\u0301').toUpperCase())).toBe(foldText(text))
    }),
  )
})

test('repeated words of a search are searched once', () => {
  expect(searchWords(' Bodega  bodéga APODACA ')).toEqual(['bodega', 'apodaca'])
})

test('an empty search has no words', () => {
  expect(searchWords('')).toEqual([])
  expect(searchWords(' \u00A0\t')).toEqual([])
})
