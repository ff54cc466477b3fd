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

/** The name of an archive ends so until it is whole. */
export const DRAFT_ENDING = '.sin-terminar'
/** It holds password hashes and people's messages: only its owner may read it. */
const OWNER_ONLY = 0o600
/** Bytes that wait for the disk at most. */
const BUFFERED = 1_048_576

export type ArchiveWriter = {
  add: (name: string, bytes: Uint8Array | string) => Promise<void>
  /** Its bytes pass through, however many they are; fails where they are not as many as `size`. */
  addStream: (name: string, size: number, bytes: AsyncIterable<Uint8Array>) => Promise<void>
}

/**
 * Writes an archive under a name of its own and gives it its real one at the end, when all of it is on the disk: a
 * process that is killed leaves no archive rather than half of one.
 * @param passphrase with which it is encrypted; null for an archive that is not
 * @returns how many bytes it has
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
    // Awaited at the end: until then its failure is nobody's.
    written.catch(() => {})
    try {
      const addRaw = entriesOf(tar, madeAt)
      await fill(hashing(addRaw, (line) => sums.write(line)))
      await addRaw(HASHES, (await stat(hashes)).size, createReadStream(hashes))
      tar.finalize()
      await written
    } catch (error) {
      // Where the disk failed first, `written` tells why; otherwise it now fails with what happened.
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

function entriesOf(tar: Pack, mtime: Date): AddRaw {
  return async (name, size, bytes) => {
    const done = Promise.withResolvers<void>()
    done.promise.catch(() => {})
    const header = { name, size, mode: OWNER_ONLY, mtime }
    const entry = tar.entry(header, (error) => (error ? done.reject(error) : done.resolve()))
    // A disk that is full may fail the entry whenever it likes: an error that nobody hears ends the process.
    entry.on('error', done.reject)
    for await (const chunk of bytes) if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), done.promise])
    entry.end(null)
    await done.promise
  }
}

/** Notes the hash of each entry as it passes. */
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

/** A new name survives a power cut only when its folder is on the disk as well. */
async function syncFolder(path: string) {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
