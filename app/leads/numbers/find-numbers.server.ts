import { sql } from 'kysely'
import { asesorNames } from '#app/asesores/asesores.server.ts'
import { addDays, dayIn, daysBetween, startOfDay } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'
import { propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { commissionOf } from '#app/leads/deal.ts'
import { firstAnswerTimes } from '#app/leads/first-answers.server.ts'
import { summarizeAnswers } from '#app/leads/first-answers.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { leadInScope } from '#app/leads/lead-scope.server.ts'
import { LEAD_STAGES } from '#app/leads/lead.ts'
import { commonSearchFor, zonesIn } from '#app/listing/common-search/common-search.ts'
import { isInZone } from '#app/listing/common-search/market-figures.ts'
import { WORK_STAGES, addedWithin, furthestInNote } from '#app/leads/number-conditions.server.ts'
import { type CommissionSum, type LeadNumbers, type MarketDays, type Period, middleOf } from './numbers.ts'

const [MOST_ASKED, MOST_PLACES] = [10, 12]

type Asked = { scope: LeadScope; period: Period; seesCommission: boolean }

/** The numbers of a period. They are counted in the database. */
export async function findLeadNumbers(store: Store, asked: Asked): Promise<LeadNumbers> {
  const { db } = store
  const { scope, period, seesCommission } = asked
  const catalogue = await currentCatalogue(store)
  const { timeZone } = catalogue
  const leads = leadsOf(db, asked, timeZone)
  const stages = await countBy(leads, 'stage')
  const range = instantsOf(period, timeZone)
  const answers = await firstAnswerTimes(db, scope, range)
  const bySource = summarizeAnswers(answers, ({ source }) => source as string | null)
  const byAsesor = summarizeAnswers(answers, ({ asesorId }) => asesorId)
  const asesores = await countBy(leads, 'asesorId')
  const ids = asesores.flatMap(({ value }) => value ?? [])
  const names = await asesorNames(db, ids)
  return {
    period,
    total: stages.reduce((sum, each) => sum + each.leads, 0),
    stages: LEAD_STAGES.map(
      (stage) => stages.find(({ value }) => value === stage) ?? { value: stage, leads: 0, won: 0 },
    ),
    reached: await countReached(db, leads),
    sources: (await countBy(leads, 'source')).map((each) => ({ ...each, answers: bySource.get(each.value) ?? null })),
    asesores: asesores.map((each) => ({
      ...each,
      name: each.value === null ? 'Sin asesor' : (names.get(each.value) ?? 'Cuenta borrada'),
      answers: byAsesor.get(each.value) ?? null,
    })),
    months: await countByMonth(db, leads, period, timeZone),
    lost: (await countBy(leads, 'lostReason')).filter(({ value }) => value !== null),
    answers: summarizeAnswers(answers, () => null).get(null) ?? { leads: 0, answered: 0, median: null },
    market: marketDays(catalogue, range),
    asked: await mostAsked(leads, catalogue),
    commission: seesCommission ? await commissions(db, asked) : null,
  }
}

function instantsOf({ since, until }: Period, timeZone: TimeZone) {
  return {
    since: startOfDay(timeZone, since).toISOString(),
    until: startOfDay(timeZone, addDays(until, 1)).toISOString(),
  }
}

type Leads = ReturnType<typeof leadsOf>

function leadsOf(db: Queries, { scope, period }: Asked, timeZone: TimeZone) {
  return db
    .selectFrom('leads')
    .where(leadInScope(scope))
    .where((eb) => eb.and(addedWithin(eb, period, timeZone)))
}

const IS_WON = sql<number>`sum(case when "leads"."stage" = 'ganado' then 1 else 0 end)`

/** Leads by the values of a column, the most first. */
async function countBy(leads: Leads, column: 'stage' | 'source' | 'asesorId' | 'lostReason') {
  const value = sql.ref<string | null>(`leads.${column}`)
  const rows = await leads
    .groupBy(value)
    .select([value.as('value'), (eb) => eb.fn.countAll<number>().as('leads'), IS_WON.as('won')])
    .execute()
  return rows
    .map((row) => ({ value: row.value, leads: Number(row.leads), won: Number(row.won) }))
    .toSorted((one, other) => other.leads - one.leads)
}

async function countByMonth(db: Queries, leads: Leads, { months }: Period, timeZone: TimeZone) {
  const cases = months.map((month, at) => {
    const start = startOfDay(timeZone, month).toISOString()
    return sql`when "leads"."createdAt" >= ${start} then ${sql.lit(at)}`
  })
  const at = sql<number>`case ${sql.join(cases.toReversed(), sql` `)} else 0 end`
  const rows = await db
    .selectFrom(leads.select(['leads.stage', at.as('month')]).as('leads'))
    .groupBy('month')
    .select(['month', (eb) => eb.fn.countAll<number>().as('leads'), IS_WON.as('won')])
    .execute()
  return months.map((value, place) => {
    const row = rows.find(({ month }) => Number(month) === place)
    return { value, leads: Number(row?.leads ?? 0), won: Number(row?.won ?? 0) }
  })
}

/** How many came to each stage of the work, or beyond it. */
async function countReached(db: Queries, leads: Leads) {
  const furthest = leads
    .leftJoin('leadEntries', (join) =>
      join.onRef('leadEntries.leadId', '=', 'leads.id').on('leadEntries.kind', '=', 'etapa'),
    )
    .groupBy(['leads.id', 'leads.stage'])
    .select(['leads.stage', sql<number>`max(${furthestInNote()})`.as('furthest')])
  const rows = await db
    .selectFrom(furthest.as('leads'))
    .groupBy(['stage', 'furthest'])
    .select(['stage', 'furthest', (eb) => eb.fn.countAll<number>().as('leads')])
    .execute()
  return WORK_STAGES.map((stage, at) => ({
    stage,
    leads: rows
      .filter((row) => Math.max(Number(row.furthest), WORK_STAGES.indexOf(row.stage)) >= at)
      .reduce((sum, row) => sum + Number(row.leads), 0),
  }))
}

/** The properties that most of the leads have in their history. */
async function mostAsked(leads: Leads, { all }: Catalogue) {
  const rows = await leads
    .innerJoin('leadEntries', 'leadEntries.leadId', 'leads.id')
    .where('leadEntries.propertyId', 'is not', null)
    .groupBy('leadEntries.propertyId')
    .select(['leadEntries.propertyId as id', (eb) => eb.fn.count<number>('leads.id').distinct().as('leads')])
    .orderBy('leads', 'desc')
    .orderBy('id')
    .limit(MOST_ASKED)
    .execute()
  return rows.flatMap((asked) => {
    const row = all.find(({ id }) => id === asked.id)
    return row ? [{ id: row.id, code: propertyCode(row), title: propertyName(row), leads: Number(asked.leads) }] : []
  })
}

/** The days from being added to being sold or let, by type and zone or else municipality, of what was closed in the period. */
function marketDays(catalogue: Catalogue, { since, until }: { since: string; until: string }): MarketDays[] {
  const { all, places, timeZone } = catalogue
  const dayOf = (instant: string) => dayIn(timeZone, new Date(instant))
  const closed = all
    .filter((row) => row.status === 'vendida' && row.statusSince >= since && row.statusSince < until)
    .map((row) => ({
      type: row.type,
      municipality: row.municipality ?? '',
      zone:
        zonesIn(commonSearchFor(row, places).municipality, places).find(({ name }) => isInZone(row, name))?.name ??
        null,
      days: daysBetween(dayOf(row.createdAt), dayOf(row.statusSince)),
    }))
  const groups = Map.groupBy(closed, ({ type, municipality, zone }) => JSON.stringify([type, municipality, zone]))
  return [...groups.values()]
    .flatMap((rows) => {
      const days = middleOf(rows.map((row) => row.days))
      return rows[0] && days !== null ? [{ ...rows[0], count: rows.length, days: Math.round(days) }] : []
    })
    .toSorted(
      (one, other) => PROPERTY_TYPES.indexOf(one.type) - PROPERTY_TYPES.indexOf(other.type) || other.count - one.count,
    )
    .slice(0, MOST_PLACES)
}

/** The agency's share of the commissions: `won` of deals signed in the period, `expected` of those still to be signed. */
async function commissions(db: Queries, { scope, period: { since, until } }: Asked) {
  const rows = await db
    .selectFrom('deals')
    .innerJoin('leads', 'leads.id', 'deals.leadId')
    .where('leads.id', 'in', db.selectFrom('leads').where(leadInScope(scope)).select('leads.id'))
    .where('commission', 'is not', null)
    .where((eb) => eb.or([eb('signedOn', 'is', null), eb('signedOn', '>=', since)]))
    .selectAll('deals')
    .execute()
  const won: CommissionSum = { deals: 0, cents: {} }
  const expected: CommissionSum = { deals: 0, cents: {} }
  for (const deal of rows) {
    const sum = deal.signedOn !== null && deal.signedOn <= until ? won : expected
    const cents = commissionOf(deal)?.ownCents ?? 0
    sum.deals += 1
    sum.cents[deal.currency] = (sum.cents[deal.currency] ?? 0) + cents
  }
  return { won, expected }
}
