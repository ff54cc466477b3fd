import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { mayStill } from './may-still.server.ts'
import { RESET_LIFE, linkIdentifier } from './reset-link.server.ts'

/** A link of the account `value`. `author`: the administrator who made it; null for one that its owner asked for. */
type Link = { value: string; author: string | null }

/**
 * A link that is still valid: its owner's account is active, and an administrator who made it may still do so. Reading it
 * does not use it up.
 */
export async function findResetLink(db: Queries, token: string, now: Date): Promise<Link | null> {
  const name = linkIdentifier(token)
  if (name === null) return null
  const link = await db
    .selectFrom('verifications')
    .leftJoin('users', 'users.id', 'verifications.createdBy')
    .where('identifier', '=', name)
    .select(['value', 'verifications.createdAt', 'createdBy', 'users.name', 'users.email'])
    .executeTakeFirst()
  if (!link || now.getTime() >= Date.parse(link.createdAt) + RESET_LIFE) return null
  const { value, createdBy, name: author, email } = link
  if (!(await mayStill(db, value, 'own'))) return null
  if (createdBy === null) return { value, author: null }
  return (await mayStill(db, createdBy, 'people')) ? { value, author: author || email } : null
}

/** What the page of a link says: who made it for somebody else. Null when the link is not valid any more. */
export async function findOpenReset(
  { store, now }: Pick<Parts, 'store' | 'now'>,
  token: string,
): Promise<{ author: string | null } | null> {
  const link = await findResetLink(store.db, token, now())
  return link && { author: link.author }
}
