import { data } from 'react-router'
import { InvitationsPanel } from '#app/accounts/invitations-panel.tsx'
import { changeInvitations, readInvitations } from '#app/accounts/manage-invitations.server.ts'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { TeamPanel } from '#app/accounts/team-panel.tsx'
import { findTeam, makeTeamReset } from '#app/accounts/team-reset.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/parts.server.ts'
import type { Route } from './+types/team.ts'

export function meta() {
  return panelMeta('Equipo')
}

export async function loader({ context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  return { invitations: await readInvitations(parts), team: await findTeam(parts) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [parts, staff] = [context.get(partsContext), context.get(staffContext)]
  const form = await readForm(request)
  const reset = await makeTeamReset(parts, form)
  if (reset) return { reset }
  const invitations = await changeInvitations(parts, staff, form)
  if (!invitations) throw data('No se entendió qué guardar.', { status: 400 })
  return { invitations }
}

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { team, invitations } = loaderData
  const changed = actionData && 'invitations' in actionData ? actionData.invitations : null
  return (
    <>
      <TeamPanel team={team} made={actionData && 'reset' in actionData ? (actionData.reset ?? null) : null} />
      <InvitationsPanel {...invitations} madeLink={changed && 'madeLink' in changed ? changed.madeLink : undefined} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
