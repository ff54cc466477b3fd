import { hash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Queries, Store } from '#app/db/store.server.ts'
import { enqueue } from '#app/mail/outbox.server.ts'
import type { ContactMessage } from './contact-rules.ts'
import type { ContactDesk } from './desk.server.ts'
import { findAskedAbout } from './find-asked-about.server.ts'
import { foldMessage } from './message-search.ts'

/** Milliseconds in which the same words are the same message, whatever form they came by. */
const SAME_WITHIN = 10 * 60_000

type Sent = {
  values: ContactMessage
  suspicion: string | null
  /** Of the form that it came by; null when that was none of ours. */
  formName: string | null
  page: string | null
  propertySlug: string
  now: Date
}

/** Keeps a message and what is to be delivered of it, both or neither; one that is here already is not kept again. */
export async function keepMessage(store: Store, desk: ContactDesk, sent: Sent): Promise<void> {
  const { values, suspicion, now } = sent
  const contentHash = hash('sha256', JSON.stringify(values), 'base64url')
  await store.db.transaction().execute(async (db) => {
    if (await isHere(db, contentHash, now)) return
    const property = await findAskedAbout(db, sent.propertySlug)
    const kept = await db
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
        searchText: foldMessage([...Object.values(values), property?.title ?? null]),
        contentHash,
        submissionKey: submissionKey(contentHash, sent),
      })
      .onConflict((conflict) => conflict.column('submissionKey').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!kept || suspicion !== null) return
    for (const { kind } of desk.lanes) await enqueue(db, { kind, messageId: kept.id }, now)
  })
}

async function isHere(db: Queries, contentHash: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SAME_WITHIN).toISOString()
  const found = await db
    .selectFrom('contactMessages')
    .where('contentHash', '=', contentHash)
    .where('createdAt', '>=', since)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The same for the same words from the same form, whenever they come, and for those of no form within one window. */
function submissionKey(contentHash: string, { formName, now }: Sent): string {
  const from = formName ?? String(Math.floor(now.getTime() / SAME_WITHIN))
  return hash('sha256', `${from}\n${contentHash}`, 'base64url')
}
