import { data, href, redirect } from 'react-router'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { receiveTakeout } from '#app/takeout/receive-takeout.server.ts'
import { ImportTakeoutScreen } from '#app/takeout/import-takeout-screen.tsx'
import type { Route } from './+types/takeout.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Importar un archivo completo')
}

export async function action({ request, context }: Route.ActionArgs) {
  const taken = await receiveTakeout(context.get(partsContext), request, actorOf(context.get(staffContext)))
  if (!taken.ok) return data(taken, { status: 422 })
  return redirect(noticePath(href('/dashboard/propiedades'), 'archivo-importado'), 303)
}

export default function ImportTakeout({ actionData }: Route.ComponentProps) {
  return <ImportTakeoutScreen fault={actionData?.refusal ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
