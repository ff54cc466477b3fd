import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { BOX, BoxHead } from '#app/ui/panel/box.tsx'
import { rowId } from '#app/editing/form/way-back.ts'
import { MARKED, useMarked } from '#app/ui/panel/use-marked.ts'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import type { ImportRow, ShownImport } from '#app/inventory/import/kind/shown-import.ts'
import type { ImportOf } from '#app/inventory/import/file/import-of.ts'
import { IMPORT_WORDS } from '#app/inventory/import/import-words.ts'
import { RowMessages, RowPills, rowsAddress } from '#app/jobs/panel/row-pills.tsx'
import { rowsOf } from '#app/jobs/shown-job.ts'
import { FileTable } from './file-table.tsx'
import { CheckForm } from './check-form.tsx'
import { CorrectRow, Corrections } from './corrections.tsx'
import { ImportProgress, ReadingProgress } from './import-state.tsx'
import { VisitorsRead } from './public-review.tsx'
import { LeaveButton, OverwriteForm, OverwriteTick } from './overwrite-form.tsx'

/** One import: how far it is read, or where its table is, its rows and then its settings, and what else its file holds. */
export function ImportScreen({
  shown,
  tableFault,
  children,
}: {
  shown: ShownImport
  /** Why the file can't be read as the form says. */
  tableFault: string | null
  /** What else its file holds. */
  children?: ReactNode
}) {
  const { of, title, state, columns } = shown
  const isRead = columns.length > 0
  return (
    <>
      <PanelHead
        back={{ to: IMPORT_WORDS[of].list, label: IMPORT_WORDS[of].title }}
        title={title}
        note={isRead && counted(rowsOf(shown), 'fila', 'filas')}
      />
      {isRead ? (
        <>
          <ImportProgress shown={shown} />
          <FileTable shown={shown} fault={tableFault} />
          {state === 'checked' && <Corrections shown={shown} />}
          <Rows shown={shown} />
          {state === 'checked' && <CheckForm shown={shown} />}
          {children}
        </>
      ) : (
        <ReadingProgress shown={shown} />
      )}
    </>
  )
}

function Rows({ shown }: { shown: ShownImport }) {
  const { id, of, state, counts, options, filter, rows, page, pages } = shown
  const { addressOf, reportOf, shownOutcomes, outcomes } = IMPORT_WORDS[of]
  const address = addressOf(id)
  return (
    <>
      <section aria-labelledby="filas" className={BOX}>
        <BoxHead id="filas" title="Filas">
          <a href={reportOf(id)} className="text-sm underline">
            Descargar reporte
          </a>
        </BoxHead>
        <RowPills
          job={shown}
          address={address}
          label="Filas por resultado"
          outcomes={shownOutcomes}
          labels={outcomes}
          warned="Con aviso"
        />
        {state === 'checked' && counts.conflict > 0 && <OverwriteForm shown={shown} />}
        <ul className="divide-y divide-line border-t border-line">
          {rows.map((row) => (
            <RowItem
              key={row.position}
              row={row}
              of={of}
              overwritten={state === 'checked' ? (options?.overwritten ?? []) : null}
            />
          ))}
        </ul>
      </section>
      <Pager page={page} pages={pages} addressOf={(to) => rowsAddress(address, filter, to)} />
    </>
  )
}

type RowProps = {
  row: ImportRow
  of: ImportOf
  /** The rows to overwrite although they changed in the panel; null once the import has started. */
  overwritten: readonly number[] | null
}

function RowItem({ row, of, overwritten }: RowProps) {
  const { position: line, code, title, outcome, state, warnings, messages, recordId, read } = row
  const { outcomes, states, recordOf } = IMPORT_WORDS[of]
  const name = title || code || `Fila ${line}`
  const mark = useMarked(rowId(recordId ?? String(line)))
  return (
    <li {...mark} className={`grid gap-1 px-[1.1rem] py-3 ${MARKED}`}>
      <p className={`${ROW_TITLE} font-semibold`}>
        {recordId !== null && state !== 'undone' ? (
          <Link to={recordOf(recordId)} className="underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className={`${ROW_NOTE} num`}>
        Fila {formatCount(line)}
        {code && ` · ${code}`}&nbsp;·{' '}
        <span
          className={
            outcome === 'refused' || outcome === 'conflict' ? 'font-semibold text-danger' : 'font-semibold text-ink-2'
          }
        >
          {outcomes[outcome]}
        </span>
        {state && `\u00A0· ${states[state]}`}
      </p>
      <RowMessages warnings={warnings} messages={messages} />
      <CorrectRow row={row} />
      {read.length > 0 && <VisitorsRead read={read} title={name} />}
      {overwritten && outcome === 'conflict' && <OverwriteTick line={line} />}
      {overwritten?.includes(line) && outcome === 'change' && <LeaveButton line={line} />}
    </li>
  )
}
