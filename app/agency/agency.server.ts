import { DEFAULT_ZONE, type TimeZone, timeZoneOf } from '#app/calendar/time-zones.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { firstConfig } from '#app/db/global-config.server.ts'
import { TEXTS, readJsonOr, storedJson } from '#app/text/stored-json.ts'
import { type Agency, agencyOf } from './agency.ts'
import { EMPTY_AGENCY } from './content/empty-agency.ts'
import { agencyJson, isAgencySection } from './content/agency-schema.ts'
import type { AgencyContent, AgencySection } from './content/agency-content.ts'
import { lookOf } from './look/brand-look.server.ts'

/** Only for the time zone, which an unknown state leaves as it is. */
const STATES_JSON = storedJson('globalConfig.homeStates', 'Estados donde trabaja la firma', TEXTS)

type CachedAgency = {
  revision: number | null
  content: AgencyContent
  agency: Agency
  lostLeadMonths: number | null
}

/** The last content read from each open store; stale once the revision of the store changes. */
const cache = new WeakMap<Store, CachedAgency>()

/** The agency as pages, mails and documents show it. */
export async function findAgency(store: Store): Promise<Agency> {
  return (await findCached(store)).agency
}

/** All content of the agency. */
export async function findAgencyContent(store: Store): Promise<AgencyContent> {
  return (await findCached(store)).content
}

/** A section of the agency's content. */
export async function findSection<Section extends AgencySection>(
  store: Store,
  section: Section,
): Promise<AgencyContent[Section]> {
  return (await findAgencyContent(store))[section]
}

/** Months after which a lost lead is erased; null for never. */
export async function findLostLeadMonths(store: Store): Promise<number | null> {
  return (await findCached(store)).lostLeadMonths
}

/** While the store is unreachable, the last content that was read is returned, so that pages without other data still work. */
async function findCached(store: Store): Promise<CachedAgency> {
  const revision = store.revision()
  const cached = cache.get(store)
  if (cached && revision !== null && cached.revision === revision) return cached
  try {
    const content = await findContent(store.db)
    const { timeZone, lostLeadMonths } = await findConfig(store.db, content)
    const found = { revision, content, agency: { ...withLook(content), timeZone }, lostLeadMonths }
    cache.set(store, found)
    return found
  } catch (error) {
    if (!isStoreUnreachable(error)) throw error
    const agency = { ...withLook(EMPTY_AGENCY), timeZone: DEFAULT_ZONE }
    return cached ?? { revision, content: EMPTY_AGENCY, agency, lostLeadMonths: null }
  }
}

/** What some content, which may not be saved, says of the agency, with its look. */
export function withLook(content: AgencyContent): Omit<Agency, 'timeZone'> {
  const look = lookOf(content.marca, content.datos.name)
  return { ...agencyOf(content), ...(look && { look }) }
}

async function findConfig(
  db: Queries,
  { datos }: AgencyContent,
): Promise<{ timeZone: TimeZone; lostLeadMonths: number | null }> {
  const row = await firstConfig(db).select(['homeStates', 'lostLeadMonths']).executeTakeFirst()
  const timeZone = timeZoneOf(datos.timeZone, readJsonOr(STATES_JSON, row?.homeStates, []))
  return { timeZone, lostLeadMonths: row?.lostLeadMonths ?? null }
}

/** All content of the agency as it was at an instant. */
export function findContentAt(db: Queries, timestamp: string): Promise<AgencyContent> {
  return findContent(db, timestamp)
}

/** @param until later versions are left out */
async function findContent(db: Queries, until: string | null = null): Promise<AgencyContent> {
  // Every saved version of each section is stored; the last one is shown.
  const rows = await db
    .selectFrom('versions')
    .where('kind', '=', 'firm')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('recordId', 'number'),
        'in',
        selectFrom('versions')
          .where('kind', '=', 'firm')
          .$if(until !== null, (query) => query.where('savedAt', '<=', until))
          .groupBy('recordId')
          .select(({ fn }) => ['recordId', fn.max('number').as('number')])
          .$asTuple('recordId', 'number'),
      ),
    )
    .select(['recordId', 'content'])
    .execute()
  const saved = rows.flatMap(({ recordId, content }) =>
    isAgencySection(recordId) ? [[recordId, parseContent(recordId, content)]] : [],
  )
  return { ...EMPTY_AGENCY, ...Object.fromEntries(saved) }
}

/** Fields that did not exist when a version was saved are empty, and so is a version that can't be read. */
export function parseContent<Section extends AgencySection>(section: Section, content: string): AgencyContent[Section] {
  return { ...EMPTY_AGENCY[section], ...readJsonOr(agencyJson(section), content, {}) }
}
