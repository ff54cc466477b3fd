import { setTimeout as wait } from 'node:timers/promises'
import { Disk } from 'flydrive'
import { StoreUnusable } from '#app/db/usable.server.ts'
import { FolderDriver } from './folder-driver.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    files: FileStore
  }
}

/** The file store; keys look like 'properties/1700000000000_fachada.jpg'. */
export type FileStore = Disk

/** Opens the file store: a folder on disk, or an S3 bucket named `s3://key:secret@bucket?region=…&endpoint=…`. */
export async function openFileStore(where: { storageUrl: string | null; folder: string }): Promise<FileStore> {
  return where.storageUrl === null ? new Disk(new FolderDriver(where.folder)) : openBucket(new URL(where.storageUrl))
}

/** Name of the test file. */
const TRIAL = 'prueba-de-arranque'
/** Timeout of the check of an S3 bucket, in milliseconds. */
const PATIENCE = 10_000

/**
 * Writes and deletes a test file.
 * @throws StoreUnusable when the store is not writable
 */
export async function tryFileStore(files: FileStore, storageUrl: string | null): Promise<void> {
  const key = TRIAL
  const tried = files.put(key, 'ok').then(() => files.delete(key))
  const failure = await Promise.race([
    tried.then(() => null).catch((error: unknown) => error),
    wait(PATIENCE, new Error('no contesta'), { ref: false }),
  ])
  if (failure === null) return
  const { cause = failure } = failure instanceof Error ? failure : {}
  const setting = storageUrl === null ? 'DATA_DIR' : 'STORAGE_URL'
  throw new StoreUnusable(
    `${setting} no sirve: no se pueden guardar fotos ahí (${cause instanceof Error ? cause.message : String(cause)}).`,
  )
}

/** Writes and deletes a file in a folder; a bucket has no disk that can be full. */
export async function tryFiles(files: FileStore): Promise<void> {
  const { driver } = files as { driver: Partial<Pick<FolderDriver, 'tryWriting'>> }
  await driver.tryWriting?.()
}

/** Whether files can be read and written now, without writing one. */
export async function areFilesReachable(files: FileStore): Promise<boolean> {
  // Checks for the method instead of the class: the built app and the process each have their own class.
  const { driver } = files as { driver: Partial<Pick<FolderDriver, 'isUsable'>> }
  if (driver.isUsable) return driver.isUsable()
  try {
    await files.exists(TRIAL)
    return true
  } catch (error) {
    // A bucket without permission to list answers 403 for a missing file, so it is reachable.
    const { cause } = error instanceof Error ? error : {}
    const { $metadata: told } = Object(cause) as { $metadata?: { httpStatusCode?: number } }
    return told?.httpStatusCode === 403
  }
}

async function openBucket(url: URL): Promise<FileStore> {
  // The S3 client uses more memory than the rest of the process: it is loaded only when needed.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const endpoint = url.searchParams.get('endpoint')
  const credentials = url.username && {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
  return new Disk(
    new S3Driver({
      bucket: url.hostname,
      region: url.searchParams.get('region') ?? 'us-east-1',
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      supportsACL: false,
      visibility: 'private',
    }),
  )
}
