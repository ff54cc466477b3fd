import { join } from 'node:path'
import { ArchiveRefused } from '#app/backups/archive-entries.ts'
import { archiveName, contentsOf } from '#app/backups/backup-words.ts'
import { deleteOldArchives, recordNight } from '#app/backups/night.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { StoreUnusable } from '#app/db/usable.server.ts'
import { formatBytes } from '#app/figures/bytes.ts'
import { type Place, backUp } from './backups.ts'

type NightlyBackup = {
  /** The id that `claimNight` returned. */
  id: string
  store: Store
  place: Place
  backupDir: string
  /** The archive is encrypted with it; null for a plain archive. */
  passphrase: string | null
  /** Number of archives to keep in the folder. */
  keep: number
  now: () => Date
}

/**
 * Makes the nightly backup that this process has claimed, always without the secret of the installation. A failure is
 * recorded for the panel.
 * @throws errors that the operator can't fix
 */
export async function makeNightlyBackup(options: NightlyBackup): Promise<void> {
  const { id, store, place, backupDir, passphrase, keep, now } = options
  const archive = archiveName(now(), passphrase !== null)
  try {
    const { bytes, rows } = await backUp(place, join(backupDir, archive), { passphrase, withSecret: false })
    await recordNight(store.db, id, { archive, bytes, contents: `${contentsOf(rows)} (${formatBytes(bytes)})` }, now())
    await deleteOldArchives(backupDir, keep, now())
  } catch (error) {
    const isForOperator = error instanceof ArchiveRefused || error instanceof StoreUnusable
    const message = error instanceof Error ? error.message : String(error)
    await recordNight(store.db, id, { fault: isForOperator ? message : `No se pudo terminar (${message}).` }, now())
    if (!isForOperator) throw error
  }
}
