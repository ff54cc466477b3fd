import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { FLOOR_INTENTS, unreachedFloor } from '#app/complexes/drawing/floor-form-state.ts'
import { FloorScreen } from '#app/complexes/drawing/floor-screen.tsx'
import { openFloor } from '#app/complexes/drawing/open-floor.server.ts'
import { saveFloor } from '#app/complexes/drawing/save-floor.server.ts'
import { FORM_BYTES } from '#app/forms/form-bytes.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/complex-drawing.ts'
import { staffPost } from './form-post.server.ts'

const LIST = href('/dashboard/conjuntos')

export const shouldRevalidate = revalidateUnlessFailed

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return panelMeta({ matches }, loaderData ? `Plano de ${loaderData.opened.complex.name}` : 'Plano')
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const opened = await openFloor(context.get(partsContext), params.complexId, params.floorId ?? null)
  if (!opened) throw redirect(noticePath(LIST, 'conjunto-inexistente'))
  return { opened }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, FORM_BYTES['/dashboard/conjuntos/:complexId/plano/:floorId?'])
  const saved = await saveFloor(staffPost(args), args.params.complexId, form)
  if (!saved.ok && saved.refusal !== 'missing') return data(saved.refusal, { status: saved.status })
  if (!saved.ok) throw redirect(noticePath(LIST, 'conjunto-inexistente'), 303)
  const isRemoved = textOf(form, 'intent') === FLOOR_INTENTS.remove
  const floorId = isRemoved ? undefined : saved.floorId
  const here = href('/dashboard/conjuntos/:complexId/plano/:floorId?', { complexId: args.params.complexId, floorId })
  throw redirect(noticePath(here, isRemoved ? 'piso-quitado' : 'plano-guardado'), 303)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), unreachedFloor())
}

export default function ComplexDrawing({ params, loaderData, actionData }: Route.ComponentProps) {
  return <FloorScreen key={params.floorId ?? ''} {...loaderData} refusal={actionData ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
