import { data, href, redirect } from 'react-router'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
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
import { deleteComplex } from '#app/complexes/changes/change-complex.server.ts'
import { findComplexPage, findForRemoval } from '#app/complexes/panel/complex-list.server.ts'
import { COMPLEX_INTENTS, REMOVE_COMPLEX_PARAM } from '#app/complexes/panel/complex-list.ts'
import { ComplexesScreen } from '#app/complexes/panel/complexes-screen.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import type { Route } from './+types/complexes.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Conjuntos')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  return {
    list: await findComplexPage(store, pageIn(url.searchParams)),
    removing: await findForRemoval(store, url.searchParams.get(REMOVE_COMPLEX_PARAM)),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { store, now } = context.get(partsContext)
  const actor = actorOf(context.get(staffContext))
  const form = await readForm(request)
  if (form.get('intent') !== COMPLEX_INTENTS.remove)
    throw data('No se entendió qué hacer con el conjunto.', { status: 400 })
  const isDeleted = await deleteComplex({ db: store.db, actor, now: now() }, textOf(form, 'id'))
  const page = pageIn(url.searchParams)
  const here = href('/dashboard/conjuntos') + (page > 1 ? `?page=${page}` : '')
  return redirect(noticePath(here, isDeleted ? 'conjunto-eliminado' : 'conjunto-inexistente'), 303)
}

/** A network or server failure is shown on the page, which stays as it was. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(CHANGE_FAILED))
}

export default function Complexes({ loaderData: { list, removing }, actionData }: Route.ComponentProps) {
  return (
    <>
      <ComplexesScreen list={list} removing={actionData ? null : removing} />
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
