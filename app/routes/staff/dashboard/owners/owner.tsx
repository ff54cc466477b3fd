import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { isAllowed } from '#app/accounts/role.ts'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { deleteOwner, mergeOwner } from '#app/inventory/owners/change-owner.server.ts'
import { findShownOwner } from '#app/inventory/owners/find-owners.server.ts'
import { findOwnerFolder, findOwnerHistory } from '#app/inventory/owners/owner-folder.server.ts'
import { OwnerScreen } from '#app/inventory/owners/owner-screen.tsx'
import { savePostedOwner } from '#app/inventory/owners/save-posted-owner.server.ts'
import { MERGE_PARAM, OWNER_INTENTS, REMOVE_OWNER_PARAM } from '#app/inventory/owners/shown-owner.ts'
import { NOT_UNDERSTOOD } from '#app/inventory/row-change.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import type { Route } from './+types/owner.ts'

const LIST = href('/dashboard/propietarios')

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Propietario')
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db } = context.get(partsContext).store
  // Dossiers, phones and e-mails are only for those who may edit.
  const mayEdit = isAllowed(context.get(staffContext).role, 'edit')
  const { ownerId } = params
  const typed = url.searchParams.get(MERGE_PARAM)
  const shown = await findShownOwner(db, { id: ownerId, typed, seesContacts: mayEdit })
  if (!shown) throw redirect(noticePath(LIST, 'propietario-inexistente'))
  const { properties } = shown
  return {
    shown,
    folder: mayEdit ? await findOwnerFolder(db, properties) : null,
    history: await findOwnerHistory(db, { ownerId, properties, seesContacts: mayEdit }),
    removing: url.searchParams.has(REMOVE_OWNER_PARAM),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { store, now } = context.get(partsContext)
  const change = { db: store.db, actor: actorOf(context.get(staffContext)), now: now() }
  const { ownerId } = params
  const form = await readForm(request)
  const goTo = (path: string, notice: NoticeCode) => redirect(noticePath(path, notice), 303)
  const own = href('/dashboard/propietarios/:ownerId', { ownerId })
  switch (form.get('intent')) {
    case OWNER_INTENTS.save: {
      const saved = await savePostedOwner(change, ownerId, form)
      if (saved.ok) return goTo(own, 'propietario-guardado')
      if (saved.refusal === 'missing') return goTo(LIST, 'propietario-inexistente')
      return data(saved.refusal, { status: 422 })
    }
    case OWNER_INTENTS.merge: {
      const into = textOf(form, 'into')
      const isMerged = await mergeOwner(change, { from: ownerId, into })
      if (!isMerged) return goTo(LIST, 'propietario-inexistente')
      return goTo(href('/dashboard/propietarios/:ownerId', { ownerId: into }), 'propietario-unido')
    }
    case OWNER_INTENTS.remove: {
      const isDeleted = await deleteOwner(change, ownerId)
      return goTo(LIST, isDeleted ? 'propietario-eliminado' : 'propietario-inexistente')
    }
    default:
      throw data(NOT_UNDERSTOOD, { status: 400 })
  }
}

/** A network or server failure is shown on the page, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(CHANGE_FAILED))
}

export default function Owner({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, folder, history, removing } = loaderData
  const refusal = actionData ?? null
  return (
    <>
      <OwnerScreen
        key={shown.owner.id}
        shown={shown}
        folder={folder}
        history={history}
        removing={removing && !refusal}
        refusal={refusal}
      />
      <FailureNotice answer={refusal?.message ? { message: refusal.message } : null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
