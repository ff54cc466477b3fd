import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextCatalogue } from '#app/catalogue/catalogue.ts'
import { editDistance } from '#app/text/edit-distance.ts'
import { foldText } from '#app/text/fold-text.ts'
import { catalogueOf, storedRow } from '#test/factories/catalogue.ts'
import { correctWords, staffTexts, visitorTexts } from './correct-words.ts'
import { nearestName } from './similar-names.ts'
import { readSearch, readWords } from './read-search.ts'
import { formsOfWord, typedWords } from './search-words.ts'
import { meaningOf } from './trade-words.ts'
import { MUNICIPALITIES } from '#app/catalogue/facts/places.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'
import { runs } from '#test/tier.ts'

const CATALOGUE = catalogueOf([
  {
    title: 'Bodega con andenes en Huinalá',
    type: 'bodega',
    category: 'renta',
    municipality: 'Apodaca',
    state: 'Nuevo León',
    location: 'Huinalá',
    propertyId: 'PROP-215',
  },
  {
    title: 'Oficina amueblada, sin columnas',
    type: 'oficina',
    category: 'renta',
    municipality: 'San Nicolás de los Garza',
    location: 'Anáhuac',
    address: 'Calle Xicoténcatl 12',
  },
  {
    title: 'Local en esquina',
    type: 'local',
    category: 'venta',
    municipality: 'San Pedro Garza García',
    location: 'Del Valle',
  },
  { title: 'Casa Zarzamora', type: 'casa', category: 'venta', status: 'vendida' },
])

function corrected(search: string, catalogue = CATALOGUE) {
  return correctWords(search, readSearch(search, NUEVO_LEON).terms, visitorTexts(catalogue))
}

/** The correction of a search whose facts are read, too. */
function correctedIn(search: string) {
  const { terms, facts } = readSearch(search, NUEVO_LEON)
  return correctWords(search, terms, visitorTexts(CATALOGUE), facts ? [facts.type] : [])
}

test('of a long search only as many words are corrected as it may cost', () => {
  const texts = visitorTexts(CATALOGUE)
  const words = ['bodga', 'ofisina', 'apodcaa', 'nicolaz', 'locla', 'terrno']
  const { terms } = readSearch(words.join(' '), NUEVO_LEON)
  const correctedWith = (size: number) => {
    const index = { ...texts.index, words: () => Array.from({ length: size }, (_, at) => `x${at}`) }
    const found = correctWords(words.join(' '), terms, { ...texts, index })
    return (found ?? words.join(' ')).split(' ').filter((word, at) => word !== words[at]).length
  }
  expect([10, 120_000, 400_000].map(correctedWith)).toEqual([6, 2, 0])
})

test.each([
  ['bodga', 'bodega'],
  ['vodegas', 'bodegas'],
  ['ofisina', 'oficina'],
  ['apodcaa', 'apodaca'],
  ['san nicolaz', 'san nicolás'],
  ['San Pedor', 'San Pedro'],
  ['bodga en rneta', 'bodega en renta'],
  ['bodega serca de apodaca', 'bodega cerca de apodaca'],
  ['BODGA, apodcaa; huinla', 'Bodega, apodaca; huinalá'],
  ['¿bodga?', '¿bodega?'],
  // The other words stay as they were typed, figures too.
  ['Bódga  ÁPODACA hasta $20,000 de 200m2', 'Bodega ÁPODACA hasta $20,000 de 200m2'],
  ['bodega con 3 andnes', 'bodega con 3 andenes'],
  // A street that only the catalogue has; two edits are allowed from seven letters.
  ['xicotencalt', 'xicotencatl'],
  ['xikotenkatl', 'xicotencatl'],
  ['oficina sin colunmas', 'oficina sin columnas'],
  ['no en Apdaca', 'no en Apodaca'],
])('«%s» is corrected to «%s»', (typed, right) => expect(corrected(typed)).toBe(right))

test.each([
  '',
  'bodega',
  'bodegas en renta en apodaca',
  // Part of a word that the catalogue has.
  'bodeg',
  'ofici',
  // Too short, too far.
  'bdg',
  'bdga',
  'ofsna',
  'xilófono',
  // Figures, IDs and number words.
  'PROP-2l5',
  'prop-216',
  'bodega1',
  '200m2',
  '3,500',
  'bod-ga',
  'siete',
  'hasta 240 mil anuales',
  'altura máxima de 9 m',
  // 'precio' is not suggested, because it is a word about figures.
  'precia',
  // Correct words of the trade that no property contains.
  'guadalupe',
  'penthouse',
  'jiménez',
  'pausada',
  // The words of properties that are not available are unknown to visitors.
  'zarzamoar',
])('«%s» stays as it was typed', (typed) => expect(corrected(typed)).toBeNull())

test.each([
  // A typed type stays the only one.
  ['bodega lotf', 'bodega', null],
  ['oficina lotus', 'oficina', null],
  ['bodega casae', 'bodega', null],
  ['local depot', 'local', null],
  ['terreno nabe', 'terreno', null],
  ['casa ofisina', 'casa', null],
  ['consultorio casonaa', 'oficina', null],
  ['bodga', 'bodega', 'bodega'],
  ['bodega con andnes', 'bodega', 'bodega con andenes'],
  ['bodega nabe', 'bodega', 'bodega nave'],
  ['ofisina coworkin', 'oficina', 'oficina coworking'],
])('a correction of «%s» leads to no other type than %s', (search, type, right) => {
  const found = correctedIn(search)
  expect(found).toBe(right)
  for (const word of found?.split(' ') ?? [])
    expect([type, null]).toContain(
      meaningOf([word], NUEVO_LEON)?.column === 'type' ? meaningOf([word], NUEVO_LEON)?.value : null,
    )
})

test.each(['loft', 'lofts', 'naves', 'lote', 'casas', 'penthouse', 'quinta', 'coworking'])(
  '«%s» names a type or subtype and is never corrected',
  (search) => expect(correctedIn(search)).toBeNull(),
)

test('a word that is as near to the names of two types is not corrected', () => {
  expect(corrected('lofe')).toBeNull()
  expect(corrected('loftt')).toBe('loft')
})

test('the type that a filter asks for stays the only one', () => {
  const { terms } = readSearch('lotus', NUEVO_LEON)
  expect(correctWords('lotus', terms, visitorTexts(CATALOGUE))).toBe('lotes')
  expect(correctWords('lotus', terms, visitorTexts(CATALOGUE), ['oficina'])).toBeNull()
})

test('the word that more properties contain has priority, then the alphabet', () => {
  const titles = (...words: string[]) => catalogueOf(words.map((title) => ({ title })))
  expect(corrected('parque xalto', titles('parque salto', 'parque xalta', 'xalta'))).toBe('parque xalta')
  expect(corrected('parque xalto', titles('parque xalta', 'parque salto'))).toBe('parque salto')
  // A nearer word has priority over one that more properties contain.
  expect(corrected('encinoss', titles('encinas', 'encinas', 'encinos'))).toBeNull()
  expect(corrected('encunios', titles('encinas', 'encinas', 'encunos'))).toBe('encunos')
})

test('words that no row contains any more are removed', () => {
  const before = catalogueOf([{ title: 'Quinta Zarzamora' }, { title: 'Quinta' }])
  expect(corrected('zarzamoar', before)).toBe('zarzamora')
  expect(corrected('zarzamoar', nextCatalogue(before, [storedRow('1', { title: 'Quinta' })], []))).toBeNull()
  expect(corrected('zarzamoar', nextCatalogue(before, [], ['1']))).toBeNull()
})

test('staff searches use the words of all properties', () => {
  const search = 'zarzamoar vendda'
  expect(correctWords(search, readWords(search, NUEVO_LEON), staffTexts(CATALOGUE))).toBe('zarzamora vendida')
})

test('a word is never corrected to the code that replaces a missing ID', () => {
  const texts = staffTexts(
    nextCatalogue(CATALOGUE, [storedRow('0198-cafe', { title: 'Quinta', propertyId: null })], []),
  )
  for (const search of ['cafex', 'PROP-cafex', 'prop cafe'])
    expect(correctWords(search, readWords(search, NUEVO_LEON), texts)).toBeNull()
})

test('only an unknown word of letters is corrected, and only to a similar one', () => {
  const words = [
    'Bodega',
    'renta',
    'san',
    'nicolás',
    'Huinalá',
    'andenes',
    'esquina',
    'de',
    'sin',
    'columnas',
    'amueblada',
  ]
  const sign = fc.constantFrom('a', 'e', 's', 'z', 'ñ', '1', '-', ',')
  const slip = fc
    .tuple(fc.constantFrom(...words), fc.nat({ max: 8 }), fc.nat({ max: 2 }), sign)
    .map(([word, at, without, put]) => word.slice(0, at) + put + word.slice(at + without))
  const figure = fc.constantFrom('200m2', '3,500', 'PROP-2l5', 'hasta 20 mil')
  const search = fc.array(fc.oneof(fc.constantFrom(...words), slip, figure), { minLength: 1, maxLength: 5 })
  const { rows, testOf } = visitorTexts(CATALOGUE)
  fc.assert(
    fc.property(search, (typed) => {
      const right = corrected(typed.join(' '))?.split(' ')
      if (!right) return
      const before = typedWords(typed.join(' '))
      expect(right).toHaveLength(before.length)
      const changed = before.flatMap((word, at) => (word === right[at] ? [] : [[word, right[at] ?? '']]))
      expect(changed).not.toEqual([])
      for (const pair of changed) {
        const [wrong = '', other = ''] = pair.map((word) => foldText(word).replaceAll(/[^a-z\d-]/g, ''))
        expect(wrong).toMatch(/^[a-z]{4,}$/)
        expect(rows.some(testOf(formsOfWord(wrong)))).toBe(false)
        expect(editDistance(wrong, other)).toBeLessThanOrEqual(wrong.length < 7 ? 1 : 2)
      }
    }),
    { numRuns: runs(500) },
  )
})

test.each([
  ['bodejas', 'bodegas'],
  ['BODGEA', 'bodega'],
  ['ofecina', 'oficina'],
  ['rrenta', 'renta'],
  ['terenos', 'terrenos'],
  ['departamneto', 'departamento'],
  ['lokal', 'local'],
  ['coworkin', 'coworking'],
  ['monterey', 'Monterrey'],
  ['escovedo', 'Escobedo'],
  ['cumbrez', 'Cumbres'],
  ['lindavista', 'Linda Vista'],
  ['santacatarina', 'Santa Catarina'],
])('«%s» is read as a misspelling of «%s»', (typed, name) => expect(nearestName(typed, NUEVO_LEON)).toBe(name))

test.each(['', 'kia', 'koi', 'medico', 'workshop', 'quinta', 'rancho', 'prop-001', '20000', 'taqueria', '🏢🏢🏢🏢🏢'])(
  '«%s» is not a misspelling',
  (typed) => expect(nearestName(typed, NUEVO_LEON)).toBeNull(),
)

test('a municipality with a transposed, missing or doubled letter is recognised', () => {
  const long = MUNICIPALITIES.flatMap((name) => name.split(' ')).filter((word) => word.length >= 9)
  fc.assert(
    fc.property(
      fc.constantFrom(...long),
      fc.nat(8),
      fc.constantFrom('left out', 'twice', 'turned'),
      (word, at, slip) => {
        const [first, here = '', rest] = [word.slice(0, at), word[at], word.slice(at + 1)]
        const typed =
          slip === 'left out'
            ? first + rest
            : slip === 'twice'
              ? first + here + here + rest
              : first + rest.slice(0, 1) + here + rest.slice(1)
        expect(nearestName(typed, NUEVO_LEON)).toBe(word)
      },
    ),
  )
})
