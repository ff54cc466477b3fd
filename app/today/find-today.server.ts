import { findFirstAlerts, countTodaysAlerts } from '#app/alerts/contract-alerts.server.ts'
import { countWaitingMessages, findWaiting } from '#app/contact/panel/find-messages.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { contactLinks } from '#app/leads/contact-links.ts'
import { type DueGroup, type DueLead, findDueLeads } from '#app/leads/due-leads.server.ts'
import { visibleLead } from '#app/leads/find-leads.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { findFresh } from '#app/leads/matches/news.server.ts'
import type { LeadWriter } from '#app/leads/lead-writer.ts'
import { nextActionText } from '#app/leads/lead.ts'
import type { TodayGroup, TodayLead, TodayList, TodayVisit } from './today.ts'
import { findTodayVisits } from './today-visits.server.ts'

const [MESSAGES, ALERTS] = [10, 5]

type Asked = {
  today: string
  asesorId: string | null
  scope: LeadScope
  /** The agency's texts for leads. */
  writer: LeadWriter
}

/** What there is to do today. */
export async function findTodayList(store: Store, asked: Asked): Promise<TodayList> {
  const { today, scope, writer } = asked
  const due = await findDueLeads(store.db, asked)
  // A message of a lead of a colleague is theirs to answer.
  const own = { ...scope, onlyOf: scope.onlyOf ?? asked.asesorId }
  const messages = await findWaiting(store, { scope: own, writer, count: MESSAGES })
  const total = await countWaitingMessages(store.db, own)
  const visits = await findTodayVisits(store.db, asked)
  return {
    overdue: withVisits(shownGroup(due.overdue, asked), visits.overdue),
    todays: withVisits(shownGroup(due.todays, asked), visits.todays),
    idle: shownGroup(due.idle, asked),
    unanswered: { messages, total },
    fresh: await findFresh(store, { today, scope: own }),
    alerts: { first: await findFirstAlerts(store, today, ALERTS), total: await countTodaysAlerts(store, today) },
  }
}

function shownGroup({ leads, total }: DueGroup, asked: Asked): TodayGroup {
  return { leads: leads.map((lead) => shownLead(lead, asked)), visits: [], total }
}

function withVisits(group: TodayGroup, { visits, total }: { visits: TodayVisit[]; total: number }): TodayGroup {
  return { ...group, visits, total: group.total + total }
}

function shownLead({ property, ...record }: DueLead, { scope, writer }: Asked): TodayLead {
  const lead = visibleLead(record, scope)
  const { id, version, name, company, asesorName, nextDay, nextHour } = lead
  const due = `${nextDay ?? ''} ${nextHour ?? ''}`
  const links = contactLinks(lead, writer, property?.title ?? null)
  return { id, version, name, company, asesorName, action: nextActionText(lead), property, due, links }
}
