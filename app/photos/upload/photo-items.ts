import { type Kept, type PhotoItem, asStored } from './photo-item.ts'

/** Puts what the store has in the place of an item, unless another item of the list has it. */
export function replacedOnce(items: readonly PhotoItem[], id: string, keep: (item: PhotoItem) => Kept | null) {
  const item = items.find((each) => each.id === id)
  const kept = item && keep(item)
  if (!kept) return items
  if (isThere(items, id, kept.photo.photoId)) return without(items, id)
  return replaced(items, id, (each) => asStored(each, kept))
}

export function isThere(items: readonly PhotoItem[], id: string, photoId: string): boolean {
  return items.some((item) => item.id !== id && item.state === 'stored' && item.photo.photoId === photoId)
}

/** Moves an item; `to` is limited to the length of the list. */
export function movedTo<Item extends { id: string }>(items: readonly Item[], id: string, to: number): readonly Item[] {
  const item = items.find((each) => each.id === id)
  if (!item) return items
  return without(items, id).toSpliced(Math.max(0, Math.min(to, items.length - 1)), 0, item)
}

export function without<Item extends { id: string }>(items: readonly Item[], id: string) {
  return items.filter((item) => item.id !== id)
}

export function replaced(items: readonly PhotoItem[], id: string, change: (item: PhotoItem) => PhotoItem) {
  return items.map((item) => (item.id === id ? change(item) : item))
}
