import { Link, href } from 'react-router'
import { type FormRules, controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { textRule } from '#app/forms/control-rules.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { SettingsForm, useOpenedTexts } from '#app/ui/form/settings-form.tsx'

/** What the form of Configuración → Respaldos posts; null for no nightly backups. */
type BackupForm = { folder: string | null }

export const BACKUP_INTENT = 'save-backups'

export const BACKUP_RULES: FormRules<BackupForm> = { folder: textRule({ most: 400, autoComplete: 'off' }) }

type Props = {
  folder: string | null
  /** Whether BACKUP_DIR says it. */
  isFixed: boolean
  refusal: Refusal<keyof BackupForm> | null
}

/** Configuración → Respaldos: the folder of the nightly backups. */
export function BackupSettings({ folder, isFixed, refusal }: Props) {
  const opened = useOpenedTexts({ folder: folder ?? '' })
  const control = controlsOfForm(BACKUP_RULES, refusal, opened)
  return (
    <SettingsForm
      key={opened.folder}
      intent={BACKUP_INTENT}
      head={{ id: 'cada-noche', title: 'Respaldo de cada noche' }}
      className="max-w-160"
      refusal={refusal}
      {...(isFixed && { submit: null })}
    >
      <p className="text-sm text-ink-2">
        Base, fotos, mensajes y ajustes, en un archivo que se restaura con «npm run restore». El primero se hace unos
        minutos después de guardar; cómo va se ve en{' '}
        <Link to={href('/dashboard/configuracion/estado')} className="underline">
          Estado
        </Link>
        .
      </p>
      {isFixed ? (
        <p className="text-sm wrap-anywhere">
          Se guarda en <strong className="font-semibold">{folder}</strong>. Lo fija quien administra la máquina, con
          BACKUP_DIR, y aquí no se cambia.
        </p>
      ) : (
        <TextField
          label="Carpeta en la máquina del sitio"
          placeholder="/respaldos"
          note="Mejor en otro disco. Si no existe, se crea. Vacía, no se hacen respaldos."
          {...control('folder')}
        />
      )}
    </SettingsForm>
  )
}
