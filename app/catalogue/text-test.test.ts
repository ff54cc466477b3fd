import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '#app/text/fold-text.ts'
import { runs } from '#test/tier.ts'
import { textPattern, matchesPattern } from './word-index.ts'
import { openWordIndex } from './word-index.ts'

const TEXT = fc
  .array(
    fc.oneof(
      fc.constantFrom('bodega', 'Ñandú', 'a.c.', '100%', 'm²', "l'oca", '4', 'de', 'lámina', 'mina', 'San José', '🏢'),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((words) => foldText(words.join(' ')))

test('the index finds the same rows as a comparison of each text', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(fc.array(TEXT, { maxLength: 12 }), TEXT, fc.nat(), fc.nat(), (texts, other, from, length) => {
      const index = openWordIndex()
      texts.forEach((text, row) => index.add(row, text))
      const source = texts[from % Math.max(1, texts.length)] ?? other
      const at = from % Math.max(1, source.length)
      const folded = foldText(source.slice(at, at + 1 + (length % 8)))
      const pattern = textPattern(folded)
      fc.pre(pattern.text !== '')
      const marks = new Uint8Array(texts.length)
      const isSure = index.mark(pattern, marks)
      const matching = texts.flatMap((text, row) => (matchesPattern(text, pattern) ? [row] : []))
      const marked = texts.flatMap((_text, row) => (marks[row] === 1 ? [row] : []))
      expect(matching.filter((row) => !marked.includes(row))).toEqual([])
      expect(isSure ? marked : matching).toEqual(matching)
    }),
    { numRuns: runs(500) },
  )
})

test.each([
  ['bodega', 'ode', true],
  ['bodega', 'bo', true],
  ['bodega', 'od', false],
  ['lamina', 'mina', false],
  ['la mina', 'mina', true],
  ['100%', '%', false],
  ['nave 4', '4', true],
  ['nave 14', '4', false],
])('«%s» matches the pattern «%s»: %s', (text, word, isSaid) => {
  expect(matchesPattern(text, textPattern(word))).toBe(isSaid)
})
