import { NO_PHOTO_URL, variantUrl } from './photo-url.ts'

/** The smallest variant in the format that every browser of today takes: a list shows dozens of these. */
const VARIANT = { width: 400, format: 'webp' } as const

type Props = { photo: { key: string } | null; className: string }

/** A small picture beside the title that says what it shows. */
export function Thumb({ photo, className }: Props) {
  return (
    <img
      src={photo ? variantUrl(photo.key, VARIANT) : NO_PHOTO_URL}
      alt=""
      width="128"
      height="96"
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
