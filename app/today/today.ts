import { addDays, isNearDay } from '#app/calendar/calendar-day.ts'
import type { ContractAlert } from '#app/alerts/alert.ts'
import type { WaitingMessage } from '#app/contact/panel/message.ts'
import { readTypedDay } from '#app/calendar/said-day.ts'
import type { FreshProperty } from '#app/leads/matches/matched.ts'
import type { ContactLinks } from '#app/leads/contact-links.ts'

/** A lead in one of the lists of Hoy. */
export type TodayLead = {
  id: string
  version: number
  name: string
  company: string | null
  asesorName: string | null
  /** 'Visita · 20 nov 2026, 10:00'; '' without a next action. */
  action: string
  /** `state`: 'Vendida', null while it is on offer. */
  property: { code: string; title: string; state: string | null } | null
  /** '2026-11-20 10:00', for the order of a list; without an hour it comes first of its day. */
  due: string
  links: ContactLinks
}

/** A visit without a result in one of the lists of Hoy. */
export type TodayVisit = {
  id: string
  leadId: string
  name: string
  /** 'Visita · 20 nov 2026, 10:00 a 11:00'. */
  action: string
  /** 'Nave en Apodaca (PROP-434)'. */
  property: string
  /** Who else comes, and the keys. */
  notes: string
  asesorName: string | null
  due: string
  links: ContactLinks
}
export type TodayGroup = { leads: TodayLead[]; visits: TodayVisit[]; total: number }

/** The actions and visits of a group by day and hour; without an hour first. */
export function inOrderOfHour({ leads, visits }: TodayGroup): (TodayLead | TodayVisit)[] {
  // Leads without a next action keep their own order.
  if (visits.length === 0) return leads
  return [...leads, ...visits].toSorted((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0))
}

/** What there is to do today, in the order of the page. */
export type TodayList = {
  overdue: TodayGroup
  todays: TodayGroup
  idle: TodayGroup
  /** Those that wait longest first. */
  unanswered: { messages: WaitingMessage[]; total: number }
  alerts: { first: ContractAlert[]; total: number }
  /** Properties with news that leads should hear of. */
  fresh: FreshProperty[]
}

export const POSTPONE_INTENT = 'postpone-action'
/** In the address: everybody's leads, not only one's own. */
export const WHOLE_TEAM_PARAM = 'todos'

/** The buttons that postpone an action. */
export const POSTPONED_TO = ['manana', 'lunes'] as const

/** The day to which an action is postponed; null for a day that does not exist. @param choice a button, or a typed day */
export function postponedDay(choice: string, today: string): string | null {
  if (choice === 'manana') return addDays(today, 1)
  if (choice === 'lunes') return addDays(today, (8 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7 || 7)
  const day = readTypedDay(choice, today)
  return day !== null && isNearDay(day) ? day : null
}
