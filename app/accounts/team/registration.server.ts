import type { Queries } from '#app/db/store.server.ts'
import { firstConfig } from '#app/db/global-config.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import type { Accounts } from '#app/accounts/accounts.server.ts'
import {
  REGISTRATIONS,
  REGISTRATION_INTENTS,
  REGISTRATION_LABELS,
  type RegistrationState,
} from '#app/accounts/admission.ts'
import { withTransaction } from '#app/records/change.server.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'
import { type Staff, changeBy } from '#app/accounts/staff-context.server.ts'
import { findAdministrator } from '#app/accounts/member.server.ts'

/** What the process knows about registration without its store. */
export type RegistrationRule = Pick<Accounts, 'registration' | 'isRegistrationFixed'>

const NOTICES = { open: 'registro-abierto', invite: 'registro-con-invitacion' } as const

/** Who may register: as the environment says, else as Configuración → Equipo does, else by the address of the site. */
export async function readRegistration(
  db: Queries,
  { registration, isRegistrationFixed }: RegistrationRule,
): Promise<RegistrationState> {
  if (isRegistrationFixed) return { registration, isFixed: true }
  const chosen = await firstConfig(db).select('registration').executeTakeFirst()
  return { registration: chosen?.registration ?? registration, isFixed: false }
}

/**
 * Opens or closes registration, in every process at once.
 * @returns the notice to show; null for a form of another panel
 */
export async function changeRegistration(
  { accounts, store, now }: Pick<Parts, 'accounts' | 'store' | 'now'>,
  staff: Staff,
  form: FormData,
): Promise<NoticeCode | null> {
  const registration = REGISTRATIONS.find((each) => REGISTRATION_INTENTS[each] === form.get('intent'))
  if (!registration) return null
  return withTransaction(changeBy(staff, { store, now }), async (change) => {
    const { db } = change
    if (!(await findAdministrator(db, staff.id))) return 'sin-permiso'
    const current = await readRegistration(db, accounts)
    if (current.isFixed) return 'registro-fijo'
    if (current.registration === registration) return NOTICES[registration]
    await saveSettings({ ...change, note: REGISTRATION_LABELS[registration] }, { registration }, 'change_registration')
    return NOTICES[registration]
  })
}
