import { hash } from 'node:crypto'
import type { Snapshot } from '#app/db/snapshot.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { listedKeys } from '#app/photos/listed-keys.server.ts'
import { ArchiveRefused } from './archive-entries.ts'
import { type NamedFile, namedFiles } from './named-files.server.ts'

/** Concurrent copies: a bucket takes some milliseconds per file and many at a time. */
const AT_A_TIME = 16

export type MovedFiles = {
  /** Number of files in the target, and how many of them an earlier attempt had copied. */
  files: number
  found: number
  /** Photos of properties whose file was already missing. */
  lost: readonly string[]
}

/**
 * Copies every file that the rows name into a bucket and reads it back. Files of an earlier attempt are kept if their
 * hash is equal.
 * @throws ArchiveRefused if the bucket contains anything else, because nothing is ever overwritten
 */
export async function moveFiles(snapshot: Snapshot, from: FileStore, to: FileStore): Promise<MovedFiles> {
  const there = await existingFiles(snapshot, to)
  const lost: string[] = []
  let files = 0
  const waiting = namedFiles(snapshot)
  async function copySome() {
    for await (const file of waiting)
      if (await copy(file, there.has(file.key))) files += 1
      else if (file.isShown && !file.isVariant) lost.push(file.key)
  }

  async function copy({ key }: NamedFile, isThere: boolean): Promise<boolean> {
    if (!(await from.exists(key))) return false
    const bytes = await from.getBytes(key)
    if (!isThere) await to.put(key, bytes)
    if (hash('sha256', await to.getBytes(key)) === hash('sha256', bytes)) return true
    throw new ArchiveRefused(
      isThere
        ? `STORAGE_URL ya tiene otro archivo con el nombre ${key}: elige un cubo vacío; nada se sobrescribe.`
        : `STORAGE_URL no devuelve ${key} como se le dio: no se puede confiar en ese cubo.`,
    )
  }

  const ended = await Promise.allSettled(Array.from({ length: AT_A_TIME }, copySome))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return { files, found: there.size, lost }
}

/** The files to copy that are already in the bucket. */
async function existingFiles(snapshot: Snapshot, to: FileStore): Promise<ReadonlySet<string>> {
  const named = new Set<string>()
  for await (const { key } of namedFiles(snapshot)) named.add(key)
  const there = new Set<string>()
  for await (const key of listedKeys((from) => to.listAll('', { recursive: true, ...from }))) {
    if (!named.has(key))
      throw new ArchiveRefused(
        `STORAGE_URL tiene archivos que no son de este catálogo (${key}): elige un cubo vacío; nada se sobrescribe.`,
      )
    there.add(key)
  }
  return there
}
