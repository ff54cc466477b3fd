import { formatDayIn } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { formatAmount } from '#app/catalogue/price/price.ts'
import { totalCents } from '#app/catalogue/price/quoted.ts'
import { OPERATION_PARAM, eachOffer, offerText, requestedOffer } from '#app/catalogue/price/second-offer.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { Deal } from '#app/leads/deal.ts'
import type { LeadRecord } from '#app/leads/lead-kind.server.ts'
import { NO_SUCH_CODE, rowWithCode } from '#app/leads/named-property.ts'
import { DEAL_PARAMS, type DealPage, type DealProperty, NO_PROPERTY } from './deal-page.ts'
import { CLOSED_STATUSES } from './deal-rules.ts'

/** Properties of the history that the form proposes. */
const MOST_OPTIONS = 6

type Asked = { params: URLSearchParams; today: string }

/** What the form of a deal shows when its address is opened; null if the address names an unknown deal. */
export async function openDealPage(store: Store, lead: LeadRecord, { params, today }: Asked): Promise<DealPage | null> {
  const { all, timeZone } = await currentCatalogue(store)
  const dealId = params.get(DEAL_PARAMS.deal)
  const deal = lead.deals.find(({ id }) => id === dealId) ?? null
  if (dealId !== null && !deal) return null
  const named = params.get(DEAL_PARAMS.property)
  const options = deal ? [] : await namedInHistory(store.db, lead.id, all)
  const chosen = deal
    ? deal.propertyId
    : (rowWithCode(all, named ?? '')?.id ?? (named ? null : (options[0]?.id ?? null)))
  const record = chosen === null ? null : await findRecord(store.db, chosen)
  const asked = record && { ...record, input: requestedOffer(record.input, params.get(OPERATION_PARAM)) }
  const isUnknown = named !== null && named !== '' && named !== NO_PROPERTY && !record
  return {
    lead: { id: lead.id, name: lead.name, version: lead.version },
    options: options.map((row) => ({ code: propertyCode(row), title: propertyName(row) })),
    isChosen: deal !== null || record !== null || named === NO_PROPERTY,
    property: record && (await dealPropertyOf(store.db, record, timeZone, lead.id)),
    deal,
    opened: deal ? textsOf(deal, record) : proposed(asked, today),
    fault: isUnknown ? NO_SUCH_CODE : null,
  }
}

/** The properties that the history of a lead names and that still exist, the newest line first. */
async function namedInHistory(db: Queries, leadId: string, all: readonly CatalogueRow[]): Promise<CatalogueRow[]> {
  const rows = await db
    .selectFrom('leadEntries')
    .where('leadId', '=', leadId)
    .where('propertyId', 'is not', null)
    .groupBy('propertyId')
    .select(['propertyId', (eb) => eb.fn.max('createdAt').as('at')])
    .orderBy('at', 'desc')
    .limit(MOST_OPTIONS)
    .execute()
  return rows.flatMap(({ propertyId }) => all.find(({ id }) => id === propertyId) ?? [])
}

async function dealPropertyOf(
  db: Queries,
  { id, version, input }: PropertyRecord,
  timeZone: TimeZone,
  leadId: string,
): Promise<DealProperty> {
  const others = await db
    .selectFrom('deals')
    .where('propertyId', '=', id)
    .where('leadId', '<>', leadId)
    .orderBy('closedAt')
    .select('closedAt')
    .execute()
  return {
    id,
    version,
    code: propertyCode({ id, propertyId: input.propertyId }),
    title: propertyName(input),
    status: input.status,
    category: input.category,
    secondCategory: input.secondCategory,
    offers: eachOffer(input).map((offer) => ({ category: offer.category, text: offerText(offer) })),
    closings: others.map(({ closedAt }) => formatDayIn(timeZone, closedAt)),
  }
}

/** What the form proposes for a property. The price is that of a month, or of the sale. */
function proposed(property: PropertyRecord | null, today: string): DealPage['opened'] {
  const signed = { signedOn: today, status: 'vendida' }
  if (!property) return { ...signed, operation: 'renta', currency: 'MXN', status: '' }
  const { category, secondCategory, currency, commission } = property.input
  const cents = totalCents(property.input)
  return {
    ...signed,
    operation: category,
    price: cents === null ? '' : amountOf(cents),
    currency,
    commission: commission ?? '',
    other: secondCategory === null ? '' : 'pausar',
  }
}

/** '264,000.50'. */
function amountOf(cents: number): string {
  return formatAmount(cents, 'MXN').slice(1)
}

function textsOf(deal: Deal, property: PropertyRecord | null): DealPage['opened'] {
  const { operation, priceCents, currency, signedOn, startsOn, endsOn, commission, sharedWith, sharedPercent } = deal
  return {
    operation,
    price: amountOf(priceCents),
    currency,
    signedOn: signedOn ?? '',
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
    commission: commission ?? '',
    sharedWith: sharedWith ?? '',
    sharedPercent: sharedPercent === null ? '' : String(sharedPercent),
    status: CLOSED_STATUSES.find((status) => status === property?.input.status) ?? '',
  }
}
