import type { Queries } from '#app/db/store.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { findLeadSettings } from '#app/leads/lead-scope.server.ts'
import { isAllowed } from './role.ts'
import type { Staff } from './staff-context.server.ts'

/** What an account may know of leads, by its role and by Configuración → Prospectos. Every query over leads takes it. */
export async function findLeadScope(db: Queries, { id, role }: Pick<Staff, 'id' | 'role'>): Promise<LeadScope> {
  const seesContacts = isAllowed(role, 'edit')
  if (isAllowed(role, 'people')) return { onlyOf: null, seesContacts }
  const { leadAccess } = await findLeadSettings(db)
  return { onlyOf: leadAccess === 'own' ? id : null, seesContacts }
}
