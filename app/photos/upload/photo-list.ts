import type { PictureSet } from '#app/photos/picture-sets.ts'
import type { PhotoEdit } from '#app/photos/photo-edit.ts'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'
import { type Kept, type PhotoItem, asStored, beforeEdit, savedOf, whatStays, placeOf, waiting } from './photo-item.ts'
import { isThere, movedTo, replaced, replacedOnce, without } from './photo-items.ts'
import { PICTURE_WORDS, type PictureWords } from '#app/photos/picture-words.ts'

/**
 * `refused` has sentences about rejected files; `copies` tells how often each photo came of those that came more than
 * once since files were last chosen; `removed` is the last stored picture that was taken away, and where it was; `said` is
 * announced to screen readers.
 */
export type PhotoList = {
  set: PictureSet
  items: readonly PhotoItem[]
  refused: readonly string[]
  copies: Readonly<Record<string, number>>
  removed: { item: PhotoItem; at: number } | null
  said: string
}

export type PhotoListChange =
  | { kind: 'add'; files: readonly { id: string; name: string }[]; refused: readonly string[] }
  | { kind: 'edit'; id: string; name: string; edit: PhotoEdit | null }
  | { kind: 'progress'; id: string; progress: number | null }
  | { kind: 'stored'; id: string; photo: Omit<FieldPhoto, 'alt'> }
  | { kind: 'refused'; id: string; message: string }
  | { kind: 'failed'; id: string; message: string }
  | { kind: 'retry'; id: string }
  /** The edited photo that is on its way is not to come: the photo stays as it was. */
  | { kind: 'leave'; id: string }
  /** The photo comes back as it was before it was edited. */
  | { kind: 'undo'; id: string }
  | { kind: 'remove'; id: string }
  /** The picture that was removed last comes back to its place. */
  | { kind: 'put back' }
  | { kind: 'describe'; id: string; alt: string }
  | { kind: 'move'; id: string; to: number }
  | { kind: 'say'; sentence: string }

export function listOf(photos: readonly FieldPhoto[], set: PictureSet = 'photos'): PhotoList {
  const items = photos.map((photo) => asStored({ id: photo.photoId, alt: photo.alt ?? '' }, asItCame(photo)))
  return { set, items, refused: [], copies: {}, removed: null, said: '' }
}

/** A picture of a form, with its edit where it was edited before the page was left. */
function asItCame({ made, ...photo }: FieldPhoto): Kept {
  return { photo, edit: made?.edit ?? null, original: made?.original ?? null }
}

export function changeList(list: PhotoList, change: PhotoListChange): PhotoList {
  const words = PICTURE_WORDS[list.set]
  switch (change.kind) {
    // Choosing other files clears the messages about earlier ones.
    case 'add': {
      const added = change.files.map(({ id, name }) => waiting({ id, alt: '' }, { name, edit: null, was: null }))
      return { ...list, items: [...list.items, ...added], refused: change.refused, copies: {} }
    }
    case 'stored':
      return saying({ ...withItems(list, withStored(list.items, change)), copies: copiesWith(list, change) }, (items) =>
        readiness(items, words),
      )
    case 'refused':
      return { ...withItems(list, withoutRejected(list.items, change.id)), refused: [...list.refused, change.message] }
    case 'leave':
    case 'undo': {
      const back = change.kind === 'undo' ? beforeEdit : whatStays
      const items = replacedOnce(list.items, change.id, back)
      return saying(withItems(list, items), () => `${placeOf(items, change.id, list.set)}. Como estaba.`)
    }
    case 'remove':
      return saying(
        { ...withItems(list, without(list.items, change.id)), removed: removedFrom(list.items, change.id) },
        (items) => `${words.removed} Quedan ${items.length}.`,
      )
    case 'put back':
      return list.removed ? putBack(list, list.removed) : list
    case 'move':
      return saying(withItems(list, movedTo(list.items, change.id, change.to)), (items) =>
        placeOf(items, change.id, list.set),
      )
    case 'say':
      return { ...list, said: change.sentence }
    case 'describe':
      return withItems(
        list,
        replaced(list.items, change.id, (item) => ({ ...item, alt: change.alt })),
      )
    default:
      return withItems(
        list,
        replaced(list.items, change.id, (item) => onItsWay(item, change)),
      )
  }
}

/** The photos that the form would send, in order; one that is being edited, as it was. */
export function photosIn(list: PhotoList): FieldPhoto[] {
  return list.items.flatMap((item) => {
    const kept = savedOf(item)
    return kept ? [{ ...kept.photo, alt: item.alt.trim() || null }] : []
  })
}

/** True while a file is being sent: leaving the page would lose it. */
export function isBusy(list: PhotoList): boolean {
  return list.items.some((item) => item.state === 'sending')
}

function onItsWay(
  item: PhotoItem,
  change: Extract<PhotoListChange, { kind: 'edit' | 'progress' | 'failed' | 'retry' }>,
): PhotoItem {
  if (change.kind === 'edit') return waiting(item, { name: change.name, edit: change.edit, was: savedOf(item) })
  if (item.state === 'stored') return item
  if (change.kind === 'retry') return waiting(item, item)
  const { id, alt, name, edit, was } = item
  return change.kind === 'failed'
    ? { id, alt, name, edit, was, state: 'failed', message: change.message }
    : { id, alt, name, edit, was, state: 'sending', progress: change.progress }
}

/** The server stores a picture once: sent again, it gives the photo that is already in the list. */
function withStored(items: readonly PhotoItem[], { id, photo }: Extract<PhotoListChange, { kind: 'stored' }>) {
  return replacedOnce(items, id, (item) => {
    const { edit, was } = item.state === 'stored' ? { edit: null, was: item } : item
    const original = edit && was && (was.edit ? was.original : was.photo)
    return { photo: { ...photo, alt: null }, edit, original }
  })
}

/** A rejected file goes; a rejected edit leaves the photo as it was. */
function withoutRejected(items: readonly PhotoItem[], id: string) {
  const item = items.find((each) => each.id === id)
  return item && whatStays(item) ? replacedOnce(items, id, whatStays) : without(items, id)
}

function copiesWith({ items, copies }: PhotoList, { id, photo }: Extract<PhotoListChange, { kind: 'stored' }>) {
  const { photoId } = photo
  return isThere(items, id, photoId) ? { ...copies, [photoId]: (copies[photoId] ?? 1) + 1 } : copies
}

/** What is said of pictures that are one and the same. */
export function copiesSaid({ copies, set }: PhotoList): string[] {
  return Object.values(copies).map(PICTURE_WORDS[set].copies)
}

/** What the store has of an item that is taken away; a file that it has not taken can be chosen again. */
function removedFrom(items: readonly PhotoItem[], id: string): PhotoList['removed'] {
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  const kept = item && savedOf(item)
  return kept ? { item: asStored(item, kept), at } : null
}

function putBack(list: PhotoList, { item, at }: { item: PhotoItem; at: number }): PhotoList {
  const photoId = savedOf(item)?.photo.photoId ?? ''
  if (isThere(list.items, item.id, photoId)) return { ...list, removed: null }
  const items = list.items.toSpliced(at, 0, item)
  return saying({ ...withItems(list, items), removed: null }, () => placeOf(items, item.id, list.set))
}

function readiness(items: readonly PhotoItem[], words: PictureWords): string {
  if (items.some((item) => item.state === 'sending')) return ''
  return words.ready(items.filter((item) => item.state === 'stored').length)
}

function withItems(list: PhotoList, items: readonly PhotoItem[]): PhotoList {
  return { ...list, items }
}

function saying(list: PhotoList, sentence: (items: readonly PhotoItem[]) => string): PhotoList {
  return { ...list, said: sentence(list.items) || list.said }
}
