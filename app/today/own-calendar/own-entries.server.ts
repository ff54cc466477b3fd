import type { Member } from '#app/accounts/member.server.ts'
import { isAllowed } from '#app/accounts/role.ts'
import { expiryText } from '#app/alerts/alert.ts'
import { findFirstAlerts } from '#app/alerts/contract-alerts.server.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import { addDays, dayIn } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { instantAt } from '#app/calendar/zoned-instant.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { LIVING_PROPERTY, namedNow } from '#app/leads/named-property.ts'
import { leadInScope } from '#app/leads/lead-scope.server.ts'
import { seenVisits } from '#app/leads/visits/find-visits.server.ts'
import { resultText, visitPropertyText } from '#app/leads/visits/visit.ts'
import { withoutContacts } from '#app/mail/without-contacts.ts'
import { type CalendarEntry, calendarFile } from '#app/calendar/calendar-file.server.ts'

type Needed = Pick<Parts, 'store' | 'publicUrl' | 'now'>
type Asked = { owner: Member; scope: LeadScope; since: string; timeZone: TimeZone; publicUrl: string }

/** Days back that a calendar shows. */
const DAYS_BACK = 90
/** Entries of each kind. */
const MOST_ENTRIES = 1_000
/** Minutes of an action: nobody says how long a call takes. */
const ACTION_MINUTES = 30

/** The calendar of a person: own visits, own actions with an hour, and the contract dates of the alerts. */
export async function ownCalendar(parts: Needed, owner: Member): Promise<string> {
  const { store, publicUrl } = parts
  const { shortName, timeZone } = await findAgency(store)
  const today = dayIn(timeZone, parts.now())
  const scope = await findLeadScope(store.db, owner)
  const asked = { owner, scope, since: addDays(today, -DAYS_BACK), timeZone, publicUrl }
  const entries = [
    ...(await visitEntries(parts, asked)),
    ...(await actionEntries(parts, asked)),
    ...(await contractEntries(parts, today)),
  ]
  const name = `${owner.name || owner.email} · ${shortName}`
  return calendarFile({ name, timeZone, host: new URL(publicUrl).host, isSubscribed: true }, entries)
}

async function visitEntries({ store: { db } }: Needed, asked: Asked): Promise<CalendarEntry[]> {
  const { owner, scope, since, timeZone, publicUrl } = asked
  const rows = await seenVisits(db, scope)
    .innerJoin('leads', 'leads.id', 'visits.leadId')
    .leftJoin('properties', 'properties.id', 'visits.propertyId')
    .where('visits.asesorId', '=', owner.id)
    .where('day', '>=', since)
    .orderBy('day')
    .orderBy('hour')
    .orderBy('visits.id')
    .limit(MOST_ENTRIES)
    .selectAll('visits')
    .select(LIVING_PROPERTY)
    .select('leads.name')
    .execute()
  const mayEdit = isAllowed(owner.role, 'edit')
  return rows.map((row) => {
    const url = `${publicUrl}/dashboard/prospectos/${row.leadId}${mayEdit ? `/visitas/${row.id}` : ''}`
    const more = [row.people && `Viene: ${row.people}`, row.keys && `Llaves: ${row.keys}`]
    const result = resultText(row)
    return {
      uid: `visita-${row.id}`,
      changedAt: row.updatedAt ?? row.createdAt,
      version: row.version,
      summary: `Visita: ${shown(row.name, scope)}, ${visitPropertyText(namedNow(row))}`,
      description: [...(mayEdit ? more : []), result && shown(result, scope), url].filter(Boolean).join('\n'),
      location: mayEdit ? row.meetingPlace : null,
      url,
      when: { start: instantAt(timeZone, row.day, row.hour), minutes: row.minutes },
    }
  })
}

async function actionEntries({ store: { db } }: Needed, asked: Asked): Promise<CalendarEntry[]> {
  const { owner, scope, since, timeZone, publicUrl } = asked
  const rows = await db
    .selectFrom('leads')
    .where(leadInScope(scope))
    .where('leads.asesorId', '=', owner.id)
    .where('stage', 'not in', ['ganado', 'perdido'])
    .where('nextDay', '>=', since)
    .where('nextHour', 'is not', null)
    .orderBy('nextDay')
    .orderBy('nextHour')
    .orderBy('id')
    .limit(MOST_ENTRIES)
    .select(['id', 'name', 'nextAction', 'nextDay', 'nextHour', 'version', 'createdAt', 'updatedAt'])
    .execute()
  return rows.flatMap(({ id, name, nextAction, nextDay, nextHour, version, createdAt, updatedAt }) => {
    if (nextAction === null || nextDay === null || nextHour === null) return []
    const url = `${publicUrl}/dashboard/prospectos/${id}`
    return {
      uid: `accion-${id}`,
      changedAt: updatedAt ?? createdAt,
      version,
      summary: shown(`${nextAction}: ${name}`, scope),
      description: url,
      location: null,
      url,
      when: { start: instantAt(timeZone, nextDay, nextHour), minutes: ACTION_MINUTES },
    }
  })
}

async function contractEntries({ store, publicUrl }: Needed, today: string): Promise<CalendarEntry[]> {
  const alerts = await findFirstAlerts(store, today, MOST_ENTRIES)
  return alerts.map(({ kind, id, title, timeAlert }) => ({
    uid: `${kind}-${id}`,
    changedAt: `${today}T00:00:00.000Z`,
    version: 1,
    summary: `${expiryText({ kind, daysUntilExpiry: 0 }).replace(/ hoy$/, '')}: ${title}`,
    description: `${publicUrl}/property/${id}`,
    location: null,
    url: `${publicUrl}/property/${id}`,
    when: { day: timeAlert },
  }))
}

function shown(text: string, { seesContacts }: LeadScope): string {
  return seesContacts ? text : withoutContacts(text)
}
