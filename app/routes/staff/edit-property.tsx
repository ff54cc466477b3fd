import { href, redirect, replace } from 'react-router'
import { noticePath } from '#app/site/notice-path.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { NOT_EDITED } from '#app/editing/form-state/open-form.ts'
import { FormScreen } from '#app/editing/form/form-screen.tsx'
import { sendForm } from '#app/editing/draft/send-form.ts'
import { openEditForm, openNewForm } from '#app/editing/form/open-form.server.ts'
import { LIST_PARAM, openedFrom, waysOn } from '#app/editing/form/way-back.ts'
import { saveForm } from '#app/editing/form/save-form.server.ts'
import { savedNotice } from '#app/editing/form/saved-notice.ts'
import { StaffPropertyFailed } from '#app/inventory/staff-property-failed.tsx'
import type { Route } from './+types/edit-property.ts'
import { goneContext, reportFailure, staffPost } from './form-post.server.ts'
import { notSaved } from './not-saved.ts'

const TITLE = 'Editar Propiedad'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const stored = await openEditForm(parts, params.propertyId).catch((failure: unknown) => {
    reportFailure(failure, { request, context })
    throw redirect(noticePath(href('/dashboard'), 'propiedad-no-cargada'))
  })
  // Without JavaScript the loader also runs for the page with the answer, whose form replaces this one.
  const opened = stored ?? (context.get(goneContext) ? await openNewForm(parts) : null)
  if (!opened) throw redirect(noticePath(href('/dashboard'), 'propiedad-inexistente'))
  return { opened, list: openedFrom(request) }
}

export async function action(args: Route.ActionArgs) {
  const answer = await saveForm(staffPost(args), args.params.propertyId)
  if (answer.ok && answer.done === 'saved') {
    const list = new URL(args.request.url).searchParams.get(LIST_PARAM)
    const ways = waysOn(answer.id, list, answer.perM2)
    // Going back never reopens a saved form.
    throw replace(noticePath(href('/dashboard'), savedNotice(answer), ways), 303)
  }
  if (!answer.ok && answer.refusal === 'gone') args.context.set(goneContext, true)
  return notSaved(answer)
}

export async function clientAction({ serverAction, request, params }: Route.ClientActionArgs) {
  return notSaved(await sendForm(serverAction, { propertyId: params.propertyId, request, message: NOT_EDITED }))
}

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, TITLE)
}

export default function EditProperty({ params, loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormScreen
      key={params.propertyId}
      title={TITLE}
      editedId={params.propertyId}
      {...loaderData}
      answer={actionData ?? null}
    />
  )
}

export function ErrorBoundary() {
  return <StaffPropertyFailed />
}
