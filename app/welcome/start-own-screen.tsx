import { Form, Link, href, useNavigation } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'

type Counts = { properties: number; added: number; complexes: number; messages: number; movements: number }

type Props = {
  /** Name of the demo's agency. */
  name: string
  counts: Counts
  /** Where the backup will be. */
  folder: string
  refusal: { fault: string; typed: string } | null
}

/** The question before the demo is emptied: what goes, what stays, where the backup is. */
export function StartOwnScreen({ name, counts, folder, refusal }: Props) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <PanelHead
        back={{ to: href('/dashboard'), label: 'Dashboard' }}
        title="Empezar con mi agencia"
        note={`Vacía la demostración de ${name} y abre los cinco pasos de la bienvenida`}
      />
      <section aria-label="Qué pasa" className={`${BOX} max-w-200`}>
        <div
          className={`${BOX_BODY} grid gap-5 [&_h2]:text-[1.0625rem] [&_li]:text-ink-2 [&_ul]:list-disc [&_ul]:pl-5`}
        >
          <div>
            <h2>Antes, un respaldo</h2>
            <p className="text-ink-2">
              De todo lo que hay hoy, en la carpeta <code className="wrap-anywhere">{folder}</code> del servidor. Si no
              se puede hacer, no se borra nada. <code>npm run restore</code> lo recupera en una carpeta vacía.
            </p>
          </div>
          <div>
            <h2>Se borra</h2>
            <ul>
              <li>{propertiesText(counts)}, con su papelera, sus versiones, sus notas, sus archivos y sus visitas</li>
              <li>
                {counted(counts.messages, 'mensaje', 'mensajes')} y {counted(counts.movements, 'renglón', 'renglones')}{' '}
                del registro de actividad
              </li>
              <li>Las importaciones y los cambios a varias propiedades a la vez</li>
              <li>Lo que el sitio dice de {name}: textos, cifras, marca y avisos legales, con sus versiones</li>
              <li>Los estados, las zonas, los puntos de referencia y el contacto por omisión</li>
            </ul>
          </div>
          <div>
            <h2>Se queda</h2>
            <ul>
              <li>Las cuentas de tu equipo con sus sesiones, tarjetas e invitaciones</li>
              <li>El registro de accesos, que dice dónde está el respaldo</li>
              <li>Las fotos que nadie usa, hasta que se borran solas a los 30 días</li>
            </ul>
          </div>
          <Form ref={form} method="post" noValidate className="grid gap-4 border-t border-line pt-5">
            <TextField
              name="nombre"
              label={`Para confirmar, escribe ${name}`}
              autoComplete="off"
              required
              error={refusal?.fault}
              defaultValue={refusal?.typed ?? ''}
            />
            <div className="flex flex-wrap justify-end gap-3">
              <Link to={href('/dashboard')} className={buttonClass({ variant: 'outline' })}>
                Cancelar
              </Link>
              <SubmitButton
                busy={busy}
                label="Respaldar y vaciar"
                busyLabel="Respaldando y vaciando..."
                variant="danger"
              />
            </div>
          </Form>
        </div>
      </section>
    </>
  )
}

function propertiesText({ properties, added, complexes }: Counts): string {
  const own =
    added === 0 ? '' : added === 1 ? ' (1 la añadió tu equipo)' : ` (${formatCount(added)} las añadió tu equipo)`
  return `${counted(properties, 'propiedad', 'propiedades')}${own} y ${counted(complexes, 'conjunto', 'conjuntos')}`
}
