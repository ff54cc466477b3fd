import { DAY_MS } from '#app/calendar/durations.ts'
import type { Store } from '#app/db/store.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { LEAD_IMPORT_JSON, NO_LEADS_READ, withoutPeople } from './lead-import-json.ts'

/** Days that what a file says of people is stored until somebody starts its import: as long as the file itself. */
const WAITING_DAYS = 14
/** Days after an import in which it can be undone: as long as the trash lasts, to which new leads go. */
const UNDO_DAYS = 30

const WAITING = ['checking', 'checked'] as const
const ENDED = ['paused', 'stopped', 'done', 'undone'] as const

const NOT_STARTED = `Nadie la empezó en ${WAITING_DAYS} días. Lo que decía el archivo ya se borró.`

/**
 * Deletes the rows of imports of leads, which name people, once they can't be used any more: of those that nobody started, and
 * of those that can't be undone. How the file was read stays, for the next one with the same columns. @returns how many imports
 */
export async function forgetLeadImports({ db }: Store, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const due = await db
    .selectFrom('jobs')
    .where('kind', '=', 'leads')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', 'in', WAITING), eb('createdAt', '<', before(WAITING_DAYS))]),
        eb.and([
          eb('state', 'in', ENDED),
          eb(eb.fn.coalesce('endedAt', 'createdAt'), '<', before(UNDO_DAYS)),
          eb.exists(eb.selectFrom('jobRows').whereRef('jobRows.jobId', '=', 'jobs.id').select('jobRows.position')),
        ]),
      ]),
    )
    .select(['id', 'state', 'payload'])
    .execute()
  let forgotten = 0
  for (const { id, state, payload } of due) {
    const stored = withoutPeople(readJsonOr(LEAD_IMPORT_JSON, payload, NO_LEADS_READ))
    const isEnded = state === 'done' || state === 'undone'
    const stopped = {
      state: 'stopped',
      stopReason: state === 'paused' || state === 'stopped' ? null : NOT_STARTED,
    } as const
    forgotten += await db.transaction().execute(async (inside) => {
      const { numUpdatedRows } = await inside
        .updateTable('jobs')
        .set({ payload: JSON.stringify(stored), ...(isEnded ? {} : { ...stopped, claimedUntil: null }) })
        .where('id', '=', id)
        // Somebody may have started or undone it meanwhile.
        .where('state', '=', state)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return 0
      await inside.deleteFrom('jobRows').where('jobId', '=', id).execute()
      await inside.deleteFrom('importRecords').where('importId', '=', id).execute()
      return 1
    })
  }
  return forgotten
}
