import { HOUR_MS } from '#app/calendar/durations.ts'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/activity/record.server.ts'
import { formatDay } from '#app/calendar/calendar-day.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import { nightOf } from './backup-state.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Whether a backup is made every night. */
    makesBackups: boolean
  }
}

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Schema {
    backups: BackupsTable
  }
}

/** One nightly backup per night (YYYY-MM-DD in Monterrey): under way until it has finished, with an archive or a fault. */
type BackupsTable = {
  id: string
  night: string
  startedAt: string
  finishedAt: string | null
  /** Name of the archive in the folder of backups. */
  archive: string | null
  bytes: number | null
  /** Why there is none, in a sentence. */
  fault: string | null
}

/** Who makes them, as the log names it. */
const NIGHTLY = 'Respaldo nocturno'
/** Hours until a backup that failed is tried again. */
const AGAIN_AFTER = 1
/** Hours after which whoever began a backup and never finished it is taken to be gone. */
const GONE_AFTER = 6

/**
 * Takes the backup of this night, so that one process makes it among all that serve from this store.
 * @returns the id to finish it with; null when it is made already, under way, or failed a short while ago
 */
export async function claimNight(db: Queries, now: Date): Promise<string | null> {
  const begun = { id: uuidv7({ msecs: now.getTime() }), startedAt: now.toISOString() }
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()
  const claimed = await db
    .insertInto('backups')
    .values({ ...begun, night: nightOf(now) })
    .onConflict((conflict) =>
      conflict
        .column('night')
        .doUpdateSet({ ...begun, finishedAt: null, fault: null })
        .where((eb) =>
          eb.and([
            eb('backups.archive', 'is', null),
            eb.or([
              eb('backups.finishedAt', '<=', before(AGAIN_AFTER)),
              eb.and([eb('backups.finishedAt', 'is', null), eb('backups.startedAt', '<=', before(GONE_AFTER))]),
            ]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed?.id ?? null
}

/** Lets another process make the backup of this night at once: this one has to end. */
export async function releaseNight(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('backups').where('id', '=', id).where('finishedAt', 'is', null).execute()
}

type Outcome = { archive: string; bytes: number; contents: string } | { fault: string }

/** Notes what became of the backup of a night, once, here and in the log. */
export async function noteNight(db: Kysely<Schema>, id: string, outcome: Outcome, now: Date): Promise<void> {
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
