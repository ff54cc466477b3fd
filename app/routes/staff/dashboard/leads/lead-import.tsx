import { data, href, redirect } from 'react-router'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findImport, isImportSeen } from '#app/inventory/import/find-import.server.ts'
import { ImportScreen } from '#app/inventory/import/panel/import-screen.tsx'
import { pressImport } from '#app/inventory/import/press-import.server.ts'
import { LEAD_IMPORTS } from '#app/inventory/lead-import/lead-imports.server.ts'
import { NOT_UNDERSTOOD } from '#app/inventory/row-change.ts'
import { ROW_FILTER_PARAM } from '#app/jobs/job-intents.ts'
import { ROW_FILTERS } from '#app/jobs/job-states.ts'
import { pageIn } from '#app/panel/page-param.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import type { Route } from './+types/lead-import.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Importar prospectos')
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const filter = ROW_FILTERS.find((each) => each === url.searchParams.get(ROW_FILTER_PARAM)) ?? null
  const [{ store, now }, viewer] = [context.get(partsContext), context.get(staffContext)]
  const looking = { viewer, filter, page: pageIn(url.searchParams), now: now() }
  const shown = await findImport(LEAD_IMPORTS, store, params.importId, looking)
  if (!shown) throw redirect(href('/dashboard/prospectos/importar'))
  return shown
}

export async function action({ request, params: { importId }, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const [parts, staff] = [context.get(partsContext), context.get(staffContext)]
  const isSeen = await isImportSeen(LEAD_IMPORTS, parts.store.db, { id: importId, viewer: staff })
  const pressed = { form, actor: actorOf(staff) }
  const isChanged = isSeen && (await pressImport(LEAD_IMPORTS, parts, importId, pressed))
  if (isChanged === null) throw data(NOT_UNDERSTOOD, { status: 400 })
  if (typeof isChanged === 'object') return data(isChanged, { status: isChanged.isBusy ? 409 : 422 })
  const page = href('/dashboard/prospectos/importar/:importId', { importId })
  return redirect(isChanged ? page : noticePath(page, 'importacion-cambiada'), 303)
}

export default function LeadImport({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportScreen shown={loaderData} tableFault={actionData?.tableFault ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
