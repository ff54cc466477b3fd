import type { ComponentProps } from 'react'
import type { PictureSet } from '#app/photos/picture-sets.ts'
import { variantUrl } from '#app/photos/photo-url.ts'
import { TILE_VARIANT } from '#app/photos/photo-variants.ts'
import { buttonClass } from '#app/ui/button.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { Tick } from '#app/ui/form/check-box.tsx'
import { writeSavedEdit } from '#app/photos/saved-edit.ts'
import { PICTURE_CONTROLS } from '#app/photos/photo-choice.ts'
import type { ItemIn, PhotoItem } from './photo-item.ts'
import { PICTURE_WORDS } from '#app/photos/picture-words.ts'
import { ICON_BUTTON, StepButton } from './step-button.tsx'
import { TileOnItsWay } from './tile-on-its-way.tsx'
import { PICTURE, PICTURE_FITS, TILE_CONTROLS } from './tile-looks.ts'

const HANDLE = `${ICON_BUTTON} cursor-grab touch-none active:cursor-grabbing aria-pressed:bg-selected`
/** On a phone only three buttons fit side by side: the fourth is over the photo. */
const REMOVE = `${ICON_BUTTON} pointer-coarse:absolute pointer-coarse:top-[.35rem] pointer-coarse:right-[.35rem] pointer-coarse:rounded-full pointer-coarse:bg-surface`
const EDIT = buttonClass({
  variant: 'outline',
  size: 'sm',
  className:
    'absolute right-[.35rem] bottom-[.35rem] gap-[.35rem] px-[.55rem] [--bg:var(--color-surface)] text-2xs noscript:hidden pointer-coarse:min-h-(--control)',
})
/** Takes back what was done with a picture. */
export const UNDO = buttonClass({
  variant: 'ghost',
  size: 'sm',
  className: 'px-[.45rem] pointer-coarse:min-h-(--control)',
})

type Props = {
  set: PictureSet
  item: PhotoItem
  place: { at: number; count: number; isCover: boolean }
  /** Id of the text that tells how photos are put in order. */
  hint: string
  look: Pick<ComponentProps<'li'>, 'style' | 'className'>
  handle: ComponentProps<'button'>
  onMove: (to: number) => void
  onDescribe: (alt: string) => void
  onEdit: () => void
  /** Brings the photo back as it was before it was edited. */
  onUndo: () => void
  /** Leaves the photo as it was, while its edit is on its way. */
  onLeave: () => void
  onRetry: () => void
  onRemove: () => void
}

/** A photo with its controls, or a file with its progress or error. */
export function PhotoTile(props: Props) {
  const { item, look } = props
  return (
    <li
      {...look}
      tabIndex={-1}
      className={`relative grid grid-cols-1 rounded-sm border bg-surface ${item.state === 'stored' ? 'auto-rows-auto content-start' : 'grid-rows-[1fr_auto]'} ${look.className ?? ''}`}
    >
      {item.state === 'stored' ? <Stored {...props} item={item} /> : <TileOnItsWay {...props} item={item} />}
    </li>
  )
}

function Stored(props: Props & { item: ItemIn<'stored'> }) {
  const { set, item, place, hint, handle, onMove, onDescribe, onEdit, onUndo, onRemove } = props
  const { photo, alt, edit, original } = item
  const words = PICTURE_WORDS[set]
  const controls = PICTURE_CONTROLS[set]
  const which = `${place.at + 1}${alt.trim() && `, ${alt.trim()}`}`
  const called = `${words.one} ${which}`
  return (
    <>
      <div className={`${PICTURE} overflow-hidden`}>
        <img
          src={variantUrl(photo.key, TILE_VARIANT)}
          alt={alt.trim() || `${words.name} ${place.at + 1}`}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          decoding="async"
          draggable={false}
          className={`size-full ${PICTURE_FITS[set]}`}
        />
        {place.isCover && <span className="badge absolute top-2 left-2 bg-plane-2 text-on-plane">Portada</span>}
        <button type="button" aria-label={`Editar ${called}`} onClick={onEdit} className={EDIT}>
          <PanelIcon name="crop" />
          Editar {words.one}
        </button>
      </div>
      <div className={TILE_CONTROLS}>
        <button type="button" aria-label={`Mover ${called}`} aria-describedby={hint} {...handle} className={HANDLE}>
          <PanelIcon name="grip" />
        </button>
        <span className="flex">
          <StepButton
            label={`Mover antes ${words.the} ${which}`}
            icon="chevron-left"
            isEnd={place.at === 0}
            onStep={() => onMove(place.at - 1)}
          />
          <StepButton
            label={`Mover después ${words.the} ${which}`}
            icon="chevron-right"
            isEnd={place.at === place.count - 1}
            onStep={() => onMove(place.at + 1)}
          />
          <button type="button" data-remove aria-label={`Quitar ${called}`} onClick={onRemove} className={REMOVE}>
            <PanelIcon name="trash" />
          </button>
        </span>
      </div>
      {edit && (
        <p className="flex flex-wrap items-center justify-between gap-x-2 px-2 pb-1 text-2xs text-ink-2">
          {words.edited}
          <button
            type="button"
            onClick={onUndo}
            aria-label={`Deshacer la edición ${words.ofThe} ${which}`}
            className={UNDO}
          >
            Deshacer
          </button>
        </p>
      )}
      <label className="grid content-start gap-1 px-2 pb-2 text-2xs text-ink-2">
        {words.label}
        <input
          type="text"
          name={controls.alts}
          value={alt}
          placeholder={words.placeholder}
          onChange={(event) => onDescribe(event.currentTarget.value)}
          className="min-h-(--control-sm) w-full min-w-0 rounded-sm border border-line-strong bg-surface px-2 py-[.3rem] text-base text-ink"
        />
      </label>
      <input type="hidden" name={controls.chosen} value={photo.photoId} />
      {edit && original && (
        <input
          type="hidden"
          name={controls.edits}
          value={writeSavedEdit({ photoId: photo.photoId, original: original.photoId, edit })}
        />
      )}
      <noscript>
        <label className="flex min-h-(--control) items-center gap-2 px-2 text-2xs">
          <Tick type="checkbox" name={controls.removed} value={photo.photoId} />
          Quitar {words.this}
        </label>
      </noscript>
    </>
  )
}
