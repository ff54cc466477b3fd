import { withoutAccents } from '#app/text/fold-text.ts'
import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { FileStore } from './file-store.server.ts'
import { variantKey } from './photo-url.ts'
import { FIRST_VARIANTS } from './photo-variants.ts'
import type { Reencode, ReencodedPhoto } from './reencode-photo.server.ts'
import { MAX_UPLOAD_BYTES, type PhotoFault, refusalText } from './upload-fault.ts'

export type StoredPhoto = { photoId: string; key: string; width: number; height: number }
/** Why a file is rejected, in the words of the specification. */
export type PhotoRefusal = { refused: string; fault: PhotoFault }

type Place = { db: Queries; files: FileStore; now: Date }

/**
 * Stores a picture; the same picture sent again is stored only once.
 * @param place `db` may be a transaction
 * @param upload path of the received file, and its name on the sender's device
 */
export async function storePhoto(
  { reencode, ...place }: Place & { reencode: Reencode },
  { path, filename }: { path: string; filename: string },
): Promise<StoredPhoto | PhotoRefusal> {
  if ((await stat(path)).size > MAX_UPLOAD_BYTES) return refusal('tooLarge', filename)
  const encoded = await reencode(path)
  if ('fault' in encoded) return refusal(encoded.fault, filename)
  const contentHash = createHash('sha256').update(encoded.data).digest('hex')
  return (await renew(place, contentHash, encoded)) ?? add(place, { contentHash, encoded, filename })
}

function refusal(fault: PhotoFault, filename: string): PhotoRefusal {
  return { refused: refusalText(fault, filename), fault }
}

/** The stored photo with the same content: marked as in use again, and its file restored if it was missing. */
async function renew({ db, files }: Place, contentHash: string, encoded: ReencodedPhoto): Promise<StoredPhoto | null> {
  const known = await db
    .updateTable('photos')
    .set({ unusedSince: null, ...measured(encoded) })
    .where('contentHash', '=', contentHash)
    .returning(['id as photoId', 'key', 'width', 'height'])
    .executeTakeFirst()
  if (!known) return null
  if (!(await files.exists(known.key))) await putPhoto(files, known.key, encoded)
  return known
}

function measured({ luminance }: ReencodedPhoto) {
  return luminance === undefined ? {} : { luminance }
}

/** The row is inserted first, to reserve the key: two files with the same name and time must not share one. */
async function add(
  place: Place,
  { contentHash, encoded, filename }: { contentHash: string; encoded: ReencodedPhoto; filename: string },
): Promise<StoredPhoto> {
  const { db, files, now } = place
  const { data, width, height } = encoded
  const photoId = uuidv7({ msecs: now.getTime() })
  const size = { width, height, bytes: data.byteLength, ...measured(encoded) }
  const row = { id: photoId, contentHash, ...size, createdAt: now.toISOString() }
  for (const key of keys(now, filename)) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('photos')
      .values({ ...row, key })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (Number(numInsertedOrUpdatedRows) === 1) {
      await putPhoto(files, key, encoded).catch(async (error: unknown) => {
        await db.deleteFrom('photos').where('id', '=', photoId).execute()
        throw error
      })
      return { photoId, key, width, height }
    }
    // Either another request has just stored the same picture, or the key is taken.
    const known = await renew(place, contentHash, encoded)
    if (known) return known
  }
  throw new Error('keys never end')
}

async function putPhoto(files: FileStore, key: string, { data, first = [] }: ReencodedPhoto): Promise<void> {
  await files.put(key, data, { contentType: 'image/jpeg' })
  for (const [at, variant] of FIRST_VARIANTS.entries()) {
    const made = first[at]
    if (made) await files.put(variantKey(key, variant), made, { contentType: 'image/jpeg' })
  }
}

/** `properties/{timestamp}_{filename}` (spec, section 7), the name made safe and always ending in .jpg. */
function* keys(now: Date, filename: string): Generator<string> {
  const stem = safeStem(filename)
  for (let timestamp = now.getTime(); ; timestamp += 1) yield `properties/${timestamp}_${stem}.jpg`
}

function safeStem(filename: string): string {
  const name = filename.split(/[\\/]/).at(-1) ?? ''
  const stem = withoutAccents(name.replace(/\.[^.]*$/, ''))
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '')
  return stem || 'foto'
}
