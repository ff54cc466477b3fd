import { data, href, redirect } from 'react-router'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findImports } from '#app/inventory/import/find-import.server.ts'
import { ImportsScreen } from '#app/inventory/import/panel/imports-screen.tsx'
import { takeImportFile } from '#app/inventory/import/take-file.server.ts'
import { LEAD_IMPORTS } from '#app/inventory/lead-import/lead-imports.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import type { Route } from './+types/import-leads.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Importar prospectos')
}

export async function loader({ context }: Route.LoaderArgs) {
  const [{ db }, staff] = [context.get(partsContext).store, context.get(staffContext)]
  return { imports: await findImports(LEAD_IMPORTS, db, staff) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [parts, staff] = [context.get(partsContext), context.get(staffContext)]
  const taken = await takeImportFile(LEAD_IMPORTS, parts, request, actorOf(staff))
  if ('fault' in taken) return data({ fault: taken.fault }, { status: taken.isBusy ? 409 : 422 })
  return redirect(href('/dashboard/prospectos/importar/:importId', { importId: taken.id }), 303)
}

export default function ImportLeads({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen of="leads" imports={loaderData.imports} fault={actionData?.fault ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
