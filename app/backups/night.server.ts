import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS } from '#app/calendar/durations.ts'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/activity/record.server.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { formatDay } from '#app/calendar/calendar-day.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import { type LastBackup, nightOf } from './backup-state.ts'
import { isArchiveName } from './backup-words.ts'
import { DRAFT_ENDING } from './write-archive.server.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Schema {
    backups: BackupsTable
  }
}

/** One row per night (YYYY-MM-DD): running until it has finished, with an archive or a fault. */
type BackupsTable = {
  id: string
  night: string
  startedAt: string
  finishedAt: string | null
  /** Name of the archive in the folder of backups. */
  archive: string | null
  bytes: number | null
  /** Why there is no archive, as a sentence. */
  fault: string | null
}

/** Name of the author in the activity log. */
const NIGHTLY = 'Respaldo nocturno'
/** Hours until a failed backup is tried again. */
const RETRY_AFTER = 1
/** Hours after which an unfinished backup counts as abandoned. */
const ABANDONED_AFTER = 6

/**
 * Claims tonight's backup, so that only one of the processes makes it.
 * @returns its id; null if it is done, running, or failed recently
 */
export async function claimNight(db: Queries, now: Date, timeZone: TimeZone): Promise<string | null> {
  const begun = { id: uuidv7({ msecs: now.getTime() }), startedAt: now.toISOString() }
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()
  const claimed = await db
    .insertInto('backups')
    .values({ ...begun, night: nightOf(timeZone, now) })
    .onConflict((conflict) =>
      conflict
        .column('night')
        .doUpdateSet({ ...begun, finishedAt: null, fault: null })
        .where((eb) =>
          eb.and([
            eb('backups.archive', 'is', null),
            eb.or([
              eb('backups.finishedAt', '<=', before(RETRY_AFTER)),
              eb.and([eb('backups.finishedAt', 'is', null), eb('backups.startedAt', '<=', before(ABANDONED_AFTER))]),
            ]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed?.id ?? null
}

/** Releases the claim, so that another process can make the backup at once. */
export async function releaseNight(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('backups').where('id', '=', id).where('finishedAt', 'is', null).execute()
}

type Outcome = { archive: string; bytes: number; contents: string } | { fault: string }

/** Records the result of a nightly backup, here and in the activity log. */
export async function recordNight(db: Kysely<Schema>, id: string, outcome: Outcome, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isMade = 'archive' in outcome
    const columns = isMade ? { archive: outcome.archive, bytes: outcome.bytes } : { fault: outcome.fault }
    const noted = await transaction
      .updateTable('backups')
      .set({ ...columns, finishedAt: now.toISOString() })
      .where('id', '=', id)
      .where('finishedAt', 'is', null)
      .returning('night')
      .executeTakeFirst()
    if (!noted) return
    await recordActivity(transaction, {
      action: isMade ? 'make_backup' : 'fail_backup',
      type: 'backup',
      property: { id: null, title: isMade ? outcome.archive : `noche del ${formatDay(noted.night)}` },
      actor: { id: null, name: NIGHTLY },
      details: isMade ? outcome.contents : outcome.fault,
      now,
    })
  })
}

/** Results of the nightly backups, for the panel and the metrics. */
export async function lastBackup(db: Queries): Promise<LastBackup> {
  const nights = db.selectFrom('backups')
  const [made, latest, first] = await Promise.all([
    nights
      .where('archive', 'is not', null)
      .orderBy('night', 'desc')
      .select(['startedAt', 'finishedAt', 'archive', 'bytes'])
      .limit(1)
      .executeTakeFirst(),
    nights.orderBy('night', 'desc').select(['finishedAt', 'fault']).limit(1).executeTakeFirst(),
    nights.orderBy('night').select('startedAt').limit(1).executeTakeFirst(),
  ])
  return {
    made: made
      ? {
          startedAt: made.startedAt,
          finishedAt: made.finishedAt ?? made.startedAt,
          archive: made.archive ?? '',
          bytes: made.bytes ?? 0,
        }
      : null,
    fault: latest?.fault ? { at: latest.finishedAt ?? '', sentence: latest.fault } : null,
    since: first?.startedAt ?? null,
  }
}

/**
 * Deletes all but the newest archives of a folder, and unfinished files of backups that were killed more than a day
 * ago.
 */
export async function deleteOldArchives(folder: string, most: number, now: Date): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.filter(isArchiveName).toSorted().slice(0, -most)) await rm(join(folder, name))
  for (const name of names.filter((each) => each.includes(DRAFT_ENDING))) {
    const path = join(folder, name)
    if (now.getTime() - (await stat(path)).mtimeMs > DAY_MS) await rm(path)
  }
}
