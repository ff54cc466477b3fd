import type { Queries, Store } from '#app/db/store.server.ts'
import { openJobWorker } from '#server/job-worker.ts'
import type { Actor } from '#app/records/change.server.ts'
import type { JobState, RowOutcome } from '#app/jobs/job-states.ts'

type Options = {
  now: () => Date
  warn?: (message: string, error?: unknown) => void
  takePhotos?: Parameters<typeof openJobWorker>[0]['takePhotos']
  pictures?: Parameters<typeof openJobWorker>[0]['pictures']
}

/** The worker of all kinds of jobs. No address of a picture is there. */
export function openTestWorker(
  store: Store,
  { now, warn = console.warn, takePhotos = refuseAll, pictures = NO_PICTURES }: Options,
) {
  return openJobWorker({ store, now, warn, takePhotos, pictures })
}

const NO_PICTURES = { put: async () => {}, take: async () => null, remove: async () => {}, end: async () => {} }

export async function refuseAll(addresses: readonly string[]) {
  return addresses.map((address) => ({ address, refused: 'ya no está ahí (404)' }))
}

/** Puts a job in a state, by order of a person. */
export async function setJobState(db: Queries, id: string, state: JobState, actor: Actor = { id: 'ana', name: 'Ana' }) {
  await db.updateTable('jobs').set({ state, actedBy: actor.id, actedByName: actor.name }).where('id', '=', id).execute()
}

export async function jobOf(db: Queries, id: string) {
  return db.selectFrom('jobs').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
}

/** The rows of a job, with their sentences; warnings first. */
export async function jobRowsOf(db: Queries, id: string) {
  const rows = await db.selectFrom('jobRows').where('jobId', '=', id).orderBy('position').selectAll().execute()
  return rows.map((row) => ({
    ...row,
    messages: [...(JSON.parse(row.warnings) as string[]), ...(JSON.parse(row.messages) as string[])],
  }))
}

/** How many rows have each outcome or state. */
export function countBy<Key extends 'outcome' | 'state'>(
  rows: readonly { outcome: RowOutcome; state: string | null }[],
  key: Key,
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[String(row[key])] = (counts[String(row[key])] ?? 0) + 1
  return counts
}
