import { isShortPlusCode, readPlusCode } from './plus-code.ts'
import { type Point, formatPoint, isInMexico } from './point.ts'

/** The longest pair of degrees, minutes and seconds stays under 60 signs. */
const LONGEST = 80
const DEGREES = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)(?: ?°)?`
/** Minutes and seconds: under 60. */
const SIXTIETHS = String.raw`([0-5]?\d(?:\.\d{1,10})?)`
const MINUTES = `(?: ?${SIXTIETHS} ?'(?: ?${SIXTIETHS} ?")?)?`
/** A letter stands before the figures or after them; west is O in Spanish. */
const ANGLE = `(?:([NSEOW]) ?${DEGREES}${MINUTES}|${DEGREES}${MINUTES}(?: ?([NSEOW]))?)`
const PAIR = new RegExp(`^${ANGLE}(?: ?[,;] ?| )${ANGLE}$`, 'i')
/** '25,77; -100,19' */
const DECIMAL_COMMAS = /^(-?\d{1,3}),(\d{1,15})(?: ?[,;] ?| )(-?\d{1,3}),(\d{1,15})$/
/** '25 46 12 N': degrees, minutes and seconds without their signs. */
const BARE_ANGLE = /(\d{1,3}) (\d{1,2}) (\d{1,2}(?:\.\d{1,10})?)(?= ?[NSEOW]\b)/gi
/** Groups of one angle in the pattern. */
const GROUPS = 8

/**
 * Coordinates as people type them: '25.77, -100.19', degrees, minutes and seconds in any of their spellings, or a full
 * Plus Code; null for any other text. Figures are not judged: they may be swapped, or of no place on earth.
 */
export function readTypedPoint(text: string): Point | null {
  const plain = plainSigns(text)
  if (plain.length > LONGEST) return null
  const pair = PAIR.exec(plain)
  if (!pair) return readPlusCode(plain)
  const first = angleOf(pair.slice(1, 1 + GROUPS))
  const second = angleOf(pair.slice(1 + GROUPS))
  // The letters say which is which, in whatever order they come.
  const isTurned = /[EOW]/.test(first.letter) && /[NS]/.test(second.letter)
  const [latitude, longitude] = isTurned ? [second, first] : [first, second]
  return { latitude: latitude.value, longitude: longitude.value }
}

/** What to ask of what somebody typed for a point; null where there is nothing to ask. */
export function typedQuestion(text: string): string | null {
  const typed = readTypedPoint(text)
  if (typed) return pointQuestion(typed)
  if (isShortPlusCode(text)) return 'Ese Plus Code está abreviado: escríbelo completo, por ejemplo 75QXMMCR+H7'
  const meant = readTypedPoint(plainSigns(text).replace(DECIMAL_COMMAS, '$1.$2, $3.$4'))
  return meant && (pointQuestion(meant) ?? `¿Quisiste decir ${formatPoint(meant)}?`)
}

/** What to ask of a point that is not in Mexico: the one that was probably meant; null where none comes to mind. */
export function pointMeant({ latitude, longitude }: Point): Point | null {
  const candidates = [
    { latitude: longitude, longitude: latitude },
    { latitude, longitude: -longitude },
    { latitude: longitude, longitude: -latitude },
  ]
  return candidates.find(isInMexico) ?? null
}

/** What is wrong with a point that somebody typed, as the form says it; null where nothing is. */
export function pointQuestion(point: Point): string | null {
  if (isInMexico(point)) return null
  const meant = pointMeant(point)
  return meant
    ? `¿Quisiste decir ${formatPoint(meant)}?`
    : 'Ese punto queda fuera de México: escribe la latitud y la longitud, por ejemplo 25.77, -100.19'
}

/** One spelling of signs that look alike and of white space, and without signs that say nothing. */
function plainSigns(text: string): string {
  return text
    .slice(0, 2 * LONGEST)
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/[º˚]/g, '°')
    .replaceAll(/[′’‘´`]/g, "'")
    .replaceAll(/''|[″”“]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replaceAll(/(?<![^ ,;])\+(?=\d)/g, '')
    .replaceAll(BARE_ANGLE, `$1°$2'$3"`)
}

function angleOf(groups: readonly (string | undefined)[]): { value: number; letter: string } {
  const [before, ...figures] = groups
  const [degrees = '', minutes = '0', seconds = '0'] = before ? figures : figures.slice(3)
  const letter = (before ?? figures.at(-1) ?? '').toUpperCase()
  const size = Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600
  const isNegative = degrees.startsWith('-') || /[SOW]/.test(letter)
  return { value: isNegative ? -size : size, letter }
}
