import { codeKey } from '#app/catalogue/property/property.ts'
import { countOf } from '#app/forms/control-readers.ts'
import type { EarlierRecord } from './typed-json.ts'

/** Characters of the id after 'PROP-' where a property had no ID of its own (spec, section 2, Properties). */
const SHOWN = 4
/** The most of them that tell two such properties apart: an id of Firestore has 20. */
const MOST = 20
/** An id that people gave, such as 'A-12'; that of a store has no separator. */
const OWN_CODE = /^(?:[\p{L}]{1,6}[-_/]\d{1,6}|\d{1,6})$/u
/** The most properties with another ID that are named one by one. */
const MOST_NAMED = 50

/** The IDs of the properties of an export, one for each, and a sentence for each that differs from the shown one. */
export type EarlierCodes = { codes: string[]; notes: string[] }

/**
 * The ID of each property, as the earlier system showed it. Two without an ID may have the same last characters: the
 * second has more characters of its own id then, so that the same file always gives the same IDs. A document that is in
 * the file twice has one ID.
 */
export function earlierCodes(records: readonly EarlierRecord[]): EarlierCodes {
  const own = records.map(({ propertyId }) => codeOf(propertyId))
  /** The row of each ID, those that properties had first. */
  const taken = new Map(own.flatMap((code, at) => (code === '' ? [] : [[codeKey(code), at + 1] as const])).toReversed())
  const ofDocument = new Map<string, string>()
  const longer: string[] = []
  const codes = own.map((code, at) => {
    const id = codeOf(records[at]?.['id'])
    if (code !== '' || id === '') return code
    if (OWN_CODE.test(id)) return id
    const known = ofDocument.get(id)
    if (known !== undefined) return known
    const shown = shownCode(id, SHOWN)
    const free = freeCode(id, taken)
    if (free !== shown)
      longer.push(
        `La propiedad de la fila ${at + 1} no tenía ID y llevará «${free}»: «${shown}» ya es el de la fila ${taken.get(codeKey(shown))}.`,
      )
    taken.set(codeKey(free), taken.get(codeKey(free)) ?? at + 1)
    ofDocument.set(id, free)
    return free
  })
  const rest = longer.length - MOST_NAMED
  const notes = longer.slice(0, MOST_NAMED)
  return {
    codes,
    notes: rest > 0 ? [...notes, `Otras ${countOf(rest)} sin ID llevarán también uno más largo.`] : notes,
  }
}

/** The shortest ID that no other property has; the shown one if even the longest is taken. */
function freeCode(id: string, taken: ReadonlyMap<string, number>): string {
  for (let length = SHOWN; length <= MOST; length++) {
    const code = shownCode(id, length)
    if (!taken.has(codeKey(code))) return code
  }
  return shownCode(id, SHOWN)
}

function shownCode(id: string, length: number): string {
  return `PROP-${id.slice(-length)}`
}

function codeOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
