import { validate } from 'uuid'
import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { findContentAt } from '#app/agency/agency.server.ts'
import { countedAgency } from '#app/agency/counted-agency.ts'
import { legalPage } from '#app/agency/legal/legal-page.server.ts'
import { yearIn } from '#app/calendar/calendar-day.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { MESSAGES_IN_DAY } from '#app/contact/receive-message.server.ts'
import type { MessageState } from '#app/contact/message-states.ts'
import { findLeadsOfMessage } from '#app/leads/find-leads.server.ts'
import { type LeadScope, isInScope } from '#app/leads/lead-scope.ts'
import { parseRecipients } from '#app/mail/recipient.ts'
import { findExcess } from '#app/rate-limits/rate-limit.server.ts'
import { findSettingsAt } from '#app/settings/stored-settings.server.ts'
import type { LeadWriter } from '#app/leads/lead-writer.ts'
import { answerLinks } from './answer-links.ts'
import { worstDelivery } from './delivery-state.ts'
import type { MessageCounts, MessageDetail, MessageRow, UnansweredMessage, WaitingMessage } from './message.ts'
import { MESSAGE_FILTERS, MESSAGE_PAGE_SIZE, type MessageFilter, statesOf } from './message-query.ts'
import { type MessageCondition, conditionOf } from './message-search.server.ts'
import { findKnownSenders } from '#app/contact/lead-of-message.server.ts'
import { messageInScope } from './message-scope.server.ts'
import { visibleMessage } from './visible-message.ts'

/** Longest excerpt in the list, in characters. */
const EXCERPT = 160

type MessageQuery = { filter: MessageFilter; search: string; page: number; scope: LeadScope }

/** One page of messages, newest first. A page number past the end gives the last page. */
export async function findMessages(store: Store, { filter, search, page: requestedPage, scope }: MessageQuery) {
  const { db } = store
  const isFound = await conditionOf(store, search, scope.seesContacts)
  const counts = await countMessages(db, scope, isFound)
  const { page, pages, offset } = pageAt(requestedPage, { rows: counts[filter], size: MESSAGE_PAGE_SIZE })
  const listed = inOrder(db, scope, 'desc').where('state', 'in', statesOf(filter)).where(isFound)
  const messages = await readRows(store, listed.limit(MESSAGE_PAGE_SIZE).offset(offset), scope)
  return { messages, counts, page, pages }
}

/** The messages that wait longest for an answer, with links to give one. */
export async function findWaiting(
  store: Store,
  { scope, writer, count }: { scope: LeadScope; writer: LeadWriter; count: number },
): Promise<WaitingMessage[]> {
  const { db } = store
  const waiting = inOrder(db, scope, 'asc').where('state', 'in', statesOf('pendiente'))
  const messages = await readRows(store, waiting.limit(count), scope)
  if (messages.length === 0) return []
  const ids = messages.map(({ id }) => id)
  const ways = await db
    .selectFrom('contactMessages')
    .where('id', 'in', ids)
    .select(['id', 'email', 'telefono'])
    .execute()
  const leads = await db
    .selectFrom('leadEntries')
    .innerJoin('leads', 'leads.id', 'leadEntries.leadId')
    .where('leadEntries.messageId', 'in', ids)
    .orderBy('leads.createdAt')
    .orderBy('leads.id')
    .select(['messageId', 'language'])
    .execute()
  return messages.map((message) => {
    const { email = '', telefono = null } = (scope.seesContacts && ways.find(({ id }) => id === message.id)) || {}
    const own = leads.filter(({ messageId }) => messageId === message.id)
    return { ...message, links: answerLinks({ ...message, email, telefono, leads: own }, writer) }
  })
}

/** The newest messages about a property, without spam. */
export function findMessagesAbout(store: Store, propertyId: string, scope: LeadScope): Promise<MessageRow[]> {
  const about = inOrder(store.db, scope, 'desc')
    .where('propertyId', '=', propertyId)
    .where('state', 'in', statesOf('todos'))
  return readRows(store, about.limit(MESSAGE_PAGE_SIZE), scope)
}

/** The newest messages without an answer, with the ID of the property that each is about. */
export async function findUnanswered(db: Queries, scope: LeadScope, count: number): Promise<UnansweredMessage[]> {
  return db
    .selectFrom('contactMessages')
    .leftJoin('properties', 'properties.id', 'contactMessages.propertyId')
    .where('contactMessages.state', 'in', statesOf('pendiente'))
    .where(messageInScope(scope))
    .orderBy('contactMessages.createdAt', 'desc')
    .orderBy('contactMessages.id', 'desc')
    .limit(count)
    .select(['contactMessages.id', 'nombre', 'contactMessages.createdAt', 'propertyTitle'])
    .select('properties.propertyId as propertyCode')
    .execute()
}

/** @param order by time: 'desc' is the newest first */
function inOrder(db: Queries, scope: LeadScope, order: 'asc' | 'desc') {
  return db
    .selectFrom('contactMessages')
    .where(messageInScope(scope))
    .orderBy('createdAt', order)
    .orderBy('id', order)
    .select(['id', 'nombre', 'asunto', 'mensaje', 'createdAt', 'state', 'propertyTitle', 'propertyOffer'])
}

async function readRows(store: Store, listed: ReturnType<typeof inOrder>, scope: LeadScope): Promise<MessageRow[]> {
  const rows = await listed.execute()
  const deliveries = await findDeliveries(
    store.db,
    rows.map(({ id }) => id),
  )
  const timeZone = await findTimeZone(store)
  const troubleOf = (id: string) =>
    worstDelivery(
      deliveries.filter(({ messageId }) => messageId === id),
      timeZone,
    )
  return rows.map((row) => {
    const { mensaje, ...visible } = visibleMessage(row, scope.seesContacts)
    return { ...visible, excerpt: excerptOf(mensaje), trouble: troubleOf(row.id) }
  })
}

/** How many messages were rejected because the total of the day was reached; null while it is not. */
export function findRejected(db: Queries, now: Date) {
  return findExcess(db, MESSAGES_IN_DAY, now)
}

/** Drops half of a surrogate pair at the cut: it would break hydration. */
function excerptOf(text: string): string {
  return text.slice(0, EXCERPT).replace(/[\uD800-\uDBFF]$/, '')
}

/** A message with all its data; null when there is none with this id. */
export async function findMessage(db: Queries, scope: LeadScope, id: string): Promise<MessageDetail | null> {
  // PostgreSQL rejects some texts (a null byte, for example): only valid ids are queried.
  if (!validate(id)) return null
  const row = await db
    .selectFrom('contactMessages')
    .leftJoin('properties', 'properties.id', 'contactMessages.propertyId')
    .where('contactMessages.id', '=', id)
    .where(messageInScope(scope))
    .select(['nombre', 'email', 'telefono', 'asunto', 'mensaje', 'sourcePage', 'suspicion', 'propertyTitle'])
    .select([
      'propertyOffer',
      'contactMessages.id',
      'contactMessages.createdAt',
      'contactMessages.state',
      'properties.id as existingPropertyId',
      'properties.category as propertyCategory',
    ])
    .executeTakeFirst()
  if (!row) return null
  const { privacidad } = await findContentAt(db, row.createdAt)
  const deliveries = await findDeliveries(db, [id])
  const leads = (await findLeadsOfMessage(db, id)).filter((lead) => isInScope(scope, lead))
  const senders = leads.length === 0 ? await findKnownSenders(db, scope, row) : { known: [], attendedBy: [] }
  return { ...row, deliveries, leads, ...senders, hasNotice: privacidad.text !== null }
}

/** The privacy notice that was in force when a message was sent; null for no message or no notice. */
export async function findAcceptedNotice(store: Store, scope: LeadScope, id: string) {
  const { db } = store
  const message = await findMessage(db, scope, id)
  if (!message) return null
  const content = await findContentAt(db, message.createdAt)
  const year = yearIn(await findTimeZone(store), new Date(message.createdAt))
  const { lostLeadMonths } = await findSettingsAt(db, message.createdAt)
  const agency = countedAgency(content, { year, properties: 0, hasOutlines: false, lostLeadMonths })
  const page = legalPage(content, agency, 'privacidad')
  return page && { nombre: message.nombre, sentAt: message.createdAt, ...page }
}

/** Number of unread messages. */
export function countNewMessages(db: Queries, scope: LeadScope): Promise<number> {
  return countOf(db, scope, 'nuevo')
}

/** Number of messages without an answer. */
export function countWaitingMessages(db: Queries, scope: LeadScope): Promise<number> {
  return countOf(db, scope, 'pendiente')
}

async function countOf(db: Queries, scope: LeadScope, filter: MessageFilter): Promise<number> {
  const counts = await countMessages(db, scope, (eb) => eb('state', 'in', statesOf(filter)))
  return counts[filter]
}

/** Number of messages for each filter of the list. @param isFound the condition of a search; without it, all are counted */
async function countMessages(
  db: Queries,
  scope: LeadScope,
  isFound: MessageCondition = (eb) => eb.and([]),
): Promise<MessageCounts> {
  const rows = await db
    .selectFrom('contactMessages')
    .where(messageInScope(scope))
    .where(isFound)
    .groupBy('state')
    .select((eb) => ['state', eb.fn.countAll<number>().as('total')])
    .execute()
  const of = (state: MessageState) => rows.find((row) => row.state === state)?.total ?? 0
  const totals = MESSAGE_FILTERS.map((filter) => [filter, statesOf(filter).reduce((sum, state) => sum + of(state), 0)])
  return Object.fromEntries(totals) as MessageCounts
}

async function findDeliveries(db: Queries, messageIds: string[]) {
  if (messageIds.length === 0) return []
  const rows = await db
    .selectFrom('outbox')
    .where('messageId', 'in', messageIds)
    .orderBy('kind', 'desc')
    .select(['messageId', 'kind', 'attempts', 'nextAttemptAt', 'lastError', 'deliveredAt', 'recipients'])
    .execute()
  return rows.map((row) => ({ ...row, recipients: parseRecipients(row.recipients) }))
}
