import { sql } from 'kysely'
import { contains } from '#app/db/contains.server.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries } from '#app/db/store.server.ts'
import { findInTrash } from '#app/records/trash.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { DELETED_LEAD_JSON, type MergedLead } from './lead-json.ts'

/** The tables whose rows name the lead to which they belong. */
const BELONGINGS = { entries: 'leadEntries', visits: 'visits' } as const

/** The leads that have the history of one that was merged into `into`: that one, and those into which it was merged since. */
export async function leadHolders(db: Queries, into: string): Promise<string[]> {
  const ids: string[] = []
  let next: string | undefined = into
  while (next !== undefined && !ids.includes(next)) {
    ids.push(next)
    const row = await findInTrash(db, 'lead', next)
    next = row ? readJsonOr(DELETED_LEAD_JSON, row.kept, null)?.merged?.into : undefined
  }
  return ids
}

/** Gives the history and the visits of a lead to another. @returns their ids */
export async function moveBelongings(
  db: Queries,
  from: string,
  into: string,
): Promise<Pick<MergedLead, 'entries' | 'visits'>> {
  const moved = { entries: new Array<string>(), visits: new Array<string>() }
  for (const name of ['entries', 'visits'] as const) {
    const rows = await db
      .updateTable(BELONGINGS[name])
      .set({ leadId: into })
      .where('leadId', '=', from)
      .returning('id')
      .execute()
    moved[name] = rows.map(({ id }) => id)
  }
  const trashed = await renameInTrash(db, from, into, null)
  return { ...moved, visits: [...moved.visits, ...trashed] }
}

/** What a merged lead brought comes back from whoever has it since. */
export async function takeBack(db: Queries, leadId: string, { into, entries, visits }: MergedLead): Promise<void> {
  const holders = await leadHolders(db, into)
  const brought = { entries, visits }
  for (const name of ['entries', 'visits'] as const)
    for (const ids of inBatches(brought[name], 1))
      await db
        .updateTable(BELONGINGS[name])
        .set({ leadId })
        .where('id', 'in', ids)
        .where('leadId', 'in', holders)
        .execute()
  for (const holder of holders) await renameInTrash(db, holder, leadId, visits)
}

/** Visits of the trash name their lead in JSON. @param only the ids of those that may move; null for all */
async function renameInTrash(
  db: Queries,
  from: string,
  into: string,
  only: readonly string[] | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('versions')
    .where('kind', '=', 'visit')
    .where('deleted', 'is not', null)
    .where(contains(sql.ref('content'), `"leadId":"${from}"`))
    .select('recordId')
    .execute()
  const ids = rows.map(({ recordId }) => recordId).filter((id) => only?.includes(id) ?? true)
  for (const batch of inBatches(ids, 1))
    await db
      .updateTable('versions')
      .set({ content: sql<string>`replace(content, ${from}, ${into})` })
      .where('kind', '=', 'visit')
      .where('deleted', 'is not', null)
      .where('recordId', 'in', batch)
      .execute()
  return ids
}
