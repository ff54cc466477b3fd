import { data, href, redirect } from 'react-router'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findListedBulkPhotos } from '#app/inventory/bulk-photos/find-bulk-photos.server.ts'
import { BulkPhotosScreen } from '#app/inventory/bulk-photos/panel/bulk-photos-screen.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import type { Route } from './+types/bulk-photos.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Fotos por ID')
}

export async function loader({ context }: Route.LoaderArgs) {
  return { jobs: await findListedBulkPhotos(context.get(partsContext).store.db) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const taken = await context.get(partsContext).bulkPhotos.take(request, actorOf(context.get(staffContext)))
  if ('fault' in taken) return data({ fault: taken.fault }, { status: taken.status })
  return redirect(href('/dashboard/fotos/:jobId', { jobId: taken.id }), 303)
}

export default function BulkPhotos({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkPhotosScreen jobs={loaderData.jobs} fault={actionData?.fault ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
