import type { MouseEvent } from 'react'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import { photoUrl } from '#app/photos/photo-url.ts'
import type { PropertyPhoto } from '#app/catalogue/property/property.ts'

/** Opens the photos over the whole screen; a photo is a link to its file, for browsers without scripts. */
export type OpenPhoto = (event: MouseEvent, at: number) => void

/** The small photos under the large one, which is the first. */
const SMALL = { from: 1, to: 5 } as const

/** From 1024 px: four small photos, each of which opens itself. */
export function PhotoMosaic({ photos, onOpen }: { photos: PropertyPhoto[]; onOpen: OpenPhoto }) {
  return (
    <ul className="grid grid-cols-4 gap-2.5 max-lg:hidden print:hidden">
      {photos.slice(SMALL.from, SMALL.to).map((photo, at) => (
        <li key={`${at} ${photo.key}`}>
          <a
            href={photoUrl(photo.key)}
            aria-label={`Ampliar foto ${SMALL.from + at + 1}`}
            onClick={(event) => onOpen(event, SMALL.from + at)}
            className="block aspect-3/2 cursor-zoom-in overflow-hidden rounded-sm bg-sunken"
          >
            <PhotoPicture photo={photo} alt="" surface="thumbnail" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What the whole strip is called in an address: without scripts it then shows its photos one below the other. */
export const ALL_PHOTOS = 'fotos'

/** On the large photo, from 1024 px: opens all of them, at the first. */
export function AllPhotos({ count, onOpen }: { count: number; onOpen: OpenPhoto }) {
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
