import { preload } from 'react-dom'
import { photoUrl, srcSet } from './photo-url.ts'

/** The default image (design, section 9). The image route also returns it for a missing file. */
const NO_PHOTO_URL = '/sin-imagen.svg'

/** `sizes` attribute per place, so that the browser picks a variant (design, section 8). */
const SIZES = {
  card: '(min-width:80rem) 312px, (min-width:64rem) 33vw, (min-width:40rem) 45vw, calc(100vw - 40px)',
  stage: '(min-width:80rem) 740px, (min-width:64rem) 58vw, calc(100vw - 40px)',
  thumbnail: '180px',
  screen: '100vw',
} as const
export type PhotoSurface = keyof typeof SIZES

type Props = {
  photo: { key: string; width: number; height: number } | null
  /** '' when the text beside the photo already describes it. */
  alt: string
  surface: PhotoSurface
  /** The main image of the page (LCP): loaded first. The others load lazily. */
  priority?: boolean
  className?: string
}

/** A stored photo in the best format and size for the browser; the default image when there is none. */
export function PhotoPicture({ photo, alt, surface, priority = false, className = 'size-full object-cover' }: Props) {
  if (!photo)
    return <img src={NO_PHOTO_URL} alt={alt || 'Sin fotografía'} width={1200} height={900} className={className} />
  const sizes = SIZES[surface]
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(photo.key, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(photo.key, 'webp')} sizes={sizes} />
      <img
        src={photoUrl(photo.key)}
        srcSet={srcSet(photo.key, 'jpg')}
        sizes={sizes}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}

/**
 * Asks for the page's main photo from the head of the document, in the format that nearly every browser takes; the
 * others ignore it. Called while rendering.
 */
export function preloadPhoto(photo: { key: string }, surface: PhotoSurface): void {
  preload(photoUrl(photo.key), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(photo.key, 'avif'),
    imageSizes: SIZES[surface],
    fetchPriority: 'high',
  })
}
