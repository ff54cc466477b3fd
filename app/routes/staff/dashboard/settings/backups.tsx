import { data, href } from 'react-router'
import { recordSettings } from '#app/accounts/events/record-settings.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { BACKUP_INTENT, BACKUP_RULES, BackupSettings } from '#app/settings/panel/backup-settings.tsx'
import { NOTHING_TO_SAVE, SETTINGS_FAILED } from '#app/settings/settings-intents.ts'
import { storeEarlierSettings } from '#app/settings/stored-settings.server.ts'
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
  const [{ store, now, backupFolder }, staff] = [context.get(partsContext), context.get(staffContext)]
  const form = await readForm(request)
  if (form.get('intent') !== BACKUP_INTENT || backupFolder.fixed !== null) throw data(NOTHING_TO_SAVE, { status: 400 })
  const posted = checkPosted(BACKUP_RULES, form)
  if ('refusal' in posted) return data(posted.refusal, { status: 422 })
  const { folder } = posted.values
  const fault = await store.db.transaction().execute(async (db) => {
    await storeEarlierSettings(db, now())
    const found = await backupFolder.change(db, folder)
    const subject = `Carpeta de los respaldos: ${folder ?? 'ninguna'}`
    if (found === null) await recordSettings(db, { subject, actor: staff, now: now() })
    return found
  })
  const refusal = fault === null ? null : { ...refusedWith('', posted.shown), errors: { folder: fault } }
  return answerSettings(href('/dashboard/configuracion/respaldos'), refusal)
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
  return <SectionFailed />
}
