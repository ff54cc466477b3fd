import { findToday } from '#app/agency/agency-days.server.ts'
import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { unreachedComplex } from '#app/complexes/form/complex-form-state.ts'
import { ComplexForm } from '#app/complexes/form/complex-form.tsx'
import { openComplex, saveComplex } from '#app/complexes/form/save-complex.server.ts'
import { staffPost } from './form-post.server.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/edit-complex.ts'

const TITLE = 'Editar conjunto'
const LIST = href('/dashboard/conjuntos')

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, TITLE)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const opened = await openComplex(parts, params.complexId)
  if (!opened) throw redirect(noticePath(LIST, 'conjunto-inexistente'))
  return { opened, today: await findToday(parts) }
}

export async function action(args: Route.ActionArgs) {
  const saved = await saveComplex(staffPost(args), args.params.complexId)
  if (!saved.ok && saved.refusal !== 'missing') return data(saved.refusal, { status: saved.status })
  const notice = saved.ok ? 'conjunto-actualizado' : 'conjunto-inexistente'
  throw redirect(noticePath(LIST, notice), 303)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), unreachedComplex())
}

export default function EditComplex({ params, loaderData, actionData }: Route.ComponentProps) {
  return <ComplexForm key={params.complexId} title={TITLE} {...loaderData} refusal={actionData ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
