import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { isAllowed } from '#app/accounts/role.ts'
import { type Staff, actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { DOSSIER_INTENTS, NOTE_RULES, REMOVE_PARAM, dossierPath } from '#app/editing/dossier/dossier.ts'
import { DossierScreen } from '#app/editing/dossier/dossier-screen.tsx'
import { findDossier, findDossierProperty } from '#app/editing/dossier/find-dossier.server.ts'
import { addNote, removeNote } from '#app/editing/dossier/notes.server.ts'
import { VersionsFrame } from '#app/editing/versions/versions-screen.tsx'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { FORM_BYTES } from '#app/forms/form-bytes.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { StaffPropertyFailed } from '#app/inventory/staff-property-failed.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { noticePath } from '#app/site/notices.ts'
import { UrlNotice } from '#app/site/url-notice.tsx'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { themeIn } from '#app/ui/panel/theme.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/property-dossier.ts'

const NO_PROPERTY = noticePath(href('/dashboard'), 'propiedad-inexistente')

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Expediente')
}

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  const dossier = await findDossier(store.db, params.propertyId, contributorOf(context.get(staffContext)))
  if (!dossier) throw redirect(NO_PROPERTY)
  return { dossier, removing: url.searchParams.get(REMOVE_PARAM), theme: themeIn(request.headers.get('Cookie')) }
}

export async function action({ params: { propertyId }, request, context }: Route.ActionArgs) {
  const { store, now } = context.get(partsContext)
  const contributor = contributorOf(context.get(staffContext))
  const form = await readForm(request, FORM_BYTES['/property/:propertyId/expediente'])
  if (!(await findDossierProperty(store.db, propertyId))) throw redirect(NO_PROPERTY, 303)
  const path = dossierPath(propertyId)
  const intent = textOf(form, 'intent')
  if (intent === DOSSIER_INTENTS.removeNote) {
    const isRemoved = await removeNote(store.db, propertyId, textOf(form, 'id'), contributor)
    throw redirect(noticePath(path, isRemoved ? 'nota-eliminada' : 'nota-inexistente'), 303)
  }
  // Our own forms always post a valid intent.
  if (intent !== DOSSIER_INTENTS.addNote) throw data('No se entendió qué hacer.', { status: 400 })
  const posted = checkPosted(NOTE_RULES, form)
  if ('refusal' in posted) return data(posted.refusal, { status: 422 })
  const fault = await addNote(store.db, { propertyId, ...posted.values, contributor, now: now() })
  if (fault !== null) return data(refusedWith(fault, posted.shown), { status: 422 })
  throw redirect(noticePath(path, 'nota-agregada'), 303)
}

/** A network or server failure is shown on the page, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(CHANGE_FAILED))
}

function contributorOf(staff: Staff) {
  return { ...actorOf(staff), mayRemoveAny: isAllowed(staff.role, 'people') }
}

export default function PropertyDossier({ params, loaderData, actionData }: Route.ComponentProps) {
  const { dossier, removing, theme } = loaderData
  const back = { to: href('/property/:propertyId', params), label: 'Volver a la propiedad' }
  return (
    <VersionsFrame theme={theme} back={back} title={`Expediente de ${dossier.title || 'propiedad sin título'}`}>
      <DossierScreen
        dossier={dossier}
        path={dossierPath(params.propertyId)}
        removing={actionData ? null : removing}
        refusal={actionData ?? null}
      />
      <UrlNotice />
      <FailureNotice answer={actionData ?? null} />
    </VersionsFrame>
  )
}

export function ErrorBoundary() {
  return <StaffPropertyFailed />
}
