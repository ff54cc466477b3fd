import { type ExpressionBuilder, sql } from 'kysely'
import { addDays, startOfDay } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { Schema } from '#app/db/schema.ts'
import { CLOSED_STAGES, LEAD_STAGES, type LeadStage, STAGE_LABELS } from './lead.ts'
import type { NumberFilters } from './number-filters.ts'

type Leads = ExpressionBuilder<Schema, 'leads'>

/** The stages of the work, of which each includes those before it; a lost lead counts up to where it came. */
export const WORK_STAGES: readonly LeadStage[] = LEAD_STAGES.filter((stage) => stage !== 'perdido')
/** Those that the history shows. A closing may be undone, so a lead is won only while it is at that stage. */
const SHOWN_STAGES = WORK_STAGES.filter((stage) => stage !== 'ganado')

/** Conditions: a lead is one of those to which a number leads. */
export function numberConditions(eb: Leads, filters: NumberFilters, timeZone: TimeZone) {
  const { since, until, reached, reason, commission, property, open } = filters
  return [
    ...(commission ? [] : addedWithin(eb, { since, until }, timeZone)),
    ...(reached ? [hasReached(eb, reached)] : []),
    ...(reason ? [eb('lostReason', '=', reason)] : []),
    ...(commission ? [hasCommission(eb, filters)] : []),
    ...(property ? [hasInHistory(eb, property)] : []),
    ...(open ? [eb('stage', 'not in', CLOSED_STAGES)] : []),
  ]
}

/** Conditions: a lead was added from a day to another, both included. */
export function addedWithin(eb: Leads, { since, until }: Pick<NumberFilters, 'since' | 'until'>, timeZone: TimeZone) {
  const from = since && startOfDay(timeZone, since).toISOString()
  const to = until && startOfDay(timeZone, addDays(until, 1)).toISOString()
  return [...(from ? [eb('leads.createdAt', '>=', from)] : []), ...(to ? [eb('leads.createdAt', '<', to)] : [])]
}

function hasReached(eb: Leads, reached: LeadStage) {
  const beyond = WORK_STAGES.slice(WORK_STAGES.indexOf(reached))
  const shown = SHOWN_STAGES.filter((stage) => beyond.includes(stage))
  const steps = eb
    .selectFrom('leadEntries')
    .whereRef('leadEntries.leadId', '=', 'leads.id')
    .where('leadEntries.kind', '=', 'etapa')
    .where((entry) =>
      entry.or(shown.flatMap((stage) => stepPatterns(stage).map((like) => entry('note', 'like', like)))),
    )
    .select('leadEntries.id')
  return eb.or([eb('stage', 'in', beyond), eb.exists(steps)])
}

/** How the history says that a lead came to a stage, or left it: 'Nuevo → Visita', 'Visita → Perdido. Precio'. */
function stepPatterns(stage: LeadStage): [string, string] {
  return [`${STAGE_LABELS[stage]} → %`, `% → ${STAGE_LABELS[stage]}%`]
}

/** The furthest stage that a line of the history names, as its place in WORK_STAGES; 0 for none. */
export function furthestInNote() {
  const cases = SHOWN_STAGES.map((stage, at) => {
    const [left, came] = stepPatterns(stage)
    return sql`when "leadEntries"."note" like ${left} or "leadEntries"."note" like ${came} then ${sql.lit(at)}`
  })
  return sql<number>`case ${sql.join(cases.toReversed(), sql` `)} else 0 end`
}

function hasInHistory(eb: Leads, propertyId: string) {
  const lines = eb.selectFrom('leadEntries').where('leadEntries.propertyId', '=', propertyId)
  return eb('leads.id', 'in', lines.select('leadEntries.leadId'))
}

function hasCommission(eb: Leads, { since, until = '', commission }: NumberFilters) {
  const deals = eb
    .selectFrom('deals')
    .whereRef('deals.leadId', '=', 'leads.id')
    .where('commission', 'is not', null)
    .select('deals.id')
  if (commission === 'esperada')
    return eb.exists(deals.where((deal) => deal.or([deal('signedOn', 'is', null), deal('signedOn', '>', until)])))
  return eb.exists(deals.where('signedOn', '>=', since ?? '').where('signedOn', '<=', until))
}
