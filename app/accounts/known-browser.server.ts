import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Accounts } from './accounts.server.ts'

const NAME = 'navegador-conocido'
/** Seconds: as long as somebody stays away from the panel at most. */
const LIFE = 180 * 86_400
/** Only the pages of the login are sent it. */
const WHERE = `Path=/login; Max-Age=${LIFE}; HttpOnly; SameSite=Lax`
const VALUE = /^([0-9a-f-]{36})\.([\w-]{43})$/

/**
 * A browser from which somebody signed in is told by a cookie of that account, which opens nothing: its tries are counted
 * apart, so that a stranger who uses up those of the account keeps its owner out of nothing.
 * @returns the browser's own name; null for one that this account does not know
 */
export async function knownBrowser(accounts: Accounts, email: string, headers: Headers): Promise<string | null> {
  const sent = (headers.get('Cookie') ?? '').split('; ').map((pair) => pair.split('=') as [string, string?])
  const value = sent.find(([name]) => name === NAME || name === `__Secure-${NAME}`)?.[1] ?? ''
  const [, id = '', signature = ''] = VALUE.exec(value) ?? []
  const expected = await sign(accounts, id, email)
  if (signature.length !== expected.length) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : null
}

/** The cookie for a browser from which somebody has just signed in. */
export async function rememberBrowser(accounts: Accounts, email: string): Promise<string> {
  const id = randomUUID()
  const { authCookies } = await (await accounts.auth()).$context
  const isSecure = authCookies.sessionToken.attributes.secure === true
  const name = isSecure ? `__Secure-${NAME}` : NAME
  return `${name}=${id}.${await sign(accounts, id, email)}; ${WHERE}${isSecure ? '; Secure' : ''}`
}

/** The prefix separates purposes, as with the tokens of forms. */
async function sign(accounts: Accounts, id: string, email: string): Promise<string> {
  const { secret } = await (await accounts.auth()).$context
  return createHmac('sha256', secret).update(`known-browser ${id} ${email}`).digest('base64url')
}
