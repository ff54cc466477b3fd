import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { asesorNames } from '#app/asesores/asesores.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { contains, foldedContains } from '#app/db/contains.server.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { findByCode } from '#app/listing/search/find-by-code.ts'
import { withoutContacts } from '#app/mail/without-contacts.ts'
import { phonesInSearch } from '#app/phone/phones-in-search.ts'
import { type LeadRequirement, filtersOf, storedQuery } from '#app/leads/requirements/requirement.ts'
import { searchWords } from '#app/text/fold-text.ts'
import type { EntryLine } from './entry.ts'
import {
  type ContactKind,
  LEAD_STAGES,
  type KnownPerson,
  type LeadLanguage,
  type LeadFields,
  type SamePerson,
  contactKeys,
} from './lead.ts'
import { LEAD_KIND, type LeadRecord } from './lead-kind.server.ts'
import { BOARD_CARDS, LEADS_PAGE_SIZE, type LeadFilters, type LeadQuery, NOBODY } from './lead-query.ts'
import { type LeadScope, isInScope } from './lead-scope.ts'
import { leadInScope } from './lead-scope.server.ts'
import { numberConditions } from './number-conditions.server.ts'

type Leads = ExpressionBuilder<Schema, 'leads'>
type LeadCondition = (eb: Leads) => ExpressionWrapper<Schema, 'leads', SqlBool>

/** Digits from which on a word of a search is also looked for in the phones. */
const SEARCHED_DIGITS = /^\d{4,}$/
/** Leads that are in memory at a time while they are exported. */
const CHUNK = 500

/** One page of the leads that the account may know of. */
export async function findLeadsPage(store: Store, query: LeadQuery, scope: LeadScope, size = LEADS_PAGE_SIZE) {
  const isFound = await findListCondition(store, query, scope)
  const total = await countFound(store.db, isFound)
  const { page, pages, offset } = pageAt(query.page, { rows: total, size })
  const rows = await inOrder(store.db, query).where(isFound).limit(size).offset(offset).execute()
  const leads = await readInOrder(
    store.db,
    rows.map(({ id }) => id),
  )
  return { leads: leads.map((lead) => visibleLead(lead, scope)), total, page, pages }
}

/** How many leads of a list the account may know of. */
export async function countLeads(store: Store, filters: LeadFilters, scope: LeadScope): Promise<number> {
  return countFound(store.db, await findListCondition(store, filters, scope))
}

async function countFound(db: Queries, isFound: LeadCondition): Promise<number> {
  const counted = db
    .selectFrom('leads')
    .where(isFound)
    .select((eb) => eb.fn.countAll<number>().as('total'))
  return Number((await counted.executeTakeFirstOrThrow()).total)
}

/** The leads of a list by stage, the most urgent next action first, and how many each stage has. */
export async function findLeadColumns(store: Store, filters: LeadFilters, scope: LeadScope) {
  const columns = []
  for (const stage of LEAD_STAGES) {
    const found = await findLeadsPage(store, { ...filters, stage, order: 'accion', page: 1 }, scope, BOARD_CARDS)
    columns.push({ stage, leads: found.leads, total: found.total })
  }
  return columns
}

/** All leads of a list in its order, in chunks. */
export async function* exportedLeads(
  store: Store,
  filters: LeadFilters,
  scope: LeadScope,
): AsyncGenerator<LeadRecord[]> {
  yield* leadsInChunks(store.db, filters, await findListCondition(store, filters, scope))
}

/** The leads of a list, in chunks. @param isFound what `findListCondition` gave before the transaction of `db` began */
export async function* leadsInChunks(
  db: Queries,
  filters: LeadFilters,
  isFound: LeadCondition,
): AsyncGenerator<LeadRecord[]> {
  // The list is read once, so that a lead that is added or changed meanwhile doesn't shift the chunks.
  const rows = await inOrder(db, filters).where(isFound).execute()
  for (let at = 0; at < rows.length; at += CHUNK)
    yield await readInOrder(
      db,
      rows.slice(at, at + CHUNK).map(({ id }) => id),
    )
}

/** A lead without its phones, e-mails and commissions, for a person who may not see them. */
export function visibleLead(lead: LeadRecord, { seesContacts }: LeadScope): LeadRecord {
  if (seesContacts) return lead
  const hidden = (text: string | null) => text && withoutContacts(text)
  const who = { name: withoutContacts(lead.name), company: hidden(lead.company), campaign: hidden(lead.campaign) }
  const requirements = lead.requirements.map((each) => withoutContactsIn(each))
  const deals = lead.deals.map((deal) => ({ ...deal, commission: null, sharedWith: null, sharedPercent: null }))
  return {
    ...lead,
    ...who,
    requirements,
    deals,
    phones: [],
    emails: [],
    nextAction: hidden(lead.nextAction),
    lostNote: hidden(lead.lostNote),
  }
}

function withoutContactsIn(requirement: LeadRequirement): LeadRequirement {
  const filters = filtersOf(requirement)
  const words = { search: withoutContacts(filters.search), location: withoutContacts(filters.location) }
  const { note } = requirement
  return { ...requirement, query: storedQuery({ ...filters, ...words }), note: note && withoutContacts(note) }
}

/** The history without the phones and e-mails in what people typed, for a person who may not see them. */
export function visibleHistory<History extends { lines: EntryLine[] }>(
  history: History,
  { seesContacts }: LeadScope,
): History {
  if (seesContacts) return history
  return {
    ...history,
    lines: history.lines.map((line) => {
      const { note, message } = line
      const sender = message && { ...message, sender: message.sender && withoutContacts(message.sender) }
      return { ...line, note: withoutContacts(note), message: sender }
    }),
  }
}

function inOrder(db: Queries, { order }: Pick<LeadFilters, 'order'>) {
  const leads = db.selectFrom('leads').select('id')
  const urgent = leads
    .orderBy((eb) => eb.case().when('nextDay', 'is', null).then(1).else(0).end())
    .orderBy('nextDay')
    .orderBy((eb) => eb.fn.coalesce('nextHour', sql.lit('')))
  return (order === 'accion' ? urgent : leads).orderBy('createdAt', 'desc').orderBy('id', 'desc')
}

async function readInOrder(db: Queries, ids: readonly string[]): Promise<LeadRecord[]> {
  const found = new Map((await LEAD_KIND.find(db, ids)).map((lead) => [lead.id, lead]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The condition of a list. It reads catalogue and agency, so inside a transaction it would wait for that forever. */
export async function findListCondition(store: Store, filters: LeadFilters, scope: LeadScope): Promise<LeadCondition> {
  const isFound = await searchCondition(store, filters.search.replaceAll('\0', ''), scope.seesContacts)
  const isSeen = leadInScope(scope)
  const { stage, source, asesor } = filters
  const timeZone = await findTimeZone(store)
  return (eb) =>
    eb.and([
      isSeen(eb),
      isFound(eb),
      ...(stage ? [eb('stage', '=', stage)] : []),
      ...(source ? [eb('source', '=', source)] : []),
      ...numberConditions(eb, filters, timeZone),
      ...(asesor === NOBODY ? [eb('asesorId', 'is', null)] : asesor ? [eb('asesorId', '=', asesor)] : []),
    ])
}

/**
 * The condition of a search: each word is in the name, the company or an e-mail; a phone in any spelling finds whoever has its
 * digits, and the ID of a property in any spelling those with it in their history.
 */
async function searchCondition(store: Store, search: string, seesContacts: boolean): Promise<LeadCondition> {
  const words = searchWords(search)
  if (words.length === 0) return (eb) => eb.and([])
  const { all } = await currentCatalogue(store)
  const byCode = findByCode(all, search)
  const { phones, rest } = seesContacts
    ? phonesInSearch(byCode?.rest ?? search)
    : { phones: [], rest: byCode?.rest ?? search }
  const gone = byCode ? [] : goneCodes(words.join(''))
  const says = (eb: Leads, word: string) => {
    const isSaid = foldedContains(sql.ref('leads.searchText'), word)
    if (!seesContacts) return isSaid
    return eb.or([isSaid, hasEmail(eb, word), ...(SEARCHED_DIGITS.test(word) ? [hasDigits(eb, word)] : [])])
  }
  return (eb) =>
    eb.or([
      eb.and(words.map((word) => says(eb, word))),
      ...(gone.length > 0 ? [isAbout(eb, gone)] : []),
      eb.and([
        ...(byCode
          ? [
              isAbout(
                eb,
                [...byCode.rows].map((row) => ({ id: row.id, code: propertyCode(row) })),
              ),
            ]
          : []),
        ...phones.map((digits) => hasDigits(eb, digits)),
        ...searchWords(rest).map((word) => says(eb, word)),
        // Words that name neither a property nor a phone are all in `rest`, which the first condition has tried.
        ...(byCode || phones.length > 0 ? [] : [eb.or([])]),
      ]),
    ])
}

function hasDigits(eb: Leads, digits: string) {
  return hasContact(eb, 'telefono', contains(sql.ref('leadContacts.value'), digits))
}

function hasEmail(eb: Leads, word: string) {
  return hasContact(eb, 'correo', foldedContains(sql.ref('leadContacts.value'), word))
}

function hasContact(eb: Leads, kind: ContactKind, isSaid: ReturnType<typeof contains>) {
  const holders = eb.selectFrom('leadContacts').where('leadContacts.kind', '=', kind).where(isSaid)
  return eb('leads.id', 'in', holders.select('leadContacts.leadId'))
}

/** Also by the ID that the property had when the line was written. */
function isAbout(eb: Leads, properties: readonly { id: string; code: string }[]) {
  const [ids, codes] = [properties.map(({ id }) => id), properties.map(({ code }) => code)]
  const named = eb
    .selectFrom('leadEntries')
    .where((entry) =>
      entry.or([entry('leadEntries.propertyId', 'in', ids), entry('leadEntries.propertyCode', 'in', codes)]),
    )
    .select('leadEntries.leadId')
  return eb('leads.id', 'in', named)
}

/** The usual spellings of an ID that no property has any more: 'PROP-434'. */
function goneCodes(typed: string): { id: string; code: string }[] {
  const [, letters, digits] = /^(\p{L}{1,8})(\d{1,8}\p{L}?)$/u.exec(typed.replaceAll(/[^\p{L}\p{N}]/gu, '')) ?? []
  if (letters === undefined) return []
  const codes = ['-', '', ' '].map((sign) => `${letters}${sign}${digits}`)
  return codes.flatMap((code) => [code, code.toUpperCase()].map((each) => ({ id: '', code: each })))
}

/**
 * People with one of these phones or e-mails, whoever attends them. Before they are shown, `knownPeople` removes what the
 * account may not see.
 * @param exceptId a lead that is left out
 */
export async function findSamePeople(
  db: Queries,
  typed: Pick<LeadFields, 'phones' | 'emails'>,
  exceptId: string | null = null,
): Promise<SamePerson[]> {
  const keys = contactKeys(typed)
  if (keys.length === 0) return []
  const people = new Map<string, SamePerson>()
  for (const batch of inBatches(keys, 1)) {
    const rows = await db
      .selectFrom('leadContacts')
      .innerJoin('leads', 'leads.id', 'leadContacts.leadId')
      .where('leadContacts.value', 'in', batch)
      .orderBy('leads.createdAt')
      .orderBy('leads.id')
      .select(['leads.id', 'leads.name', 'leads.company', 'leads.asesorId', 'leadContacts.value'])
      .execute()
    for (const { value, ...person } of rows)
      people.set(person.id, { ...person, shared: [...(people.get(person.id)?.shared ?? []), value] })
  }
  return [...people.values()].filter(({ id }) => id !== exceptId)
}

/** People as an account may know of them. */
export async function knownPeople(
  db: Queries,
  scope: LeadScope,
  people: readonly SamePerson[],
): Promise<KnownPerson[]> {
  const [seen, hidden] = [
    people.filter((each) => isInScope(scope, each)),
    people.filter((each) => !isInScope(scope, each)),
  ]
  const asesores = [...new Set(hidden.flatMap(({ asesorId }) => asesorId ?? []))]
  const names = await asesorNames(db, asesores)
  return [...seen, ...asesores.map((id) => ({ id: null, attendedBy: names.get(id) ?? '' }))]
}

/** The leads with a line of their history about a message, the oldest first. */
export function findLeadsOfMessage(
  db: Queries,
  messageId: string,
): Promise<{ id: string; name: string; asesorId: string | null; language: LeadLanguage }[]> {
  return db
    .selectFrom('leads')
    .where('id', 'in', db.selectFrom('leadEntries').where('messageId', '=', messageId).select('leadId'))
    .orderBy('createdAt')
    .orderBy('id')
    .select(['id', 'name', 'asesorId', 'language'])
    .execute()
}
