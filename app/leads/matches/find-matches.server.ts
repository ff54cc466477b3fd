import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { referenceRateText } from '#app/catalogue/price/reference-rate-text.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { contains } from '#app/db/contains.server.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { contactLinks } from '#app/leads/contact-links.ts'
import type { LeadWriter } from '#app/leads/lead-writer.ts'
import { visibleLead } from '#app/leads/find-leads.server.ts'
import { LEAD_KIND } from '#app/leads/lead-kind.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { leadInScope } from '#app/leads/lead-scope.server.ts'
import { type LeadFields, nextActionText } from '#app/leads/lead.ts'
import { REQUIREMENTS_JSON } from '#app/leads/requirements/requirement-json.ts'
import { requirementFault, requirementText } from '#app/leads/requirements/requirement.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { sql } from 'kysely'
import { listingQueryOf, matchText, placeFault, propertiesFor, readRequirement } from './match.ts'
import type { FreshProperty, LeadMatches, MatchedLead, News, PropertyLeads } from './matched.ts'
import { type SeekingLead, leadsFor, leadsForEach } from './seeking.ts'

/** Properties of one requirement that the page of a lead shows, and leads on the page of a property. */
const MOST_PROPERTIES_SHOWN = 8
const MOST_LEADS_SHOWN = 50

/** The properties on offer for each requirement of a lead; null for a lead that is won or lost, or looks for nothing. */
export async function findPropertiesFor(
  store: Store,
  { stage, requirements }: Pick<LeadFields, 'stage' | 'requirements'>,
  today: string,
): Promise<LeadMatches | null> {
  if (stage === 'ganado' || stage === 'perdido' || requirements.length === 0) return null
  const catalogue = await currentCatalogue(store)
  return {
    rate: referenceRateText(catalogue.rate),
    requirements: requirements.map((requirement) => {
      const read = readRequirement(requirement, catalogue, { today })
      const matches = propertiesFor(read, catalogue)
      const full = matches.filter(({ missed }) => missed === null).length
      return {
        number: requirement.number,
        text: requirementText(requirement),
        siteQuery: listingQueryOf(requirement, catalogue),
        fault: placeFault(requirement, catalogue) ?? requirementFault(requirement),
        full,
        near: matches.length - full,
        shown: matches.slice(0, MOST_PROPERTIES_SHOWN).map((match) => {
          const { id, title, slug } = match.row
          return { id, code: propertyCode(match.row), title, slug, ...matchText(read, match) }
        }),
      }
    }),
  }
}

export type AskedLeads = {
  today: string
  scope: LeadScope
  /** The agency's texts for leads. */
  writer: LeadWriter
}

/** The leads that a property on offer is for. @param offers its rows, at least one */
export async function findMatchedLeads(
  store: Store,
  offers: readonly CatalogueRow[],
  { today, scope, writer }: AskedLeads,
): Promise<Omit<PropertyLeads, 'news'>> {
  const catalogue = await currentCatalogue(store)
  const rate = referenceRateText(catalogue.rate)
  const [row] = offers
  if (!row) return { leads: [], total: 0, rate }
  const found = leadsFor(offers, await findSeekingLeads(store.db, scope), { catalogue, today })
  const first = found.slice(0, MOST_LEADS_SHOWN)
  const ids = first.map(({ id }) => id)
  const records = new Map((await LEAD_KIND.find(store.db, ids)).map((lead) => [lead.id, lead]))
  const talks = await findTalks(store.db, ids, row)
  const leads = first.flatMap(({ id, requirement, reasons, miss }): MatchedLead[] => {
    const record = records.get(id)
    if (!record) return []
    const lead = visibleLead(record, scope)
    const { version, name, company, asesorName } = lead
    const shown = lead.requirements.find(({ number }) => number === requirement.number) ?? requirement
    const talked = talks.get(id)
    return [
      {
        id,
        version,
        name,
        company,
        asesorName,
        reasons,
        miss,
        wanted: requirementText(shown),
        action: nextActionText(lead),
        isPlanned: isAbout(record.nextAction, row),
        talked: talked === undefined ? null : dayIn(catalogue.timeZone, new Date(talked)),
        links: contactLinks(lead, writer, row.title),
      },
    ]
  })
  return { leads, total: found.length, rate }
}

/**
 * Properties with news that leads should hear of: those that nobody has planned to call about yet, nor told since.
 * @param since the instant from which on lines of the history count
 */
export async function findFreshProperties(
  store: Store,
  changed: readonly { row: CatalogueRow; news: News }[],
  { today, scope, since }: { today: string; scope: LeadScope; since: string },
): Promise<FreshProperty[]> {
  if (changed.length === 0) return []
  const catalogue = await currentCatalogue(store)
  const seeking = await findSeekingLeads(store.db, scope)
  const actions = new Map(seeking.map(({ id, nextAction }) => [id, nextAction]))
  const offers = changed.map(({ row }) => offersOf(catalogue, row))
  const found = leadsForEach(offers, seeking, { catalogue, today })
  const fresh: FreshProperty[] = []
  for (const [at, { row, news }] of changed.entries()) {
    const open = (found[at] ?? []).flatMap(({ id }) => (isAbout(actions.get(id) ?? null, row) ? [] : [id]))
    const talks = await findTalks(store.db, open, row, since)
    const toCall = open.filter((id) => !talks.has(id)).length
    if (toCall > 0) fresh.push({ id: row.id, code: propertyCode(row), title: row.title, news, toCall })
  }
  return fresh
}

function offersOf({ offers }: Catalogue, { id }: CatalogueRow): CatalogueRow[] {
  const at = offers.findIndex((each) => each.id === id)
  // The row of a second operation follows that of the first.
  return at === -1 ? [] : offers.slice(at, at + 2).filter((each) => each.id === id)
}

/** Whether a next action or a line of the history names a property: 'Llamar por PROP-434'. */
function isAbout(text: string | null, row: CatalogueRow): boolean {
  return (
    text !== null &&
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}-]+/u)
      .includes(propertyCode(row).toLowerCase())
  )
}

/** The open leads that look for something. */
async function findSeekingLeads(
  db: Queries,
  scope: LeadScope,
): Promise<(SeekingLead & { nextAction: string | null })[]> {
  const rows = await db
    .selectFrom('leads')
    .where(leadInScope(scope))
    .where('stage', 'not in', ['ganado', 'perdido'])
    .where('requirements', '<>', '[]')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'nextAction', 'requirements'])
    .execute()
  return rows.map(({ id, nextAction, requirements }) => ({
    id,
    nextAction,
    requirements: readJsonOr(REQUIREMENTS_JSON, requirements, []),
  }))
}

/** When the history of each lead named a property last. @param since the instant from which on lines are read */
async function findTalks(
  db: Queries,
  ids: readonly string[],
  row: CatalogueRow,
  since = '',
): Promise<Map<string, string>> {
  const talks = new Map<string, string>()
  for (const batch of inBatches(ids, 1)) {
    const rows = await db
      .selectFrom('leadEntries')
      .where('leadId', 'in', batch)
      .where('createdAt', '>=', since)
      .where((eb) => eb.or([eb('propertyId', '=', row.id), contains(sql.ref('leadEntries.note'), propertyCode(row))]))
      .orderBy('createdAt')
      .select(['leadId', 'propertyId', 'note', 'createdAt'])
      .execute()
    for (const { leadId, propertyId, note, createdAt } of rows)
      if (propertyId === row.id || isAbout(note, row)) talks.set(leadId, createdAt)
  }
  return talks
}
