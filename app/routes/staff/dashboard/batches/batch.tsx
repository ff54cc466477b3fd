import { data, href, redirect } from 'react-router'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { BATCH_OUTCOMES } from '#app/inventory/batches/batch-states.ts'
import { changeBatch } from '#app/inventory/batches/change-batch.server.ts'
import { findBatch, findListOf } from '#app/inventory/batches/find-batch.server.ts'
import { BatchScreen } from '#app/inventory/batches/panel/batch-screen.tsx'
import { LEFT_OUT, PREVIEW_INTENTS } from '#app/inventory/batches/shown-batch.ts'
import { countAskingLeads } from '#app/leads/asking-leads.server.ts'
import { ROW_FILTER_PARAM } from '#app/jobs/job-intents.ts'
import { NOT_UNDERSTOOD } from '#app/inventory/row-change.ts'
import { pageIn } from '#app/panel/page-param.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import type { Route } from './+types/batch.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Cambio en grupo')
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const filter = BATCH_OUTCOMES.find((each) => each === url.searchParams.get(ROW_FILTER_PARAM)) ?? null
  const { store } = context.get(partsContext)
  const shown = await findBatch(store.db, params.batchId, { filter, page: pageIn(url.searchParams) })
  if (!shown) throw redirect(href('/dashboard/cambios'))
  const scope = await findLeadScope(store.db, context.get(staffContext))
  const closed = shown.closes ? shown.rows.flatMap(({ recordId }) => recordId ?? []) : []
  return { shown, asking: await countAskingLeads(store.db, scope, closed) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const intent = textOf(form, 'intent')
  const leftOut = form.getAll(LEFT_OUT).flatMap((each) => (/^\d{1,5}$/.test(String(each)) ? Number(each) : []))
  const parts = context.get(partsContext)
  const list = intent === PREVIEW_INTENTS.cancel ? await findListOf(parts.store.db, params.batchId) : null
  if (!(await changeBatch(parts, params.batchId, { intent, leftOut }, actorOf(context.get(staffContext)))))
    throw data(NOT_UNDERSTOOD, { status: 400 })
  if (list !== null) return redirect(list, 303)
  return redirect(href('/dashboard/cambios/:batchId', { batchId: params.batchId }), 303)
}

export default function Batch({ loaderData }: Route.ComponentProps) {
  return <BatchScreen {...loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
