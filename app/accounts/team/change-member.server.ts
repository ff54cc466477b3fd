import type { Queries } from '#app/db/store.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { type Role, ROLES, ROLE_LABELS } from '#app/accounts/role.ts'
import { cancelLaterActs } from '#app/accounts/later-acts/later-acts.server.ts'
import { hasOpenLeads, releaseVisits } from '#app/leads/visits/hand-over.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { type Staff, changeBy } from '#app/accounts/staff-context.server.ts'
import type { AccountAction } from '#app/records/account-actions.ts'
import { type Member, findAdministrator, findMember } from '#app/accounts/member.server.ts'
import { TEAM_INTENTS } from './team-intents.ts'

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/** A change of an account by an administrator. */
type MemberChange = { is: 'role'; role: Role } | { is: 'disable' | 'enable' | 'end-sessions' | 'stop-second-factor' }
type RequestedChange = MemberChange | { is: 'hand-over'; isConfirmed: boolean }

const OUTCOMES: Record<MemberChange['is'], { notice: NoticeCode; action: AccountAction }> = {
  role: { notice: 'rol-cambiado', action: 'change_role' },
  disable: { notice: 'cuenta-desactivada', action: 'disable_account' },
  enable: { notice: 'cuenta-activada', action: 'enable_account' },
  'stop-second-factor': { notice: 'segundo-paso-quitado', action: 'disable_second_factor' },
  'end-sessions': { notice: 'sesiones-de-otro-cerradas', action: 'end_sessions' },
}

/** Notices to somebody who is no longer an administrator. */
const LEAVING_NOTICES: readonly NoticeCode[] = ['rol-propio-cambiado', 'administracion-entregada']

export function leavesAdministration(notice: NoticeCode): boolean {
  return LEAVING_NOTICES.includes(notice)
}

/**
 * Handles a form of the team: changes the role, hands over the administration, disables or enables the account, or ends its
 * sessions. The rules are checked in the transaction, after locking the accounts, so that one administrator always remains.
 * @returns the notice to show; null for a form of another panel
 */
export async function changeMember(parts: Needed, staff: Staff, form: FormData): Promise<NoticeCode | null> {
  const requested = parseChange(form)
  if (!requested) return null
  const id = textOf(form, 'id').replaceAll('\0', '')
  return withTransaction(changeBy(staff, parts), async (by) => {
    const { db } = by
    const actor = await findAdministrator(db, staff.id)
    if (!actor) return 'sin-permiso'
    const member = await findMember(db, id)
    if (!member) return 'cuenta-inexistente'
    const isOwn = member.id === actor.id
    if (requested.is === 'hand-over') {
      if (isOwn || !member.isActive) return 'entrega-a-nadie'
      if (!requested.isConfirmed) return 'entrega-sin-confirmar'
      if (member.role !== 'admin') await applyChange(parts, by, { member, change: { is: 'role', role: 'admin' } })
      await applyChange(parts, by, { member: actor, change: { is: 'role', role: 'editor' } })
      return 'administracion-entregada'
    }
    if (requested.is === 'disable' && isOwn) return 'cuenta-propia'
    // The own second step is disabled in Configuración → Segundo paso, with the password.
    if (requested.is === 'stop-second-factor' && isOwn) return 'segundo-paso-propio'
    if (isLeaving(requested) && member.role === 'admin' && !(await hasAnotherAdmin(db, member.id)))
      return 'ultimo-administrador'
    if (endsLeads(requested) && (await hasOpenLeads(db, member.id))) return 'prospectos-abiertos'
    await applyChange(parts, by, { member, change: requested })
    if (endsLeads(requested)) await releaseVisits(by, member.id)
    return isLeaving(requested) && isOwn ? 'rol-propio-cambiado' : OUTCOMES[requested.is].notice
  })
}

/** Whether the person is no longer an administrator afterwards. */
function isLeaving(change: MemberChange): boolean {
  return change.is === 'disable' || (change.is === 'role' && change.role !== 'admin')
}

/** Whether the person attends no leads afterwards. */
function endsLeads(change: MemberChange): boolean {
  return change.is === 'disable' || (change.is === 'role' && change.role === 'lector')
}

function parseChange(form: FormData): RequestedChange | null {
  const intent = form.get('intent')
  const role = ROLES.find((each) => each === form.get('role'))
  if (intent === TEAM_INTENTS.role) return role ? { is: 'role', role } : null
  if (intent === TEAM_INTENTS.handOver) return { is: 'hand-over', isConfirmed: form.has('confirm') }
  if (intent === TEAM_INTENTS.disable) return { is: 'disable' }
  if (intent === TEAM_INTENTS.enable) return { is: 'enable' }
  if (intent === TEAM_INTENTS.stopSecondFactor) return { is: 'stop-second-factor' }
  return intent === TEAM_INTENTS.endSessions ? { is: 'end-sessions' } : null
}

async function hasAnotherAdmin(db: Queries, id: string): Promise<boolean> {
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

/** Changes an account, cancels what its person may no longer do, and records both in the log. */
async function applyChange(parts: Needed, by: Change, { member, change }: { member: Member; change: MemberChange }) {
  await writeChange(parts, by.db, member, change)
  const { email: subject } = member
  const details = change.is === 'role' && `${ROLE_LABELS[member.role]} → ${ROLE_LABELS[change.role]}`
  await recordEvent(by, { action: OUTCOMES[change.is].action, subject, ...(details && { details }) })
  const cancelled = await cancelLaterActs(by.db, member)
  if (cancelled) await recordEvent(by, { action: 'cancel_pending', subject, details: cancelled })
}

async function writeChange({ accounts, now }: Needed, db: Queries, { id }: Member, change: MemberChange) {
  const { adapter } = await (await accounts.authFor({ db })).$context
  const ofMember = [{ field: 'userId', value: id }]
  if (change.is !== 'end-sessions')
    await adapter.update({
      model: 'user',
      where: [{ field: 'id', value: id }],
      update: { ...changedColumns(change, now()), updatedAt: now() },
    })
  if (change.is === 'stop-second-factor') await adapter.deleteMany({ model: 'twoFactor', where: ofMember })
  if (change.is === 'disable' || change.is === 'end-sessions')
    await adapter.deleteMany({ model: 'session', where: ofMember })
}

function changedColumns(change: MemberChange, now: Date) {
  if (change.is === 'role') return { role: change.role }
  return change.is === 'stop-second-factor'
    ? { twoFactorEnabled: false }
    : { disabledAt: change.is === 'disable' ? now : null }
}
