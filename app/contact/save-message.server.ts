import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { hash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { dayIn } from '#app/calendar/calendar-day.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { countMessage } from '#app/interest/interest.server.ts'
import { enqueue } from '#app/mail/outbox.server.ts'
import { isSlug } from '#app/seo/slug-shape.ts'
import type { ContactMessage } from './contact-rules.ts'
import type { ContactService } from './contact-service.server.ts'
import { type RequestedProperty, findMessageProperty } from './new-contact-form.server.ts'
import { addLeadAtOnce } from './lead-of-message.server.ts'
import { THE_PRODUCT } from '#app/records/change.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { foldText } from '#app/text/fold-text.ts'

/** Milliseconds in which the same text about the same property counts as a duplicate, whatever form it came from. */
const SAME_WITHIN = 10 * 60_000

type Sent = {
  values: ContactMessage
  suspicion: string | null
  /** Id in the form token; null without a valid token. */
  formName: string | null
  page: string | null
  now: Date
} & RequestedProperty

/**
 * Saves a message and its deliveries in one transaction; a duplicate is not saved again. A message that is no spam counts
 * as interest in its property, and becomes a lead if the agency wants it.
 * @returns its id, or that of the message of which it is a duplicate
 */
export async function saveMessage(store: Store, contactService: ContactService, sent: Sent): Promise<string> {
  const { values, suspicion, now } = sent
  const contentHash = hashOf(sent)
  const kinds = await contactService.findKinds()
  const timeZone = await findTimeZone(store)
  const today = dayIn(timeZone, now)
  return store.db.transaction().execute(async (db) => {
    const duplicate = await findDuplicate(db, contentHash, now)
    if (duplicate !== null) return duplicate
    const key = submissionKey(contentHash, sent)
    const property = await findMessageProperty(db, sent)
    const saved = await db
      .insertInto('contactMessages')
      .values({
        id: uuidv7({ msecs: now.getTime() }),
        ...values,
        createdAt: now.toISOString(),
        state: suspicion === null ? 'nuevo' : 'spam',
        suspicion,
        sourcePage: sent.page,
        propertyId: property?.id ?? null,
        propertyTitle: property?.title ?? null,
        propertyOffer: property?.requested?.offer ?? null,
        searchText: foldText(
          [...Object.values(values), ...(property ? [property.title, propertyCode(property)] : [])].join('\n'),
        ),
        contentHash,
        submissionKey: key,
      })
      .onConflict((conflict) => conflict.column('submissionKey').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!saved) return (await withKey(db, key).executeTakeFirstOrThrow()).id
    if (suspicion !== null) return saved.id
    if (property) await countMessage(db, property.id, today, 1)
    for (const kind of kinds) await enqueue(db, { kind, messageId: saved.id }, now)
    await addLeadAtOnce({ db, actor: THE_PRODUCT, now }, saved.id, timeZone)
    return saved.id
  })
}

/** The same text about another property, or another operation of it, is another message. */
function hashOf({ values, propertySlug, operation }: Sent): string {
  const hashed = isSlug(propertySlug) ? [values, propertySlug, ...(operation ? [operation] : [])] : values
  return hash('sha256', JSON.stringify(hashed), 'base64url')
}

async function findDuplicate(db: Queries, contentHash: string, now: Date): Promise<string | null> {
  const since = new Date(now.getTime() - SAME_WITHIN).toISOString()
  const found = await db
    .selectFrom('contactMessages')
    .where('contentHash', '=', contentHash)
    .where('createdAt', '>=', since)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}

function withKey(db: Queries, key: string) {
  return db.selectFrom('contactMessages').where('submissionKey', '=', key).select('id')
}

/** Unique key against duplicates: same text and same form; without a form, same text within one time window. */
function submissionKey(contentHash: string, { formName, now }: Sent): string {
  const from = formName ?? String(Math.floor(now.getTime() / SAME_WITHIN))
  return hash('sha256', `${from}\n${contentHash}`, 'base64url')
}
