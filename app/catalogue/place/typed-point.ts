import { type Point, formatPoint, isInMexico, rounded } from './point.ts'

/** The longest pair of degrees, minutes and seconds has less than 60 characters. */
const LONGEST = 80
const DEGREES = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)(?: ?°)?`
/** Minutes and seconds: under 60. */
const SIXTIETHS = String.raw`([0-5]?\d(?:\.\d{1,10})?)`
const MINUTES = `(?: ?${SIXTIETHS} ?'(?: ?${SIXTIETHS} ?")?)?`
/** The letter stands before or after the figures; west is O in Spanish. */
const ANGLE = `(?:([NSEOW]) ?${DEGREES}${MINUTES}|${DEGREES}${MINUTES}(?: ?([NSEOW]))?)`
const PAIR = new RegExp(`^${ANGLE}(?: ?[,;] ?| )${ANGLE}$`, 'i')
const ALONE = new RegExp(`^${ANGLE}$`, 'i')
/** The names of both figures: 'Lat', 'Latitud:', 'lat. =', 'Lon', 'Lng', 'Longitud'; a word may introduce them. */
const LABEL = String.raw`(lat(?:itude?)?|lng|lon(?:g(?:itude?)?)?)\.? ?[:=]? ?`
const LABELLED = new RegExp(
  String.raw`^(?:(?:coordenadas?|ubicaci[oó]n|gps|punto) ?:? ?)?${LABEL}([^a-z]*?(?:[nseow])?[^a-z]*?)(?: ?[,;/&y])? ?${LABEL}(.*?)[.,;]?$`,
  'i',
)
/** '25,77; -100,19' */
const DECIMAL_COMMAS = /^(-?\d{1,3}),(\d{1,15})(?: ?[,;] ?| )(-?\d{1,3}),(\d{1,15})$/
/** '25 46 12 N': degrees, minutes and seconds without symbols. */
const BARE_ANGLE = /(\d{1,3}) (\d{1,2}) (\d{1,2}(?:\.\d{1,10})?)(?= ?[NSEOW]\b)/gi
/** Capturing groups of one angle. */
const GROUPS = 8

/**
 * Coordinates as people type them: '25.77, -100.19', degrees, minutes and seconds in any of their spellings, or a full
 * Plus Code; null for any other text. Figures are not checked: they may be swapped or impossible.
 */
export function readTypedPoint(text: string): Point | null {
  const plain = normalizeSymbols(text)
  if (plain.length > LONGEST) return null
  const labelled = readLabelled(plain)
  if (labelled) return labelled
  const pair = PAIR.exec(plain)
  if (!pair) return readPlusCode(plain)
  const first = angleOf(pair.slice(1, 1 + GROUPS))
  const second = angleOf(pair.slice(1 + GROUPS))
  // The letters tell which is the latitude, in either order.
  const isSwapped = /[EOW]/.test(first.letter) && /[NS]/.test(second.letter)
  const [latitude, longitude] = isSwapped ? [second, first] : [first, second]
  return { latitude: latitude.value, longitude: longitude.value }
}

/** 'Lat 25.67 Long -100.31', 'Longitud: 100,31° O; Latitud: 25,67° N': each figure after its name, in either order. */
function readLabelled(plain: string): Point | null {
  const [, ...parts] = LABELLED.exec(plain.replaceAll('|', ',')) ?? []
  const [name = '', first = '', otherName = '', second = ''] = parts
  const isSwapped = /^l[no]/i.test(name)
  if (parts.length === 0 || isSwapped === /^l[no]/i.test(otherName)) return null
  const [latitude, longitude] = (isSwapped ? [second, first] : [first, second]).map(labelledAngle)
  if (!latitude || !longitude || /[EOW]/.test(latitude.letter) || /[NS]/.test(longitude.letter)) return null
  return { latitude: latitude.value, longitude: longitude.value }
}

function labelledAngle(text: string) {
  // Beside its name a figure stands alone, so that its comma can only be a decimal one.
  const angle = ALONE.exec(text.replace(/^(-?\d{1,3}),(?=\d)/, '$1.'))
  return angle && angleOf(angle.slice(1))
}

/** The question about a typed text that is no point in Mexico; null where there is none. */
export function typedQuestion(text: string): string | null {
  const typed = readTypedPoint(text)
  if (typed) return pointQuestion(typed)
  if (isShortPlusCode(text)) return 'Ese Plus Code está abreviado: escríbelo completo, por ejemplo 75QXMMCR+H7'
  const likely = readTypedPoint(normalizeSymbols(text).replace(DECIMAL_COMMAS, '$1.$2, $3.$4'))
  return likely && (pointQuestion(likely) ?? `¿Quisiste decir ${formatPoint(likely)}?`)
}

/** The point in Mexico that was probably intended: swapped, or with a missing minus; null without one. */
export function likelyPoint({ latitude, longitude }: Point): Point | null {
  const candidates = [
    { latitude: longitude, longitude: latitude },
    { latitude, longitude: -longitude },
    { latitude: longitude, longitude: -latitude },
  ]
  return candidates.find(isInMexico) ?? null
}

/** The question about a typed point; null for a point in Mexico. */
export function pointQuestion(point: Point): string | null {
  if (isInMexico(point)) return null
  const likely = likelyPoint(point)
  return likely
    ? `¿Quisiste decir ${formatPoint(likely)}?`
    : 'Ese punto queda fuera de México: escribe la latitud y la longitud, por ejemplo 25.77, -100.19'
}

/** Normalises similar symbols and white space, and removes brackets and plus signs. */
function normalizeSymbols(text: string): string {
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

/** The twenty characters of a Plus Code by value (https://github.com/google/open-location-code). */
const PLUS_CODE_CHARACTERS = '23456789CFGHJMPQRVWX'
const FULL_CODE = new RegExp(`^([${PLUS_CODE_CHARACTERS}]{8})\\+([${PLUS_CODE_CHARACTERS}]{2,7})$`, 'i')
/** The short form of Google Maps, whose first characters are replaced by the name of a town. */
const SHORT_CODE = new RegExp(`^[${PLUS_CODE_CHARACTERS}]{4,6}\\+[${PLUS_CODE_CHARACTERS}]{2,7}(?:[ ,]|$)`, 'i')
/** The first characters are pairs of latitude and longitude. Each further one divides the cell into 5 rows and 4 columns. */
const PAIRED = 10
const ROWS = 5
const COLUMNS = 4

/** The middle of the cell of a full Plus Code such as 75QXMMCR+H7; null for anything else. */
function readPlusCode(text: string): Point | null {
  const [, area = '', place = ''] = FULL_CODE.exec(text) ?? []
  if (!area) return null
  const values = [...(area + place).toUpperCase()].map((sign) => PLUS_CODE_CHARACTERS.indexOf(sign))
  const cell = { south: -90, west: -180, height: 400, width: 400 }
  for (const [at, value] of values.entries()) {
    if (at >= PAIRED) {
      cell.height /= ROWS
      cell.width /= COLUMNS
      cell.south += Math.floor(value / COLUMNS) * cell.height
      cell.west += (value % COLUMNS) * cell.width
    } else if (at % 2 === 0) {
      cell.height /= PLUS_CODE_CHARACTERS.length
      cell.south += value * cell.height
    } else {
      cell.width /= PLUS_CODE_CHARACTERS.length
      cell.west += value * cell.width
    }
  }
  if (cell.south >= 90 || cell.west >= 180) return null
  return { latitude: rounded(cell.south + cell.height / 2), longitude: rounded(cell.west + cell.width / 2) }
}

/** Whether a text begins with a short code such as 'MMCR+H7 Apodaca', which is no point by itself. */
function isShortPlusCode(text: string): boolean {
  return SHORT_CODE.test(text.trim())
}
