import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { Target } from './targets.ts'

/** What people call the things that a property has so many of, folded. */
const COUNTED: Readonly<Partial<Record<Control, RegExp>>> = {
  bedrooms: /^(?:recs?|recamaras?|habitacion(?:es)?|habs?|cuartos?|dormitorios?)$/,
  bathrooms: /^(?:banos?|banos? completos?|wc|sanitarios?)$/,
  parkingSpaces: /^(?:cajon(?:es)?(?: (?:de )?estacionamiento)?|estacionamientos?|lugares|cocheras?|autos?)$/,
  floors: /^(?:niveles|nivel|plantas)$/,
  elevators: /^(?:elevador(?:es)?)$/,
  docks: /^(?:andenes|anden|and|docks?)$/,
  ramps: /^(?:rampas?|ramps?)$/,
  capacity: /^personas?$/,
}
const CONTROLS = Object.keys(COUNTED) as Control[]
const LONGEST = 200
const PIECE = /^(\d{1,6}(?:[.,]5)?) ?([a-z][a-z .]*)?$/

type Counts = {
  texts: Partial<Record<Control, string>>
  /** Pieces that no fact is for: '6 privados'. */
  left: string[]
}

/**
 * The counts of a cell such as '6 privados, 4 baños'. A figure without a word is that of the column. Null for a cell in
 * which something else stands.
 * @param target the column's
 */
export function readCounts(target: Target | null, cell: string): Counts | null {
  if (cell.length > LONGEST || (target !== null && !CONTROLS.some((control) => control === target))) return null
  const folded = foldText(cell)
    .replaceAll('\u2044', '/')
    .replaceAll(/(\d) ?1\/2\b/g, '$1.5')
    .replaceAll(/^medio (?=ban)/g, '0.5 ')
    .replaceAll(/(\d) (banos?) y medio\b/g, '$1.5 $2')
    .replaceAll(/(\d) y medio\b/g, '$1.5')
  const pieces = folded
    .split(/,(?= \d)|[;/|+](?= ?\d)| y (?=\d)|\n/)
    .map((piece) => piece.trim().replace(/\.$/, ''))
    .filter(Boolean)
  const read = pieces.map((piece) => PIECE.exec(piece))
  if (pieces.length === 0 || read.some((each) => each === null)) return null
  const counts: Counts = { texts: {}, left: [] }
  for (const each of read) {
    const [piece = '', figure = '', word = ''] = each ?? []
    const own = word === '' ? target : (CONTROLS.find((control) => COUNTED[control]?.test(word.trim())) ?? null)
    const control = CONTROLS.find((name) => name === own)
    if (control && counts.texts[control] !== undefined) return null
    if (control) counts.texts[control] = figure.replace(',', '.')
    else counts.left.push(piece)
  }
  return counts
}
