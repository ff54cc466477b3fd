import { useCallback } from 'react'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import type { EachSet, PictureSet } from '#app/photos/picture-sets.ts'
import type { PropertyPhoto } from '#app/catalogue/property/property.ts'
import { buttonClass } from '#app/ui/button.ts'
import { backCloses } from '#app/ui/dialog/back-closes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhotoControls } from './photo-controls.tsx'
import { PICTURE_NAMES, pictureName } from './picture-name.ts'
import { usePhotoStrip } from './use-photo-strip.tsx'

/** Plans have a white background up to the edges of the screen. */
const FITS: EachSet<string> = { photos: 'size-full object-contain', plans: 'size-full bg-white object-contain' }

type Props = {
  set: PictureSet
  photos: PropertyPhoto[]
  name: string
  first: number
  /** Called with the index of the last shown picture. */
  onClose: (index: number) => void
}

/** Photos or plans on the full screen. Swipe, arrows and ← → change the picture; the browser zooms; Escape and Back close it. */
export function PhotoViewer({ set, photos, name, first, onClose }: Props) {
  const { index, show, handleKey, strip } = usePhotoStrip(photos.length, first)
  const showModal = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal()
    return backCloses(dialog)
  }, [])
  const { all } = PICTURE_NAMES[set]
  const photo = photos[index]
  return (
    <dialog
      ref={showModal}
      aria-label={`${all} de ${name}`}
      data-theme="dark"
      onClose={() => onClose(index)}
      onKeyDown={handleKey}
      className="photo-viewer on-dark fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-black text-white backdrop:bg-black open:grid"
    >
      <form method="dialog" className="flex justify-end p-2">
        <button
          type="submit"
          aria-label={`Cerrar ${all.toLowerCase()}`}
          className={buttonClass({ variant: 'ghost', icon: true })}
        >
          <Icon name="close" />
        </button>
      </form>
      <div className="relative min-h-0">
        <ul
          {...strip}
          tabIndex={photos.length > 1 ? 0 : undefined}
          aria-label={all}
          className="scrollbar-none relative flex size-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain *:size-full *:flex-none *:snap-start *:snap-always motion-safe:scroll-smooth"
        >
          {photos.map((picture, at) => (
            <li key={`${at} ${picture.key}`}>
              <PhotoPicture
                photo={picture}
                alt={pictureName(set, picture, at, name)}
                surface="screen"
                className={FITS[set]}
              />
            </li>
          ))}
        </ul>
        {photos.length > 1 && <PhotoControls set={set} index={index} count={photos.length} show={show} />}
      </div>
      <p aria-hidden="true" className="mx-auto min-h-14 max-w-(--measure) px-5 py-3 text-center text-sm leading-snug">
        {photo && pictureName(set, photo, index, name)}
      </p>
    </dialog>
  )
}
