import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'

const NAME = 'navegador-conocido'
/** Lifetime of the cookie, in seconds. */
const LIFE = 180 * 86_400
/** The cookie is only sent to the login pages. */
const ATTRIBUTES = `Path=/login; Max-Age=${LIFE}; HttpOnly; SameSite=Lax`
const VALUE = /^([0-9a-f-]{36})\.([\w-]{43})$/

type Needed = Pick<Parts, 'accounts' | 'store'>

/**
 * A browser that once signed in to an account has a cookie for it. The cookie gives no access. It only has its own limit of
 * attempts, so that a stranger who uses up the attempts of the account does not lock out its owner.
 * @returns the id of the browser; null when it never signed in to this account
 */
export async function knownBrowser(parts: Needed, email: string, headers: Headers): Promise<string | null> {
  const sent = (headers.get('Cookie') ?? '').split('; ').map((pair) => pair.split('=') as [string, string?])
  const value = sent.find(([name]) => name === NAME || name === `__Secure-${NAME}`)?.[1] ?? ''
  const [, id = '', signature = ''] = VALUE.exec(value) ?? []
  const expected = await sign(parts, id, email)
  if (signature.length !== expected.length) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : null
}

/** The cookie for a browser that has just signed in. */
export async function rememberBrowser(parts: Needed, email: string): Promise<string> {
  const id = randomUUID()
  const { authCookies } = await (await parts.accounts.auth()).$context
  const isSecure = authCookies.sessionToken.attributes.secure === true
  const name = isSecure ? `__Secure-${NAME}` : NAME
  return `${name}=${id}.${await sign(parts, id, email)}; ${ATTRIBUTES}${isSecure ? '; Secure' : ''}`
}

/** The prefix keeps these signatures apart from others with the same secret, such as form tokens. */
async function sign({ accounts, store }: Needed, id: string, email: string): Promise<string> {
  const { secret } = await (await accounts.auth()).$context
  const factor = await factorOf(store.db, email)
  const text = `known-browser ${id} ${email}${factor === null ? '' : ` ${factor}`}`
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/**
 * The id of an account's second factor; null for none. It is part of the signature: cookies from before the second factor
 * was enabled are not valid any more, because a stranger with the password could have collected many of them.
 */
async function factorOf(db: Queries, email: string): Promise<string | null> {
  const factor = await db
    .selectFrom('secondFactors')
    .innerJoin('users', 'users.id', 'secondFactors.userId')
    .where('users.email', '=', email)
    .where('verified', '=', 1)
    .select('secondFactors.id')
    .executeTakeFirst()
  return factor?.id ?? null
}
