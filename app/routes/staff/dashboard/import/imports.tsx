import { data, href, redirect } from 'react-router'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findImports } from '#app/inventory/import/find-import.server.ts'
import { EASY_BROKER_KEY } from '#app/inventory/import/import-intents.ts'
import { ImportsScreen } from '#app/inventory/import/panel/imports-screen.tsx'
import { OtherWays } from '#app/inventory/import/panel/other-ways.tsx'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { takeEasyBroker, takeImportFile } from '#app/inventory/import/take-file.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import type { Route } from './+types/imports.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Importar')
}

export async function loader({ context }: Route.LoaderArgs) {
  return { imports: await findImports(PROPERTY_IMPORTS, context.get(partsContext).store.db, context.get(staffContext)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [parts, actor] = [context.get(partsContext), actorOf(context.get(staffContext))]
  const isFile = request.headers.get('Content-Type')?.startsWith('multipart/')
  const taken = isFile
    ? await takeImportFile(PROPERTY_IMPORTS, parts, request, actor)
    : await takeEasyBroker(parts, textOf(await readForm(request), EASY_BROKER_KEY).trim(), actor)
  if ('id' in taken) return redirect(href('/dashboard/importar/:importId', { importId: taken.id }), 303)
  return data(taken, { status: 'isBusy' in taken && taken.isBusy ? 409 : 422 })
}

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ImportsScreen
      of="import"
      imports={loaderData.imports}
      fault={actionData && 'fault' in actionData ? actionData.fault : null}
    >
      <OtherWays keyFault={actionData && 'keyFault' in actionData ? actionData.keyFault : null} />
    </ImportsScreen>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
