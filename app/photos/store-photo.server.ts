import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { FileStore } from './file-store.server.ts'

/** A stored photo fits inside these px, never enlarged (spec, section 5; decision 27). */
const MAX_WIDTH = 1200
const MAX_HEIGHT = 800
/** JPEG quality of a stored photo: 0.8 (spec, section 5). */
const QUALITY = 80
/** Largest accepted picture in pixels: above any camera's, below what would fill the memory. */
const MAX_PIXELS = 100_000_000
/** Largest accepted file, 10 MB (spec, section 5; decision 6). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

export type StoredPhoto = { photoId: string; key: string; width: number; height: number }
/** Why a file is not taken, in the words of the spec. */
export type PhotoRefusal = { refused: string }

/**
 * Takes a picture into the store: decoded whatever its name says, turned upright, fitted into 1200×800, re-encoded as
 * JPEG without metadata, kept once however often it is sent.
 * @param db may be a transaction; the file is written first, so that a row never names a missing file
 */
export async function storePhoto(
  { db, files, now }: { db: Queries; files: FileStore; now: Date },
  { bytes, filename }: { bytes: Uint8Array; filename: string },
): Promise<StoredPhoto | PhotoRefusal> {
  if (bytes.byteLength > MAX_UPLOAD_BYTES) return { refused: `${filename} es demasiado grande. Máximo 10MB.` }
  const encoded = await reencode(bytes)
  if (!encoded) return { refused: `${filename} no es una imagen válida` }
  const contentHash = createHash('sha256').update(encoded.data).digest('hex')
  const known = await db
    .selectFrom('photos')
    .where('contentHash', '=', contentHash)
    .select(['id as photoId', 'key', 'width', 'height'])
    .executeTakeFirst()
  if (known) return known
  const photoId = uuidv7({ msecs: now.getTime() })
  const key = await freeKey(db, now, filename)
  await files.put(key, encoded.data, { contentType: 'image/jpeg' })
  await db
    .insertInto('photos')
    .values({
      id: photoId,
      key,
      contentHash,
      width: encoded.width,
      height: encoded.height,
      bytes: encoded.data.byteLength,
      variantsAt: null,
      createdAt: now.toISOString(),
    })
    .execute()
  return { photoId, key, width: encoded.width, height: encoded.height }
}

async function reencode(bytes: Uint8Array) {
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await source.metadata()
    // SVG is a program to render, not a photo.
    if (!format || format === 'svg' || format === 'pdf') return null
    const { data, info } = await source
      .autoOrient()
      .resize(MAX_WIDTH, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY, mozjpeg: false })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    // sharp throws for anything that is not a whole picture within the limits: an expected answer, told to the person.
    return null
  }
}

/** `properties/{timestamp}_{filename}` (spec, section 7), the name made safe and always ending in .jpg. */
async function freeKey(db: Queries, now: Date, filename: string): Promise<string> {
  const stem = safeStem(filename)
  for (let timestamp = now.getTime(); ; timestamp += 1) {
    const key = `properties/${timestamp}_${stem}.jpg`
    const taken = await db.selectFrom('photos').where('key', '=', key).select('id').executeTakeFirst()
    if (!taken) return key
  }
}

function safeStem(filename: string): string {
  const name = filename.split(/[\\/]/).at(-1) ?? ''
  const stem = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '')
  return stem || 'foto'
}
