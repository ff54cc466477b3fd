import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { isAllowed } from '#app/accounts/role.ts'
import { type Staff, actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { type DossierControl, FILE_CONTROL, REMOVE_PARAM, dossierPath } from '#app/editing/dossier/dossier.ts'
import { changeDossier } from '#app/editing/dossier/change-dossier.server.ts'
import { DossierScreen } from '#app/editing/dossier/dossier-screen.tsx'
import { findDossier, findDossierProperty } from '#app/editing/dossier/find-dossier.server.ts'
import { MAX_FILE_MB } from '#app/editing/dossier/private-file.ts'
import { FORM_BYTES } from '#app/forms/form-bytes.server.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readFormUpTo } from '#app/forms/read-form.server.ts'
import { type Refusal, refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { StaffPropertyFailed } from '#app/inventory/staff-property-failed.tsx'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/property-dossier.ts'

const NO_PROPERTY = noticePath(href('/dashboard'), 'propiedad-inexistente')

/** For a body that is longer than any form of the page with the largest file. */
const TOO_LARGE: Refusal<DossierControl> = {
  values: {},
  errors: { [FILE_CONTROL]: `El archivo es demasiado grande: se admiten hasta ${MAX_FILE_MB} MB.` },
  message: null,
}

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Expediente')
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  const dossier = await findDossier(store.db, params.propertyId, contributorOf(context.get(staffContext)))
  if (!dossier) throw redirect(NO_PROPERTY)
  return { dossier, removing: url.searchParams.get(REMOVE_PARAM) }
}

export async function action({ params: { propertyId }, request, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const form = await readFormUpTo(request, FORM_BYTES['/property/:propertyId/expediente'])
  const property = await findDossierProperty(parts.store.db, propertyId)
  if (!property) throw redirect(NO_PROPERTY, 303)
  if (!form) return data(TOO_LARGE, { status: 413 })
  const contributor = contributorOf(context.get(staffContext))
  const changed = await changeDossier(parts, { property, form, contributor })
  // Our own forms always post a valid intent.
  if (!changed) throw data('No se entendió qué hacer.', { status: 400 })
  if (!changed.ok) return data(changed.refusal, { status: 422 })
  throw redirect(noticePath(dossierPath(propertyId), changed.notice), 303)
}

/** A network or server failure is shown on the page, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith<DossierControl>(CHANGE_FAILED))
}

function contributorOf(staff: Staff) {
  return { ...actorOf(staff), mayRemoveAny: isAllowed(staff.role, 'people') }
}

export default function PropertyDossier({ params, loaderData, actionData }: Route.ComponentProps) {
  const { dossier, removing } = loaderData
  const back = { to: href('/property/:propertyId', params), label: 'Volver a la propiedad' }
  return (
    <>
      <PanelHead back={back} title={`Expediente de ${dossier.title || 'propiedad sin título'}`} />
      <DossierScreen
        propertyId={params.propertyId}
        dossier={dossier}
        removing={actionData ? null : removing}
        refusal={actionData ?? null}
      />
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <StaffPropertyFailed />
}
