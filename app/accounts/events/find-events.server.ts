import type { Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { type AccountEvent, EVENTS_PAGE_SIZE } from './account-event.ts'

export type EventsPage = { events: AccountEvent[]; total: number; page: number; pages: number }

/** One page of the log of accounts, newest first. A page number past the end gives the last page. */
export async function findEvents({ db }: Store, requestedPage: number): Promise<EventsPage> {
  const { total } = await db
    .selectFrom('accountEvents')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { page, pages, offset } = pageAt(requestedPage, { rows: total, size: EVENTS_PAGE_SIZE })
  const events = await db
    .selectFrom('accountEvents')
    .select(['id', 'action', 'subject', 'userName', 'details', 'times', 'timestamp'])
    .orderBy('timestamp', 'desc')
    .orderBy('id', 'desc')
    .limit(EVENTS_PAGE_SIZE)
    .offset(offset)
    .execute()
  return { events, total, page, pages }
}
