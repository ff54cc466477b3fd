import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PictureSet } from '#app/photos/picture-sets.ts'
import { PhotoEditor } from './edit/photo-editor.tsx'
import type { PhotoEdit } from '#app/photos/photo-edit.ts'
import { savedOf, placeOf } from './photo-item.ts'
import type { PhotoList } from './photo-list.ts'
import { PhotoTile, UNDO } from './photo-tile.tsx'
import { PICTURE_WORDS } from '#app/photos/picture-words.ts'
import type { PhotoUploads } from './photo-uploads.ts'
import { useReorder } from './use-reorder.tsx'

type Props = { set: PictureSet; list: PhotoList; hint: string; uploads: PhotoUploads }

/** The pictures in their order; the first photo that is stored is the cover. */
export function PhotoTiles({ set, list: { items, removed }, hint, uploads }: Props) {
  const words = PICTURE_WORDS[set]
  const list = useRef<HTMLOListElement>(null)
  const reorder = useReorder({ list, items, change: uploads.change })
  const cover = items.find((item) => savedOf(item))
  const [editedId, setEditedId] = useState<string | null>(null)
  const edited = items.find((item) => item.id === editedId)
  const source = edited && uploads.sourceOf(edited.id)

  /** When the focused photo is removed, the focus passes to the next one, else to the picker. */
  function remove(id: string, at: number) {
    flushSync(() => uploads.remove(id))
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[Math.min(at, buttons.length - 1)]
    const picker = list.current?.parentElement?.querySelector<HTMLElement>('input[type=file]')
    ;(next ?? picker)?.focus()
  }

  /** The button that was pressed goes with what the tile showed: the tile itself takes the focus. */
  function changeIn(id: string, change: () => void) {
    changeAt(
      items.findIndex((item) => item.id === id),
      change,
    )
  }

  function changeAt(at: number, change: () => void) {
    flushSync(change)
    const tile = list.current?.children[at]
    if (tile instanceof HTMLElement) tile.focus()
  }

  function apply(id: string, edit: PhotoEdit) {
    changeIn(id, () => {
      setEditedId(null)
      uploads.edit(id, edit)
    })
  }

  return (
    <>
      <ol
        ref={list}
        className="grid gap-3 empty:hidden @min-[18rem]:grid-cols-2 @min-[34rem]:grid-cols-3 @min-[46rem]:grid-cols-4"
      >
        {items.map((item, at) => (
          <PhotoTile
            key={item.id}
            set={set}
            item={item}
            place={{ at, count: items.length, isCover: set === 'photos' && item === cover }}
            hint={hint}
            look={reorder.lookOf(item.id)}
            handle={reorder.handleOf(item.id)}
            onMove={(to) => uploads.change({ kind: 'move', id: item.id, to })}
            onDescribe={(alt) => uploads.change({ kind: 'describe', id: item.id, alt })}
            onEdit={() => setEditedId(item.id)}
            onUndo={() => changeIn(item.id, () => uploads.undo(item.id))}
            onLeave={() => changeIn(item.id, () => uploads.leave(item.id))}
            onRetry={() => uploads.retry(item.id)}
            onRemove={() => remove(item.id, at)}
          />
        ))}
      </ol>
      {removed && (
        <p className="flex flex-wrap items-center gap-x-2 text-2xs text-ink-2">
          {words.removed}
          <button
            type="button"
            onClick={() => changeAt(removed.at, uploads.putBack)}
            aria-label={`Deshacer: poner de nuevo ${words.the} ${removed.at + 1}`}
            className={UNDO}
          >
            Deshacer
          </button>
        </p>
      )}
      {edited && source && (
        <PhotoEditor
          key={edited.id}
          words={words}
          source={source}
          place={placeOf(items, edited.id, set)}
          before={edited.edit}
          onApply={(edit) => apply(edited.id, edit)}
          onClose={() => setEditedId(null)}
        />
      )}
    </>
  )
}
