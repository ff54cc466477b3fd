import { data, href, redirect } from 'react-router'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findImports } from '#app/inventory/import/find-import.server.ts'
import { ImportsScreen } from '#app/inventory/import/panel/imports-screen.tsx'
import { takeFile } from '#app/inventory/import/take-file.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import type { Route } from './+types/imports.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Importar')
}

export async function loader({ context }: Route.LoaderArgs) {
  return { imports: await findImports(context.get(partsContext).store.db) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const taken = await takeFile(context.get(partsContext), request, actorOf(context.get(staffContext)))
  if ('id' in taken) return redirect(href('/dashboard/importar/:importId', { importId: taken.id }), 303)
  return data(taken, { status: 422 })
}

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen imports={loaderData.imports} fault={actionData?.fault ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
