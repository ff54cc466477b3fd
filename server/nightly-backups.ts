import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { type BackupFolder, folderFault } from '#app/backups/backup-folder.server.ts'
import { claimNight, recordNight } from '#app/backups/night.server.ts'
import { WrongSetting } from '#app/env.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { forkProgram, unrefChild } from './child-process.ts'
import { workerProgram } from './program-files.ts'

/** The same flags as `npm run backup` (scripts/bootstrap.mjs): a backup needs little memory. */
const MEMORY_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=512']
/** Interval in milliseconds of the check whether a backup is due. */
const CHECK_INTERVAL = 600_000

type Own = Pick<Parts, 'store' | 'now'> & { backupFolder: Pick<BackupFolder, 'fixed' | 'find'> }

/**
 * Makes a backup each night in a child process, and one at the start if it is due. Every process that uses the store
 * checks; the one that claims the night makes the backup. A folder that is set in the panel is used from the next check.
 * @throws WrongSetting when the folder of BACKUP_DIR is not writable
 */
export async function makeBackupsNightly(
  { store, now, backupFolder }: Own,
  fail: (error: unknown) => void,
): Promise<void> {
  const { fixed } = backupFolder
  const fault = fixed === null ? null : await folderFault(fixed)
  if (fault !== null)
    throw new WrongSetting(
      `BACKUP_DIR no sirve: pon una carpeta en la que se pueda escribir, no «${fixed}» (${fault}).`,
    )

  async function makeIfDue() {
    if ((await backupFolder.find()) === null) return
    const id = await claimNight(store.db, now(), await findTimeZone(store))
    if (id === null) return
    const child = unrefChild(forkProgram(workerProgram('back-up'), MEMORY_FLAGS))
    child.send(id)
    const recordCrash = (why: unknown) =>
      recordNight(store.db, id, { fault: `El proceso que lo hacía terminó antes (${String(why)}).` }, now()).catch(fail)
    child.once('error', recordCrash)
    child.once('exit', (code, signal) => code !== 0 && recordCrash(signal ?? code))
  }

  const runIfDue = () => void makeIfDue().catch(fail)
  runIfDue()
  setInterval(runIfDue, CHECK_INTERVAL).unref()
}
