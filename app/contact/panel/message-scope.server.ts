import { validate } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { leadIdsInScope } from '#app/leads/lead-scope.server.ts'
import type { MessageCondition } from './message-search.server.ts'

/** Condition: a message is in the history of no lead, or of one that the account may know of. */
export function messageInScope(scope: LeadScope): MessageCondition {
  return (eb) => {
    if (scope.onlyOf === null) return eb.and([])
    const lines = eb
      .selectFrom('leadEntries')
      .whereRef('leadEntries.messageId', '=', 'contactMessages.id')
      .select('leadEntries.id')
    const isSeen = lines.where('leadEntries.leadId', 'in', leadIdsInScope(scope))
    return eb.or([eb.not(eb.exists(lines)), eb.exists(isSeen)])
  }
}

/** Whether there is such a message, and the account may know of it. */
export async function isSeenMessage(db: Queries, scope: LeadScope, id: string): Promise<boolean> {
  if (!validate(id)) return false
  const seen = db.selectFrom('contactMessages').where('id', '=', id).where(messageInScope(scope))
  return (await seen.select('id').executeTakeFirst()) !== undefined
}
