import type { Store } from '#app/db/store.server.ts'
import { type AccountEvent, EVENTS_PAGE_SIZE } from './account-event.ts'

export type EventsPage = { events: AccountEvent[]; total: number; page: number; pages: number }

/** One page of the log of accounts, newest first. A page number past the end gives the last page. */
export async function findEvents({ db }: Store, asked: number): Promise<EventsPage> {
  const { total } = await db
    .selectFrom('accountEvents')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const pages = Math.max(1, Math.ceil(total / EVENTS_PAGE_SIZE))
  const page = Math.min(asked, pages)
  const events = await db
    .selectFrom('accountEvents')
    .select(['id', 'action', 'subject', 'userName', 'details', 'times', 'timestamp'])
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(EVENTS_PAGE_SIZE)
    .offset((page - 1) * EVENTS_PAGE_SIZE)
    .execute()
  return { events, total, page, pages }
}
