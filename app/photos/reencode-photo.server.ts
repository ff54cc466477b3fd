import sharp from 'sharp'
import { encodeVariants } from './encode-variant.server.ts'
import { PHOTO_GROUND } from './photo-ground.ts'
import { STORED_PHOTO } from './photo-size.ts'
import { FIRST_VARIANTS } from './photo-variants.ts'
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
/** The end marker of a JPEG. */
const JPEG_END = Uint8Array.of(0xff, 0xd9)
/** Timeout of one picture in seconds; the slowest one within the limits takes two. */
const MAX_SECONDS = 20

/**
 * `first` are the files of `FIRST_VARIANTS`; without one the photo itself stands in for it. `luminance` is the mean of its
 * pixels, 0 to 255.
 */
export type ReencodedPhoto = {
  data: Uint8Array
  width: number
  height: number
  luminance?: number
  first?: readonly Uint8Array[]
}
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
    if (await hasTooManyPixels(file, type)) return { fault: 'tooManyPixels' }
    const { data, info } = await convert(file, type)
    const first = await encodeVariants(data, FIRST_VARIANTS)
    return { data, width: info.width, height: info.height, luminance: await luminanceOf(first[0] ?? data), first }
  } catch {
    // sharp throws for incomplete or too large pictures, which is an expected outcome.
    return { fault: 'broken' }
  }
}

/** Rec. 709 weights of red, green and blue. */
const LUMA = [0.2126, 0.7152, 0.0722] as const

/** The mean luminance of a picture in sRGB, 0 to 255. */
async function luminanceOf(picture: Uint8Array): Promise<number> {
  const { channels } = await sharp(picture).stats()
  return Math.round(channels.reduce((sum, { mean }, at) => sum + mean * (LUMA[at] ?? 0), 0))
}

async function hasTooManyPixels(file: Uint8Array, type: PhotoType): Promise<boolean> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
  return width * height > mostPixels(type)
}

function mostPixels(type: PhotoType): number {
  return type === 'avif' ? MAX_AVIF_PIXELS : MAX_PIXELS
}

/** A JPEG whose end marker alone is missing is complete; with one at its end, any warning says that more is missing. */
function convert(file: Uint8Array, type: PhotoType) {
  const whole = convertWhole(file, type, 'error')
  return type === 'jpeg' ? whole.catch(() => convertWhole(Buffer.concat([file, JPEG_END]), type, 'warning')) : whole
}

function convertWhole(file: Uint8Array, type: PhotoType, failOn: 'error' | 'warning') {
  return sharp(file, { limitInputPixels: mostPixels(type), failOn })
    .autoOrient()
    .resize(STORED_PHOTO.width, STORED_PHOTO.height, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PHOTO_GROUND })
    .toColourspace('srgb')
    .jpeg({ quality: STORED_PHOTO.quality * 100, mozjpeg: false })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true })
}
