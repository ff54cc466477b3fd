import { asesorNames } from '#app/asesores/asesores.server.ts'
import { addDays } from '#app/calendar/calendar-day.ts'
import type { Queries } from '#app/db/store.server.ts'
import { findNotes } from '#app/editing/dossier/notes.server.ts'
import { type LeadScope, isInScope } from '#app/leads/lead-scope.ts'
import { leadInScope } from '#app/leads/lead-scope.server.ts'
import { LIVING_PROPERTY, namedNow, offerState } from '#app/leads/named-property.ts'
import { withoutContacts } from '#app/mail/without-contacts.ts'
import { keysInNotes } from './dossier-keys.ts'
import { type VisitFields, type VisitTime, isSameTime, visitPropertyText, visitTimeText } from './visit.ts'
import type { VisitLine } from './visit-page.ts'

/** Visits of one lead that its page shows. */
const MOST_VISITS = 50

/** The visits of a lead, the latest day first. Who sees no contacts sees no keys either. */
export async function findVisitsOf(
  db: Queries,
  leadId: string,
  { seesContacts }: Pick<LeadScope, 'seesContacts'>,
): Promise<VisitLine[]> {
  const rows = await db
    .selectFrom('visits')
    .leftJoin('properties', 'properties.id', 'visits.propertyId')
    .where('leadId', '=', leadId)
    .orderBy('day', 'desc')
    .orderBy('hour', 'desc')
    .orderBy('visits.id')
    .limit(MOST_VISITS)
    .selectAll('visits')
    .select(LIVING_PROPERTY)
    .select('properties.status')
    .execute()
  const names = await namesIn(db, rows)
  const seen = (text: string | null) => (seesContacts ? text : text && withoutContacts(text))
  return rows.map((row) => ({
    id: row.id,
    day: row.day,
    hour: row.hour,
    minutes: row.minutes,
    people: seen(row.people),
    keys: seesContacts ? row.keys : null,
    result: row.result,
    resultNote: seen(row.resultNote),
    property: {
      name: visitPropertyText(namedNow(row)),
      to: row.livingId === null ? null : `/property/${row.livingId}`,
      state: offerState(row.status),
    },
    asesorName: nameIn(names, row.asesorId),
  }))
}

type Clashing = VisitTime & Pick<VisitFields, 'asesorId' | 'propertyId'>

/**
 * Other open visits of the same asesor or property at the same time, a sentence each. A lead that the account may not know of
 * is not named.
 */
export async function findClashes(
  db: Queries,
  visit: Clashing,
  { exceptId, scope }: { exceptId: string | null; scope: LeadScope },
): Promise<string[]> {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('leads', 'leads.id', 'visits.leadId')
    .leftJoin('properties', 'properties.id', 'visits.propertyId')
    .where('day', '>=', addDays(visit.day, -1))
    .where('day', '<=', addDays(visit.day, 1))
    .where('result', 'is', null)
    .where((eb) =>
      eb.or([
        ...(visit.asesorId === null ? [] : [eb('visits.asesorId', '=', visit.asesorId)]),
        ...(visit.propertyId === null ? [] : [eb('visits.propertyId', '=', visit.propertyId)]),
      ]),
    )
    .orderBy('day')
    .orderBy('hour')
    .orderBy('visits.id')
    .selectAll('visits')
    .select(LIVING_PROPERTY)
    .select(['leads.name as leadName', 'leads.asesorId as leadAsesorId'])
    .execute()
  const clashes = rows.filter((row) => row.id !== exceptId && isSameTime(row, visit))
  const names = await namesIn(db, clashes)
  return clashes.map((row) => {
    const name = nameIn(names, row.asesorId)
    const lead = isInScope(scope, { asesorId: row.leadAsesorId }) ? `, con ${row.leadName}` : ''
    const where = `${visitPropertyText(namedNow(row))}, ${visitTimeText(row)}${lead}`
    if (row.asesorId !== null && row.asesorId === visit.asesorId) return `${name} ya tiene otra visita: ${where}.`
    return `Esa propiedad ya tiene otra visita: ${where}${name ? `. La atiende ${name}` : ''}.`
  })
}

/** What the dossier of a property says of its keys; null for nothing. */
export async function findKeys(db: Queries, propertyId: string): Promise<string | null> {
  const notes = await findNotes(db, propertyId, { id: '', name: '', mayRemoveAny: false })
  return keysInNotes(notes.map(({ note }) => note))
}

type Asked = {
  /** The day of the agency. */
  today: string
  /** Whose visits, with those that nobody attends; null for everybody's. */
  asesorId: string | null
  scope: LeadScope
}

/** Visits of one group that the page of the day shows. */
const MOST_DUE_VISITS = 50

/** The visits without a result of earlier days and of today, by day and hour. */
export async function findDueVisits(db: Queries, asked: Asked) {
  const [overdue, todays] = [await findDue(db, asked, '<'), await findDue(db, asked, '=')]
  return { overdue, todays }
}

async function findDue(db: Queries, asked: Asked, when: '<' | '=') {
  const due = openVisits(db, asked).where('day', when, asked.today)
  const rows = await due
    .leftJoin('properties', 'properties.id', 'visits.propertyId')
    .orderBy('day')
    .orderBy('hour')
    .orderBy('visits.id')
    .limit(MOST_DUE_VISITS)
    .selectAll('visits')
    .select(LIVING_PROPERTY)
    .execute()
  const visits = rows.map((row) => namedNow(row))
  const total = visits.length < MOST_DUE_VISITS ? visits.length : await countOf(due)
  return { visits, total }
}

/** How many visits without a result are of today or earlier. */
export function countDueVisits(db: Queries, asked: Asked): Promise<number> {
  return countOf(openVisits(db, asked).where('day', '<=', asked.today))
}

function openVisits(db: Queries, { asesorId, scope }: Asked) {
  return seenVisits(db, scope)
    .where('result', 'is', null)
    .$if(asesorId !== null, (all) =>
      all.where((eb) => eb.or([eb('visits.asesorId', 'is', null), eb('visits.asesorId', '=', asesorId)])),
    )
}

/** Visits of leads that the account may know of. A deleted lead takes its visits along. */
export function seenVisits(db: Queries, scope: LeadScope) {
  const visits = db.selectFrom('visits')
  if (scope.onlyOf === null) return visits
  return visits.where('visits.leadId', 'in', db.selectFrom('leads').where(leadInScope(scope)).select('leads.id'))
}

async function countOf(visits: ReturnType<typeof openVisits>): Promise<number> {
  const counted = visits.select((eb) => eb.fn.countAll<number>().as('total'))
  return Number((await counted.executeTakeFirstOrThrow()).total)
}

function namesIn(db: Queries, rows: readonly Pick<VisitFields, 'asesorId'>[]) {
  return asesorNames(
    db,
    rows.flatMap(({ asesorId }) => asesorId ?? []),
  )
}

function nameIn(names: ReadonlyMap<string, string>, asesorId: string | null): string | null {
  return asesorId === null ? null : (names.get(asesorId) ?? null)
}
