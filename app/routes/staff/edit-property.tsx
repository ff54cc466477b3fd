import { href, redirect } from 'react-router'
import { noticePath } from '#app/agency/notices.ts'
import { panelMeta } from '#app/agency/panel/panel-meta.ts'
import { partsContext } from '#app/parts.server.ts'
import { NOT_EDITED } from '#app/properties/form/form-failure.ts'
import { FormScreen } from '#app/properties/form/form-screen.tsx'
import { sendKeeping } from '#app/properties/form/keep-typed.ts'
import { KnownForm } from '#app/properties/form/known-form.tsx'
import { openEditForm } from '#app/properties/form/open-form.server.ts'
import { saveEditedForm } from '#app/properties/form/save-form.server.ts'
import { KnownFirstPage, knownFirst } from '#app/properties/panel/known-first.tsx'
import { StaffFailed } from '#app/properties/panel/staff-failed.tsx'
import { themeIn } from '#app/ui/panel/theme.ts'
import type { Route } from './+types/edit-property.ts'
import { staffPost, tell } from './form-post.server.ts'
import { notSaved } from './not-saved.ts'

const TITLE = 'Editar Propiedad'
const KEY = 'propertyToEdit'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const opened = await openEditForm(context.get(partsContext), params.propertyId).catch((failure: unknown) => {
    tell(failure, { request, context })
    throw redirect(noticePath(href('/dashboard'), 'propiedad-no-cargada'))
  })
  if (!opened) throw redirect(noticePath(href('/dashboard'), 'propiedad-inexistente'))
  return { opened, theme: themeIn(request.headers.get('Cookie')) }
}

export function clientLoader({ params: { propertyId }, serverLoader }: Route.ClientLoaderArgs) {
  return knownFirst(KEY, {
    id: propertyId,
    path: href('/edit-property/:propertyId', { propertyId }),
    load: serverLoader,
  })
}

export async function action(args: Route.ActionArgs) {
  const answer = await saveEditedForm({ ...staffPost(args), id: args.params.propertyId })
  if (answer.outcome === 'missing') throw redirect(noticePath(href('/dashboard'), 'propiedad-inexistente'), 303)
  if (answer.outcome === 'saved') throw redirect(noticePath(href('/dashboard'), 'propiedad-actualizada'), 303)
  return notSaved(answer)
}

export async function clientAction({ serverAction, params }: Route.ClientActionArgs) {
  return notSaved(await sendKeeping(serverAction, { propertyId: params.propertyId, message: NOT_EDITED }))
}

export function meta() {
  return panelMeta(TITLE)
}

export default function EditProperty({ params, loaderData, actionData }: Route.ComponentProps) {
  return (
    <KnownFirstPage key={params.propertyId} data={loaderData} storageKey={KEY} Known={KnownForm}>
      {(page) => <FormScreen title={TITLE} {...page} answer={actionData ?? null} />}
    </KnownFirstPage>
  )
}

export function ErrorBoundary() {
  return <StaffFailed />
}
