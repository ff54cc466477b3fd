import { data, href, redirect } from 'react-router'
import { STRICTER_FORMS } from '#app/accounts/access-table.server.ts'
import { actorOf, demandContext, staffContext } from '#app/accounts/staff-context.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageIn } from '#app/panel/page-param.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { refusedWith } from '#app/forms/refusal.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { NOT_UNDERSTOOD } from '#app/inventory/row-change.ts'
import { findForPurge, findTrash, purgeDeleted, restoreDeleted } from '#app/inventory/trash/trash-list.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { PURGE_PARAM, TRASH_INTENTS } from '#app/records/trash.ts'
import { TrashScreen } from '#app/inventory/trash/trash-screen.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import type { Route } from './+types/trash.ts'

const RESTORED = {
  property: 'propiedad-restaurada',
  complex: 'restaurado',
  owner: 'restaurado',
  lead: 'restaurado',
  visit: 'visita-restaurada',
} as const
const PURGED = {
  property: 'propiedad-borrada',
  complex: 'borrado',
  owner: 'borrado',
  lead: 'borrado',
  visit: 'visita-borrada',
} as const

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Papelera')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  const scope = await findLeadScope(store.db, context.get(staffContext))
  return {
    list: await findTrash(store, pageIn(url.searchParams), scope),
    purging: await findForPurge(store.db, scope, url.searchParams.get(PURGE_PARAM)),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { store, now } = context.get(partsContext)
  const change = { db: store.db, actor: actorOf(context.get(staffContext)), now: now() }
  const form = await readForm(request)
  const [id, intent] = [textOf(form, 'id'), form.get('intent')]
  const page = pageIn(url.searchParams)
  const here = href('/dashboard/papelera') + (page > 1 ? `?page=${page}` : '')
  if (intent === TRASH_INTENTS.restore) {
    const scope = await findLeadScope(store.db, context.get(staffContext))
    const restored = (await findForPurge(store.db, scope, id)) && (await restoreDeleted(change, id))
    if (restored?.other)
      return redirect(
        noticePath(href('/dashboard/propietarios/:ownerId', { ownerId: restored.other }), 'propietario-unido'),
        303,
      )
    if (restored?.otherCode) return redirect(noticePath(here, 'propiedad-restaurada-otro-id'), 303)
    return redirect(noticePath(here, restored ? RESTORED[restored.kind] : 'no-en-papelera'), 303)
  }
  if (intent === TRASH_INTENTS.purge) {
    await context.get(demandContext)(STRICTER_FORMS[intent])
    const purged = await purgeDeleted(change, id)
    return redirect(noticePath(here, purged ? PURGED[purged] : 'no-en-papelera'), 303)
  }
  throw data(NOT_UNDERSTOOD, { status: 400 })
}

/** A network or server failure is shown on the page, which stays as it was. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(CHANGE_FAILED))
}

export default function Trash({ loaderData: { list, purging }, actionData }: Route.ComponentProps) {
  return (
    <>
      <TrashScreen list={list} purging={actionData ? null : purging} />
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
