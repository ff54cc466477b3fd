import { findToday } from '#app/agency/agency-days.server.ts'
import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { unreachedComplex } from '#app/complexes/form/complex-form-state.ts'
import { ComplexForm } from '#app/complexes/form/complex-form.tsx'
import { openNewComplex, saveComplex } from '#app/complexes/form/save-complex.server.ts'
import { staffPost } from './form-post.server.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/add-complex.ts'

const TITLE = 'Añadir conjunto'

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, TITLE)
}

export async function loader({ context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  return { opened: await openNewComplex(parts), today: await findToday(parts) }
}

export async function action(args: Route.ActionArgs) {
  const saved = await saveComplex(staffPost(args), null)
  if (!saved.ok && saved.refusal !== 'missing') return data(saved.refusal, { status: saved.status })
  if (!saved.ok) throw redirect(noticePath(href('/dashboard/conjuntos'), 'conjunto-inexistente'), 303)
  const spaces = href('/dashboard/conjuntos/:complexId/espacios', { complexId: saved.id })
  throw redirect(noticePath(spaces, 'conjunto-guardado'), 303)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), unreachedComplex())
}

export default function AddComplex({ loaderData, actionData }: Route.ComponentProps) {
  return <ComplexForm title={TITLE} {...loaderData} refusal={actionData ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
