import { Form, useNavigation } from 'react-router'
import { counted } from '#app/panel/counted.ts'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { Tick } from '#app/ui/form/check-box.tsx'
import { ENCODING_LABELS, TEXT_ENCODINGS } from '#app/inventory/import/file/text-encodings.ts'
import type { TableSource } from '#app/inventory/import/file/table.ts'
import { IMPORT_INTENTS, SOURCE_CONTROLS } from '#app/inventory/import/import-intents.ts'
import { IMPORT_WORDS } from '#app/inventory/import/import-words.ts'
import type { ShownImport } from '#app/inventory/import/kind/shown-import.ts'

const CONTROL = `${INPUT} px-[.6rem] text-sm`

/** Where the table of a file was found, with its first rows: a person says it otherwise, and the file is read again. */
export function FileTable({ shown, fault }: { shown: ShownImport; fault: string | null }) {
  const { source, state, records } = shown
  const isOpen = state === 'checked' && source !== null
  if (!isOpen && records.notes.length === 0) return null
  return (
    <section aria-labelledby="tabla" className={BOX}>
      <BoxHead id="tabla" title="Lo que se leyó del archivo" />
      {records.notes.length > 0 && (
        <ul className={`${BOX_BODY} grid gap-1 text-sm wrap-anywhere text-ink-2`}>
          {records.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <>
          <FirstRows shown={shown} heading={source.heading} />
          <SourceForm source={source} fault={fault} />
        </>
      )}
    </section>
  )
}

function FirstRows({ shown: { of, columns, firstRows }, heading }: { shown: ShownImport; heading: number | null }) {
  const { columnLabel } = IMPORT_WORDS[of]
  const cell = 'max-w-48 truncate px-2 py-1.5 text-left whitespace-nowrap'
  return (
    // A wide table scrolls by itself, also with the keyboard.
    <div
      role="region"
      aria-label="Primeras filas del archivo"
      tabIndex={0}
      className="overflow-x-auto border-t border-line"
    >
      <table className="num min-w-full text-xs">
        <caption className="sr-only">Las primeras filas del archivo</caption>
        <thead className="bg-ground text-ink-2">
          <tr>
            <th scope="col" className={`${cell} font-semibold`}>
              {heading === null ? 'Fila' : `Fila ${heading}`}
            </th>
            {columns.map(({ header }) => (
              <th key={header} scope="col" className={`${cell} font-semibold`}>
                {columnLabel(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {firstRows.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row" className={`${cell} font-normal text-ink-3`}>
                {line}
              </th>
              {columns.map(({ header }, at) => (
                <td key={header} className={cell}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SourceForm({ source, fault }: { source: TableSource; fault: string | null }) {
  const { sheet, sheets, heading, encoding, isEncodingChosen, hidden, withHidden, accented } = source
  const busy = useNavigation().formData?.get('intent') === IMPORT_INTENTS.readAgain
  return (
    <Form method="post" preventScrollReset className={`${BOX_BODY} grid gap-3 border-t border-line`}>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {sheets.length > 1 && (
          <div className={FIELD}>
            <label htmlFor="hoja" className={LABEL}>
              Hoja
            </label>
            <Select id="hoja" name={SOURCE_CONTROLS.sheet} defaultValue={sheet ?? ''} className="text-sm">
              {sheets.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </div>
        )}
        {heading !== null && (
          <div className={FIELD}>
            <label htmlFor="encabezados" className={LABEL}>
              Fila de los encabezados
            </label>
            <input
              id="encabezados"
              name={SOURCE_CONTROLS.heading}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={heading}
              className={`${CONTROL} num`}
            />
          </div>
        )}
        {encoding !== null && (
          <div className={FIELD}>
            <label htmlFor="codificacion" className={LABEL}>
              Codificación del texto
            </label>
            <Select
              id="codificacion"
              name={SOURCE_CONTROLS.encoding}
              defaultValue={isEncodingChosen ? encoding : ''}
              aria-describedby={accented === null ? undefined : 'codificacion-nota'}
              className="text-sm"
            >
              <option value="">
                {isEncodingChosen ? 'La que parezca' : `La que parece: ${ENCODING_LABELS[encoding]}`}
              </option>
              {TEXT_ENCODINGS.map((each) => (
                <option key={each} value={each}>
                  {ENCODING_LABELS[each]}
                </option>
              ))}
            </Select>
            {accented !== null && (
              <p id="codificacion-nota" className="text-xs wrap-anywhere text-ink-3">
                Así se leen los acentos. {accented}
              </p>
            )}
          </div>
        )}
      </div>
      {hidden > 0 && (
        <label className="flex min-h-6 items-start gap-2 text-sm pointer-coarse:min-h-11 pointer-coarse:items-center">
          <Tick type="checkbox" name={SOURCE_CONTROLS.withHidden} defaultChecked={withHidden} />
          {counted(hidden, 'fila oculta', 'filas ocultas')}: leer también
        </label>
      )}
      {fault !== null && (
        <p role="alert" className="text-sm wrap-anywhere text-danger">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-ink-3">
          Si la tabla no es esta, cámbialo y el archivo se lee otra vez.{' '}
          <a href="#columnas" className="underline">
            Ver las columnas
          </a>
        </p>
        <SubmitButton
          intent={IMPORT_INTENTS.readAgain}
          busy={busy}
          label="Leer otra vez"
          busyLabel="Leyendo..."
          variant="outline"
        />
      </div>
    </Form>
  )
}
