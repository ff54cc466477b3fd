import { hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Pack, pack } from 'tar-stream'
import type { Row } from '#app/db/snapshot.ts'
import { HASHES, hashLine, rowsEntry } from './archive-entries.ts'
import { linesOf } from './archive-rows.server.ts'
import { openEncryptor } from './encryption.server.ts'

/** Suffix of an unfinished archive. */
export const DRAFT_ENDING = '.sin-terminar'
/** An archive contains messages and may contain password hashes: only its owner may read it. */
export const OWNER_ONLY = 0o600
/** Maximum bytes that wait for the disk. */
const BUFFERED = 1_048_576

/** Adds an entry to an archive. */
export type AddEntry = (name: string, content: Uint8Array | string) => Promise<void>

/**
 * Writes an archive under a temporary name and renames it once it is complete on the disk, so that a killed process
 * leaves no partial archive.
 * @param passphrase encrypts the archive; null for a plain one
 * @returns its size in bytes
 */
export async function writeArchive(
  path: string,
  { madeAt, passphrase }: { madeAt: Date; passphrase: string | null },
  fill: (add: AddEntry) => Promise<void>,
): Promise<number> {
  const encryptor = passphrase === null ? null : await openEncryptor(passphrase)
  const draft = path + DRAFT_ENDING
  const sums = `${draft}.sha256`
  try {
    const tar = pack()
    const file = createWriteStream(draft, { mode: OWNER_ONLY, flush: true, highWaterMark: BUFFERED })
    const written = encryptor ? pipeline(tar, encryptor, file) : pipeline(tar, file)
    // It is awaited at the end; until then a rejection must not count as unhandled.
    written.catch(() => {})
    try {
      await fillArchive(tar, { mtime: madeAt, sums }, fill)
      await written
    } catch (error) {
      // If the disk failed first, `written` has the reason; otherwise this error ends it.
      tar.destroy(error instanceof Error ? error : new Error(String(error)))
      await written
      throw error
    }
    const { size } = await stat(draft)
    await rename(draft, path)
    await syncFolder(dirname(path))
    return size
  } finally {
    await rm(draft, { force: true })
    await rm(sums, { force: true })
  }
}

/**
 * Fills a tar with entries and their hashes, as fast as it is read.
 * @param sums path of a temporary file for the hashes
 */
export async function fillArchive(
  tar: Pack,
  { mtime, sums }: { mtime: Date; sums: string },
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const file = await open(sums, 'w', OWNER_ONLY)
  async function addStream(name: string, size: number, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
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
  try {
    await fill(async (name, content) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      await addStream(name, bytes.length, [bytes])
      await file.write(hashLine(name, hash('sha256', bytes)))
    })
    await addStream(HASHES, (await file.stat()).size, createReadStream(sums))
    tar.finalize()
  } finally {
    await file.close()
  }
}

/** Adds the rows of a table in parts. @returns their number */
export async function addRows(add: AddEntry, table: string, batches: AsyncIterable<Row[]>): Promise<number> {
  let part = 0
  let count = 0
  for await (const rows of batches) {
    if (rows.length === 0) continue
    await add(rowsEntry(table, part), linesOf(rows))
    part += 1
    count += rows.length
  }
  return count
}

/** A renamed file survives a power cut only after its folder is synced. */
async function syncFolder(path: string) {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
