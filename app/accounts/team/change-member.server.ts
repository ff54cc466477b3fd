import type { Queries } from '#app/db/store.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/parts.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { type Role, ROLES, ROLE_LABELS, isAllowed, roleOf } from '#app/accounts/role.ts'
import { recordEvent } from '#app/accounts/events/record-event.server.ts'
import type { Staff } from '#app/accounts/staff-context.server.ts'
import { waitForTurn } from '#app/accounts/turn.server.ts'
import type { AccountAction } from '#app/accounts/vocabulary.ts'
import { revokeInvitationsOf } from './invitations.server.ts'
import { TEAM_INTENTS } from './team-intents.ts'

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>
type Member = { id: string; name: string; email: string; role: Role; isActive: boolean }

/** What an administrator wants of an account. */
type Wish = { is: 'role'; role: Role } | { is: 'disable' | 'enable' | 'end-sessions' | 'stop-second-factor' }

const TOLD: Record<Wish['is'], { notice: NoticeCode; action: AccountAction }> = {
  role: { notice: 'rol-cambiado', action: 'change_role' },
  disable: { notice: 'cuenta-desactivada', action: 'disable_account' },
  enable: { notice: 'cuenta-activada', action: 'enable_account' },
  'stop-second-factor': { notice: 'segundo-paso-quitado', action: 'disable_second_factor' },
  'end-sessions': { notice: 'sesiones-de-otro-cerradas', action: 'end_sessions' },
}

/**
 * Does what a form of the team asks for: role, switched off or on, sessions ended. What may be done is judged in the
 * transaction, after waiting for whoever else changes the team: the last administrator stays, whatever two do at once.
 * @returns what to say; null when the form is another one's
 */
export async function changeMember(parts: Needed, staff: Staff, form: FormData): Promise<NoticeCode | null> {
  const wish = wishIn(form)
  if (!wish) return null
  const id = textOf(form, 'id').replaceAll('\0', '')
  return parts.store.db.transaction().execute(async (db) => {
    await waitForTurn(db)
    const [member, actor] = [await findMember(db, id), await findMember(db, staff.id)]
    if (!actor?.isActive || !isAllowed(actor.role, 'people')) return 'sin-permiso'
    if (!member) return 'cuenta-inexistente'
    if (wish.is === 'disable' && member.id === actor.id) return 'cuenta-propia'
    // Their own goes with the password, in Configuración → Segundo paso.
    if (wish.is === 'stop-second-factor' && member.id === actor.id) return 'segundo-paso-propio'
    const leaves = wish.is === 'disable' || (wish.is === 'role' && wish.role !== 'admin')
    if (leaves && member.role === 'admin' && !(await isAnotherAdmin(db, member.id))) return 'ultimo-administrador'
    await carryOut(parts, db, member, wish)
    const details = wish.is === 'role' ? `${ROLE_LABELS[member.role]} → ${ROLE_LABELS[wish.role]}` : undefined
    const { action, notice } = TOLD[wish.is]
    await recordEvent(db, {
      action,
      subject: member.email,
      actor: staff,
      now: parts.now(),
      ...(details && { details }),
    })
    // An invitation of their own would be a way back, in the role that they lost.
    const revoked = leaves ? await revokeInvitationsOf(db, member.id) : 0
    if (revoked > 0) {
      const entry = { subject: 'Invitación', details: `${revoked} de ${member.email}`, actor: staff, now: parts.now() }
      await recordEvent(db, { action: 'revoke_invitation', ...entry })
    }
    return notice
  })
}

function wishIn(form: FormData): Wish | null {
  const intent = form.get('intent')
  const role = ROLES.find((each) => each === form.get('role'))
  if (intent === TEAM_INTENTS.role) return role ? { is: 'role', role } : null
  if (intent === TEAM_INTENTS.disable) return { is: 'disable' }
  if (intent === TEAM_INTENTS.enable) return { is: 'enable' }
  if (intent === TEAM_INTENTS.stopSecondFactor) return { is: 'stop-second-factor' }
  return intent === TEAM_INTENTS.endSessions ? { is: 'end-sessions' } : null
}

async function findMember(db: Queries, id: string): Promise<Member | null> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'name', 'email', 'role', 'disabledAt'])
    .executeTakeFirst()
  if (!row) return null
  const { disabledAt, role, ...rest } = row
  return { ...rest, role: roleOf(role), isActive: disabledAt === null }
}

async function isAnotherAdmin(db: Queries, id: string): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .where('role', '=', 'admin' satisfies Role)
    .where('disabledAt', 'is', null)
    .where('id', '!=', id)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

async function carryOut({ accounts, now }: Needed, db: Queries, { id }: Member, wish: Wish) {
  const { adapter } = await (await accounts.authFor({ db })).$context
  const ofMember = [{ field: 'userId', value: id }]
  if (wish.is !== 'end-sessions')
    await adapter.update({
      model: 'user',
      where: [{ field: 'id', value: id }],
      update: { ...changedColumns(wish, now()), updatedAt: now() },
    })
  if (wish.is === 'stop-second-factor') await adapter.deleteMany({ model: 'twoFactor', where: ofMember })
  if (wish.is !== 'disable' && wish.is !== 'end-sessions') return
  await adapter.deleteMany({ model: 'session', where: ofMember })
  // A link for another password would be a way back in.
  if (wish.is === 'disable') await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: id }] })
}

function changedColumns(wish: Wish, now: Date) {
  if (wish.is === 'role') return { role: wish.role }
  return wish.is === 'stop-second-factor'
    ? { twoFactorEnabled: false }
    : { disabledAt: wish.is === 'disable' ? now : null }
}
