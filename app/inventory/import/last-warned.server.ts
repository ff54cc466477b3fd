import type { Queries } from '#app/db/store.server.ts'

/** The last import that wrote something, and how many of its properties wait for a person; null where none does. */
export type LastWarned = { id: string; title: string; count: number } | null

/** Properties of the last import that have a warning, such as a fact that could not be read, and that nobody has changed since. */
export async function findLastWarned(db: Queries): Promise<LastWarned> {
  const last = await db
    .selectFrom('jobs')
    .where('kind', '=', 'import')
    .where('state', 'in', ['running', 'paused', 'stopped', 'done'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'title'])
    .executeTakeFirst()
  if (!last) return null
  const { count } = await db
    .selectFrom('jobRows')
    .innerJoin('properties', 'properties.id', 'jobRows.recordId')
    .where('jobRows.jobId', '=', last.id)
    .where('jobRows.state', '=', 'saved')
    .where('jobRows.warnings', '<>', '[]')
    .whereRef('properties.version', '=', 'jobRows.version')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) === 0 ? null : { ...last, count: Number(count) }
}
