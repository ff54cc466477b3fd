import { hash } from 'node:crypto'
import type { Snapshot } from '#app/db/snapshot.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { listedKeys } from '#app/photos/listed-keys.server.ts'
import { BackupRefused } from './backup-refused.ts'
import { type NamedFile, namedFiles } from './named-files.server.ts'

/** Files that are copied at once: a bucket answers each in some milliseconds, and many at a time. */
const AT_A_TIME = 16

export type MovedFiles = {
  /** How many the target now has, and how many of them an earlier attempt had left there. */
  files: number
  found: number
  /** Photos of properties whose file was gone already. */
  lost: readonly string[]
}

/**
 * Copies every file that the rows name into a bucket; what an earlier attempt left there is taken as it is, once its hash
 * says that it is the same. Each copy is read back.
 * @throws BackupRefused for a bucket with anything else in it: nothing is ever written over
 */
export async function moveFiles(snapshot: Snapshot, from: FileStore, to: FileStore): Promise<MovedFiles> {
  const there = await leftBehind(snapshot, to)
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
    throw new BackupRefused(
      isThere
        ? `STORAGE_URL ya tiene otro archivo con el nombre ${key}: elige un cubo vacío; nada se sobrescribe.`
        : `STORAGE_URL no devuelve ${key} como se le dio: no se puede confiar en ese cubo.`,
    )
  }

  const ended = await Promise.allSettled(Array.from({ length: AT_A_TIME }, copySome))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return { files, found: there.size, lost }
}

/** What is in the bucket of what goes there. */
async function leftBehind(snapshot: Snapshot, to: FileStore): Promise<ReadonlySet<string>> {
  const named = new Set<string>()
  for await (const { key } of namedFiles(snapshot)) named.add(key)
  const there = new Set<string>()
  for await (const key of listedKeys((from) => to.listAll('', { recursive: true, ...from }))) {
    if (!named.has(key))
      throw new BackupRefused(
        `STORAGE_URL tiene archivos que no son de este catálogo (${key}): elige un cubo vacío; nada se sobrescribe.`,
      )
    there.add(key)
  }
  return there
}
