import { useCallback } from 'react'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import type { PropertyPhoto } from '#app/properties/property.ts'
import { buttonClass } from '#app/ui/button.ts'
import { backCloses } from '#app/ui/dialog/back-closes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhotoControls } from './photo-controls.tsx'
import { photoName } from './photo-name.ts'
import { usePhotoStrip } from './use-photo-strip.tsx'

type Props = {
  photos: PropertyPhoto[]
  name: string
  first: number
  /** Called with the photo that was shown last. */
  onClose: (index: number) => void
}

/** The photos over the whole screen: swipe, arrows, ← →; pinch is the browser's own zoom; Escape and Back close it. */
export function PhotoViewer({ photos, name, first, onClose }: Props) {
  const { index, show, handleKey, strip } = usePhotoStrip(photos.length, first)
  const showModal = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal()
    return backCloses(dialog)
  }, [])
  const photo = photos[index]
  return (
    <dialog
      ref={showModal}
      aria-label={`Fotos de ${name}`}
      data-theme="dark"
      onClose={() => onClose(index)}
      onKeyDown={handleKey}
      className="on-dark fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-black text-white backdrop:bg-black open:grid"
    >
      <form method="dialog" className="flex justify-end p-2">
        <button type="submit" aria-label="Cerrar fotos" className={buttonClass({ variant: 'ghost', icon: true })}>
          <Icon name="close" />
        </button>
      </form>
      <div className="relative min-h-0">
        <ul
          {...strip}
          aria-label="Fotos"
          className="scrollbar-none relative flex size-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain *:size-full *:flex-none *:snap-start *:snap-always motion-safe:scroll-smooth"
        >
          {photos.map((each, at) => (
            <li key={`${at} ${each.key}`}>
              <PhotoPicture
                photo={each}
                alt={photoName(each, at, name)}
                surface="screen"
                className="size-full object-contain"
              />
            </li>
          ))}
        </ul>
        {photos.length > 1 && <PhotoControls index={index} count={photos.length} show={show} />}
      </div>
      <p aria-hidden="true" className="mx-auto min-h-14 max-w-(--measure) px-5 py-3 text-center text-sm leading-snug">
        {photo && photoName(photo, index, name)}
      </p>
    </dialog>
  )
}
