import { findToday } from '#app/agency/agency-days.server.ts'
import { data, href, redirect } from 'react-router'
import { readForm } from '#app/forms/read-form.server.ts'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { findOwnerOptions } from '#app/owners/owners.server.ts'
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
import { countTrash } from '#app/inventory/trash/trash-list.server.ts'
import { CONFIRM_PARAM, NOT_UNDERSTOOD, type RowChange, STAY_PARAM, noticeFor } from '#app/inventory/row-change.ts'
import { orFailed, revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/properties.ts'

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Propiedades')
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { store, now } = parts
  const params = new URL(request.url).searchParams
  const query = parsePanelQuery(params)
  return {
    query,
    list: await findPanelPage(store, query, await findToday(parts)),
    owners: await findOwnerOptions(store.db),
    deleted: await countTrash(store.db),
    lastBatch: await findLastBatch(store.db, now()),
    confirming: await findForDeletion(store, params.get(CONFIRM_PARAM)),
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
  return redirect(noticePath(href('/dashboard/propiedades') + query, noticeFor(change), more), 303)
}

/** A network or server failure is shown beside the list; the list stays. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<RowChange> {
  const intent = String((await request.clone().formData()).get('intent'))
  return orFailed(serverAction(), { ok: false, refusal: 'failed', intent })
}

export default function Properties({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PropertiesScreen {...loaderData}>
        <LastBatch batch={loaderData.lastBatch} />
      </PropertiesScreen>
      <PrefetchForm />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
