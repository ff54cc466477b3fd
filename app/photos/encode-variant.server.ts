import sharp from 'sharp'
import { SHOWN_PHOTO } from './photo-size.ts'
import { LARGE_WIDTHS, type Variant } from './photo-variants.ts'

const QUALITY = { jpg: SHOWN_PHOTO.quality * 100, webp: 75, avif: 50 } as const
/**
 * Effort of the encoders. AVIF with effort 4 takes seven times as long as with 2 and saves a few percent. Large
 * variants use the least effort: a quarter of the time for the same look, some 5 % larger (architecture, Imágenes).
 */
const EFFORT = { usual: { avif: 2, webp: 4 }, large: { avif: 0, webp: 2 } } as const

/** A variant of a stored photo, never larger than the photo; the usual ones fit a shown photo too. */
export function encodeVariant(original: Uint8Array, { width, format }: Variant): Promise<Uint8Array> {
  const isLarge = LARGE_WIDTHS.some((large) => large === width)
  const height = isLarge ? undefined : SHOWN_PHOTO.height
  const resized = sharp(original).resize({ width, height, fit: 'inside', withoutEnlargement: true })
  const effort = isLarge ? EFFORT.large : EFFORT.usual
  if (format === 'avif') return resized.avif({ quality: QUALITY.avif, effort: effort.avif }).toBuffer()
  if (format === 'webp') return resized.webp({ quality: QUALITY.webp, effort: effort.webp }).toBuffer()
  return resized.jpeg({ quality: QUALITY.jpg, mozjpeg: true }).toBuffer()
}

/** Makes variants of a stored photo, in their order. */
export type EncodeVariants = (original: Uint8Array, variants: readonly Variant[]) => Promise<Uint8Array[]>

/** Encodes them one after another, which needs the least memory. */
export async function encodeVariants(original: Uint8Array, variants: readonly Variant[]): Promise<Uint8Array[]> {
  const made: Uint8Array[] = []
  for (const variant of variants) made.push(await encodeVariant(original, variant))
  return made
}
