import type { PictureSet } from '#app/photos/picture-sets.ts'
import type { PhotoEdit } from '#app/photos/photo-edit.ts'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'
import { PICTURE_WORDS } from '#app/photos/picture-words.ts'

/** What the store has of an item. */
export type Kept = {
  photo: FieldPhoto
  /** How the photo was turned and cropped here; null for one that is as it came. */
  edit: PhotoEdit | null
  /** The stored photo before that; null where there is none. */
  original: FieldPhoto | null
}

type OnItsWay = {
  name: string
  edit: PhotoEdit | null
  /** What stays, and is saved, unless the edited photo arrives in its place; null for a new file. */
  was: Kept | null
}

/** An item of the field: a stored photo, or a file that is being sent. `id` is local to the field. */
export type PhotoItem = { id: string; alt: string } & (
  | ({ state: 'stored' } & Kept)
  /** `progress` from 0 to 1 while it is sent; null before. */
  | ({ state: 'sending'; progress: number | null } & OnItsWay)
  | ({ state: 'failed'; message: string } & OnItsWay)
)

export type ItemIn<State> = Extract<PhotoItem, { state: State }>

/** What the store has of an item; null for a file that it has not taken yet. */
export function savedOf(item: PhotoItem): Kept | null {
  return item.state === 'stored' ? item : item.was
}

/** What stays of one whose file or edit does not come. */
export function whatStays(item: PhotoItem): Kept | null {
  return item.state === 'stored' ? null : item.was
}

/** The stored photo from before it was edited; null where the store has none. */
export function beforeEdit(item: PhotoItem): Kept | null {
  const kept = savedOf(item)
  if (!kept?.edit) return kept
  return kept.original && { photo: kept.original, edit: null, original: null }
}

export function waiting({ id, alt }: { id: string; alt: string }, onItsWay: OnItsWay): PhotoItem {
  const { name, edit, was } = onItsWay
  return { id, alt, name, edit, was, state: 'sending', progress: null }
}

export function asStored({ id, alt }: { id: string; alt: string }, { photo, edit, original }: Kept): PhotoItem {
  return { id, alt, state: 'stored', photo, edit, original }
}

/** Position and description of an item: «Foto 2 de 5, Interior». */
export function placeOf(items: readonly PhotoItem[], id: string, set: PictureSet = 'photos'): string {
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  const called = item && (item.alt.trim() || (item.state === 'stored' ? '' : item.name))
  return `${PICTURE_WORDS[set].name} ${at + 1} de ${items.length}${called ? `, ${called}` : ''}`
}
