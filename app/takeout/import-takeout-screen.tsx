import { Form, Link, href, useNavigation } from 'react-router'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'

/** Importar → Archivo completo. */
export function ImportTakeoutScreen({ fault }: { fault: string | null }) {
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Importar un archivo completo</h1>
          <p>Lo que bajó «Descargar todo» en otro sitio de este producto</p>
        </div>
        <Link to={href('/dashboard/importar')} className={buttonClass({ variant: 'outline' })}>
          Importar una lista
        </Link>
      </div>
      <Form method="post" encType="multipart/form-data" className={`${BOX} max-w-200`}>
        <div className={`${BOX_BODY} grid gap-4`}>
          <div className={FIELD}>
            <label htmlFor="archivo" className={LABEL}>
              Archivo
            </label>
            <input
              id="archivo"
              name="archivo"
              type="file"
              required
              accept=".tar"
              aria-describedby={fault === null ? 'archivo-nota' : 'archivo-error archivo-nota'}
              aria-invalid={fault !== null || undefined}
              className={`${INPUT} px-[.8rem] text-sm`}
            />
            {fault !== null && (
              <p id="archivo-error" role="alert" className="text-sm text-danger wrap-anywhere">
                {fault}
              </p>
            )}
            <p id="archivo-nota" className="text-sm text-ink-3">
              Un archivo .tar de hasta 2 GB. Solo se importa en un sitio sin propiedades, conjuntos ni mensajes; entra
              todo o nada. Los datos de la agencia y la bitácora que haya aquí se reemplazan por los del archivo. Las
              cuentas de aquí siguen igual; las personas del archivo llegan desactivadas y sin contraseña.
            </p>
          </div>
          <SubmitButton busy={busy} label="Importar todo" busyLabel="Importando..." className="justify-self-start" />
        </div>
      </Form>
    </>
  )
}
