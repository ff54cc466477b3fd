import { HOUR_MS } from '#app/calendar/durations.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { formatMoment } from '#app/calendar/moment.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'

/** Hour at which the daily backup is due; hardly anybody works then. */
const DUE_AT = 3
/** Hours after which the last good backup is outdated. */
const OLD_AFTER = 48

/** Results of the nightly backups. */
export type LastBackup = {
  /** The last complete backup. */
  made: { startedAt: string; finishedAt: string; archive: string; bytes: number } | null
  /** Why the latest attempt failed; null if it succeeded or is running. */
  fault: { at: string; sentence: string } | null
  /** Start of the very first attempt. */
  since: string | null
}

/** The day whose backup is due, YYYY-MM-DD; before three in the morning it is the day before. */
export function nightOf(timeZone: TimeZone, now: Date): string {
  return dayIn(timeZone, new Date(now.getTime() - DUE_AT * HOUR_MS))
}

/**
 * `none`: not set up. `first`: the first backup has not finished yet. `failed`, `old`: an administrator has to act.
 * @param isSetUp whether there is a folder for backups
 */
export type BackupState = 'none' | 'first' | 'fine' | 'failed' | 'old'

export function backupState(isSetUp: boolean, { made, fault, since }: LastBackup, now: Date): BackupState {
  if (!isSetUp) return 'none'
  if (fault) return 'failed'
  const last = made?.finishedAt ?? since
  if (last === null) return 'first'
  if (now.getTime() - Date.parse(last) > OLD_AFTER * HOUR_MS) return 'old'
  return made ? 'fine' : 'first'
}

/** Warning for the panel when an administrator has to act; null otherwise. */
export function backupWarning(last: LastBackup, now: Date, timeZone: TimeZone): string | null {
  const state = backupState(true, last, now)
  if (state !== 'failed' && state !== 'old') return null
  const when = last.made
    ? `El último respaldo es del ${formatMoment(timeZone, last.made.finishedAt)}.`
    : 'Todavía no hay ningún respaldo.'
  const why = last.fault
    ? `El respaldo nocturno falló: ${last.fault.sentence}`
    : 'El respaldo nocturno no se está haciendo.'
  return `${why} ${when} Avisa a quien administra el servidor.`
}
