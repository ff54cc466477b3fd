import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDiskFull } from '#app/db/unreachable.server.ts'
import { makeFolder } from '#app/db/make-folder.server.ts'
import { formatBytes } from '#app/figures/bytes.ts'
import { UnreadableForm, readParts } from '#app/photos/multipart.server.ts'
import { boundedBody } from '#app/photos/take-uploads.server.ts'
import { MAX_UPLOAD_BYTES } from '#app/photos/upload-fault.ts'
import { BULK_CONTROLS } from './bulk-photo-intents.ts'
import type { PhotoMode } from './bulk-photo-json.ts'
import { classOf } from './files/file-class.ts'
import { MOST_BYTES, MOST_SENT_FILES, NONE_SENT, TOO_MUCH } from './files/limits.ts'
import type { SentFile } from './files/list-files.server.ts'
import { SENDING } from './files/sending-folder.server.ts'

/** What one sending brought, in a folder of its own. */
export type SentPictures = { folder: string; files: SentFile[]; mode: PhotoMode }

const LIMITS = {
  parts: MOST_SENT_FILES + 10,
  textBytes: 10_000,
  fileBytes: MOST_BYTES + 1,
  keepsFolders: true,
} as const
/** A zip and what is taken out of it are on the disk together. */
const TIMES_ON_DISK = 2

const FULL = 'No hay espacio en el disco del servidor para recibirlas. Libera espacio o mándalas en varias veces.'

/** Where what is sent stays until it is read, and how many bytes are free there. */
export type SendingPlace = { folder: string; findFree: (folder: string) => Promise<number> }

/**
 * Receives zips and pictures into a new folder as they arrive; memory never holds a whole file.
 * @returns the sentence about a sending that can't be taken
 */
export async function receivePictures(
  { folder: parent, findFree }: SendingPlace,
  request: Request,
): Promise<SentPictures | { fault: string; status: number }> {
  makeFolder(parent)
  const declared = Number(request.headers.get('Content-Length') ?? 0)
  const freeBytes = await findFree(parent)
  if (declared * TIMES_ON_DISK > freeBytes)
    return {
      fault: `${FULL} Hay ${formatBytes(freeBytes)} y hacen falta ${formatBytes(declared * TIMES_ON_DISK)}.`,
      status: 507,
    }
  const folder = await mkdtemp(join(parent, SENDING))
  let isKept = false
  try {
    const received = await receive(folder, request)
    isKept = received.files.length > 0
    return isKept ? received : { fault: NONE_SENT, status: 422 }
  } catch (error) {
    if (isDiskFull(error)) return { fault: FULL, status: 507 }
    if (!(error instanceof UnreadableForm)) throw error
    return { fault: error.status === 413 ? TOO_MUCH : error.message, status: error.status }
  } finally {
    if (!isKept) await rm(folder, { recursive: true, force: true })
  }
}

async function receive(folder: string, request: Request): Promise<SentPictures> {
  const contentType = request.headers.get('Content-Type') ?? ''
  const sent: SentPictures = { folder, files: [], mode: 'add' }
  for await (const part of readParts(boundedBody(request, MOST_BYTES), contentType, LIMITS)) {
    if ('text' in part) {
      if (part.name === BULK_CONTROLS.mode && part.text === 'replace') sent.mode = 'replace'
      continue
    }
    if (part.filename === '') continue
    const kind = classOf(part.filename)
    const isWritten = kind === 'zip' || kind === 'picture'
    const path = isWritten ? join(folder, String(sent.files.length)) : null
    if (path !== null) {
      // One byte more than a picture may have tells later that it is too large.
      const most = kind === 'zip' ? Infinity : MAX_UPLOAD_BYTES + 1
      await pipeline(Readable.from(firstBytes(part.body, most)), createWriteStream(path, { mode: 0o600 }))
    }
    sent.files.push({ name: part.filename, path })
  }
  return sent
}

/** The first bytes of a file; the rest is read and dropped. */
async function* firstBytes(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let left = most
  for await (const chunk of body) {
    if (left > 0) yield chunk.subarray(0, left)
    left -= chunk.length
  }
}
