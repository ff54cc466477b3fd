import { describe, expect, test } from 'vitest'
import { slowMs } from '#test/linear-time.ts'
import { decodeText } from './decode-text.ts'
import { HIGH_CHARACTERS, SINGLE_BYTE, type SingleByte } from '#app/inventory/import/file/text-encodings.ts'

const TEXT = 'Clave,Título,Colonia\nA-1,"Nave en Mérida, 120 m²",Ñandú y Peñón\nA-2,LOCAL EN LEÓN,CUAUHTÉMOC'

test.each<[name: string, bytes: Buffer, encoding: string]>([
  ['UTF-8', Buffer.from(TEXT), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`), 'utf-8'],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 'utf-16le'],
  ['UTF-16 without one', Buffer.from(TEXT, 'utf16le'), 'utf-16le'],
  ['UTF-16 in the other order', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16(), 'utf-16be'],
  ['UTF-16 in the other order without a mark', Buffer.from(TEXT, 'utf16le').swap16(), 'utf-16be'],
  ['Windows-1252', stored(TEXT, 'windows-1252'), 'windows-1252'],
  ['MacRoman', stored(TEXT.replace('²', '2'), 'macintosh'), 'macintosh'],
  ['DOS 850', stored(TEXT, 'ibm850'), 'ibm850'],
])('text in %s', (name, bytes, encoding) => {
  const text = name === 'MacRoman' ? TEXT.replace('²', '2') : TEXT
  expect(decodeText(bytes)).toEqual({ text, encoding, notes: [] })
})

test('the mark in the middle of joined files goes', () => {
  expect(decodeText(Buffer.from('A,1\n\uFEFF"B",2')).text).toBe('A,1\n"B",2')
})

test.each(SINGLE_BYTE)('single words in %s have their letters', (encoding) => {
  const words = 'Mérida,Colón,Ángel,MÉXICO,año,Querétaro,Índice,pingüino,Peña,PEÑA,¿Sí?,Yucatán,Nuevo León'
  for (const word of words.split(',')) expect([word, decodeText(stored(word, encoding)).text]).toEqual([word, word])
})

test('an apostrophe or a sign of Windows is no letter of another encoding', () => {
  for (const text of ['1’250,000', 'O’Donnell', 'Av. Juárez – Centro', '“Plaza”', '120 m² + 5°', '1´250,000', '€ 50'])
    expect(decodeText(stored(text, 'windows-1252'))).toMatchObject({ text, encoding: 'windows-1252' })
})

test('each line of a mixed file is read in its own encoding, and that is said', () => {
  const mixed = Buffer.concat([
    Buffer.from('Título\nMérida\n'),
    stored('Yucatán y León\nPeña, 20 m²\n', 'windows-1252'),
    stored('Nuevo León\n', 'macintosh'),
    stored('Querétaro\n', 'ibm850'),
    Buffer.concat([Buffer.from('Peñón'), Buffer.from([0xed]), Buffer.from('a de Colón')]),
  ])
  const decoded = decodeText(mixed)
  expect(decoded.text).toBe('Título\nMérida\nYucatán y León\nPeña, 20 m²\nNuevo León\nQuerétaro\nPeñónía de Colón')
  expect(decoded.notes).toEqual([expect.stringContaining('mezcla renglones')])
})

describe('an XML declaration', () => {
  const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>Ô</a>`
  test('decides where letters do not', () => {
    expect(decodeText(stored(xml('macintosh'), 'macintosh')).text).toBe(xml('macintosh'))
    expect(decodeText(stored(xml('ISO-8859-1'), 'windows-1252')).text).toBe(xml('ISO-8859-1'))
  })
  test('is not believed where the text is UTF-8', () => {
    expect(decodeText(Buffer.from(xml('ISO-8859-1'))).text).toBe(xml('ISO-8859-1'))
  })
})

describe('text that was encoded twice', () => {
  test.each(SINGLE_BYTE.slice(0, 2))('by way of %s', (encoding) => {
    const twice = Buffer.from(misread(Buffer.from('Ciudad: Mérida, 20 m², Peñón'), encoding))
    const { text, notes } = decodeText(twice)
    expect(text).not.toContain('é')
    expect(notes).toEqual([expect.stringMatching(/«M(?:Ã©|√©)rida» debería ser «Mérida»/)])
    expect(decodeText(twice, 'utf-8-twice')).toEqual({
      text: 'Ciudad: Mérida, 20 m², Peñón',
      encoding: 'utf-8-twice',
      notes: [],
    })
  })
  test('words that were not stay', () => {
    const text = 'Mérida «ÉL»: ÑÚ, año 日本'
    expect(decodeText(Buffer.from(text), 'utf-8-twice').text).toBe(text)
  })
})

test('a chosen encoding is used as it is, and what it cannot read is said and never U+FFFD', () => {
  expect(decodeText(stored('Mérida', 'windows-1252'), 'macintosh').text).toBe('MÈrida')
  expect(decodeText(stored('Mérida', 'windows-1252'), 'utf-8')).toEqual({
    text: 'M?rida',
    encoding: 'utf-8',
    notes: [expect.stringContaining('1 letra no se puede leer')],
  })
  expect(decodeText(Buffer.from('Jos\uFFFD')).text).toBe('Jos?')
})

test.each(['Nave en Mérida, 20 m²\n', 'Nave en Mérida '])('a file of %j is read in linear time', async (line) => {
  const text = line.repeat(10_000)
  expect(decodeText(stored(text, 'windows-1252')).encoding).toBe('windows-1252')
  expect(await slowMs((part) => decodeText(stored(part, 'windows-1252')), text)).toBeNull()
})

/** A text as a program with an encoding of one byte a letter saves it. */
function stored(text: string, encoding: SingleByte): Buffer {
  return Buffer.from(
    Array.from(text, (character) => {
      const code = character.codePointAt(0) ?? 0
      return code < 0x80 ? code : HIGH_CHARACTERS[encoding].indexOf(character) + 0x80
    }),
  )
}

/** Bytes as a program reads them that takes them for an encoding. */
function misread(bytes: Buffer, encoding: SingleByte): string {
  return decodeText(bytes, encoding).text
}
