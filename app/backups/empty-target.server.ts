import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { sql } from 'kysely'
import { openStore } from '#app/db/open.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { type FileStore, openFileStore, tryFileStore } from '#app/photos/file-store.server.ts'
import { ArchiveRefused } from './archive-entries.ts'
import { makeFolderFor } from './disk-refusal.server.ts'
import { putSharedSecret, refuseNonEmptyStore } from './fill-store.server.ts'
import { bytesOf } from './read-archive.server.ts'
import type { RestoreTarget } from './restore-backup.server.ts'

/** Folder of an unfinished restore. One that a killed restore left is not used. */
const DRAFT = 'restauracion'
/** Linux creates this folder in the root of a disk. A target with nothing else counts as empty. */
const SYSTEM = 'lost+found'
/** Maximum bytes of a file; photos are far smaller. */
const LARGEST_FILE = 268_435_456
/** Maximum number of files that are synced to the disk at once; one after another takes twice as long. */
const MAX_OPEN = 8

type Place = { databaseUrl: string | null; storageUrl: string | null; dataDir: string }
/** Functions of later modules that a restore uses. */
type Used = Pick<RestoreTarget, 'faultInRow'> & {
  /** Writes the secret of a data folder; with PostgreSQL it is stored in the database. */
  writeSecret: (dataDir: string, secret: string) => Promise<void>
  switchOffSecondFactors: (db: Queries, now: Date) => Promise<string[]>
  stopPending: (db: Queries) => Promise<void>
}

/**
 * Opens the store and the files that the settings name, to fill them from a backup.
 * @throws ArchiveRefused when they are not empty, because nothing is ever overwritten
 */
export async function openEmptyTarget(
  place: Place,
  { writeSecret, switchOffSecondFactors, stopPending, faultInRow }: Used,
) {
  const { databaseUrl, storageUrl, dataDir } = place
  const draft = join(dataDir, DRAFT)
  const usesFolder = databaseUrl === null || storageUrl === null
  if (usesFolder) await prepareFolder(dataDir, draft)
  const { files, store } = await openBoth(place, draft).catch(async (error: unknown) => {
    if (usesFolder) await rm(draft, { recursive: true, force: true })
    throw error
  })
  const folder = openFolderWriter()
  const target: RestoreTarget = {
    store,
    faultInRow,
    putFile: files
      ? async (key, bytes) => files.put(key, await bytesOf(bytes, LARGEST_FILE))
      : (key, bytes) => folder.put(join(draft, 'files', key), bytes),
    putSecret: databaseUrl === null ? (_db, secret) => writeSecret(draft, secret) : putSharedSecret,
    switchOffSecondFactors: (db) => switchOffSecondFactors(db, new Date()),
    stopPending,
    async beforeCommit() {
      await folder.flush()
      if (databaseUrl !== null && usesFolder) await moveUp(draft, dataDir)
    },
  }
  return {
    target,
    /** Moves everything to its final place. */
    async finish() {
      await store.close()
      if (databaseUrl === null) await moveUp(draft, dataDir)
    },
    async abandon() {
      await store.close()
      await rm(draft, { recursive: true, force: true })
    },
  }
}

async function openBoth({ databaseUrl, storageUrl }: Place, draft: string) {
  const files = storageUrl === null ? null : await openEmptyBucket(storageUrl)
  const store = await openStore({ databaseUrl, dataDir: draft })
  try {
    if (databaseUrl !== null) await refuseNonEmptyStore(store)
    else {
      // An unfinished restore may be lost, so it does not wait for the disk.
      await sql`pragma synchronous = off`.execute(store.db)
      // Written rows are not read again, so a small page cache is enough.
      await sql`pragma cache_size = -8192`.execute(store.db)
    }
  } catch (error) {
    await store.close()
    throw error
  }
  return { files, store }
}

async function prepareFolder(dataDir: string, draft: string) {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  if (names.some((name) => name !== DRAFT && name !== SYSTEM))
    throw new ArchiveRefused(
      `DATA_DIR (${dataDir}) no está vacía: un respaldo solo se restaura en una carpeta vacía; nada se sobrescribe.`,
    )
  await rm(draft, { recursive: true, force: true })
  makeFolderFor(dataDir, draft)
}

async function openEmptyBucket(storageUrl: string): Promise<FileStore> {
  const files = await openFileStore({ storageUrl, folder: '' })
  await tryFileStore(files, storageUrl)
  const { objects } = await files.listAll('')
  if (!isNone(objects))
    throw new ArchiveRefused(
      'STORAGE_URL no está vacío: un respaldo solo se restaura en un cubo vacío; nada se sobrescribe.',
    )
  return files
}

function isNone(things: Iterable<unknown>): boolean {
  return [...things].length === 0
}

/** The store is moved last: without it the folder is no installation. */
async function moveUp(draft: string, dataDir: string) {
  const names = (await readdir(draft)).toSorted((a, b) => Number(isStore(a)) - Number(isStore(b)))
  for (const name of names) if (isStore(name)) await sync(join(draft, name))
  for (const name of names) await rename(join(draft, name), join(dataDir, name))
  await rm(draft, { recursive: true })
  await sync(dataDir)
}

function isStore(name: string): boolean {
  return name.includes('.sqlite')
}

async function sync(path: string) {
  const opened = await open(path, 'r')
  await opened.sync().finally(() => opened.close())
}

/** Writes files into folders; `flush` waits until all are on the disk. */
function openFolderWriter() {
  const folders = new Set<string>()
  const syncing = new Set<Promise<unknown>>()
  let failure: unknown = null

  return {
    /** Never overwrites: an archive with the same file twice is invalid. @throws ArchiveRefused for such an archive */
    async put(path: string, bytes: AsyncIterable<Uint8Array>) {
      const folder = dirname(path)
      if (!folders.has(folder)) await mkdir(folder, { recursive: true })
      folders.add(folder)
      const file = await open(path, 'wx').catch((error: unknown) => {
        const isTwice = error instanceof Error && 'code' in error && error.code === 'EEXIST'
        throw isTwice ? new ArchiveRefused(`El respaldo está dañado: trae dos veces ${basename(path)}.`) : error
      })
      try {
        for await (const chunk of bytes) await file.writeFile(chunk)
      } catch (error) {
        await file.close()
        throw error
      }
      const synced = file
        .datasync()
        .finally(() => file.close())
        .catch((error: unknown) => (failure ??= error))
        .finally(() => syncing.delete(synced))
      syncing.add(synced)
      if (syncing.size >= MAX_OPEN) await Promise.race(syncing)
    },
    async flush() {
      await Promise.all(syncing)
      if (failure !== null) throw failure
    },
  }
}
