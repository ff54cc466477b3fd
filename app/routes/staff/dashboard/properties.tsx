import { findToday } from '#app/agency/agency-days.server.ts'
import { data, href, redirect } from 'react-router'
import { pastedSearch } from '#app/forms/typed-search.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { countAskingLeads } from '#app/leads/asking-leads.server.ts'
import { isChatSearch } from '#app/leads/find-chat.server.ts'
import { newLeadPath } from '#app/leads/panel/chat-box.tsx'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { findVisibleOwners } from '#app/inventory/owners/find-owners.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { PrefetchForm } from '#app/editing/form/prefetch-form.tsx'
import { changeRow, findForDeletion } from '#app/inventory/change-row.server.ts'
import { editCell } from '#app/inventory/batches/edit-cell.server.ts'
import { findLastBatch } from '#app/inventory/batches/find-batch.server.ts'
import { LastBatch } from '#app/inventory/batches/panel/batches-screen.tsx'
import { findPanelPage } from '#app/inventory/panel-list.server.ts'
import { panelQuery, parsePanelQuery } from '#app/inventory/panel-search.ts'
import { PropertiesScreen } from '#app/inventory/properties-screen.tsx'
import { findLists } from '#app/inventory/saved-lists/find-lists.server.ts'
import { ListTabs } from '#app/inventory/saved-lists/list-tabs.tsx'
import { countTrash } from '#app/inventory/trash/trash-list.server.ts'
import { CONFIRM_PARAM, NOT_UNDERSTOOD, type RowChange, STAY_PARAM, noticeFor } from '#app/inventory/row-change.ts'
import { orFailed, revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/properties.ts'

const ADDRESS = href('/dashboard/propiedades')

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Propiedades')
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { store, now } = parts
  const { search, searchParams: params } = new URL(request.url)
  const query = parsePanelQuery(params)
  const scope = await findLeadScope(store.db, context.get(staffContext))
  const pasted = pastedSearch(params.get('search'))
  if (scope.seesContacts && (await isChatSearch(store, pasted))) throw redirect(newLeadPath(pasted))
  const today = await findToday(parts)
  const list = await findPanelPage(store, query, today)
  const confirming = await findForDeletion(store, params.get(CONFIRM_PARAM))
  const shown = [...list.rows, ...(confirming ? [confirming] : [])]
  return {
    query,
    address: search,
    list,
    asking: await countAskingLeads(
      store.db,
      scope,
      shown.map(({ id }) => id),
    ),
    lists: await findLists(store, context.get(staffContext), today),
    owners: await findVisibleOwners(store.db, scope.seesContacts),
    deleted: await countTrash(store.db, scope),
    lastBatch: await findLastBatch(store.db, now()),
    confirming,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const actor = actorOf(context.get(staffContext))
  const form = await readForm(request)
  const change = (await editCell(parts, form, actor)) ?? (await changeRow(parts, form, actor))
  if (!change) throw data(NOT_UNDERSTOOD, { status: 400 })
  if (form.has(STAY_PARAM)) return data(change, { status: !change.ok && change.refusal === 'missing' ? 404 : 200 })
  const query = panelQuery(parsePanelQuery(new URL(request.url).searchParams))
  const more = 'perM2' in change && change.perM2 !== null ? { m2: change.perM2 } : {}
  return redirect(noticePath(ADDRESS + query, noticeFor(change), more), 303)
}

/** A network or server failure is shown beside the list; the list stays. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<RowChange> {
  const intent = String((await request.clone().formData()).get('intent'))
  return orFailed(serverAction(), { ok: false, refusal: 'failed', intent })
}

export default function Properties({ loaderData }: Route.ComponentProps) {
  const { lists, address, lastBatch, ...screen } = loaderData
  const here = panelQuery({ ...screen.query, page: 1 })
  return (
    <>
      <PropertiesScreen
        {...screen}
        tabs={<ListTabs lists={lists} here={here} all={{ to: ADDRESS, count: screen.list.total }} address={address} />}
      >
        <LastBatch batch={lastBatch} />
      </PropertiesScreen>
      <PrefetchForm />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
