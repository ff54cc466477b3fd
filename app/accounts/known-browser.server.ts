import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'

const NAME = 'navegador-conocido'
/** Seconds: as long as somebody stays away from the panel at most. */
const LIFE = 180 * 86_400
/** Only the pages of the login are sent it. */
const WHERE = `Path=/login; Max-Age=${LIFE}; HttpOnly; SameSite=Lax`
const VALUE = /^([0-9a-f-]{36})\.([\w-]{43})$/

type Needed = Pick<Parts, 'accounts' | 'store'>

/**
 * A browser from which somebody signed in is told by a cookie of that account, which opens nothing: its tries are counted
 * apart, so that a stranger who uses up those of the account keeps its owner out of nothing.
 * @returns the browser's own name; null for one that this account does not know
 */
export async function knownBrowser(parts: Needed, email: string, headers: Headers): Promise<string | null> {
  const sent = (headers.get('Cookie') ?? '').split('; ').map((pair) => pair.split('=') as [string, string?])
  const value = sent.find(([name]) => name === NAME || name === `__Secure-${NAME}`)?.[1] ?? ''
  const [, id = '', signature = ''] = VALUE.exec(value) ?? []
  const expected = await sign(parts, id, email)
  if (signature.length !== expected.length) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : null
}

/** The cookie for a browser from which somebody has just signed in. */
export async function rememberBrowser(parts: Needed, email: string): Promise<string> {
  const id = randomUUID()
  const { authCookies } = await (await parts.accounts.auth()).$context
  const isSecure = authCookies.sessionToken.attributes.secure === true
  const name = isSecure ? `__Secure-${NAME}` : NAME
  return `${name}=${id}.${await sign(parts, id, email)}; ${WHERE}${isSecure ? '; Secure' : ''}`
}

/** The prefix separates purposes, as with the tokens of forms. */
async function sign({ accounts, store }: Needed, id: string, email: string): Promise<string> {
  const { secret } = await (await accounts.auth()).$context
  const factor = await factorOf(store.db, email)
  const known = `known-browser ${id} ${email}${factor === null ? '' : ` ${factor}`}`
  return createHmac('sha256', secret).update(known).digest('base64url')
}

/**
 * The id of the second factor of an account; null for none. Who signed in without it does not stay known when it is switched on: a
 * stranger who knew the password could have collected many cookies, each with attempts of its own.
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
