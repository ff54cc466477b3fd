import { data, href, redirect } from 'react-router'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { createBatch, findNewBatch } from '#app/inventory/batches/new-batch.server.ts'
import { NewBatchScreen } from '#app/inventory/batches/panel/new-batch-screen.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import type { Route } from './+types/new-batch.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Cambio en grupo')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context.get(staffContext))
  return findNewBatch(context.get(partsContext), url.searchParams, actor)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = actorOf(context.get(staffContext))
  const made = await createBatch(context.get(partsContext), { params: url.searchParams, form, actor })
  if (made.ok) return redirect(href('/dashboard/cambios/:batchId', { batchId: made.id }), 303)
  return data(made.refusal, { status: 422 })
}

export default function NewBatch({ loaderData, actionData }: Route.ComponentProps) {
  return <NewBatchScreen opened={loaderData} answer={actionData ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
