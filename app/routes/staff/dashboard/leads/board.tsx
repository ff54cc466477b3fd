import { data, href, redirect } from 'react-router'
import { findToday } from '#app/agency/agency-days.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { pastedSearch } from '#app/forms/typed-search.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { isChatSearch } from '#app/leads/find-chat.server.ts'
import { findLeadColumns } from '#app/leads/find-leads.server.ts'
import { findLeadPeople } from '#app/leads/lead-people.server.ts'
import { LEAD_PARAMS, leadQuery, leadQueryIn } from '#app/leads/lead-query.ts'
import { BoardScreen } from '#app/leads/panel/board-screen.tsx'
import { newLeadPath } from '#app/leads/panel/chat-box.tsx'
import { moveCard } from '#app/leads/panel/change-lead-page.server.ts'
import { CARD_CONTROLS, LOST_PARAM, leadAnswer } from '#app/leads/panel/lead-page.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/board.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Prospectos por etapa')
}

/** After a conflict the board shows where the card is now. */
export const shouldRevalidate = revalidateUnlessFailed

export async function loader({ url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const filters = { ...leadQueryIn(url.searchParams), stage: null }
  const scope = await findLeadScope(parts.store.db, context.get(staffContext))
  const pasted = pastedSearch(url.searchParams.get(LEAD_PARAMS.search))
  if (scope.seesContacts && (await isChatSearch(parts.store, pasted))) throw redirect(newLeadPath(pasted))
  const columns = await findLeadColumns(parts.store, filters, scope)
  return { columns, filters, asesores: await findLeadPeople(parts.store.db), today: await findToday(parts) }
}

/** Moves a card. What a stage asks for is asked on the lead's page, or in the form of its deal. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const change = changeBy(context.get(staffContext), context.get(partsContext))
  const scope = await findLeadScope(change.db, context.get(staffContext))
  const leadId = textOf(form, CARD_CONTROLS.lead)
  const moved = await moveCard(change, { leadId, scope, form })
  if ('asks' in moved) {
    const page = href('/dashboard/prospectos/:leadId', { leadId })
    return redirect(moved.asks === 'deal' ? `${page}/cierre` : `${page}?${LOST_PARAM}=1#etapa`, 303)
  }
  if (!('notice' in moved)) return data(moved, { status: 422 })
  if (form.has(CARD_CONTROLS.stay)) return data(moved)
  const board = href('/dashboard/prospectos/tablero') + leadQuery(leadQueryIn(url.searchParams))
  return redirect(noticePath(board, moved.notice), 303)
}

/** A network or server failure is shown on the board, where the card returns to its column. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), leadAnswer(null, { message: CHANGE_FAILED }))
}

export default function Board({ loaderData, actionData }: Route.ComponentProps) {
  return <BoardScreen {...loaderData} answer={actionData ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
