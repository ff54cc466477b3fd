import { href } from 'react-router'
import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { withTransaction } from '#app/records/change.server.ts'
import { createResetLink } from '#app/accounts/password-reset.server.ts'
import { roleOf } from '#app/accounts/role.ts'
import { type Staff, changeBy } from '#app/accounts/staff-context.server.ts'
import { byName } from '#app/text/name-order.ts'
import { deleteLinksByOthers } from '#app/accounts/later-acts/delete-links.server.ts'
import { findAdministrator, findMember } from '#app/accounts/member.server.ts'
import { TEAM_INTENTS, type TeamMember } from './team-intents.ts'

/** Everybody with an account, by name, with the number of their open sessions. */
export async function findTeam({ store: { db }, now }: Pick<Parts, 'store' | 'now'>): Promise<TeamMember[]> {
  const people = await db
    .selectFrom('users')
    .leftJoin('asesorCards', 'asesorCards.userId', 'users.id')
    .select(['users.id', 'users.name', 'email', 'role', 'lastLogin', 'disabledAt', 'twoFactorEnabled', 'isShown'])
    .execute()
  const open = await db
    .selectFrom('sessions')
    .where('expiresAt', '>', now().toISOString())
    .groupBy('userId')
    .select((eb) => ['userId', eb.fn.countAll<number>().as('sessions')])
    .execute()
  const sessions = new Map(open.map((row) => [row.userId, Number(row.sessions)]))
  return people.toSorted(byName).map(({ disabledAt, role, twoFactorEnabled, isShown, ...person }) => ({
    ...person,
    role: roleOf(role),
    isDisabled: disabledAt !== null,
    hasSecondFactor: twoFactorEnabled === 1,
    isAsesor: isShown === 1 && disabledAt === null,
    sessions: sessions.get(person.id) ?? 0,
  }))
}

/** A new reset link, shown once; `link` is null when there is no such person. */
export type NewResetLink = { resetFor: string; link: string | null }

/**
 * Creates a one-time reset link for a team member. An administrator hands it over when the site can't send mail.
 * @returns null for a form of another panel
 */
export async function createTeamResetLink(
  { accounts, store, publicUrl, mail, now }: Pick<Parts, 'accounts' | 'store' | 'publicUrl' | 'mail' | 'now'>,
  staff: Staff,
  form: FormData,
): Promise<NewResetLink | 'sin-permiso' | null> {
  if (form.get('intent') !== TEAM_INTENTS.reset) return null
  const canMail = await mail.isConfigured()
  return withTransaction(changeBy(staff, { store, now }), async (change) => {
    const { db } = change
    if (!(await findAdministrator(db, staff.id))) return 'sin-permiso'
    const member = await findMember(db, textOf(form, 'id').replaceAll('\0', ''))
    if (!member?.isActive || canMail) return { resetFor: '', link: null }
    // One link of an administrator at a time.
    await deleteLinksByOthers(db, member.id)
    const reset = await createResetLink(accounts, member.email, { db, author: staff.id })
    if (!reset) return { resetFor: '', link: null }
    await recordEvent(change, { action: 'create_reset_link', subject: member.email })
    const link = `${publicUrl}${href('/restablecer')}?token=${reset.token}`
    return { resetFor: member.name || member.email, link }
  })
}
