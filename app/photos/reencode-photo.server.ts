import sharp from 'sharp'
import { encodeVariant } from './encode-variant.server.ts'
import { PHOTO_GROUND } from './photo-ground.ts'
import { STORED_PHOTO } from './photo-size.ts'
import { TILE_VARIANT } from './photo-variants.ts'
import { type PhotoType, photoTypeOf } from './photo-type.ts'
import type { PhotoFault } from './upload-fault.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    photoWorkers: PhotoWorkers
  }
}

/** Largest accepted picture in pixels: above any camera's, below what would fill the memory. */
const MAX_PIXELS = 100_000_000
/** AVIF is decoded all at once, at 20 bytes per pixel: half a gigabyte at this size. */
const MAX_AVIF_PIXELS = 25_000_000
/** Timeout of one picture in seconds; the slowest one within the limits takes two. */
const MAX_SECONDS = 20

/** `tile` is the variant that the form shows at once; without it the photo itself is shown there. */
export type ReencodedPhoto = { data: Uint8Array; width: number; height: number; tile?: Uint8Array }
/** A re-encoded picture, or why the file was rejected. */
export type Reencoded = ReencodedPhoto | { fault: PhotoFault }
export type Reencode = (path: string) => Promise<Reencoded>

/** Decodes pictures and runs the photo jobs; the server does both in other processes. */
export type PhotoWorkers = {
  reencode: Reencode
  /** Starts the background jobs: variants of new photos, deletion of unused ones. Returns at once. */
  runJobs: () => void
  close: () => void
}

/**
 * Decodes a picture regardless of its name, turns it upright, fits it into the maximum size and encodes it as JPEG
 * without metadata. Of an animation it takes the first frame. It needs up to half a gigabyte, so the server runs it in
 * another process.
 */
export async function reencodeFile(file: Uint8Array): Promise<Reencoded> {
  const type = photoTypeOf(file)
  if (type === null) return { fault: 'notImage' }
  if (type === 'heic') return { fault: 'heic' }
  try {
    const { data, info } = await convert(file, type)
    return { data, width: info.width, height: info.height, tile: await encodeVariant(data, TILE_VARIANT) }
  } catch {
    // sharp throws for incomplete or too large pictures, which is an expected outcome.
    return { fault: 'broken' }
  }
}

function convert(file: Uint8Array, type: PhotoType) {
  return sharp(file, { limitInputPixels: type === 'avif' ? MAX_AVIF_PIXELS : MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(STORED_PHOTO.width, STORED_PHOTO.height, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PHOTO_GROUND })
    .toColourspace('srgb')
    .jpeg({ quality: STORED_PHOTO.quality * 100, mozjpeg: false })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true })
}
