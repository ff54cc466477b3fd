import { data, href, redirect } from 'react-router'
import { InvitationsPanel } from '#app/accounts/invitations-panel.tsx'
import { changeInvitations, readInvitations } from '#app/accounts/manage-invitations.server.ts'
import { OwnAccount } from '#app/accounts/own-account.tsx'
import { changeOwnAccount } from '#app/accounts/own-account.server.ts'
import { withCookies } from '#app/accounts/session.server.ts'
import { TeamPanel } from '#app/accounts/team-panel.tsx'
import { findTeam, makeTeamReset } from '#app/accounts/team-reset.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { SignOutEverywhere } from '#app/accounts/sign-out-everywhere.tsx'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { noticePath } from '#app/site/notices.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/parts.server.ts'
import { findDefaultContact } from '#app/settings/default-contact.server.ts'
import { SettingsScreen } from '#app/settings/panel/settings-screen.tsx'
import { saveContactForm } from '#app/settings/save-default-contact.server.ts'
import { SETTINGS_FAILED, SETTINGS_INTENTS } from '#app/settings/settings-intents.ts'
import { isTheme, themeCookie, themeIn } from '#app/ui/panel/theme.ts'
import { orUnreached } from '#app/ui/form/or-unreached.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/settings.ts'

const ADDRESS = href('/dashboard/configuracion')

export const shouldRevalidate = revalidateUnlessFailed

export function meta() {
  return panelMeta('Configuración')
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const [parts, staff] = [context.get(partsContext), context.get(staffContext)]
  return {
    contact: await findDefaultContact(parts.store.db),
    theme: themeIn(request.headers.get('Cookie')),
    invitations: await readInvitations(parts),
    team: await findTeam(parts, staff),
    person: { name: staff.name, email: staff.email },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [parts, staff] = [context.get(partsContext), context.get(staffContext)]
  const form = await readForm(request)
  const [intent, theme] = [form.get('intent'), form.get('theme')]
  // The spec's own fields say enough (decision 31).
  if (intent === SETTINGS_INTENTS.contact || (intent === null && form.has('contactName'))) {
    const refusal = await saveContactForm(parts.store, form, parts.now())
    return refusal ? data(refusal, { status: 422 }) : redirect(noticePath(ADDRESS, 'configuracion-guardada'), 303)
  }
  if (intent === SETTINGS_INTENTS.theme && isTheme(theme)) {
    const cookie = themeCookie(theme, parts.publicUrl.startsWith('https:'))
    return redirect(ADDRESS, { status: 303, headers: { 'Set-Cookie': cookie } })
  }
  const own = await changeOwnAccount(parts, { staff, headers: request.headers, form })
  if (own?.is === 'refused') return data({ account: own.answer }, { status: 422 })
  if (own) return redirect(noticePath(ADDRESS, own.notice), { status: 303, headers: withCookies(own.cookies) })
  const reset = await makeTeamReset(parts, staff, form)
  if (reset) return { reset }
  const invitations = await changeInvitations(parts, staff, form)
  if (!invitations) throw data('No se entendió qué guardar.', { status: 400 })
  return { invitations }
}

/** What can't be reached, or broke, is told beside the form: what was typed stays. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreached(serverAction(), refusedWith(SETTINGS_FAILED))
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, theme, person, team } = loaderData
  const invitations = actionData && 'invitations' in actionData ? actionData.invitations : null
  return (
    <SettingsScreen contact={contact} theme={theme} refusal={actionData && 'errors' in actionData ? actionData : null}>
      <OwnAccount person={person} refused={actionData && 'account' in actionData ? actionData.account : null} />
      <TeamPanel team={team} made={actionData && 'reset' in actionData ? (actionData.reset ?? null) : null} />
      <InvitationsPanel
        {...loaderData.invitations}
        madeLink={invitations && 'madeLink' in invitations ? invitations.madeLink : undefined}
      />
      <SignOutEverywhere />
    </SettingsScreen>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
