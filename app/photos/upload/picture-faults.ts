import { MOST_PICTURES, PICTURE_SETS, type PictureSet } from '#app/photos/picture-sets.ts'
import { PICTURE_CONTROLS, type PhotoChoice, type PictureControl } from '#app/photos/photo-choice.ts'
import { PICTURE_WORDS } from '#app/photos/picture-words.ts'

/** Why a form with pictures can't be sent yet: what is not in the store would be lost. Null where nothing is wrong. */
export function unsentFault(set: PictureSet, state: { busy: boolean; failed: number } | null): string | null {
  if (state?.busy) return PICTURE_WORDS[set].wait
  return state && state.failed > 0 ? PICTURE_WORDS[set].notSent : null
}

/** Characters of the text beside a picture: a sentence or two. */
const LONGEST_ALT = 200

/** What is wrong with the chosen pictures: too many, or the first text that is too long; null where nothing is. */
export function chosenFault(set: PictureSet, pictures: readonly Pick<PhotoChoice, 'alt'>[]): string | null {
  const most = MOST_PICTURES[set]
  const { tooMany, label, ofThe } = PICTURE_WORDS[set]
  if (most !== null && pictures.length > most) return tooMany
  const long = pictures.findIndex(({ alt }) => [...(alt ?? '')].length > LONGEST_ALT)
  return long === -1 ? null : `${label} ${ofThe} ${long + 1}: admite hasta ${LONGEST_ALT} caracteres`
}

/** Faults of each set that has one, by the control that carries its pictures. */
export function faultsByControl(faultOf: (set: PictureSet) => string | null): Partial<Record<PictureControl, string>> {
  const faults = PICTURE_SETS.map((set) => [PICTURE_CONTROLS[set].chosen, faultOf(set)] as const)
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}
