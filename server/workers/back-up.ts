import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { openBackupFolder } from '#app/backups/backup-folder.server.ts'
import { releaseNight } from '#app/backups/night.server.ts'
import { openStore } from '#app/db/open.server.ts'
import { readSettings } from '#app/env.server.ts'
import { makeNightlyBackup } from '#server/nightly-backup.ts'

// Serving pages has priority.
setPriority(constants.priority.PRIORITY_LOW)
const settings = readSettings()
const store = await openStore(settings)
const [id]: string[] = await once(process, 'message')

// Exits with the server. The next server that starts makes tonight's backup.
process.once('disconnect', () => {
  void releaseNight(store.db, id ?? '')
    .catch(() => {})
    .finally(() => process.exit(0))
})

const { backupPassphrase: passphrase, backupKeep: keep } = settings
const backupDir = await openBackupFolder(store, { fixed: settings.backupDir, keep, dataDir: settings.dataDir }).find()
if (id !== undefined && backupDir !== null)
  await makeNightlyBackup({ id, store, place: settings, backupDir, passphrase, keep, now: () => new Date() }).catch(
    (failure: unknown) => {
      console.error(failure)
      process.exitCode = 1
    },
  )
await store.close()
process.exit()
