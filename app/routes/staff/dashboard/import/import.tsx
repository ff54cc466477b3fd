import { data, href, redirect } from 'react-router'
import { isAllowed } from '#app/accounts/role.ts'
import { actorOf, demandContext, staffContext } from '#app/accounts/staff-context.server.ts'
import { formBytes } from '#app/forms/form-bytes.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { NOT_UNDERSTOOD } from '#app/inventory/row-change.ts'
import { pressImport } from '#app/inventory/import/press-import.server.ts'
import { findImport } from '#app/inventory/import/find-import.server.ts'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { changeRecords } from '#app/inventory/import/records/change-records.server.ts'
import { ROW_FILTER_PARAM } from '#app/jobs/job-intents.ts'
import { ROW_FILTERS } from '#app/jobs/job-states.ts'
import { EarlierRecordsPanel } from '#app/inventory/import/panel/earlier-records.tsx'
import { ImportScreen } from '#app/inventory/import/panel/import-screen.tsx'
import { pageIn } from '#app/panel/page-param.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import type { Route } from './+types/import.ts'

const PATTERN = '/dashboard/importar/:importId'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Importar')
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const filter = ROW_FILTERS.find((each) => each === url.searchParams.get(ROW_FILTER_PARAM)) ?? null
  const { store, mail, now } = context.get(partsContext)
  const staff = context.get(staffContext)
  const looking = { viewer: staff, filter, page: pageIn(url.searchParams), now: now() }
  const shown = await findImport(PROPERTY_IMPORTS, store, params.importId, looking)
  if (!shown) throw redirect(href('/dashboard/importar'))
  const canMail = await mail.isConfigured()
  return {
    shown,
    canMail,
    may: { invite: isAllowed(staff.role, 'people'), configure: isAllowed(staff.role, 'settings') },
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, formBytes(PATTERN))
  const [parts, staff, demand] = [context.get(partsContext), context.get(staffContext), context.get(demandContext)]
  const changed = await changeRecords({ parts, staff, demand }, params.importId, form)
  if (changed && !('saved' in changed)) return data(changed, { status: 'refusal' in changed ? 422 : 200 })
  const pressed = { form, actor: actorOf(staff) }
  const isChanged = changed !== null || (await pressImport(PROPERTY_IMPORTS, parts, params.importId, pressed))
  if (typeof isChanged === 'object' && isChanged) return data(isChanged, { status: isChanged.isBusy ? 409 : 422 })
  if (isChanged === null) throw data(NOT_UNDERSTOOD, { status: 400 })
  const page = href(PATTERN, { importId: params.importId })
  return redirect(isChanged ? page : noticePath(page, 'importacion-cambiada'), 303)
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, ...rights } = loaderData
  return (
    <ImportScreen shown={shown} tableFault={actionData && 'tableFault' in actionData ? actionData.tableFault : null}>
      <EarlierRecordsPanel
        records={shown.records}
        {...rights}
        invited={actionData && 'invited' in actionData ? actionData.invited : []}
        refusal={actionData && 'refusal' in actionData ? actionData.refusal : null}
      />
    </ImportScreen>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
