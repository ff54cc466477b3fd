import { data, href, redirect } from 'react-router'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { PlaceListScreen } from '#app/inventory/place-list/place-list-screen.tsx'
import { receivePlaceList } from '#app/inventory/place-list/receive-place-list.server.ts'
import { LIST_KINDS, PLACE_LIST_PARAM } from '#app/inventory/place-list/shown-place-list.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import type { Route } from './+types/place-list.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Ubicación')
}

export function loader({ url }: Route.LoaderArgs) {
  return { kind: kindIn(url) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const change = changeBy(context.get(staffContext), parts)
  const answer = await receivePlaceList(parts, request, { kind: kindIn(url), change })
  if (answer.ok) return redirect(noticePath(href('/dashboard/configuracion/ubicacion'), 'configuracion-guardada'), 303)
  return data(answer, { status: answer.status })
}

export default function PlaceList({ loaderData, actionData }: Route.ComponentProps) {
  const { text = '', checked = null, fault = null } = actionData ?? {}
  return <PlaceListScreen kind={loaderData.kind} text={text} checked={checked} fault={fault} />
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}

function kindIn(url: URL) {
  return LIST_KINDS.find((each) => each === url.searchParams.get(PLACE_LIST_PARAM)) ?? LIST_KINDS[0]
}
