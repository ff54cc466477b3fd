import type { FieldPhoto } from './photo-choice.ts'

/** An item of the field: a stored photo, or a file that is being sent. `id` is local to the field. */
export type PhotoItem = { id: string; alt: string } & (
  | { state: 'stored'; photo: FieldPhoto }
  /** `progress` from 0 to 1 while it is sent; null before. */
  | { state: 'sending'; name: string; progress: number | null }
  | { state: 'failed'; name: string; message: string }
)

export type ItemIn<State> = Extract<PhotoItem, { state: State }>

/**
 * `refused` has sentences about rejected files; `copies` tells how often each photo came of those that came more than
 * once since files were last chosen; `said` is announced to screen readers.
 */
export type PhotoList = {
  items: readonly PhotoItem[]
  refused: readonly string[]
  copies: Readonly<Record<string, number>>
  said: string
}

export type PhotoListChange =
  | { kind: 'add'; files: readonly { id: string; name: string }[]; refused: readonly string[] }
  | { kind: 'progress'; id: string; progress: number | null }
  | { kind: 'stored'; id: string; photo: Omit<FieldPhoto, 'alt'> }
  | { kind: 'refused'; id: string; message: string }
  | { kind: 'failed'; id: string; message: string }
  | { kind: 'retry'; id: string }
  | { kind: 'remove'; id: string }
  | { kind: 'describe'; id: string; alt: string }
  | { kind: 'move'; id: string; to: number }
  | { kind: 'say'; sentence: string }

export function listOf(photos: readonly FieldPhoto[]): PhotoList {
  const items = photos.map((photo) => ({ id: photo.photoId, alt: photo.alt ?? '', state: 'stored', photo }) as const)
  return { items, refused: [], copies: {}, said: '' }
}

export function changeList(list: PhotoList, change: PhotoListChange): PhotoList {
  switch (change.kind) {
    // Choosing other files clears the messages about earlier ones.
    case 'add': {
      const added = change.files.map((file) => ({ ...file, alt: '', ...WAITING }))
      return { ...list, items: [...list.items, ...added], refused: change.refused, copies: {} }
    }
    case 'stored':
      return saying({ ...withItems(list, withStored(list.items, change)), copies: copiesWith(list, change) }, readiness)
    case 'refused':
      return { ...withItems(list, without(list.items, change.id)), refused: [...list.refused, change.message] }
    case 'remove':
      return saying(withItems(list, without(list.items, change.id)), (items) => `Foto quitada. Quedan ${items.length}.`)
    case 'move':
      return saying(withItems(list, moved(list.items, change.id, change.to)), (items) => placeOf(items, change.id))
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

/** The photos that the form would send, in order. */
export function photosIn(list: PhotoList): FieldPhoto[] {
  return list.items.flatMap((item) =>
    item.state === 'stored' ? [{ ...item.photo, alt: item.alt.trim() || null }] : [],
  )
}

/** True while a file is being sent: leaving the page would lose it. */
export function isBusy(list: PhotoList): boolean {
  return list.items.some((item) => item.state === 'sending')
}

/** Position and description of an item: «Foto 2 de 5, Interior». */
export function placeOf(items: readonly PhotoItem[], id: string): string {
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  const called = item && (item.alt.trim() || (item.state === 'stored' ? '' : item.name))
  return `Foto ${at + 1} de ${items.length}${called ? `, ${called}` : ''}`
}

const WAITING = { state: 'sending', progress: null } as const

function onItsWay(
  item: PhotoItem,
  change: Extract<PhotoListChange, { kind: 'progress' | 'failed' | 'retry' }>,
): PhotoItem {
  if (item.state === 'stored') return item
  const { id, alt, name } = item
  if (change.kind === 'failed') return { id, alt, name, state: 'failed', message: change.message }
  return { id, alt, name, state: 'sending', progress: change.kind === 'retry' ? null : change.progress }
}

/** The server stores a picture once: sent again, it gives the photo that is already in the list. */
function withStored(items: readonly PhotoItem[], { id, photo }: Extract<PhotoListChange, { kind: 'stored' }>) {
  const isThere = items.some((item) => item.state === 'stored' && item.photo.photoId === photo.photoId)
  if (isThere) return without(items, id)
  return replaced(items, id, ({ alt }) => ({ id, alt, state: 'stored', photo: { ...photo, alt: null } }))
}

function copiesWith(
  { items, copies }: PhotoList,
  { photo: { photoId } }: Extract<PhotoListChange, { kind: 'stored' }>,
) {
  const isThere = items.some((item) => item.state === 'stored' && item.photo.photoId === photoId)
  return isThere ? { ...copies, [photoId]: (copies[photoId] ?? 1) + 1 } : copies
}

/** What is said of photos that are one and the same. */
export function copiesSaid({ copies }: PhotoList): string[] {
  return Object.values(copies).map((count) => `${count} fotos iguales: se guarda una`)
}

/** Moves an item; `to` is limited to the length of the list. */
function moved(items: readonly PhotoItem[], id: string, to: number): readonly PhotoItem[] {
  const item = items.find((each) => each.id === id)
  if (!item) return items
  return without(items, id).toSpliced(Math.max(0, Math.min(to, items.length - 1)), 0, item)
}

function readiness(items: readonly PhotoItem[]): string {
  if (items.some((item) => item.state === 'sending')) return ''
  return `Fotos listas: ${items.filter((item) => item.state === 'stored').length}`
}

function withItems(list: PhotoList, items: readonly PhotoItem[]): PhotoList {
  return { ...list, items }
}

function saying(list: PhotoList, sentence: (items: readonly PhotoItem[]) => string): PhotoList {
  return { ...list, said: sentence(list.items) || list.said }
}

function without(items: readonly PhotoItem[], id: string) {
  return items.filter((item) => item.id !== id)
}

function replaced(items: readonly PhotoItem[], id: string, change: (item: PhotoItem) => PhotoItem) {
  return items.map((item) => (item.id === id ? change(item) : item))
}
