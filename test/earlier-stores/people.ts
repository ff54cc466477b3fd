import { createHmac } from 'node:crypto'
import { openAccounts } from '#app/accounts/accounts.server.ts'
import { readSharedSecret } from '#app/accounts/auth-secret.server.ts'
import { COOKIE_PREFIX } from '#app/accounts/cookie-prefix.ts'
import { findOpenReset } from '#app/accounts/find-reset-link.server.ts'
import { readSession } from '#app/accounts/session.server.ts'
import { type SignIn, signIn } from '#app/accounts/sign-in.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { selectRows } from './rows.ts'

const ANA = 'ana@cerronorte.example'
const BETO = 'beto@cerronorte.example'
const NOW = new Date('2026-12-01T18:00:00Z')
/** A time within the validity of the stored link. */
const WHILE_THE_LINK_LASTS = new Date('2026-11-22T04:30:00Z')

/** The results for Beto, who signs in, for Ana, who is locked after ten attempts, for her session and for his link. */
async function comeBack(store: Store) {
  const { parts, cookieOf } = partsOn(store)
  const sender = { address: '127.0.0.1', headers: new Headers() }
  const beto = await signIn(parts, { email: BETO, password: 'contraseña de Beto' }, sender)
  const ana = await signIn(parts, { email: ANA, password: 'contraseña de Ana' }, sender)
  const token = 'aKeptSessionOfAna00000000000000'
  // The session is stored with an end in 2099; with its real start it would be too old (LONGEST_SESSION).
  await store.db
    .updateTable('sessions')
    .set({ createdAt: '2098-12-25T00:00:00.000Z' })
    .where('token', '=', token)
    .execute()
  const headers = new Headers({ cookie: await cookieOf(token) })
  const { staff } = await readSession(parts.accounts, headers)
  const link = await findOpenReset({ ...parts, now: () => WHILE_THE_LINK_LASTS }, 'KeptLinkOfBeto0000000000')
  return { beto: outcomeOf(beto), ana: outcomeOf(ana), session: staff?.name, link: link !== null }
}

function outcomeOf(outcome: SignIn): string {
  return outcome.ok ? 'done' : outcome.refusal
}

/** The secret that signs the sessions. */
const SECRET = `name = 'authSecret'`

/** The tables of accounts and access. */
const OF_PEOPLE = ['users', 'accounts', 'sessions', 'secondFactors', 'verifications', 'rateLimits']

/** The results for each distinct set of people in this file. */
const tried = new Map<string, Awaited<ReturnType<typeof comeBack>>>()

/**
 * The same, computed once per distinct set of people, because hashing a password takes a tenth of a second on purpose.
 * The results do not depend on the properties of the store.
 */
export async function comeBackOnce(store: Store) {
  const rows = await Promise.all(OF_PEOPLE.map((table) => selectRows(store, table)))
  const people = JSON.stringify([store.dialect, await selectRows(store, 'installation', SECRET), rows])
  const known = tried.get(people) ?? (await comeBack(store))
  tried.set(people, known)
  return known
}

function partsOn(store: Store) {
  const readSecret = () => readSharedSecret(store.db)
  const warn = (message: string) => console.error(message)
  const accounts = openAccounts({
    store,
    publicUrl: 'http://cerronorte.test',
    registration: 'open',
    now: () => NOW,
    readSecret,
    warn,
  })
  const cookieOf = async (token: string) => {
    const signature = createHmac('sha256', await readSecret())
      .update(token)
      .digest('base64')
    return `${COOKIE_PREFIX}.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  }
  return { parts: { store, accounts, now: () => NOW }, cookieOf }
}
