import { data, href } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { BACKUP_INTENT, BACKUP_RULES, BackupSettings } from '#app/settings/panel/backup-settings.tsx'
import { NOTHING_TO_SAVE, SETTINGS_FAILED } from '#app/settings/settings-intents.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'
import { SettingsVersionsLink } from '#app/settings/panel/versions-link.tsx'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import { answerSettings } from './answer-settings.server.ts'
import type { Route } from './+types/backups.ts'

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Respaldos')
}

export async function loader({ context }: Route.LoaderArgs) {
  const { backupFolder } = context.get(partsContext)
  return { folder: await backupFolder.find(), isFixed: backupFolder.fixed !== null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const { backupFolder } = parts
  const form = await readForm(request)
  if (form.get('intent') !== BACKUP_INTENT || backupFolder.fixed !== null) throw data(NOTHING_TO_SAVE, { status: 400 })
  const posted = checkPosted(BACKUP_RULES, form)
  if (!posted.ok) return data(posted.refusal, { status: 422 })
  const checked = await backupFolder.check(posted.values.folder)
  if (!checked.ok)
    return data({ ...refusedWith('', posted.shown), errors: { folder: checked.refusal } }, { status: 422 })
  const note = `Carpeta de los respaldos: ${posted.values.folder ?? 'ninguna'}`
  await saveSettings({ ...changeBy(context.get(staffContext), parts), note }, { backupFolder: checked.folder })
  return answerSettings<never>(href('/dashboard/configuracion/respaldos'), { ok: true })
}

/** A network or server failure is shown beside the form, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(SETTINGS_FAILED))
}

export default function BackupsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData && 'errors' in actionData ? actionData : null
  return (
    <>
      <BackupSettings {...loaderData} refusal={refusal} />
      <SettingsVersionsLink />
      <FailureNotice answer={refusal} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
