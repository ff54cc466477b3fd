import { join, resolve } from 'node:path'
import type { BackUpNow, BackupFolder } from '#app/backups/backup-folder.server.ts'
import { ArchiveRefused } from '#app/backups/archive-entries.ts'
import { archiveName } from '#app/backups/backup-words.ts'
import { StoreUnusable } from '#app/db/usable.server.ts'
import type { Settings } from '#app/env.server.ts'
import { backUp } from './backups.ts'

type Needed = {
  settings: Pick<Settings, 'databaseUrl' | 'storageUrl' | 'dataDir' | 'backupPassphrase'>
  backupFolder: Pick<BackupFolder, 'find'>
  now: () => Date
}

/** Makes backups on request, without the secret of the installation; without a backup folder in one of DATA_DIR. */
export function openBackUpNow({ settings, backupFolder, now }: Needed): BackUpNow {
  const { dataDir, backupPassphrase: passphrase } = settings
  const findFolder = async () => resolve((await backupFolder.find()) ?? join(dataDir, 'respaldos'))
  return {
    findFolder,
    async run() {
      const path = join(await findFolder(), archiveName(now(), passphrase !== null))
      try {
        await backUp(settings, path, { passphrase, withSecret: false })
        return { ok: true, path }
      } catch (error) {
        if (error instanceof ArchiveRefused || error instanceof StoreUnusable)
          return { ok: false, refusal: error.message }
        throw error
      }
    },
  }
}
