import { data, href, redirect } from 'react-router'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { changeBulkPhotos } from '#app/inventory/bulk-photos/change-bulk-photos.server.ts'
import { findBulkPhotos } from '#app/inventory/bulk-photos/find-bulk-photos.server.ts'
import { PhotoJobScreen } from '#app/inventory/bulk-photos/panel/photo-job-screen.tsx'
import { NOT_UNDERSTOOD } from '#app/inventory/row-change.ts'
import { ROW_FILTER_PARAM } from '#app/jobs/job-intents.ts'
import { ROW_FILTERS } from '#app/jobs/job-states.ts'
import { pageIn } from '#app/panel/page-param.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import type { Route } from './+types/photo-job.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Fotos por ID')
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const filter = ROW_FILTERS.find((each) => each === url.searchParams.get(ROW_FILTER_PARAM)) ?? null
  const { store } = context.get(partsContext)
  const shown = await findBulkPhotos(store.db, params.jobId, { filter, page: pageIn(url.searchParams) })
  if (!shown) throw redirect(href('/dashboard/fotos'))
  return shown
}

export async function action({ request, params: { jobId }, context }: Route.ActionArgs) {
  const intent = textOf(await readForm(request), 'intent')
  const actor = actorOf(context.get(staffContext))
  const changed = await changeBulkPhotos(context.get(partsContext), jobId, intent, actor)
  if (changed === null) throw data(NOT_UNDERSTOOD, { status: 400 })
  return redirect(changed === 'gone' ? href('/dashboard/fotos') : href('/dashboard/fotos/:jobId', { jobId }), 303)
}

export default function PhotoJob({ loaderData }: Route.ComponentProps) {
  return <PhotoJobScreen shown={loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
