import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import type { Parts } from '#app/parts.server.ts'
import { type Admission, reasonAgainst } from './admission.ts'
import { accountEmail } from './account-email.ts'
import type { Signup } from './credentials.ts'
import { admissionOf, useInvitation } from './invitations.server.ts'

export type NewAccount = Signup & {
  /** The token of the invitation that the person came with. */
  invitation: string | null
}

/** The role of every account (spec, section 6); never read from what somebody sends. */
const ROLE = 'admin'

export type Registered = { is: 'done'; email: string } | { is: 'taken' } | { is: 'not-admitted'; admission: Admission }

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/**
 * Makes an account with its password, if whoever asks may have one (decision 1): the account, the invitation used up
 * and the question whether it is the first one are one transaction.
 */
export async function register(parts: Needed, { name, email, password, invitation }: NewAccount): Promise<Registered> {
  const { accounts, store, now } = parts
  const instant = now()
  const foreseen = await admissionOf(store.db, accounts.registration, invitation, instant)
  if (reasonAgainst(foreseen)) return { is: 'not-admitted', admission: foreseen }
  const address = accountEmail(email)
  if (address === null) return { is: 'taken' }
  // Hashing takes time, in which nobody else should have to wait for the store.
  const { password: hasher } = await (await accounts.auth()).$context
  const hashed = await hasher.hash(password)

  return store.db.transaction().execute(async (db) => {
    await waitForTurn(db)
    const admission = await admissionOf(db, accounts.registration, invitation, instant)
    if (reasonAgainst(admission)) return { is: 'not-admitted', admission }
    const taken = await db.selectFrom('users').where('email', '=', address).select('id').executeTakeFirst()
    if (taken) return { is: 'taken' }
    const userId = uuidv7({ msecs: instant.getTime() })
    await insertAccount(db, { id: userId, name: oneLine(name), email: address }, hashed, instant)
    if (admission === 'invited' && invitation) await useInvitation(db, invitation, userId, instant)
    return { is: 'done', email: address }
  })
}

/** One registration at a time, on PostgreSQL too: two first persons can't both find the agency empty. */
async function waitForTurn(db: Queries) {
  await db.updateTable('installation').set({ value: 'lock' }).where('name', '=', 'registration').execute()
}

async function insertAccount(
  db: Queries,
  user: { id: string; name: string; email: string },
  password: string,
  now: Date,
) {
  const instant = now.toISOString()
  await db
    .insertInto('users')
    .values({ ...user, role: ROLE, createdAt: instant, updatedAt: instant, lastLogin: null })
    .execute()
  await db
    .insertInto('accounts')
    .values({
      id: uuidv7({ msecs: now.getTime() }),
      accountId: user.id,
      providerId: 'credential',
      userId: user.id,
      password,
      createdAt: instant,
      updatedAt: instant,
    })
    .execute()
}
