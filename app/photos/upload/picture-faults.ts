import { MOST_PICTURES, type PictureSet } from '#app/photos/picture-sets.ts'
import { PICTURE_WORDS } from './picture-words.ts'

/** Why a form with pictures can't be sent yet: what is not in the store would be lost. Null where nothing is wrong. */
export function unsentFault(set: PictureSet, state: { busy: boolean; failed: number } | null): string | null {
  if (state?.busy) return PICTURE_WORDS[set].wait
  return state && state.failed > 0 ? PICTURE_WORDS[set].notSent : null
}

/** What is wrong with so many pictures; null where nothing is. */
export function countFault(set: PictureSet, count: number): string | null {
  const most = MOST_PICTURES[set]
  return most !== null && count > most ? PICTURE_WORDS[set].tooMany : null
}
