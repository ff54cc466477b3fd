import type { Parts } from '#app/http/parts.server.ts'
import { type Wait, waitAnswer } from '#app/rate-limits/rate-limit.ts'
import { countAttempt } from '#app/rate-limits/rate-limit.server.ts'
import { findCalendarOwner } from './calendar-address.server.ts'
import { ownCalendar } from './own-entries.server.ts'

/** Nobody keeps a calendar between the site and the person. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }
const TEXT = { ...PRIVATE, 'Content-Type': 'text/plain; charset=utf-8' }

type Asked = { secret: string; clientAddress: string }

/** The answer to a calendar's address. Wrong secrets are counted by network address, and readings by account. */
export async function answerCalendar(
  parts: Pick<Parts, 'store' | 'publicUrl' | 'now'>,
  { secret, clientAddress }: Asked,
): Promise<Response> {
  const { db } = parts.store
  const owner = await findCalendarOwner(db, secret)
  if (!owner) {
    const wait = await countAttempt(db, { limit: 'calendarByAddress', who: clientAddress }, parts.now())
    return wait ? refused(wait) : new Response('No hay nada en esta dirección.', { status: 404, headers: TEXT })
  }
  const wait = await countAttempt(db, { limit: 'calendarByAccount', who: owner.id }, parts.now())
  if (wait) return refused(wait)
  const headers = {
    ...PRIVATE,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="calendario.ics"',
  }
  return new Response(await ownCalendar(parts, owner), { headers })
}

function refused(wait: Wait): Response {
  const { status, headers } = waitAnswer(wait)
  return new Response(wait.sentence, { status, headers: { ...TEXT, ...headers } })
}
