import type { Queries } from '#app/db/store.server.ts'
import { CONTACT_ENTRY_KINDS } from './entry.ts'
import type { FirstAnswer } from './first-answers.ts'
import type { LeadScope } from './lead-scope.ts'
import { leadInScope } from './lead-scope.server.ts'

const A_MINUTE = 60_000
/** Lines that show, at the moment of creation, that the person was spoken to at once. */
const AT_ONCE = ['llamada', 'visita'] as const

/**
 * The time from the arrival of each lead, or of its message if that is earlier, to the first line of its history that reached
 * the person. A call is answered as it comes, so leads that began with one are left out.
 * @param scope whose leads count
 * @param range ISO instants: leads that were added at `since` or later, and before `until`
 */
export async function firstAnswerTimes(
  db: Queries,
  scope: LeadScope,
  { since, until }: { since: string; until: string },
): Promise<FirstAnswer[]> {
  const rows = await db
    .selectFrom('leads')
    .where(leadInScope(scope))
    .where('leads.createdAt', '>=', since)
    .where('leads.createdAt', '<', until)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('leadEntries as first')
            .whereRef('first.leadId', '=', 'leads.id')
            .whereRef('first.createdAt', '=', 'leads.createdAt')
            .where('first.kind', 'in', AT_ONCE)
            .select('first.id'),
        ),
      ),
    )
    .orderBy('leads.createdAt')
    .orderBy('leads.id')
    .select(['leads.id', 'leads.asesorId', 'leads.source', 'leads.createdAt'])
    // The index of the history by lead finds both; all of it would be sorted for a join.
    .select((eb) => [
      eb
        .selectFrom('leadEntries as message')
        .whereRef('message.leadId', '=', 'leads.id')
        .where('message.kind', '=', 'mensaje')
        .select((each) => each.fn.min('message.createdAt').as('writtenAt'))
        .as('writtenAt'),
      eb
        .selectFrom('leadEntries as entry')
        .whereRef('entry.leadId', '=', 'leads.id')
        .whereRef('entry.createdAt', '>', 'leads.createdAt')
        .where((each) =>
          each.or([
            each('entry.kind', 'in', CONTACT_ENTRY_KINDS),
            // A message that was marked as answered.
            each.and([each('entry.kind', '=', 'nota'), each('entry.messageId', 'is not', null)]),
          ]),
        )
        .orderBy('entry.createdAt')
        .limit(1)
        .select('entry.createdAt')
        .as('answeredAt'),
    ])
    .execute()
  return rows.map(({ id, asesorId, source, createdAt, writtenAt, answeredAt }) => {
    const arrivedAt = writtenAt !== null && writtenAt < createdAt ? writtenAt : createdAt
    const waited = answeredAt === null ? null : (Date.parse(answeredAt) - Date.parse(arrivedAt)) / A_MINUTE
    return { leadId: id, asesorId, source, arrivedAt, minutes: waited }
  })
}
