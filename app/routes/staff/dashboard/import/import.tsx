import { data, href, redirect } from 'react-router'
import { formBytes } from '#app/forms/form-bytes.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { NOT_UNDERSTOOD } from '#app/inventory/row-change.ts'
import { changeImport } from '#app/inventory/import/change-import.server.ts'
import { findImport } from '#app/inventory/import/find-import.server.ts'
import { OUTCOME_PARAM } from '#app/inventory/import/import-intents.ts'
import { ROW_OUTCOMES } from '#app/inventory/import/file/import-states.ts'
import { ImportScreen } from '#app/inventory/import/panel/import-screen.tsx'
import { pageIn } from '#app/panel/page-param.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import type { Route } from './+types/import.ts'

const PATTERN = '/dashboard/importar/:importId'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Importar')
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const outcome = ROW_OUTCOMES.find((each) => each === url.searchParams.get(OUTCOME_PARAM)) ?? null
  const { store } = context.get(partsContext)
  const shown = await findImport(store, params.importId, { outcome, page: pageIn(url.searchParams) })
  if (!shown) throw redirect(href('/dashboard/importar'))
  return shown
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, formBytes(PATTERN))
  if (!(await changeImport(context.get(partsContext), params.importId, form)))
    throw data(NOT_UNDERSTOOD, { status: 400 })
  return redirect(href(PATTERN, { importId: params.importId }), 303)
}

export default function Import({ loaderData }: Route.ComponentProps) {
  return <ImportScreen shown={loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
