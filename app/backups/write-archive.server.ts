import { createHash, hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Pack, pack } from 'tar-stream'
import { HASHES, hashLine } from './archive-entries.ts'
import { digesting } from './digesting.server.ts'
import { openEncryptor } from './encryption.server.ts'

/** Suffix of an unfinished archive. */
export const DRAFT_ENDING = '.sin-terminar'
/** An archive contains password hashes and messages: only its owner may read it. */
const OWNER_ONLY = 0o600
/** Maximum bytes that wait for the disk. */
const BUFFERED = 1_048_576

export type ArchiveWriter = {
  add: (name: string, bytes: Uint8Array | string) => Promise<void>
  /** Adds an entry as a stream; fails if its length is not `size`. */
  addStream: (name: string, size: number, bytes: AsyncIterable<Uint8Array>) => Promise<void>
}

/**
 * Writes an archive under a temporary name and renames it once it is complete on the disk, so that a killed process
 * leaves no partial archive.
 * @param passphrase encrypts the archive; null for a plain one
 * @returns its size in bytes
 */
export async function writeArchive(
  path: string,
  { madeAt, passphrase }: { madeAt: Date; passphrase: string | null },
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const encryptor = passphrase === null ? null : await openEncryptor(passphrase)
  const draft = path + DRAFT_ENDING
  const hashes = `${draft}.sha256`
  try {
    const sums = await open(hashes, 'w', OWNER_ONLY)
    const tar = pack()
    const file = createWriteStream(draft, { mode: OWNER_ONLY, flush: true, highWaterMark: BUFFERED })
    const written = encryptor ? pipeline(tar, encryptor, file) : pipeline(tar, file)
    // It is awaited at the end; until then a rejection must not count as unhandled.
    written.catch(() => {})
    try {
      const addRaw = entriesOf(tar, madeAt)
      await fill(hashing(addRaw, (line) => sums.write(line)))
      await addRaw(HASHES, (await stat(hashes)).size, createReadStream(hashes))
      tar.finalize()
      await written
    } catch (error) {
      // If the disk failed first, `written` has the reason; otherwise this error ends it.
      tar.destroy(error instanceof Error ? error : new Error(String(error)))
      await written
      throw error
    } finally {
      await sums.close()
    }
    const { size } = await stat(draft)
    await rename(draft, path)
    await syncFolder(dirname(path))
    return size
  } finally {
    await rm(draft, { force: true })
    await rm(hashes, { force: true })
  }
}

type AddRaw = ArchiveWriter['addStream']

/** Adds entries to a tar as fast as it is read. */
export function entriesOf(tar: Pack, mtime: Date): AddRaw {
  return async (name, size, bytes) => {
    const done = Promise.withResolvers<void>()
    done.promise.catch(() => {})
    const header = { name, size, mode: OWNER_ONLY, mtime }
    const entry = tar.entry(header, (error) => (error ? done.reject(error) : done.resolve()))
    // A full disk may fail the entry at any time; an unhandled error would end the process.
    entry.on('error', done.reject)
    for await (const chunk of bytes) if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), done.promise])
    entry.end(null)
    await done.promise
  }
}

/** Records the hash of each entry while it is written. */
function hashing(addRaw: AddRaw, note: (line: string) => Promise<unknown>): ArchiveWriter {
  return {
    async add(name, content) {
      const bytes = Buffer.from(content)
      await addRaw(name, bytes.length, only(bytes))
      await note(hashLine(name, hash('sha256', bytes)))
    },
    async addStream(name, size, bytes) {
      const digest = createHash('sha256')
      await addRaw(name, size, digesting(bytes, digest))
      await note(hashLine(name, digest.digest('hex')))
    },
  }
}

async function* only(bytes: Uint8Array) {
  yield bytes
}

/** A renamed file survives a power cut only after its folder is synced. */
async function syncFolder(path: string) {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
