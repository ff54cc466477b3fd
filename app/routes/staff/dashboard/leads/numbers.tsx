import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { isAllowed } from '#app/accounts/role.ts'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { findToday } from '#app/agency/agency-days.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findLeadNumbers } from '#app/leads/numbers/find-numbers.server.ts'
import { NumbersScreen } from '#app/leads/numbers/numbers-screen.tsx'
import { periodIn } from '#app/leads/numbers/numbers.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import type { Route } from './+types/numbers.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Números')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const staff = context.get(staffContext)
  const scope = await findLeadScope(parts.store.db, staff)
  const period = periodIn(url.searchParams, await findToday(parts))
  return {
    numbers: await findLeadNumbers(parts.store, { scope, period, seesCommission: isAllowed(staff.role, 'edit') }),
  }
}

export default function Numbers({ loaderData: { numbers } }: Route.ComponentProps) {
  return <NumbersScreen numbers={numbers} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
