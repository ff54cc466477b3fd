import { otherPersonSaved } from '#app/forms/merge-texts.ts'
import { cellText } from './space-cells.ts'
import { type SpaceRow, cellsOf, textsFrom } from './space-rows.ts'

/**
 * A row over what somebody else saved meanwhile: what only they changed is taken over; what both changed stays as it was
 * typed here, with a sentence that tells what they saved. Sent once more, it is saved so.
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
