import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeRegistration } from '#app/accounts/team/registration.server.ts'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { changeMember, leavesAdministration } from '#app/accounts/team/change-member.server.ts'
import { InvitationsPanel } from '#app/accounts/team/invitations-panel.tsx'
import { changeInvitations, readInvitations } from '#app/accounts/team/manage-invitations.server.ts'
import { TeamPanel } from '#app/accounts/team/team-panel.tsx'
import { findTeam, createTeamResetLink } from '#app/accounts/team/team.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { NOTHING_TO_SAVE } from '#app/settings/settings-intents.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { SettingsVersionsLink } from '#app/settings/panel/versions-link.tsx'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { useLastAnswer } from '#app/ui/panel/use-last-answer.tsx'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import type { Route } from './+types/team.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Equipo')
}

export async function loader({ context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  return {
    invitations: await readInvitations(parts),
    team: await findTeam(parts),
    ownId: context.get(staffContext).id,
    canMail: await parts.mail.isConfigured(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [parts, staff] = [context.get(partsContext), context.get(staffContext)]
  const form = await readForm(request)
  const changed = await changeMember(parts, staff, form)
  if (changed) {
    const path = leavesAdministration(changed)
      ? href('/dashboard/configuracion')
      : href('/dashboard/configuracion/equipo')
    return redirect(noticePath(path, changed), 303)
  }
  const registered = await changeRegistration(parts, staff, form)
  if (registered) return redirect(noticePath(href('/dashboard/configuracion/equipo'), registered), 303)
  const reset = await createTeamResetLink(parts, staff, form)
  const invitations = reset ?? (await changeInvitations(parts, staff, form))
  if (invitations === 'sin-permiso') return redirect(noticePath(href('/dashboard/configuracion'), invitations), 303)
  if (reset && reset !== 'sin-permiso') return { reset }
  if (!invitations) throw data(NOTHING_TO_SAVE, { status: 400 })
  return { invitations }
}

/** A network or server failure is shown on the page, which keeps its links. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(CHANGE_FAILED))
}

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { invitations, ...team } = loaderData
  const shown = useLastAnswer(actionData)
  const changed = shown && 'invitations' in shown ? shown.invitations : null
  return (
    <>
      <InvitationsPanel {...invitations} madeLink={changed && 'madeLink' in changed ? changed.madeLink : undefined} />
      <TeamPanel {...team} made={shown && 'reset' in shown ? (shown.reset ?? null) : null} />
      <SettingsVersionsLink />
      <FailureNotice answer={actionData && 'message' in actionData ? actionData : null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
