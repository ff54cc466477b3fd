import { DEMO_MAIL_END } from '#app/accounts/account-email.ts'
import { DAY_MS } from '#app/calendar/durations.ts'
import { hash, randomBytes } from 'node:crypto'
import { v7 as uuidv7, validate } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import { type Role, roleOf } from '#app/accounts/role.ts'
import type { Admission } from '#app/accounts/admission.ts'
import { mayStill } from '#app/accounts/may-still.server.ts'
import { type RegistrationRule, readRegistration } from './registration.server.ts'
import { INVITATION_DAYS, type Invitation } from './invitation-intents.ts'

const TOKEN_BYTES = 32

type NewInvitation = {
  /** Null for one created by the process or the operator. */
  createdBy: string | null
  /** The address that it is asked for: there is one invitation for it at a time. */
  email?: string
  /** The role of the account that is created with it. */
  role: Role
  /** Milliseconds that it is valid. */
  life?: number
}

/** Creates a single-use invitation; the earlier one of the same address ends. @returns its token; the database stores only its hash */
export async function createInvitation(db: Queries, invitation: NewInvitation, now: Date): Promise<string> {
  const { createdBy, role, email = null, life = INVITATION_DAYS * DAY_MS } = invitation
  if (email !== null)
    await db.deleteFrom('invitations').where('email', '=', email).where('usedAt', 'is', null).execute()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db
    .insertInto('invitations')
    .values({
      id: uuidv7({ msecs: now.getTime() }),
      tokenHash: hashOf(token),
      createdAt: now.toISOString(),
      createdBy,
      byOperator: createdBy === null ? 1 : 0,
      role,
      email,
      expiresAt: new Date(now.getTime() + life).toISOString(),
    })
    .execute()
  return token
}

/** The valid invitations, newest first, each with the name of the person who created it. */
export async function listInvitations(db: Queries, now: Date): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.createdBy')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('invitations.createdAt', 'desc')
    .orderBy('invitations.id', 'desc')
    .select(['invitations.id', 'invitations.createdAt', 'invitations.role', 'invitations.email', 'expiresAt'])
    .select('users.name as createdBy')
    .execute()
  return rows.map((row) => ({ ...row, role: roleOf(row.role) }))
}

/** The addresses with a valid invitation. */
export async function findInvitedEmails(db: Queries, now: Date): Promise<ReadonlySet<string>> {
  return new Set((await listInvitations(db, now)).flatMap(({ email }) => email ?? []))
}

/** Revokes an invitation. @returns false when it no longer exists */
export async function revokeInvitation(db: Queries, id: string): Promise<boolean> {
  // PostgreSQL rejects some texts (a null byte, for example): only ids of the right shape are queried.
  if (!validate(id)) return false
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Marks an invitation as used, in the transaction that creates the account. @returns false when it is not valid */
export async function useInvitation(db: Queries, token: string, userId: string, now: Date): Promise<boolean> {
  if (!(await findUsable(db, token, now))) return false
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ usedAt: now.toISOString(), usedBy: userId })
    .where('tokenHash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The role that an invitation gives. */
export async function roleInInvitation(db: Queries, token: string): Promise<Role> {
  const invitation = db.selectFrom('invitations').where('tokenHash', '=', hashOf(token)).select('role')
  return roleOf((await invitation.executeTakeFirstOrThrow()).role)
}

/** Whether a visitor with this token, or with none, may create an account (decision 1). */
export async function admissionOf(
  db: Queries,
  rule: RegistrationRule,
  token: string | null,
  now: Date,
): Promise<Admission> {
  // An invitation wins over open registration, so that its role is the one that is given and it is used up.
  if (token && (await findUsable(db, token, now))) return 'invited'
  if ((await readRegistration(db, rule)).registration === 'open') return 'open'
  if (!(await hasAccounts(db))) return 'unclaimed'
  return token ? 'invitation-spent' : 'closed'
}

type UsableInvitation = { email: string | null; expiresAt: string }

/** The valid invitation of a token; its author must still be allowed to invite. */
export async function findUsable(db: Queries, token: string, now: Date): Promise<UsableInvitation | null> {
  const invitation = await db
    .selectFrom('invitations')
    .where('tokenHash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .select(['email', 'expiresAt', 'createdBy', 'byOperator'])
    .executeTakeFirst()
  if (!invitation) return null
  const { createdBy, byOperator, ...usable } = invitation
  return byOperator === 1 || (await mayStill(db, createdBy, 'people')) ? usable : null
}

/** Whether there is any account. The people whom the demo shows as its team do not count. */
export async function hasAccounts(db: Queries): Promise<boolean> {
  const person = db.selectFrom('users').where('email', 'not like', `%${DEMO_MAIL_END}`).select('id').limit(1)
  return (await person.executeTakeFirst()) !== undefined
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url')
}
