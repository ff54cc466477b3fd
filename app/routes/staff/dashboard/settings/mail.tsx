import { data, href } from 'react-router'
import { findAgency } from '#app/agency/agency.server.ts'
import { findSender } from '#app/agency/find-sender.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findMailSettings } from '#app/mail/mail-settings.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { MAIL_INTENTS } from '#app/settings/mail-form.ts'
import { MailSettingsScreen } from '#app/settings/panel/mail-settings.tsx'
import { saveMailForm, sendTestMail } from '#app/settings/save-mail.server.ts'
import { NOTHING_TO_SAVE, SETTINGS_FAILED } from '#app/settings/settings-intents.ts'
import { SettingsVersionsLink } from '#app/settings/panel/versions-link.tsx'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import { answerSettings } from './answer-settings.server.ts'
import type { Route } from './+types/mail.ts'

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Correo')
}

export async function loader({ context }: Route.LoaderArgs) {
  const { store, mail, publicUrl } = context.get(partsContext)
  return {
    settings: await findMailSettings(store.db),
    isFixed: mail.isFixed,
    isConfigured: await mail.isConfigured(),
    sender: await findSender(store, publicUrl),
    testedBy: context.get(staffContext).email,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [parts, staff] = [context.get(partsContext), context.get(staffContext)]
  const form = await readForm(request)
  const intent = form.get('intent')
  if (intent === MAIL_INTENTS.test) {
    const { name } = await findAgency(parts.store)
    return { test: await sendTestMail(parts, staff.email, name) }
  }
  if (intent !== MAIL_INTENTS.save) throw data(NOTHING_TO_SAVE, { status: 400 })
  const saved = await saveMailForm(parts, changeBy(staff, parts), form)
  return answerSettings(href('/dashboard/configuracion/correo'), saved)
}

/** A network or server failure is shown beside the form, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(SETTINGS_FAILED))
}

export default function MailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData && 'errors' in actionData ? actionData : null
  return (
    <>
      <MailSettingsScreen
        {...loaderData}
        refusal={refusal}
        test={actionData && 'test' in actionData ? actionData.test : null}
      />
      <SettingsVersionsLink />
      <FailureNotice answer={refusal} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
