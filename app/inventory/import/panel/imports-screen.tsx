import { useAgency } from '#app/agency/use-agency.tsx'
import { Form, Link, href, useNavigation } from 'react-router'
import { formatDayIn } from '#app/calendar/calendar-day.ts'
import { formatCount } from '#app/figures/measure.ts'
import { useMay } from '#app/panel/may.tsx'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { IMPORT_STATE_LABELS } from '#app/inventory/import/file/import-states.ts'
import type { ListedImport } from '#app/inventory/import/shown-import.ts'
import { EASY_BROKER_KEY, IMPORT_FILE } from '#app/inventory/import/import-intents.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { EasyBrokerForm } from './easy-broker-form.tsx'

const TEMPLATES = [
  { format: 'xlsx', name: 'Plantilla de Excel' },
  { format: 'csv', name: 'Plantilla CSV' },
] as const

type Props = {
  imports: readonly ListedImport[]
  /** Why the file, or the account of EasyBroker, can't be read. */
  fault: string | null
  keyFault: string | null
}

/** Importar: the file or the account, and the imports that were made. */
export function ImportsScreen({ imports, fault, keyFault }: Props) {
  const { timeZone } = useAgency()
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Importar</h1>
          <p>Propiedades de una hoja de cálculo o del sistema anterior</p>
        </div>
        <Link to={href('/dashboard/propiedades')} className={buttonClass({ variant: 'outline' })}>
          Ver propiedades
        </Link>
      </div>
      <ImportFileForm fault={fault} />
      <EasyBrokerForm fault={keyFault} />
      <p className="text-sm text-ink-2">
        ¿Tienes las fotos en tu computadora?{' '}
        <Link to={href('/dashboard/fotos')} className={TEXT_LINK}>
          Súbelas con el ID de su propiedad en el nombre
        </Link>
      </p>
      {useMay('settings') && (
        <p className="text-sm text-ink-2">
          ¿Tienes el archivo de «Descargar todo» de otro sitio de este producto?{' '}
          <Link to={href('/dashboard/importar/archivo')} className={TEXT_LINK}>
            Importar un archivo completo
          </Link>
        </p>
      )}
      {imports.length > 0 && (
        <section aria-labelledby="importaciones" className={BOX}>
          <BoxHead id="importaciones" title="Importaciones" />
          <ul className="divide-y divide-line">
            {imports.map((each) => (
              <li key={each.id} className="px-[1.1rem] py-3">
                <h3 className={`${ROW_TITLE} font-semibold`}>
                  <Link to={href('/dashboard/importar/:importId', { importId: each.id })} className={TEXT_LINK}>
                    {each.title}
                  </Link>
                </h3>
                <p className={`${ROW_NOTE} num`}>
                  {IMPORT_STATE_LABELS[each.state]}&nbsp;· {formatCount(each.rows)} filas&nbsp;·{' '}
                  {formatDayIn(timeZone, each.createdAt)}
                  {each.createdByName && ` por ${each.createdByName}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Sends a file to Importar. */
function ImportFileForm({ fault }: { fault: string | null }) {
  const { state, formData } = useNavigation()
  const busy = state === 'submitting' && !formData?.has(EASY_BROKER_KEY)
  return (
    <Form method="post" encType="multipart/form-data" className={`${BOX} max-w-200`}>
      <div className={`${BOX_BODY} grid gap-4`}>
        <div className={FIELD}>
          <label htmlFor="archivo" className={LABEL}>
            Archivo
          </label>
          <input
            id="archivo"
            name={IMPORT_FILE}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.json,.xml"
            aria-describedby="archivo-nota"
            aria-invalid={fault !== null || undefined}
            className={`${INPUT} px-[.8rem] text-sm`}
          />
          {fault !== null && (
            <p id="archivo-error" role="alert" className="text-sm text-danger wrap-anywhere">
              {fault}
            </p>
          )}
          <p id="archivo-nota" className="text-sm text-ink-3">
            Excel (.xlsx), CSV, «Exportar Datos» de este panel, el JSON del sistema anterior, un archivo de EasyBroker o
            la exportación (XML) de WordPress con Houzez, RealHomes, Easy Property Listings, Property Hive o Estatik;
            hasta 50 MB y 20,000 filas. Primero verás qué haría cada fila: nada se guarda hasta que lo confirmes.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton busy={busy} label="Revisar archivo" busyLabel="Revisando..." />
          {TEMPLATES.map(({ format, name }) => (
            <a
              key={format}
              href={href('/dashboard/importar/plantilla/:format', { format })}
              className={`${TEXT_LINK} text-sm`}
            >
              {name}
            </a>
          ))}
        </div>
      </div>
    </Form>
  )
}
