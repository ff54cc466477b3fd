import type { Queries } from '#app/db/store.server.ts'
import { DUE_OUTCOMES, type JobState } from '#app/jobs/job-states.ts'

export const UNDER_WAY_SENTENCE =
  'Un trabajo en curso (una importación o un cambio en grupo) tiene datos de esta persona. Espera a que termine o detenlo, y bórrala después.'
/** What a row says that is not applied any more. */
const DROPPED = 'Los datos de una persona se borraron: esta fila ya no se aplica.'
/** States in which a worker may have read rows that it writes next. */
const UNDER_WAY: readonly JobState[] = ['reading', 'checking', 'running', 'undoing']

type NamingJob = { id: string; state: JobState; isNamedInPayload: boolean }

export function isUnderWay({ state }: { state: JobState }): boolean {
  return UNDER_WAY.includes(state)
}

/** The jobs that would write one of these ids, locked, so that no worker starts one until the transaction ends. */
export async function jobsNaming(db: Queries, ids: readonly string[]): Promise<NamingJob[]> {
  const found = new Map<string, boolean>()
  for (const id of ids) {
    const like = `%${id}%`
    const rows = await db.selectFrom('jobRows').where('plan', 'like', like).select('jobId').distinct().execute()
    for (const { jobId } of rows) found.set(jobId, found.get(jobId) ?? false)
    const jobs = await db.selectFrom('jobs').where('payload', 'like', like).select('id').execute()
    for (const job of jobs) found.set(job.id, true)
  }
  const jobs = await lockJobs(db, [...found.keys()])
  return jobs.map((job) => ({ ...job, isNamedInPayload: found.get(job.id) === true }))
}

export async function lockJobs(db: Queries, ids: readonly string[]): Promise<{ id: string; state: JobState }[]> {
  if (ids.length === 0) return []
  return db
    .updateTable('jobs')
    .set((eb) => ({ title: eb.ref('title') }))
    .where('id', 'in', ids)
    .returning(['id', 'state'])
    .execute()
}

/** Takes the rows out of the jobs that would write an id that is gone. */
export async function dropDueRows(db: Queries, jobs: readonly NamingJob[], id: string): Promise<void> {
  for (const job of jobs)
    await dropped(db)
      .where('jobId', '=', job.id)
      .$if(!job.isNamedInPayload, (rows) => rows.where('plan', 'like', `%${id}%`))
      .execute()
}

/** Takes a row out of its job, if it was not applied yet. @returns whether it was */
export async function dropDueRow(db: Queries, row: { jobId: string; position: number }): Promise<boolean> {
  const { numUpdatedRows } = await dropped(db)
    .where('jobId', '=', row.jobId)
    .where('position', '=', row.position)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

function dropped(db: Queries) {
  return db
    .updateTable('jobRows')
    .set({ outcome: 'refused', plan: null, messages: JSON.stringify([DROPPED]), warnings: '[]' })
    .where('state', 'is', null)
    .where('outcome', 'in', DUE_OUTCOMES)
}
