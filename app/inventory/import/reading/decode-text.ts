import { countOf } from '#app/forms/control-readers.ts'
import {
  HIGH_CHARACTERS,
  SINGLE_BYTE,
  type SingleByte,
  type TextEncoding,
} from '#app/inventory/import/file/text-encodings.ts'

/** A text, how its letters were stored, and sentences about those that are doubtful. It never has U+FFFD. */
export type DecodedText = { text: string; encoding: TextEncoding; notes: string[] }

/** Bytes at the start in which UTF-16 without a mark, and the encoding of an XML declaration, are searched. */
const SAMPLE = 4096
const LINE_FEED = 10
/** Lines that decide which encoding is the usual one of a file. */
const DECIDING_LINES = 5_000
/** What stands for a letter that is damaged in the file. */
const DAMAGED = '?'
/** Making a decoder for each line would take seconds. */
const UTF_8 = new TextDecoder('utf-8', { ignoreBOM: true })
const UTF_16 = new TextDecoder('utf-16le', { ignoreBOM: true })
/** The UTF-16 code of each byte. */
const CODES: Record<SingleByte, Uint16Array> = {
  'windows-1252': codesOf('windows-1252'),
  macintosh: codesOf('macintosh'),
  ibm850: codesOf('ibm850'),
}

/** Bytes of UTF-8 that were read as another encoding: 'Ã©' or '√©' for 'é'. */
const TWICE = /[\u0080-\uFFFC]{2,}/g
/** What such bytes are meant to be: letters of Western Europe and usual signs. */
const EUROPEAN = /^[\u00A0-\u017F\u2010-\u2122]+$/

/**
 * The text of a CSV, XML or JSON file. Without a chosen encoding: UTF-16 by its mark or its zeros, UTF-8 where it is valid,
 * else line by line the encoding that gives Spanish letters, or the one that an XML declaration names.
 */
export function decodeText(bytes: Uint8Array, encoding?: TextEncoding): DecodedText {
  const decoded = encoding ? { text: decodedAs(bytes, encoding), encoding, notes: [] } : guessed(bytes)
  // Files that were joined have a mark in the middle, too.
  const text = decoded.text.replaceAll('\uFEFF', '')
  const notes = [...decoded.notes]
  const damaged = text.split('\uFFFD').length - 1
  if (damaged > 0)
    notes.push(
      `${countOf(damaged)} ${damaged === 1 ? 'letra no se puede leer y queda' : 'letras no se pueden leer y quedan'} como «${DAMAGED}»: revisa la codificación, o el programa que hizo el archivo.`,
    )
  const [twice, meant] = encoding === 'utf-8-twice' ? [] : firstTwice(text)
  if (twice)
    notes.push(
      `Hay texto codificado dos veces: «${twice}» debería ser «${meant}». Si así está en todo el archivo, elige la codificación «UTF-8 codificado dos veces».`,
    )
  return { ...decoded, text: text.replaceAll('\uFFFD', DAMAGED), notes }
}

function decodedAs(bytes: Uint8Array, encoding: TextEncoding): string {
  if (isSingleByte(encoding)) return singleByteText(bytes, encoding)
  if (encoding === 'utf-8-twice') return readTwice(new TextDecoder('utf-8').decode(bytes))
  return new TextDecoder(encoding).decode(bytes)
}

function isSingleByte(encoding: TextEncoding): encoding is SingleByte {
  return SINGLE_BYTE.some((each) => each === encoding)
}

function guessed(bytes: Uint8Array): DecodedText {
  const wide = utf16In(bytes)
  if (wide) return { text: decodedAs(bytes, wide), encoding: wide, notes: [] }
  const text = validUtf8(bytes)
  return text === null ? byLine(bytes) : { text, encoding: 'utf-8', notes: [] }
}

/** UTF-16 by its mark, or by the zeros beside the letters of ASCII; null for anything else. */
function utf16In(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  const letters = [0, 0]
  for (const [at, byte] of sample.entries()) {
    const side = at % 2
    if (byte === 0) zeros[side] = (zeros[side] ?? 0) + 1
    else if (byte >= 0x20 && byte < 0x7f) letters[side] = (letters[side] ?? 0) + 1
  }
  const half = sample.length / 2
  const isOf = (zero: number, letter: number) =>
    (zeros[zero] ?? 0) > half * 0.7 && (letters[letter] ?? 0) > half * 0.5 && (zeros[letter] ?? 0) === 0
  if (isOf(1, 0)) return 'utf-16le'
  return isOf(0, 1) ? 'utf-16be' : null
}

/** Throwing for each line of a large file would take minutes, so bytes are looked at before they are decoded. */
function validUtf8(bytes: Uint8Array): string | null {
  for (let at = 0; at < bytes.length;) {
    const length = characterLength(bytes, at)
    if (length === 0) return null
    at += length
  }
  return UTF_8.decode(bytes)
}

/** The length of the UTF-8 character that begins here; 0 if none does. */
function characterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  if (first < 0xc2 || first > 0xf4) return 0
  const second = bytes[at + 1] ?? 0
  const lowest = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80
  const highest = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf
  if (second < lowest || second > highest) return 0
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  for (let each = at + 2; each < at + length; each += 1) if (((bytes[each] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}

type Line = { bytes: Uint8Array; utf8: string | null; isAscii: boolean }

/** Each line as UTF-8 where it is, else in the encoding of most letters, or in its own where that one gives nonsense. */
function byLine(bytes: Uint8Array): DecodedText {
  const lines = linesOf(bytes)
  const others = lines.filter(({ utf8 }) => utf8 === null).slice(0, DECIDING_LINES)
  const named = namedEncoding(bytes)
  const totals = SINGLE_BYTE.map((encoding) => ({
    encoding,
    score: others.reduce((sum, line) => sum + scoreOf(singleByteText(line.bytes, encoding)), 0),
  }))
  const [first] = totals.toSorted((a, b) => b.score - a.score)
  const usual = named ?? first?.encoding ?? 'windows-1252'
  const counts = new Map<string, number>()
  const texts = lines.map((line) => {
    if (line.utf8 !== null) {
      if (!line.isAscii) count('utf-8')
      return line.utf8
    }
    const best = bestOfLine(line.bytes, usual, named ? [] : SINGLE_BYTE)
    count(best.name)
    return best.text
  })
  const isMixed = counts.size > 1
  return {
    text: texts.join(''),
    encoding: counts.has('utf-8') ? 'utf-8' : usual,
    notes: isMixed
      ? [
          'El archivo mezcla renglones de varias codificaciones (de Windows, Mac o DOS): cada uno se leyó en la suya. Revisa los acentos.',
        ]
      : [],
  }

  function count(name: string) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
}

function linesOf(bytes: Uint8Array): Line[] {
  const lines: Line[] = []
  for (let start = 0; start < bytes.length;) {
    const feed = bytes.indexOf(LINE_FEED, start)
    const end = feed === -1 ? bytes.length : feed + 1
    const line = bytes.subarray(start, end)
    const utf8 = validUtf8(line)
    lines.push({ bytes: line, utf8, isAscii: utf8?.length === line.length })
    start = end
  }
  return lines
}

/** The usual encoding, unless it gives nonsense in this line and UTF-8 or another one gives letters. */
function bestOfLine(
  bytes: Uint8Array,
  usual: SingleByte,
  others: readonly SingleByte[],
): { name: string; text: string } {
  const first = { name: usual as string, text: singleByteText(bytes, usual) }
  if (scoreOf(first.text) >= 0) return first
  const candidates = [
    { name: 'utf-8', text: brokenUtf8(bytes, usual) },
    ...others.map((name) => ({ name: name as string, text: singleByteText(bytes, name) })),
  ]
  const [best = first] = candidates.toSorted((a, b) => scoreOf(b.text) - scoreOf(a.text))
  return scoreOf(best.text) > 0 ? best : first
}

/** UTF-8 of which some bytes are of another encoding. */
function brokenUtf8(bytes: Uint8Array, other: SingleByte): string {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < bytes.length;) {
    const length = characterLength(bytes, at)
    if (length === 0) {
      parts.push(UTF_8.decode(bytes.subarray(start, at)), singleByteText(bytes.subarray(at, at + 1), other))
      start = at + 1
    }
    at += length || 1
  }
  return [...parts, UTF_8.decode(bytes.subarray(start))].join('')
}

function singleByteText(bytes: Uint8Array, encoding: SingleByte): string {
  const table = CODES[encoding]
  const codes = new Uint16Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 1) codes[at] = table[bytes[at] ?? 0] ?? 0
  return UTF_16.decode(codes)
}

function codesOf(encoding: SingleByte): Uint16Array {
  const high = HIGH_CHARACTERS[encoding]
  return Uint16Array.from({ length: 256 }, (_none, byte) => (byte < 0x80 ? byte : high.charCodeAt(byte - 0x80)))
}

/** The encoding of an XML declaration where it is one of a byte for each letter; null for any other. */
function namedEncoding(bytes: Uint8Array): SingleByte | null {
  const start = singleByteText(bytes.subarray(0, SAMPLE), 'windows-1252')
  const [, name = ''] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start) ?? []
  if (/^(?:windows-?1252|cp-?1252|iso-?8859-?(?:1|15)|latin-?1)$/i.test(name)) return 'windows-1252'
  if (/^(?:macintosh|mac-?roman|x-mac-roman)$/i.test(name)) return 'macintosh'
  return /^(?:ibm|cp)-?(?:850|437)$/i.test(name) ? 'ibm850' : null
}

const ACCENTED = /[áéíóúüñÁÉÍÓÚÜÑ]/
/** Signs that people here write beside letters and figures. */
const USUAL_SIGN = /[¿¡°²³ºª½¼´’‘“”–—…•·$€«»\u00A0]/

/** How much a text looks like Spanish: its accented letters where such letters stand, against characters that no text has. */
function scoreOf(text: string): number {
  let score = 0
  for (const { 0: character, index } of text.matchAll(/[^\0-\x7F]/g)) {
    const [before, after] = [text[index - 1] ?? '', text[index + 1] ?? '']
    if (ACCENTED.test(character)) score += isInPlace(character, before, after) ? 2 : -2
    else if (USUAL_SIGN.test(character)) score += isLetter(before) && isLetter(after) ? -1 : 1
    else score -= 2
  }
  return score
}

/** Whether an accented letter has the case of its neighbours: 'Mérida', 'MÉRIDA', 'Índice', and never 'mÚrida'. */
function isInPlace(character: string, before: string, after: string): boolean {
  if (!isLetter(before) && !isLetter(after)) return false
  if (isLower(character)) return !(isUpper(before) && isUpper(after))
  return !isLower(before)
}

function isLetter(text: string): boolean {
  return /\p{L}/u.test(text)
}

function isLower(text: string): boolean {
  return /\p{Ll}/u.test(text)
}

function isUpper(text: string): boolean {
  return /\p{Lu}/u.test(text)
}

/** Where text was encoded twice, as it was meant. */
function readTwice(text: string): string {
  return text.replaceAll(TWICE, (run) => {
    for (const encoding of ['windows-1252', 'macintosh'] as const) {
      const meant = readRun(run, encoding)
      if (meant !== null) return meant
    }
    return run
  })
}

/** The first word that was encoded twice, and what it was meant to be. */
function firstTwice(text: string): [] | [twice: string, meant: string] {
  for (const { 0: run, index } of text.matchAll(TWICE)) {
    const meant = readTwice(run)
    if (meant === run || !/[áéíóúüñÁÉÍÓÚÜÑ¿¡°²]/.test(meant)) continue
    const [before = ''] = /\p{L}*$/u.exec(text.slice(Math.max(0, index - 20), index)) ?? []
    const [after = ''] = /^\p{L}*/u.exec(text.slice(index + run.length)) ?? []
    const word = before + run + after
    return [word, readTwice(word)]
  }
  return []
}

/** A run of characters as the UTF-8 whose bytes they are in an encoding; null where they are none. */
function readRun(run: string, encoding: SingleByte): string | null {
  const bytes = [...run].map((character) => byteOf(character, encoding))
  const meant = bytes.includes(-1) ? null : validUtf8(Uint8Array.from(bytes))
  return meant !== null && EUROPEAN.test(meant) ? meant : null
}

/** The byte of a character; a byte that Windows-1252 lacks stands for itself. */
function byteOf(character: string, encoding: SingleByte): number {
  const at = HIGH_CHARACTERS[encoding].indexOf(character)
  if (at !== -1) return at + 0x80
  const code = character.codePointAt(0) ?? 0
  return encoding === 'windows-1252' && code >= 0x80 && code < 0xa0 ? code : -1
}
