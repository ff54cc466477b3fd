import { preload } from 'react-dom'
import { FALLBACK, type PhotoSurface, SURFACES, type ShownPhoto } from './photo-picture.tsx'
import { srcSet, variantUrl } from './photo-url.ts'

/**
 * Asks for the page's main photo from the head of the document, in the format that nearly every browser takes; the
 * others ignore it. Called while rendering.
 */
export function preloadPhoto(photo: ShownPhoto, surface: PhotoSurface): void {
  const { sizes, widest } = SURFACES[surface]
  preload(variantUrl(photo.key, FALLBACK), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(photo, 'avif', widest),
    imageSizes: sizes(photo),
    fetchPriority: 'high',
  })
}
