import { otherPersonSaved } from '#app/forms/merge-texts.ts'
import { cellText } from './space-cells.ts'
import { type SpaceRow, cellsOf, textsFrom } from './space-rows.ts'

/**
 * Merges a row with what somebody else saved meanwhile. Cells that only they changed get the saved value. Cells that both
 * changed keep what was typed, with a message that names the saved value: sending the row again overwrites it.
 */
export function mergeRow({ texts, base, id }: SpaceRow, saved: SpaceRow): SpaceRow {
  const errors: SpaceRow['errors'] = {}
  for (const cell of cellsOf(saved.texts)) {
    const theirs = saved.texts[cell] ?? ''
    if (texts[cell] !== base[cell] && theirs !== base[cell] && theirs !== texts[cell])
      errors[cell] = otherPersonSaved(theirs && cellText(cell, theirs))
  }
  return {
    id,
    version: saved.version,
    texts: textsFrom((cell) => (texts[cell] === base[cell] ? saved.texts[cell] : texts[cell])),
    base: saved.texts,
    quoted: saved.quoted,
    errors,
    message: 'Otra persona lo guardó mientras lo editabas. Revisa y guarda otra vez: queda lo que dice aquí.',
  }
}
