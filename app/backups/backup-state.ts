import { HOUR_MS } from '#app/calendar/durations.ts'
import { dayInMonterrey } from '#app/calendar/calendar-day.ts'
import { formatMoment } from '#app/calendar/moment.ts'

/** The hour in Monterrey from which the backup of a day is due: hardly anybody works then. */
const DUE_AT = 3
/** Hours after which the last good backup is an old one. */
const OLD_AFTER = 48

/** What is known of the nightly backups. */
export type LastBackup = {
  /** The last one that was made. */
  made: { startedAt: string; finishedAt: string; archive: string; bytes: number } | null
  /** Why the latest attempt made none; null where it did, or is still under way. */
  fault: { at: string; sentence: string } | null
  /** The beginning of the first attempt of all. */
  since: string | null
}

/** The day whose backup is due, YYYY-MM-DD: before three in the morning still the day before. */
export function nightOf(now: Date): string {
  return dayInMonterrey(new Date(now.getTime() - DUE_AT * HOUR_MS))
}

/**
 * `none`: not set up. `first`: none yet, but the first one is on its way. `failed`, `old`: somebody has to see to it.
 * @param isSetUp whether there is a folder for them
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

/** What the panel's people are told when somebody has to see to the backups; null while all is well. */
export function backupWarning(last: LastBackup, now: Date): string | null {
  const state = backupState(true, last, now)
  if (state !== 'failed' && state !== 'old') return null
  const when = last.made
    ? `El último respaldo es del ${formatMoment(last.made.finishedAt)}`
    : 'Todavía no hay ningún respaldo.'
  const why = last.fault
    ? `El respaldo nocturno falló: ${last.fault.sentence}`
    : 'El respaldo nocturno no se está haciendo.'
  return `${why} ${when} Avisa a quien administra el servidor.`
}
