import { data, href, redirect } from 'react-router'
import { findToday } from '#app/agency/agency-days.server.ts'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { pastedSearch } from '#app/forms/typed-search.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { isChatSearch } from '#app/leads/find-chat.server.ts'
import { newLeadPath } from '#app/leads/panel/chat-box.tsx'
import { findLeadLists } from '#app/inventory/saved-lists/find-lead-lists.server.ts'
import { ListTabs } from '#app/inventory/saved-lists/list-tabs.tsx'
import { leadListQuery } from '#app/inventory/saved-lists/saved-list.ts'
import { countLeads, findLeadsPage } from '#app/leads/find-leads.server.ts'
import { handOverLeads } from '#app/leads/visits/hand-over.server.ts'
import { findLeadPeople } from '#app/leads/lead-people.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { HAND_OVER_CONTROL, LEAD_PARAMS, leadQuery, leadQueryIn } from '#app/leads/lead-query.ts'
import { LeadsScreen } from '#app/leads/panel/leads-screen.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import type { Route } from './+types/leads.ts'

const LIST = href('/dashboard/prospectos')

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Prospectos')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const filters = leadQueryIn(url.searchParams)
  const scope = await findLeadScope(parts.store.db, context.get(staffContext))
  const pasted = pastedSearch(url.searchParams.get(LEAD_PARAMS.search))
  if (scope.seesContacts && (await isChatSearch(parts.store, pasted))) throw redirect(newLeadPath(pasted))
  const asesores = await findLeadPeople(parts.store.db)
  return {
    ...(await findLeadsPage(parts.store, filters, scope)),
    filters,
    asesores,
    lists: await findLeadLists(parts.store, context.get(staffContext)),
    all: await countLeads(parts.store, leadQueryIn(new URLSearchParams()), scope),
    address: `?de=prospectos&${url.searchParams}`,
    today: await findToday(parts),
  }
}

/** Gives the leads of the list to another asesor. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const to = textOf(await readForm(request), HAND_OVER_CONTROL)
  const filters = leadQueryIn(url.searchParams)
  const scope = await findLeadScope(parts.store.db, context.get(staffContext))
  const change = changeBy(context.get(staffContext), parts)
  const moved = await handOverLeads(parts.store, change, { filters, scope, to })
  if (moved === null) throw data('Esa persona no atiende prospectos.', { status: 400 })
  const all = href('/dashboard/prospectos') + leadQuery({ ...filters, asesor: to })
  return redirect(noticePath(all, 'prospectos-pasados'), 303)
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { lists, all, address, ...screen } = loaderData
  const here = leadListQuery(screen.filters)
  return (
    <LeadsScreen
      {...screen}
      tabs={<ListTabs lists={lists} here={here} all={{ to: LIST, count: all }} address={address} />}
    />
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
