import { data, href, redirect } from 'react-router'
import { OwnAccount } from '#app/accounts/own-account/own-account.tsx'
import { changeOwnAccount } from '#app/accounts/own-account/own-account.server.ts'
import { LinkByOtherNotice } from '#app/accounts/own-account/link-by-other-notice.tsx'
import { findLinkByOther } from '#app/accounts/own-account/links-by-others.server.ts'
import { withCookies } from '#app/accounts/session.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { findOwnSessions } from '#app/accounts/own-account/own-sessions.server.ts'
import { SessionsPanel } from '#app/accounts/own-account/sessions-panel.tsx'
import { STRICTER_FORMS } from '#app/accounts/access-table.server.ts'
import { personData } from '#app/accounts/guard.server.ts'
import { changeBy, demandContext, sessionContext, staffContext } from '#app/accounts/staff-context.server.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { CALENDAR_INTENTS } from '#app/today/own-calendar/own-calendar.ts'
import {
  findAddressDay,
  removeCalendarAddress,
  renewCalendarAddress,
} from '#app/today/own-calendar/calendar-address.server.ts'
import { OwnCalendarPanel } from '#app/today/own-calendar/own-calendar-panel.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { findDefaultContact, saveContactForm } from '#app/settings/default-contact.server.ts'
import { GeneralSettings } from '#app/settings/panel/general-settings.tsx'
import { NOTHING_TO_SAVE, SETTINGS_FAILED, SETTINGS_INTENTS } from '#app/settings/settings-intents.ts'
import { isTheme, themeCookie, themeIn } from '#app/ui/panel/theme.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import { answerSettings } from './answer-settings.server.ts'
import type { Route } from './+types/general.ts'

const ADDRESS = href('/dashboard/configuracion')

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Configuración')
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const [parts, staff] = [context.get(partsContext), context.get(staffContext)]
  return {
    contact: await findDefaultContact(parts.store.db),
    sessions: await findOwnSessions(parts, staff, context.get(sessionContext) ?? ''),
    theme: themeIn(request.headers.get('Cookie')),
    person: personData(staff).person,
    link: await findLinkByOther(parts, staff),
    calendarSince: await findAddressDay(parts.store.db, staff.id),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [parts, staff] = [context.get(partsContext), context.get(staffContext)]
  const form = await readForm(request)
  const [intent, theme] = [form.get('intent'), form.get('theme')]
  // The fields of the specification are accepted without an intent (decision 31).
  if (intent === SETTINGS_INTENTS.contact || (intent === null && form.has('contactName'))) {
    await context.get(demandContext)(STRICTER_FORMS[SETTINGS_INTENTS.contact])
    return answerSettings(ADDRESS, await saveContactForm(changeBy(staff, parts), form))
  }
  if (intent === SETTINGS_INTENTS.theme && isTheme(theme)) {
    const cookie = themeCookie(theme, parts.publicUrl.startsWith('https:'))
    return redirect(ADDRESS, { status: 303, headers: { 'Set-Cookie': cookie } })
  }
  if (intent === CALENDAR_INTENTS.renew)
    return data({ calendar: await renewCalendarAddress(changeBy(staff, parts), staff, parts.publicUrl) })
  if (intent === CALENDAR_INTENTS.off) {
    await removeCalendarAddress(changeBy(staff, parts), staff)
    return redirect(noticePath(ADDRESS, 'calendario-apagado'), 303)
  }
  const own = await changeOwnAccount(parts, { staff, headers: request.headers, form })
  if (!own) throw data(NOTHING_TO_SAVE, { status: 400 })
  if (!own.ok) return data({ account: own.refusal }, { status: 422 })
  return redirect(noticePath(ADDRESS, own.notice), { status: 303, headers: withCookies(own.cookies) })
}

/** A network or server failure is shown beside the form, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(SETTINGS_FAILED))
}

export default function General({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, theme, person, sessions, link, calendarSince } = loaderData
  const refusal = actionData && 'errors' in actionData ? actionData : null
  return (
    <GeneralSettings contact={contact} theme={theme} refusal={refusal}>
      <LinkByOtherNotice link={link} />
      <OwnAccount person={person} refused={actionData && 'account' in actionData ? actionData.account : null} />
      <OwnCalendarPanel
        since={calendarSince}
        link={actionData && 'calendar' in actionData ? actionData.calendar : null}
      />
      <SessionsPanel sessions={sessions} />
    </GeneralSettings>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
