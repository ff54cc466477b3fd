import { STORED_PHOTO } from './photo-size.ts'
import { NO_PHOTO_URL, shownUrl, srcSet } from './photo-url.ts'

export type ShownPhoto = { key: string; width: number; height: number }

/**
 * For each place the `sizes` attribute, by which the browser picks a variant (design, section 8), and the largest width
 * that is useful there.
 */
export const SURFACES = {
  card: {
    sizes: () => '(min-width:80rem) 312px, (min-width:64rem) 33vw, (min-width:40rem) 45vw, calc(100vw - 40px)',
    widest: 1200,
  },
  row: { sizes: () => '120px', widest: 400 },
  stage: { sizes: () => '(min-width:80rem) 740px, (min-width:64rem) 58vw, calc(100vw - 40px)', widest: 1200 },
  thumbnail: { sizes: () => '180px', widest: 1200 },
  // Shown whole on the screen: the height limits the width of an upright photo.
  screen: {
    sizes: ({ width, height }: ShownPhoto) => `min(100vw, ${Math.ceil((width / height) * 100)}vh)`,
    widest: STORED_PHOTO.width,
  },
} as const
export type PhotoSurface = keyof typeof SURFACES

type Props = {
  photo: ShownPhoto | null
  /** '' when the text beside the photo already describes it. */
  alt: string
  surface: PhotoSurface
  /** The main image of the page (LCP): loaded first. The others load lazily. */
  priority?: boolean
  className?: string
}

/** A stored photo in the best format and size for the browser; the default image when there is none. */
export function PhotoPicture({ photo, alt, surface, priority = false, className = 'size-full object-cover' }: Props) {
  const loading = priority ? 'eager' : 'lazy'
  if (!photo) {
    const words = alt || 'Sin fotografía'
    return <img src={NO_PHOTO_URL} alt={words} width={1200} height={900} loading={loading} className={className} />
  }
  const { widest } = SURFACES[surface]
  const sizes = SURFACES[surface].sizes(photo)
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(photo, 'avif', widest)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(photo, 'webp', widest)} sizes={sizes} />
      <img
        src={shownUrl(photo.key)}
        srcSet={srcSet(photo, 'jpg', widest)}
        sizes={sizes}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={loading}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
