import { faultInRow } from '#app/takeout/json-columns.server.ts'
import { join } from 'node:path'
import { findSecretFile, writeSecretFile } from '#app/accounts/auth-secret.server.ts'
import { stopRestoredActs } from '#app/accounts/later-acts/later-acts.server.ts'
import { switchOffSecondFactors } from '#app/accounts/second-factor/switch-off.server.ts'
import { refusalOfDisk } from '#app/backups/disk-refusal.server.ts'
import { openEmptyTarget } from '#app/backups/empty-target.server.ts'
import { type MadeBackup, makeBackup } from '#app/backups/make-backup.server.ts'
import { type MovedStore, moveStore } from '#app/backups/move-store.server.ts'
import { type Restored, type VerifiedArchive, refuseNewer, restoreBackup } from '#app/backups/restore-backup.server.ts'
import { openStore } from '#app/db/open.server.ts'
import { type Settings, WrongSetting } from '#app/env.server.ts'
import { openFileStore, tryFileStore } from '#app/photos/file-store.server.ts'
import { productVersion } from './product-version.ts'

/** Where an installation stores its database and its files. */
export type Place = Pick<Settings, 'databaseUrl' | 'storageUrl' | 'dataDir'>

/** Options of an archive. */
export type BackupChoices = {
  /** The archive is encrypted with it; null writes a plain archive. */
  passphrase: string | null
  /** Whether the archive contains the secret of the installation. */
  withSecret: boolean
}

/**
 * Writes the database and the files of an installation to one archive. The product can serve meanwhile.
 * @throws ArchiveRefused, StoreUnusable with a sentence for the operator
 */
export async function backUp(
  { databaseUrl, storageUrl, dataDir }: Place,
  path: string,
  choices: BackupChoices,
): Promise<MadeBackup> {
  const files = await openFileStore({ storageUrl, folder: join(dataDir, 'files') })
  const secret = databaseUrl === null ? await findSecretFile(dataDir) : null
  const product = await productVersion()
  const source = { where: { databaseUrl, dataDir }, files, secret, product, now: () => new Date(), ...choices }
  return makeBackup(source, path)
}

/**
 * Restores a verified archive into an empty place. If it fails, the place stays empty.
 * @throws ArchiveRefused when the place is not empty or the archive comes from a later version
 */
export async function restoreInto(place: Place, archive: VerifiedArchive): Promise<Restored> {
  await refuseNewer(archive.manifest)
  const used = { writeSecret: writeSecretFile, switchOffSecondFactors, stopPending: stopRestoredActs, faultInRow }
  const { target, finish, abandon } = await openEmptyTarget(place, used).catch((error: unknown) => {
    throw refusalOfDisk(error, place.dataDir) ?? error
  })
  try {
    const restored = await restoreBackup(archive, target)
    await finish()
    return restored
  } catch (error) {
    await abandon()
    throw refusalOfDisk(error, place.dataDir) ?? error
  }
}

/**
 * Copies the database and the files of a data folder to the PostgreSQL and the bucket of the settings.
 * @throws WrongSetting, ArchiveRefused, StoreUnusable, StoreOfOtherVersion with a sentence for the operator
 */
export async function moveToServers({ databaseUrl, storageUrl, dataDir }: Place): Promise<MovedStore> {
  if (databaseUrl === null || storageUrl === null)
    throw new WrongSetting('Hacen falta DATABASE_URL y STORAGE_URL: a dónde llevar lo que hay en DATA_DIR.')
  const source = {
    dataDir,
    files: await openFileStore({ storageUrl: null, folder: join(dataDir, 'files') }),
    secret: await findSecretFile(dataDir),
  }
  const files = await openFileStore({ storageUrl, folder: '' })
  await tryFileStore(files, storageUrl)
  const store = await openStore({ databaseUrl, dataDir })
  return moveStore(source, { store, files }).finally(() => store.close())
}
