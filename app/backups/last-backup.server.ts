import type { Queries } from '#app/db/store.server.ts'
import type { LastBackup } from './backup-state.ts'

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
