import { data, href, redirect } from 'react-router'
import { REGISTRATION_LABELS } from '#app/accounts/admission.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { CompareVersions } from '#app/editing/versions/compare-screen.tsx'
import {
  findSettingsComparison,
  findSettingsLines,
  restoreSettings,
} from '#app/editing/versions/settings-versions.server.ts'
import type { SettingsRules } from '#app/editing/versions/settings-words.server.ts'
import { SEEN_CONTROL, VERSION_PARAMS, restoreNotice } from '#app/editing/versions/versions.ts'
import { VersionList } from '#app/editing/versions/versions-screen.tsx'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { type Parts, partsContext } from '#app/http/parts.server.ts'
import { BackLink } from '#app/panel/panel-head.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import type { Route } from './+types/settings-versions.ts'

const ADDRESS = href('/dashboard/configuracion/versiones')
const INTRO =
  'Cada vez que cambian el contacto por defecto, los estados, las zonas, los puntos de referencia, el registro, los prospectos, el correo o la carpeta de los respaldos queda todo como estaba, menos la contraseña del correo. La agencia tiene sus propias versiones, por sección.'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Versiones de la configuración')
}

/** What wins over the stored settings. */
function rulesOf({ accounts, backupFolder, mail }: Parts): SettingsRules {
  return {
    registrations: REGISTRATION_LABELS,
    fixedBy: {
      ...(accounts.isRegistrationFixed && { registration: 'REGISTRATION' }),
      ...(backupFolder.fixed !== null && { backupFolder: 'BACKUP_DIR' }),
      ...(mail.isFixed && { mail: 'SMTP_URL' }),
    },
  }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { db } = parts.store
  if (!url.searchParams.has(VERSION_PARAMS.from))
    return { comparison: null, versions: await findSettingsLines(db, rulesOf(parts)) }
  const comparison = await findSettingsComparison(db, url.searchParams, rulesOf(parts))
  if (!comparison) throw redirect(noticePath(ADDRESS, 'version-inexistente'))
  return { comparison, versions: [] }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const posted = await readForm(request)
  const restore = {
    number: Number(url.searchParams.get(VERSION_PARAMS.from)),
    seen: Number(textOf(posted, SEEN_CONTROL)),
  }
  const restored = await restoreSettings(parts, changeBy(context.get(staffContext), parts), restore)
  if (!restored.ok && restored.refusal === 'invalid') return data({ faults: restored.faults }, { status: 422 })
  const isConflict = !restored.ok && restored.refusal === 'conflict'
  throw redirect(noticePath(isConflict ? ADDRESS + url.search : ADDRESS, restoreNotice(restored)), 303)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(CHANGE_FAILED))
}

export default function SettingsVersions({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, comparison } = loaderData
  return (
    <>
      <div>
        <BackLink
          to={comparison ? ADDRESS : href('/dashboard/configuracion')}
          label={comparison ? 'Todas las versiones' : 'Volver a la configuración'}
        />
        <h2 className="text-xl">Versiones de la configuración</h2>
      </div>
      {comparison ? (
        <CompareVersions
          path={ADDRESS}
          comparison={comparison}
          faults={actionData && 'faults' in actionData ? actionData.faults : []}
          isWhole
        />
      ) : (
        <VersionList path={ADDRESS} versions={versions} intro={INTRO} />
      )}
      <FailureNotice answer={actionData && 'message' in actionData ? actionData : null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
