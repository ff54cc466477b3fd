import type { MouseEvent } from 'react'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import { photoUrl } from '#app/photos/photo-url.ts'
import type { PropertyPhoto } from '#app/properties/property.ts'

/** Opens the photos over the whole screen; a photo is a link to its file, for browsers without scripts. */
export type OpenPhoto = (event: MouseEvent, at: number) => void

/** The small photos under the large one, which is the first. */
const SMALL = { from: 1, to: 5 } as const

/** From 1024 px: four small photos, the last of which tells how many there are in all. */
export function PhotoMosaic({ photos, onOpen }: { photos: PropertyPhoto[]; onOpen: OpenPhoto }) {
  const small = photos.slice(SMALL.from, SMALL.to)
  return (
    <ul className="grid grid-cols-4 gap-2.5 max-lg:hidden print:hidden">
      {small.map((photo, at) => (
        <li key={`${at} ${photo.key}`}>
          <a
            href={photoUrl(photo.key)}
            aria-label={
              at === small.length - 1 ? `Ver las ${photos.length} fotos` : `Ampliar foto ${SMALL.from + at + 1}`
            }
            onClick={(event) => onOpen(event, SMALL.from + at)}
            className="relative block aspect-3/2 cursor-zoom-in overflow-hidden rounded-sm bg-sunken"
          >
            <PhotoPicture photo={photo} alt="" surface="thumbnail" />
            {at === small.length - 1 && (
              <span
                aria-hidden="true"
                className="num absolute inset-x-0 bottom-0 bg-plane/82 px-2 py-[.4rem] text-center text-2xs font-semibold text-on-plane"
              >
                Ver las {photos.length} fotos
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
