import { countTodaysAlerts, findFirstAlerts } from '#app/alerts/contract-alerts.server.ts'
import { countWaitingMessages, findUnanswered } from '#app/contact/panel/find-messages.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { findMostRequested } from '#app/interest/interest.server.ts'
import { countDueLeads } from '#app/leads/due-leads.server.ts'
import { countDueVisits } from '#app/leads/visits/find-visits.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { countPending } from './panel-stats.server.ts'
import { FIRST_PAGE_TASKS } from './pending.ts'
import { MOST_PENDING, pendingLines } from './pending-lines.ts'

/**
 * What is pending on the panel's home, with the deadlines that its box of alerts shows too.
 * `today`: calendar day of the agency; `asesorId`: whose leads are counted; `scope`: what the account may know of leads
 */
export async function findPending(
  store: Store,
  { today, now, asesorId, scope }: { today: string; now: Date; asesorId: string; scope: LeadScope },
) {
  const [dueLeads, dueVisits, messages, unanswered, deadlines, deadlineCount, properties, mostRequested] =
    await Promise.all([
      countDueLeads(store.db, { today, asesorId, scope }),
      countDueVisits(store.db, { today, asesorId, scope }),
      findUnanswered(store.db, scope, MOST_PENDING),
      countWaitingMessages(store.db, scope),
      findFirstAlerts(store, today, MOST_PENDING),
      countTodaysAlerts(store, today),
      countPending(store, today, FIRST_PAGE_TASKS),
      findMostRequested(store, today),
    ])
  const lines = pendingLines(
    { due: dueLeads + dueVisits, messages, unanswered, deadlines, deadlineCount, properties, mostRequested },
    now,
  )
  return { lines, deadlines, deadlineCount }
}
