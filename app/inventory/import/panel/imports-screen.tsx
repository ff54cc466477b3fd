import { useAgency } from '#app/agency/use-agency.tsx'
import { Form, Link, href, useNavigation } from 'react-router'
import { formatDayIn } from '#app/calendar/calendar-day.ts'
import type { ReactNode } from 'react'
import type { ImportOf } from '#app/inventory/import/file/import-of.ts'
import { IMPORT_WORDS } from '#app/inventory/import/import-words.ts'
import { counted } from '#app/panel/counted.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { FileField } from '#app/ui/form/file-field.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { IMPORT_STATE_LABELS } from '#app/inventory/import/file/import-states.ts'
import type { ListedImport } from '#app/inventory/import/kind/shown-import.ts'
import { EASY_BROKER_KEY, IMPORT_FILE } from '#app/inventory/import/import-intents.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'

const TEMPLATES = [
  { format: 'xlsx', name: 'Plantilla de Excel' },
  { format: 'csv', name: 'Plantilla CSV' },
] as const

type Props = {
  of: ImportOf
  imports: readonly ListedImport[]
  /** Why the file can't be read. */
  fault: string | null
  /** Other ways to import. */
  children?: ReactNode
}

/** Importar: the file, other ways, and the imports that were made. */
export function ImportsScreen({ of, imports, fault, children }: Props) {
  const { timeZone } = useAgency()
  const { back, title, note, addressOf } = IMPORT_WORDS[of]
  return (
    <>
      <PanelHead back={back} title={title} note={note} />
      <ImportFileForm of={of} fault={fault} />
      {children}
      {imports.length > 0 && (
        <section aria-labelledby="importaciones" className={BOX}>
          <BoxHead id="importaciones" title="Importaciones" />
          <ul className="divide-y divide-line">
            {imports.map((each) => (
              <li key={each.id} className="px-[1.1rem] py-3">
                <h3 className={`${ROW_TITLE} font-semibold`}>
                  <Link to={addressOf(each.id)} className={TEXT_LINK}>
                    {each.title}
                  </Link>
                </h3>
                <p className={`${ROW_NOTE} num`}>
                  {IMPORT_STATE_LABELS[each.state]}&nbsp;· {counted(each.rows, 'fila', 'filas')}&nbsp;·{' '}
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
function ImportFileForm({ of, fault }: Pick<Props, 'of' | 'fault'>) {
  const { accept, fileNote } = IMPORT_WORDS[of]
  const { state, formData } = useNavigation()
  const busy = state === 'submitting' && !formData?.has(EASY_BROKER_KEY)
  return (
    <Form method="post" encType="multipart/form-data" className={`${BOX} max-w-200`}>
      <div className={`${BOX_BODY} grid gap-4`}>
        <FieldAlerts value={true}>
          <FileField name={IMPORT_FILE} label="Archivo" accept={accept} note={fileNote} error={fault} />
        </FieldAlerts>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton busy={busy} label="Revisar archivo" busyLabel="Revisando..." />
          {of === 'import' &&
            TEMPLATES.map(({ format, name }) => (
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
