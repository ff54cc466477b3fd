import { randomBytes, timingSafeEqual } from 'node:crypto'
import { recordEvent } from '#app/records/account-log.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { FEED_SECRET } from '#app/db/installation.ts'
import type { Queries } from '#app/db/store.server.ts'
import { FEEDS, FEED_FIELD, FEED_INTENTS, FEED_TEXTS, type Feed, type FeedAddress, type FeedIntent } from './feeds.ts'

const SECRET_BYTES = 24

/** Name of the secret of a feed in the table `installation`; without a row the feed is off. */
function nameOf(feed: Feed): string {
  return FEED_SECRET + feed
}

/** The feeds that are on. */
export async function findFeeds(db: Queries): Promise<FeedAddress[]> {
  const rows = await db
    .selectFrom('installation')
    .where('name', 'in', FEEDS.map(nameOf))
    .select(['name', 'value'])
    .execute()
  return FEEDS.flatMap((feed) =>
    rows.filter(({ name }) => name === nameOf(feed)).map(({ value }) => ({ feed, secret: value })),
  )
}

/** Whether a feed is on under this secret. */
export async function isFeedAddress(db: Queries, feed: Feed, secret: string): Promise<boolean> {
  const given = Buffer.from(secret)
  return (await findFeeds(db)).some((each) => {
    const expected = Buffer.from(each.secret)
    return each.feed === feed && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

const DONE: Record<FeedIntent, { subject: string; notice: 'feed-encendido' | 'feed-cambiado' | 'feed-apagado' }> = {
  'turn-feed-on': { subject: 'encendido', notice: 'feed-encendido' },
  'renew-feed': { subject: 'con otra dirección', notice: 'feed-cambiado' },
  'turn-feed-off': { subject: 'apagado', notice: 'feed-apagado' },
}

/** Changes a feed as a posted form says. @returns the notice; null for another form */
export async function changeFeed(change: Change, form: FormData) {
  const intent = FEED_INTENTS.find((each) => each === form.get('intent'))
  const feed = FEEDS.find((each) => each === form.get(FEED_FIELD))
  if (!intent || !feed) return null
  const { subject, notice } = DONE[intent]
  await withTransaction(change, async (inside) => {
    const { db } = inside
    const name = nameOf(feed)
    const value = randomBytes(SECRET_BYTES).toString('base64url')
    if (intent === 'turn-feed-off') await db.deleteFrom('installation').where('name', '=', name).execute()
    else
      await db
        .insertInto('installation')
        .values({ name, value })
        // Switching on what is on keeps the address that portals already have.
        .onConflict((conflict) =>
          intent === 'renew-feed' ? conflict.column('name').doUpdateSet({ value }) : conflict.doNothing(),
        )
        .execute()
    const what = `Portales: ${FEED_TEXTS[feed].title}, ${subject}`
    await recordEvent(inside, { action: 'change_settings', subject: what })
  })
  return notice
}
