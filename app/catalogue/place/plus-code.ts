import { type Point, rounded } from './point.ts'

/** The twenty signs of a Plus Code, in the order of their value (https://github.com/google/open-location-code). */
const SIGNS = '23456789CFGHJMPQRVWX'
const FULL_CODE = new RegExp(`^([${SIGNS}]{8})\\+([${SIGNS}]{2,7})$`, 'i')
/** As Google Maps shows it, without the signs that the name of a town stands for. */
const SHORT_CODE = new RegExp(`^[${SIGNS}]{4,6}\\+[${SIGNS}]{2,7}(?:[ ,]|$)`, 'i')
/** Signs that come in pairs, latitude and longitude; each one after them divides a cell into 5 rows of 4. */
const PAIRED = 10
const ROWS = 5
const COLUMNS = 4

/** The middle of the cell that a full Plus Code names, such as 75QXMMCR+H7; null for anything else. */
export function readPlusCode(text: string): Point | null {
  const [, area = '', place = ''] = FULL_CODE.exec(text) ?? []
  if (!area) return null
  const values = [...(area + place).toUpperCase()].map((sign) => SIGNS.indexOf(sign))
  const cell = { south: -90, west: -180, height: 400, width: 400 }
  for (const [at, value] of values.entries()) {
    if (at >= PAIRED) {
      cell.height /= ROWS
      cell.width /= COLUMNS
      cell.south += Math.floor(value / COLUMNS) * cell.height
      cell.west += (value % COLUMNS) * cell.width
    } else if (at % 2 === 0) {
      cell.height /= SIGNS.length
      cell.south += value * cell.height
    } else {
      cell.width /= SIGNS.length
      cell.west += value * cell.width
    }
  }
  if (cell.south >= 90 || cell.west >= 180) return null
  return { latitude: rounded(cell.south + cell.height / 2), longitude: rounded(cell.west + cell.width / 2) }
}

/** Whether a text begins with a code such as 'MMCR+H7 Apodaca', which names no point by itself. */
export function isShortPlusCode(text: string): boolean {
  return SHORT_CODE.test(text.trim())
}
