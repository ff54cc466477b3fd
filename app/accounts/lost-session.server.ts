import type { Parts } from '#app/http/parts.server.ts'
import { type LoginReason, isAccessPage } from './return-path.ts'

/** Milliseconds after a sign-in in which a request without its cookie shows that the browser did not keep it. */
const JUST_NOW = 60_000

/**
 * Why a request without a session comes right after a sign-in of the same browser: the browser kept no cookie. Null when it
 * does not. The session's own time is compared, because better-auth wrote it with the machine's clock.
 */
export async function findLostSession(
  { store, publicUrl }: Pick<Parts, 'store' | 'publicUrl'>,
  request: Request,
  url: URL,
): Promise<LoginReason | null> {
  const referrer = request.headers.get('Referer') ?? ''
  if (!URL.canParse(referrer)) return null
  const page = new URL(referrer)
  if (page.host !== url.host || !isAccessPage(page.pathname)) return null
  const begun = await store.db
    .selectFrom('sessions')
    .where('createdAt', '>=', new Date(Date.now() - JUST_NOW).toISOString())
    .where('userAgent', '=', request.headers.get('User-Agent') ?? '')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (!begun) return null
  return page.protocol === 'http:' && publicUrl.startsWith('https:') ? 'insecure' : 'noCookie'
}
