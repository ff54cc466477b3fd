import { data, href, redirect } from 'react-router'
import { PUBLISH_ANSWER } from '#app/editing/form/publish-question.ts'
import { FORM_BYTES } from '#app/forms/form-bytes.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { SpacesScreen } from '#app/complexes/grid/spaces-screen.tsx'
import { saveSpaces, openSpaces } from '#app/complexes/spaces/save-spaces.server.ts'
import { perM2Notice, tooManyRowsMessage, wrongRowsMessage } from '#app/complexes/spaces/row-errors.ts'
import { NEXT_CARD } from '#app/complexes/grid/space-card-head.tsx'
import {
  COLUMN_PARAM,
  NEXT_ROW_BUTTON,
  OPENED_ROW_PARAM,
  SPACES_FAILED,
  type SpacesAnswer,
  rowsIn,
} from '#app/complexes/spaces/space-rows.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/complex-spaces.ts'
import { staffPost } from './form-post.server.ts'

const LIST = href('/dashboard/conjuntos')

const LONGEST_ID = 36

export const shouldRevalidate = revalidateUnlessFailed

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return panelMeta({ matches }, loaderData ? `Espacios de ${loaderData.opened.name}` : 'Espacios')
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const columns = url.searchParams.getAll(COLUMN_PARAM)
  const opened = await openSpaces(context.get(partsContext), params.complexId, columns)
  if (!opened) throw redirect(noticePath(LIST, 'conjunto-inexistente'))
  return { opened, requested: url.searchParams.get(OPENED_ROW_PARAM) }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, FORM_BYTES['/dashboard/conjuntos/:complexId/espacios'])
  const tooMany = tooManyRowsMessage(form)
  if (tooMany !== null) return data<SpacesAnswer>({ rows: [], message: tooMany, isUnreached: true }, { status: 422 })
  const { parts, actor } = staffPost(args)
  const answers = form.getAll(PUBLISH_ANSWER).map(String)
  const answer = await saveSpaces({ parts, actor, id: args.params.complexId, answers }, rowsIn(form))
  if (!answer) throw redirect(noticePath(LIST, 'conjunto-inexistente'), 303)
  const message = wrongRowsMessage(answer)
  if (message !== null) return data<SpacesAnswer>({ rows: answer.rows, message }, { status: 422 })
  const here = href('/dashboard/conjuntos/:complexId/espacios', { complexId: args.params.complexId })
  const next = form.get(NEXT_ROW_BUTTON)
  // On a phone the card of the next space opens.
  const isNext = typeof next === 'string' && next !== ''
  const path = isNext ? `${here}?${new URLSearchParams({ [OPENED_ROW_PARAM]: next.slice(0, LONGEST_ID) })}` : here
  const saved = noticePath(path, 'espacios-guardados', perM2Notice(answer.perM2))
  throw redirect(isNext ? `${saved}#${NEXT_CARD}` : saved, 303)
}

/** A network or server failure is shown on the page; the table keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const unreached: SpacesAnswer = { rows: [], message: SPACES_FAILED, isUnreached: true }
  return orRefusal(serverAction(), unreached)
}

export default function ComplexSpaces({ params, loaderData, actionData }: Route.ComponentProps) {
  return <SpacesScreen key={params.complexId} {...loaderData} answer={actionData ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
