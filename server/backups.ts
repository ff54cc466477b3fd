import { join } from 'node:path'
import { findSecretFile, writeSecretFile } from '#app/accounts/auth-secret.server.ts'
import type { Manifest } from '#app/backups/archive-entries.ts'
import { refusalOfDisk } from '#app/backups/disk-refusal.ts'
import { openEmptyTarget } from '#app/backups/empty-target.server.ts'
import { type MadeBackup, makeBackup } from '#app/backups/make-backup.server.ts'
import { type Restored, refuseNewer, restoreBackup } from '#app/backups/restore-backup.server.ts'
import type { Settings } from '#app/env.server.ts'
import { openFileStore } from '#app/photos/file-store.server.ts'
import { productVersion } from './product-version.ts'

/** Where an installation keeps what it has. */
export type Place = Pick<Settings, 'databaseUrl' | 'storageUrl' | 'dataDir'>

/**
 * Copies what is in a place into one archive, while the product serves from it.
 * @throws BackupRefused, StoreUnusable with a sentence for the operator
 */
export async function backUp({ databaseUrl, storageUrl, dataDir }: Place, path: string): Promise<MadeBackup> {
  const files = await openFileStore({ storageUrl, folder: join(dataDir, 'files') })
  const secret = databaseUrl === null ? await findSecretFile(dataDir) : null
  const product = await productVersion()
  const source = { where: { databaseUrl, dataDir }, files, secret, product, now: () => new Date() }
  return makeBackup(source, path)
}

/**
 * Puts a verified archive back into an empty place: whole, or not at all.
 * @throws BackupRefused when the place is not empty or the archive comes from a later version
 */
export async function restoreInto(place: Place, path: string, manifest: Manifest): Promise<Restored> {
  await refuseNewer(manifest)
  const { target, finish, abandon } = await openEmptyTarget(place, writeSecretFile)
  try {
    const restored = await restoreBackup(path, manifest, target)
    await finish()
    return restored
  } catch (error) {
    await abandon()
    throw refusalOfDisk(error, place.dataDir) ?? error
  }
}
