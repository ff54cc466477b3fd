import { isAllowed } from '#app/accounts/role.ts'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { typedSearch } from '#app/forms/typed-search.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findOwnersPage } from '#app/inventory/owners/find-owners.server.ts'
import { OwnersScreen } from '#app/inventory/owners/owners-screen.tsx'
import { pageIn } from '#app/panel/page-param.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import type { Route } from './+types/owners.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Propietarios')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(partsContext).store
  const search = typedSearch(url.searchParams.get('search'))
  const seesContacts = isAllowed(context.get(staffContext).role, 'edit')
  return findOwnersPage(db, { search, page: pageIn(url.searchParams), seesContacts })
}

export default function Owners({ loaderData }: Route.ComponentProps) {
  return <OwnersScreen list={loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
