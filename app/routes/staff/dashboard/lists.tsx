import { data, href, redirect } from 'react-router'
import { findToday } from '#app/agency/agency-days.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findLastWarned } from '#app/inventory/import/last-warned.server.ts'
import { countPending } from '#app/inventory/panel-stats.server.ts'
import { PENDING_TASKS } from '#app/inventory/pending.ts'
import { NOT_UNDERSTOOD } from '#app/inventory/row-change.ts'
import { changeSavedList } from '#app/inventory/saved-lists/change-saved-list.server.ts'
import { findLeadLists } from '#app/inventory/saved-lists/find-lead-lists.server.ts'
import { findLists } from '#app/inventory/saved-lists/find-lists.server.ts'
import { gapLists, listAddress, listQuery } from '#app/inventory/saved-lists/saved-list.ts'
import { ListsScreen } from '#app/inventory/saved-lists/lists-screen.tsx'
import { findLeadPeople } from '#app/leads/lead-people.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import type { Route } from './+types/lists.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Listas')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { store } = parts
  const today = await findToday(parts)
  const people = await findLeadPeople(store.db)
  return {
    query: listQuery(url.searchParams),
    lists: await findLists(store, context.get(staffContext), today),
    leadLists: await findLeadLists(store, context.get(staffContext)),
    names: Object.fromEntries(people.map(({ id, name }) => [id, name])),
    gaps: gapLists(await countPending(store, today, PENDING_TASKS)),
    imported: await findLastWarned(store.db),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const query = listQuery(url.searchParams)
  const change = changeBy(staff, context.get(partsContext))
  const changed = await changeSavedList(change, await readForm(request), { staff, query })
  if (changed === null) throw data(NOT_UNDERSTOOD, { status: 400 })
  if (typeof changed !== 'string') return data(changed, { status: 422 })
  const path = changed === 'lista-guardada' ? listAddress(query) : href('/dashboard/listas')
  return redirect(noticePath(path, changed), 303)
}

export default function Lists({ loaderData, actionData }: Route.ComponentProps) {
  return <ListsScreen {...loaderData} refusal={actionData ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
