import { Form, Link, href, useNavigation } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { BACKUP_INTENT, BACKUP_RULES, type BackupForm } from '#app/settings/backup-form.ts'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'

type Props = {
  folder: string | null
  /** Whether BACKUP_DIR says it. */
  isFixed: boolean
  refusal: Refusal<keyof BackupForm> | null
}

/** Configuración → Respaldos: the folder of the nightly backups. */
export function BackupSettings({ folder, isFixed, refusal }: Props) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData?.get('intent') === BACKUP_INTENT
  const control = controlsOfForm(BACKUP_RULES, refusal, { folder: folder ?? '' })
  return (
    <Form
      key={folder}
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-labelledby="cada-noche"
      className={`${BOX} max-w-160`}
      onSubmit={(event) => {
        if (busy) event.preventDefault()
      }}
    >
      <BoxHead id="cada-noche" title="Respaldo de cada noche" />
      <div className={`${BOX_BODY} grid gap-[1.1rem]`}>
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
          <FieldAlerts value={true}>
            <TextField
              label="Carpeta en la máquina del sitio"
              placeholder="/respaldos"
              note="Mejor en otro disco. Si no existe, se crea. Vacía, no se hacen respaldos."
              {...control('folder')}
            />
          </FieldAlerts>
        )}
      </div>
      {!isFixed && (
        <div className={`${BOX_BODY} flex justify-end border-t border-line`}>
          <SubmitButton intent={BACKUP_INTENT} busy={busy} label="Guardar Configuración" className="min-w-52" />
        </div>
      )}
    </Form>
  )
}
