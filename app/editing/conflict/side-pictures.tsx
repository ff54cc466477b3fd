import type { FieldPhoto } from '#app/photos/photo-choice.ts'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import type { PictureSet } from '#app/photos/picture-sets.ts'
import { PICTURE_WORDS } from '#app/photos/picture-words.ts'
import { PICTURE_FITS } from '#app/photos/upload/tile-looks.ts'

/** The pictures of one of two compared versions. */
export function SidePictures({ set, pictures }: { set: PictureSet; pictures: FieldPhoto[] }) {
  return (
    <span className="flex flex-wrap gap-2">
      {pictures.map((picture, at) => (
        <span key={picture.photoId} className="block aspect-4/3 w-20 overflow-hidden rounded-xs bg-sunken">
          <PhotoPicture
            photo={picture}
            alt={picture.alt || `${PICTURE_WORDS[set].name} ${at + 1}`}
            surface="thumbnail"
            className={`size-full ${PICTURE_FITS[set]}`}
          />
        </span>
      ))}
    </span>
  )
}
