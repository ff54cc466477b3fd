import { asesorNames } from '#app/asesores/asesores.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { LeadWriter } from '#app/leads/lead-writer.ts'
import { contactLinks } from '#app/leads/contact-links.ts'
import { LEAD_KIND } from '#app/leads/lead-kind.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { findDueVisits } from '#app/leads/visits/find-visits.server.ts'
import { type VisitFields, visitPropertyText, visitTimeText } from '#app/leads/visits/visit.ts'
import { withoutContacts } from '#app/mail/without-contacts.ts'
import type { TodayVisit } from './today.ts'

type Asked = { today: string; asesorId: string | null; scope: LeadScope; writer: LeadWriter }
type Found = { visits: TodayVisit[]; total: number }

/** The visits without a result of earlier days and of today. */
export async function findTodayVisits(db: Queries, asked: Asked): Promise<{ overdue: Found; todays: Found }> {
  const { overdue, todays } = await findDueVisits(db, asked)
  const all = [...overdue.visits, ...todays.visits]
  const leads = await LEAD_KIND.find(db, [...new Set(all.map(({ leadId }) => leadId))])
  const names = await asesorNames(
    db,
    all.flatMap(({ asesorId }) => asesorId ?? []),
  )
  const shown = (visits: typeof all) => visits.flatMap((visit) => shownVisit(visit, { ...asked, leads, names }))
  return {
    overdue: { visits: shown(overdue.visits), total: overdue.total },
    todays: { visits: shown(todays.visits), total: todays.total },
  }
}

type Known = Asked & { leads: Awaited<ReturnType<typeof LEAD_KIND.find>>; names: ReadonlyMap<string, string> }

function shownVisit(visit: VisitFields & { id: string }, { leads, names, scope, writer }: Known): TodayVisit[] {
  const lead = leads.find(({ id }) => id === visit.leadId)
  if (!lead) return []
  const { seesContacts } = scope
  const { id, leadId, asesorId, day, hour, people, keys, propertyTitle } = visit
  const reached = seesContacts ? lead : { ...lead, phones: [], emails: [] }
  const notes = seesContacts ? [people && `Con ${people}`, keys] : []
  return [
    {
      id,
      leadId,
      name: seesContacts ? lead.name : withoutContacts(lead.name),
      action: `Visita · ${visitTimeText(visit)}`,
      property: visitPropertyText(visit),
      notes: notes.filter(Boolean).join(' · '),
      asesorName: asesorId === null ? null : (names.get(asesorId) ?? null),
      due: `${day} ${hour}`,
      links: contactLinks(reached, writer, propertyTitle),
    },
  ]
}
