import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { endsInCode, numberedSlugs, plainSlugs } from './slug.ts'
import { slugify } from '#app/text/slugify.ts'

const MAX_LENGTH = 100
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

test.each([
  ['capitals are lowered', 'BODEGA Apodaca', 'bodega-apodaca'],
  ['accents are folded', 'Áéíóú ÀÈÌÒÙ äëïöü', 'aeiou-aeiou-aeiou'],
  ['ñ becomes n, ü becomes u', 'Peñón Güero', 'penon-guero'],
  ['accents typed apart from their letter are folded too', 'Pen\u0303on Jose\u0301', 'penon-jose'],
  ['symbols disappear without leaving a gap', '¡Oferta! 50% (m²) L.B. #4/5 a_b', 'oferta-50-m-lb-45-ab'],
  [
    'ligatures and letters of other languages stay',
    'Straße Øre Łódź Æsir ﬁnca œuvre ĳ',
    'strasse-ore-lodz-aesir-finca-oeuvre-ij',
  ],
  ['other scripts are removed', 'Nave 東京 тест', 'nave'],
  ['what nobody sees is no gap', 'Bo\u00ADde\u200Dga\uFE0F', 'bodega'],
  ['a typed hyphen stays', 'Local semi-nuevo', 'local-semi-nuevo'],
  ['a dash between spaces is one hyphen', 'Local - Centro – Sur', 'local-centro-sur'],
  ['an en dash without spaces is a hyphen', 'Local semi–nuevo', 'local-semi-nuevo'],
  ['an em dash is a hyphen', 'Nave—Apodaca', 'nave-apodaca'],
  ['dashes between spaces collapse', 'Nave – Apodaca — Norte', 'nave-apodaca-norte'],
  ['a minus, a figure dash and a hyphen that does not break', '3−4 5‒6 7‑8', '3-4-5-6-7-8'],
  ['wide and small dashes', 'a－b﹣c⸺d⁃e', 'a-b-c-d-e'],
  ['no dash at either end', '—Local–', 'local'],
  ['dashes alone are empty', '– — −', ''],
  ['white space of every kind becomes one hyphen', 'a  b\tc\nd\u00A0e\u2003f', 'a-b-c-d-e-f'],
  ['repeated hyphens collapse', 'a---b - - c', 'a-b-c'],
  ['no hyphen at either end', ' -- Local -- ', 'local'],
  ['no hyphen at either end where symbols were', '¡ Local ! ?', 'local'],
  ['digits stay', '24 Horas 7', '24-horas-7'],
  ['nothing usable is empty', '¡¿%&/()! 東京', ''],
  ['an empty title is empty', '', ''],
  ['markup is harmless', '<script>alert("x")</script>', 'scriptalertxscript'],
  ['a path is harmless', '../../etc/passwd', 'etcpasswd'],
])('%s', (_rule, title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('a slug is cut at 100 characters', () => {
  expect(slugify('a'.repeat(MAX_LENGTH))).toHaveLength(MAX_LENGTH)
  expect(slugify('a'.repeat(MAX_LENGTH + 1))).toBe('a'.repeat(MAX_LENGTH))
})

test('a cut at a hyphen leaves no hyphen at the end', () => {
  expect(slugify(`${'a'.repeat(MAX_LENGTH - 1)} b`)).toBe('a'.repeat(MAX_LENGTH - 1))
})

test('removed characters do not count towards the 100 characters', () => {
  expect(slugify(`- - ${'a'.repeat(MAX_LENGTH)}`)).toBe('a'.repeat(MAX_LENGTH))
})

test('any text gives an empty slug, or at most 100 letters and digits with single hyphens, and a slug stays the same', () => {
  fc.assert(
    fc.property(anyTitle(), (title) => {
      const slug = slugify(title)
      expect(slug === '' || SLUG.test(slug)).toBe(true)
      expect(slug.length).toBeLessThanOrEqual(MAX_LENGTH)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})

test('accents and capitals never change a slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aeiounAEIOUN -1') }), (title) => {
      expect(slugify(title.replaceAll(/[aeioun]/gi, (letter) => `${letter}\u0301`).toUpperCase())).toBe(slugify(title))
    }),
  )
})

test('the slug of a property is its title, then title and folded code, then with numbers', () => {
  expect(firstCandidates({ title: 'Local en Renta', propertyId: 'PROP-Ñ 01' }, 4)).toEqual([
    'local-en-renta',
    'local-en-renta-prop-n-01',
    'local-en-renta-prop-n-01-2',
    'local-en-renta-prop-n-01-3',
  ])
})

test('without a code the title is numbered', () => {
  expect(firstCandidates({ title: 'Local', propertyId: null }, 3)).toEqual(['local', 'local-2', 'local-3'])
})

test('an empty slug falls back to the code, then to the id', () => {
  expect(firstCandidates({ title: '東京', propertyId: 'PROP-7' }, 2)).toEqual(['prop-7', 'prop-7-2'])
  expect(firstCandidates({ title: '¡!', propertyId: '#' }, 2)).toEqual(['0198-id', '0198-id-2'])
})

test('a code after a long title shortens the title, but not the code', () => {
  const [title, withCode] = firstCandidates({ title: 'a'.repeat(200), propertyId: 'PROP-001' }, 2)
  expect(title).toBe('a'.repeat(MAX_LENGTH))
  expect(withCode).toBe(`${'a'.repeat(MAX_LENGTH - '-prop-001'.length)}-prop-001`)
})

test('a code as long as a slug replaces the title', () => {
  expect(firstCandidates({ title: 'Local', propertyId: 'x'.repeat(MAX_LENGTH) }, 2)).toEqual([
    'local',
    'x'.repeat(MAX_LENGTH),
  ])
})

test('a numbered slug never repeats an earlier candidate', () => {
  const full = `${'a'.repeat(MAX_LENGTH - 2)}-2`
  expect(firstCandidates({ title: full, propertyId: null }, 2)).toEqual([full, `${'a'.repeat(MAX_LENGTH - 2)}-3`])
  const most = 'a'.repeat(MAX_LENGTH - '-c-2'.length)
  const numbered = { title: `${most}-c-2`, propertyId: 'C' }
  expect(firstCandidates(numbered, 3)).toEqual([`${most}-c-2`, `${most}-c-c`, `${most}-c-3`])
})

test('a slug may end in a code', () => {
  expect(endsInCode('bodega-prop-7-2', 'PROP-7-2')).toBe(true)
  expect(endsInCode('bodega-2', '2')).toBe(true)
  expect(endsInCode('bodega-12', '2')).toBe(false)
  expect(endsInCode('bodega', '')).toBe(false)
})

test('candidates are valid slugs and all different', () => {
  const code = fc.option(fc.oneof(fc.string({ maxLength: 120 }), fc.stringMatching(/^[a-c-]{0,110}$/)))
  fc.assert(
    fc.property(anyTitle(), code, (title, propertyId) => {
      const candidates = firstCandidates({ title, propertyId }, 12)
      expect(new Set(candidates).size).toBe(12)
      for (const slug of candidates) {
        expect(slug).toMatch(SLUG)
        expect(slug.length).toBeLessThanOrEqual(MAX_LENGTH)
      }
    }),
  )
})

function anyTitle() {
  return fc.oneof(anyText(150), fc.string({ unit: fc.constantFrom(...'aB9ñÁ -_–.\t'), maxLength: 250 }))
}

function firstCandidates(property: { title: string; propertyId: string | null }, count: number): string[] {
  const named = { id: '0198-id', ...property }
  const first = plainSlugs(named)
  for (const numbered of numberedSlugs(named)) {
    if (first.length >= count) break
    first.push(numbered)
  }
  return first.slice(0, count)
}
