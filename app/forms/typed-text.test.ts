import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { oneLine, plainSigns, severalLines } from './typed-text.ts'

test.each([
  ['  Ana   Ruiz ', 'Ana Ruiz'],
  ['Ana\0\r\nRuiz\u0085\u2028\u000B\u007F x', 'Ana Ruiz x'],
  ['Jose\u0301', 'José'],
  ['Jos\uD800', 'Jos\uFFFD'],
  ['\u202eziuR anA\u202c', 'ziuR anA'],
  ['👩‍👩‍👧 Ñ', '👩‍👩‍👧 Ñ'],
  ['👨🏽‍🔧 ❤️', '👨🏽‍🔧 ❤️'],
  ['\u200E81\u200F 12\u061C34\u00AD 56\u206678\u2069', '81 1234 5678'],
  ['Bo\u200Dde\u200Cga 5\uFE0F', 'Bodega 5'],
  [' \t\u200b\uFEFF ', ''],
])('%j becomes the line %j', (typed, line) => {
  expect(oneLine(typed)).toBe(line)
})

test('figures and phones have plain digits and hyphens', () => {
  expect(plainSigns('８１－12–34—56‑78−9')).toBe('81-12-34-56-78-9')
})

test('several lines keep their line ends and lose invisible characters', () => {
  expect(severalLines('  Hola\r\n\r\nuna\rdos\u2028tres\tcuatro\0\u0007\u202E fin\n')).toBe(
    'Hola\n\nuna\ndos\ntres\tcuatro fin',
  )
})

test('any input stays the same when it is normalised again and can be stored', () => {
  fc.assert(
    fc.property(anyText(60), (text) => {
      for (const tidy of [oneLine, severalLines]) {
        const once = tidy(text)
        expect(once).not.toContain('\0')
        expect(once.isWellFormed()).toBe(true)
        expect(tidy(once)).toBe(once)
      }
      expect(oneLine(text)).not.toMatch(/[\r\n]/)
    }),
  )
})
