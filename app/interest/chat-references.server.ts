import { randomUUID } from 'node:crypto'
import { DAY_MS } from '#app/calendar/durations.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { ChatReference } from './chat-reference.ts'
import { idsOf } from './interest.server.ts'

/** A press on a WhatsApp link. Several may have one code; nothing says who pressed. */
type ChatReferencesTable = {
  id: string
  code: string
  /** The property that it was about, which may be gone since; null for the agency in general. */
  propertyId: string | null
  page: string
  campaign: string | null
  createdAt: string
}

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Schema {
    chatReferences: ChatReferencesTable
  }
}

/** Days after which a press is deleted: by then its chat has become a lead or nothing. */
const KEPT_DAYS = 365

/** Stores a press, and deletes those that are too old. @param slug of its property; null without one */
export async function addReference(db: Queries, reference: ChatReference, slug: string | null, now: Date) {
  const propertyId = slug === null ? null : ((await idsOf(db, [slug])).get(slug) ?? null)
  const createdAt = now.toISOString()
  await db
    .insertInto('chatReferences')
    .values({ id: randomUUID(), ...reference, propertyId, createdAt })
    .execute()
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  await db.deleteFrom('chatReferences').where('createdAt', '<', oldest).execute()
}

/** What a press says of a chat. `at`: ISO instant. */
export type ChatPress = { propertyId: string | null; page: string; campaign: string | null; at: string }

/** More presses with one code are not looked at: two are rare. */
const MOST_PRESSES = 20

/** The presses with a code, the last first; none for an unknown or mistyped code. */
export function findPresses(db: Queries, code: string): Promise<ChatPress[]> {
  return db
    .selectFrom('chatReferences')
    .where('code', '=', code)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_PRESSES)
    .select(['propertyId', 'page', 'campaign', 'createdAt as at'])
    .execute()
}
