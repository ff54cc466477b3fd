import { Form, href, useNavigation } from 'react-router'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { TAKEOUT_FILE } from './takeout-field.ts'

/** Importar → Archivo completo. */
export function ImportTakeoutScreen({ fault }: { fault: string | null }) {
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <PanelHead
        back={{ to: href('/dashboard/importar'), label: 'Importar' }}
        title="Importar un archivo completo"
        note="Lo que bajó «Descargar todo» en otro sitio de este producto"
      />
      <Form method="post" encType="multipart/form-data" className={`${BOX} max-w-200`}>
        <div className={`${BOX_BODY} grid gap-4`}>
          <FieldAlerts value={true}>
            <FileField
              name={TAKEOUT_FILE}
              label="Archivo"
              required
              accept=".tar"
              note="Un archivo .tar de hasta 2 GB. Solo se importa en un sitio sin propiedades, conjuntos ni mensajes; entra todo o nada. Los datos de la agencia y el Registro de Actividad que haya aquí se reemplazan por los del archivo. Las cuentas de aquí siguen igual; las personas del archivo llegan desactivadas y sin contraseña."
              error={fault}
            />
          </FieldAlerts>
          <SubmitButton busy={busy} label="Importar todo" busyLabel="Importando..." className="justify-self-start" />
        </div>
      </Form>
    </>
  )
}
