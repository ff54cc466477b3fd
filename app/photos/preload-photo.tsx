import { preload } from 'react-dom'
import { SURFACES, type ShownPhoto } from './photo-picture.tsx'
import { shownUrl, srcSet } from './photo-url.ts'

/**
 * Preloads the page's main photo in the format that nearly every browser supports; others ignore it. Call it while
 * rendering.
 */
export function preloadPhoto(photo: ShownPhoto): void {
  const { sizes, widest } = SURFACES.stage
  preload(shownUrl(photo.key), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(photo, 'avif', widest),
    imageSizes: sizes(),
    fetchPriority: 'high',
  })
}
