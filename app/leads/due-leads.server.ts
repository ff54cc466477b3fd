import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { LeadScope } from './lead-scope.ts'
import { leadInScope } from './lead-scope.server.ts'
import { LEAD_KIND, type LeadRecord } from './lead-kind.server.ts'
import { LIVING_PROPERTY, namedNow, offerState } from './named-property.ts'

/** Leads of each group that the page of the day shows; the list of leads has all of them. */
const MOST_DUE = 50

/** A lead with the property that its history named last. */
export type DueLead = LeadRecord & { property: { code: string; title: string; state: string | null } | null }
export type DueGroup = { leads: DueLead[]; total: number }
export type DueLeads = { overdue: DueGroup; todays: DueGroup; idle: DueGroup }

type Asked = {
  /** The day of the agency. */
  today: string
  /** Whose leads, with those that nobody attends; null for everybody's. */
  asesorId: string | null
  scope: LeadScope
}
type Leads = ExpressionBuilder<Schema, 'leads'>

/** What is overdue, what is due today, and the open leads without a next action. */
export async function findDueLeads(db: Queries, asked: Asked): Promise<DueLeads> {
  return {
    overdue: await findGroup(db, asked, (eb) => eb('nextDay', '<', asked.today)),
    todays: await findGroup(db, asked, (eb) => eb('nextDay', '=', asked.today)),
    idle: await findGroup(db, asked, hasNoPlan),
  }
}

/** How many next actions are overdue or due today. */
export async function countDueLeads(db: Queries, asked: Asked): Promise<number> {
  return countLeads(db, asked, (eb) => eb('nextDay', '<=', asked.today))
}

/** Leads without a next action; a visit that has no result yet counts as one. */
function hasNoPlan(eb: Leads) {
  const planned = eb.selectFrom('visits').where('visits.result', 'is', null).select('visits.leadId')
  return eb.and([eb('nextDay', 'is', null), eb('leads.id', 'not in', planned)])
}

type Condition = (eb: Leads) => ReturnType<Leads['and']>

async function findGroup(db: Queries, asked: Asked, isDue: Condition): Promise<DueGroup> {
  const rows = await chosen(db, asked, isDue)
    .orderBy('nextDay')
    .orderBy('nextHour')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MOST_DUE)
    .select('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const found = new Map((await LEAD_KIND.find(db, ids)).map((lead) => [lead.id, lead]))
  const properties = await lastProperties(db, ids)
  const leads = ids.flatMap((id) => {
    const lead = found.get(id)
    return lead ? [{ ...lead, property: properties.get(id) ?? null }] : []
  })
  return { leads, total: ids.length < MOST_DUE ? ids.length : await countLeads(db, asked, isDue) }
}

async function countLeads(db: Queries, asked: Asked, isDue: Condition): Promise<number> {
  const counted = chosen(db, asked, isDue).select((eb) => eb.fn.countAll<number>().as('total'))
  return Number((await counted.executeTakeFirstOrThrow()).total)
}

function chosen(db: Queries, { asesorId, scope }: Asked, isDue: Condition) {
  return db
    .selectFrom('leads')
    .where(isDue)
    .where(leadInScope(scope))
    .where('stage', 'not in', ['ganado', 'perdido'])
    .$if(asesorId !== null, (all) =>
      all.where((eb) => eb.or([eb('asesorId', 'is', null), eb('asesorId', '=', asesorId)])),
    )
}

/** The property of the newest line of each history that names one. */
async function lastProperties(db: Queries, ids: readonly string[]) {
  const properties = new Map<string, DueLead['property']>()
  if (ids.length === 0) return properties
  const rows = await db
    .selectFrom('leadEntries')
    .leftJoin('properties', 'properties.id', 'leadEntries.propertyId')
    .where('leadId', 'in', ids)
    .where('propertyTitle', 'is not', null)
    .orderBy('leadEntries.createdAt')
    .orderBy('leadEntries.id')
    .select(['leadId', 'leadEntries.propertyId', 'propertyCode', 'propertyTitle', 'properties.status'])
    .select(LIVING_PROPERTY)
    .execute()
  for (const row of rows) {
    const { leadId, propertyCode, propertyTitle, status } = namedNow({ ...row, propertyTitle: row.propertyTitle ?? '' })
    properties.set(leadId, { code: propertyCode ?? '', title: propertyTitle, state: offerState(status) })
  }
  return properties
}
