import { join } from 'node:path'
import { BackupRefused } from '#app/backups/backup-refused.ts'
import { archiveName, contentsOf } from '#app/backups/backup-words.ts'
import { keepArchives } from '#app/backups/keep-archives.server.ts'
import { noteNight } from '#app/backups/night.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { StoreUnusable } from '#app/db/usable.server.ts'
import { formatBytes } from '#app/figures/bytes.ts'
import { type Place, backUp } from './backups.ts'

type NightlyBackup = {
  /** The night, as `claimNight` gave it. */
  id: string
  store: Store
  place: Place
  backupDir: string
  /** With which the archive is encrypted; null for one that is not. */
  passphrase: string | null
  /** How many archives stay in the folder. */
  keep: number
  now: () => Date
}

/**
 * Makes the backup of a night that was taken, always without the secret of the installation. What keeps it from being made is noted for the panel.
 * @throws what the operator could do nothing about
 */
export async function makeNightlyBackup(options: NightlyBackup): Promise<void> {
  const { id, store, place, backupDir, passphrase, keep, now } = options
  const archive = archiveName(now(), passphrase !== null)
  try {
    const { bytes, rows } = await backUp(place, join(backupDir, archive), { passphrase, withSecret: false })
    await noteNight(store.db, id, { archive, bytes, contents: `${contentsOf(rows)} (${formatBytes(bytes)})` }, now())
    await keepArchives(backupDir, keep, now())
  } catch (error) {
    const isForOperator = error instanceof BackupRefused || error instanceof StoreUnusable
    const said = error instanceof Error ? error.message : String(error)
    await noteNight(store.db, id, { fault: isForOperator ? said : `No se pudo terminar (${said}).` }, now())
    if (!isForOperator) throw error
  }
}
