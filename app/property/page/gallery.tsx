import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { usePhotoName } from '#app/listing/card/use-photo-name.tsx'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import { photoUrl } from '#app/photos/photo-url.ts'
import type { PropertyPhoto } from '#app/catalogue/property/property.ts'
import { afterPaint } from '#app/ui/after-paint.ts'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { GALLERY_GRID, ONE_PHOTO } from './detail-layout.tsx'
import { PhotoControls } from './photo-controls.tsx'
import { pictureName } from './picture-name.ts'
import { PhotoViewer } from './photo-viewer.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { usePhotoStrip } from './use-photo-strip.tsx'

/** Opens a photo in the viewer. Without scripts the photo is a link to its file. */
type OpenPhoto = (event: MouseEvent, at: number) => void

/** ID of the strip. Without scripts 'Ver las N fotos' leads to it, and it shows the photos one below the other (`:target`). */
const ALL_PHOTOS = 'fotos'

/** The photos that follow the large one, which is the first. */
const SMALL = { from: 1, to: 5 } as const

/** The browser swipes and snaps; scripts only scroll to a photo. Only the cover is printed. */
const TRACK =
  'noscript:target:grid noscript:target:aspect-auto noscript:target:gap-2.5 noscript:target:*:aspect-3/2 noscript:target:*:h-auto relative scrollbar-none flex aspect-4/3 snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain scroll-smooth rounded-md bg-sunken *:size-full *:flex-none *:snap-start *:snap-always lg:aspect-16/9 @min-[46rem]:in-[.has-side]:aspect-3/2 print:aspect-video print:overflow-hidden print:*:not-first:hidden'

/** Where the page has room, a full set of small photos stands beside the large one, so that one screen shows all five. */
const BESIDE = 'has-side @min-[46rem]:grid-cols-[minmax(0,1fr)_10.5rem]'

/** Beside the large photo it is as high as that one. */
const MOSAIC =
  'grid grid-cols-4 gap-2.5 max-lg:hidden print:hidden @min-[46rem]:in-[.has-side]:h-0 @min-[46rem]:in-[.has-side]:min-h-full @min-[46rem]:in-[.has-side]:grid-cols-1 @min-[46rem]:in-[.has-side]:grid-rows-4'

type Props = { photos: PropertyPhoto[]; name: string; label?: string }

/** The photos of a property: a strip of large photos with thumbnails, or four small photos from 1024 px. A click opens the viewer. */
export function Gallery({ photos, name, label = 'Fotos de la propiedad' }: Props) {
  const [opened, setOpened] = useState<number | null>(null)
  const { index, show, handleKey, strip } = usePhotoStrip(photos.length)
  const { style } = usePhotoName(useLocation().pathname)

  function open(event: MouseEvent, at: number) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    afterPaint(() => setOpened(at))
  }

  function close(last: number) {
    setOpened(null)
    show(last)
  }

  const viewer = opened !== null && (
    <PhotoViewer set="photos" photos={photos} name={name} first={opened} onClose={close} />
  )
  if (photos.length < 2) {
    return (
      <div style={style}>
        <OnePhoto photo={photos[0] ?? null} name={name} onOpen={open} />
        {viewer}
      </div>
    )
  }
  return (
    <div className="@container">
      <div
        role="group"
        aria-roledescription="galería"
        aria-label={label}
        onKeyDown={handleKey}
        className={`${GALLERY_GRID} ${photos.length > SMALL.to - 1 ? BESIDE : ''}`}
        style={style}
      >
        <div className="relative">
          <ul {...strip} id={ALL_PHOTOS} tabIndex={0} aria-label="Foto actual" className={TRACK}>
            {photos.map((photo, at) => (
              <li key={`${at} ${photo.key}`} id={`foto-${at + 1}`} className={at === 0 ? 'stage' : undefined}>
                <a
                  href={photoUrl(photo.key)}
                  tabIndex={at === index ? undefined : -1}
                  onClick={(event) => open(event, at)}
                  className="block size-full cursor-zoom-in -outline-offset-4"
                >
                  <PhotoPicture
                    photo={photo}
                    alt={pictureName('photos', photo, at, name)}
                    surface="stage"
                    priority={at === 0}
                  />
                </a>
              </li>
            ))}
          </ul>
          <PhotoControls set="photos" index={index} count={photos.length} show={show} />
          <AllPhotos count={photos.length} onOpen={open} />
        </div>
        <Thumbnails photos={photos} index={index} onChoose={show} />
        <PhotoMosaic photos={photos} onOpen={open} />
      </div>
      {viewer}
    </div>
  )
}

/** A single photo without controls, or the default image without any. */
function OnePhoto({ photo, name, onOpen }: { photo: PropertyPhoto | null; name: string; onOpen: OpenPhoto }) {
  if (!photo) {
    return (
      <div className={ONE_PHOTO}>
        <PhotoPicture photo={null} alt="" surface="stage" priority />
      </div>
    )
  }
  return (
    <a href={photoUrl(photo.key)} onClick={(event) => onOpen(event, 0)} className={`block cursor-zoom-in ${ONE_PHOTO}`}>
      <PhotoPicture photo={photo} alt={pictureName('photos', photo, 0, name)} surface="stage" priority />
    </a>
  )
}

/** From 1024 px: the next four photos, small. A click opens one in the viewer. */
function PhotoMosaic({ photos, onOpen }: { photos: PropertyPhoto[]; onOpen: OpenPhoto }) {
  return (
    <ul className={MOSAIC}>
      {photos.slice(SMALL.from, SMALL.to).map((photo, at) => (
        <li key={`${at} ${photo.key}`} className="min-h-0">
          <a
            href={photoUrl(photo.key)}
            aria-label={`Ampliar foto ${SMALL.from + at + 1}`}
            onClick={(event) => onOpen(event, SMALL.from + at)}
            className="block aspect-3/2 cursor-zoom-in overflow-hidden rounded-sm bg-sunken @min-[46rem]:in-[.has-side]:aspect-auto @min-[46rem]:in-[.has-side]:h-full"
          >
            <PhotoPicture photo={photo} alt="" surface="thumbnail" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** 'Ver las N fotos', on the large photo from 1024 px: opens the viewer at the first photo. */
function AllPhotos({ count, onOpen }: { count: number; onOpen: OpenPhoto }) {
  return (
    <a
      href={`#${ALL_PHOTOS}`}
      onClick={(event) => onOpen(event, 0)}
      className="over-stage absolute bottom-3 left-3 inline-flex min-h-11 items-center gap-2 rounded-md bg-canvas px-4 text-sm font-semibold text-ink no-underline shadow-raised hover:underline max-lg:hidden print:hidden"
    >
      Ver las {count} fotos
    </a>
  )
}
