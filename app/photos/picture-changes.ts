import type { PhotoChoice } from './photo-choice.ts'
import type { PictureSet } from './picture-sets.ts'

type Pictures = readonly PhotoChoice[]

/** Whether two picture sets have the same pictures with the same descriptions in the same order. */
export function samePictures(before: Pictures, after: Pictures): boolean {
  const [old, now] = [before, after].map((all) => JSON.stringify(all.map(({ photoId, alt }) => [photoId, alt])))
  return old === now
}

/** The change of a picture set in words: '3 → 4', '3 → 3 (1 añadida, 1 quitada)', 'nuevo orden'. */
export function describePictures(set: PictureSet, before: Pictures, after: Pictures): string {
  const [old, now] = [before, after].map((all) => all.map(({ photoId }) => photoId))
  if (String(old) === String(now)) return set === 'plans' ? 'nuevos nombres' : 'nuevas descripciones'
  const added = without(after, before)
  const removed = without(before, after)
  if (added + removed === 0) return 'nuevo orden'
  const counts = `${before.length} → ${after.length}`
  if (added === 0 || removed === 0) return counts
  const words = set === 'plans' ? ['añadido', 'quitado'] : ['añadida', 'quitada']
  const parts = [added, removed].map((count, at) => `${count} ${words[at]}${count === 1 ? '' : 's'}`)
  return `${counts} (${parts.join(', ')})`
}

/** How many pictures of the first set the second one does not have. */
function without(some: Pictures, others: Pictures): number {
  return some.filter(({ photoId }) => !others.some((other) => other.photoId === photoId)).length
}
