import { data, href, redirect } from 'react-router'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findSeenLead } from '#app/leads/change-lead.server.ts'
import {
  NEW_REQUIREMENT,
  PASTED_PARAM,
  type RequirementAnswer,
  requirementTexts,
} from '#app/leads/panel/requirement-page.ts'
import { queryOfAddress, requirementView, saveRequirement } from '#app/leads/panel/requirement-page.server.ts'
import { RequirementScreen } from '#app/leads/panel/requirement-screen.tsx'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/requirement.ts'

const LIST = href('/dashboard/prospectos')

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Qué busca')
}

/** After a conflict the page saves over how the lead is now. */
export const shouldRevalidate = revalidateUnlessFailed

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  const lead = await findSeenLead(store.db, await findLeadScope(store.db, context.get(staffContext)), params.leadId)
  if (!lead) throw redirect(noticePath(LIST, 'prospecto-inexistente'))
  const number = numberIn(params)
  const requirement = lead.requirements.find((each) => each.number === number) ?? null
  if (number !== null && !requirement)
    throw redirect(noticePath(href('/dashboard/prospectos/:leadId', params), 'busqueda-inexistente'))
  const catalogue = await currentCatalogue(store)
  const pasted = url.searchParams.get(PASTED_PARAM)
  if (pasted !== null) {
    const query = queryOfAddress(pasted, catalogue)
    throw redirect(query ? url.pathname + query : noticePath(url.pathname, 'direccion-sin-filtros'))
  }
  const view = requirementView(url.searchParams, catalogue)
  return { name: lead.name, version: lead.version, view, opened: requirementTexts(requirement) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const form = await readForm(request)
  const catalogue = await currentCatalogue(parts.store)
  const change = changeBy(context.get(staffContext), parts)
  const scope = await findLeadScope(change.db, context.get(staffContext))
  const posted = { leadId: params.leadId, scope, number: numberIn(params), form, catalogue }
  const saved = await saveRequirement(change, posted)
  if (!('notice' in saved)) return data(saved, { status: isWrong(saved) ? 422 : 200 })
  const isGone = saved.notice === 'prospecto-inexistente'
  return redirect(noticePath(isGone ? LIST : href('/dashboard/prospectos/:leadId', params), saved.notice), 303)
}

/** The number of the requirement in the address; null for a new one. */
function numberIn({ number }: { number: string }): number | null {
  return number === NEW_REQUIREMENT ? null : Number(number)
}

function isWrong({ errors, message }: RequirementAnswer): boolean {
  return message !== null || Object.keys(errors).length > 0
}

/** A network or server failure is shown on the page, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), { ...refusedWith(CHANGE_FAILED), view: null }, 'prospecto-inexistente')
}

export default function Requirement({ params, loaderData, actionData }: Route.ComponentProps) {
  const { name, version, view, opened } = loaderData
  const back = href('/dashboard/prospectos/:leadId', params)
  const answer = actionData ?? null
  return (
    <>
      <PanelHead back={{ to: back, label: name }} title={`Qué busca ${name}`} />
      <RequirementScreen
        path={href('/dashboard/prospectos/:leadId/busca/:number', params)}
        version={version}
        view={answer?.view ?? view}
        opened={opened}
        answer={answer}
        backTo={back}
      />
      <FailureNotice answer={answer} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
