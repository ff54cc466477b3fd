import type { ReactNode } from 'react'
import { Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Pager } from '#app/ui/pager.tsx'
import { BOX, BoxHead } from '#app/ui/panel/box.tsx'
import { rowId } from '#app/editing/form/way-back.ts'
import { MARKED, useMarked } from '#app/ui/panel/use-marked.ts'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import type { ImportRow, ShownImport } from '#app/inventory/import/shown-import.ts'
import { ROW_OUTCOME_LABELS, ROW_STATE_LABELS } from '#app/inventory/import/file/import-states.ts'
import { ROW_OUTCOMES } from '#app/jobs/job-states.ts'
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
  children: ReactNode
}) {
  const { title, state, columns } = shown
  const isRead = columns.length > 0
  return (
    <>
      <div className={SECTION_HEAD}>
        <div className="min-w-0">
          <h1>{title}</h1>
          {isRead && <p className="num">{counted(rowsOf(shown), 'fila', 'filas')}</p>}
        </div>
        <Link to={href('/dashboard/importar')} className={buttonClass({ variant: 'outline' })}>
          Ver importaciones
        </Link>
      </div>
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
  const { id, state, counts, options, filter, rows, page, pages } = shown
  const address = href('/dashboard/importar/:importId', { importId: id })
  return (
    <>
      <section aria-labelledby="filas" className={BOX}>
        <BoxHead id="filas" title="Filas">
          <a href={href('/dashboard/importar/:importId/reporte.csv', { importId: id })} className="text-sm underline">
            Descargar reporte
          </a>
        </BoxHead>
        <RowPills
          job={shown}
          address={address}
          label="Filas por resultado"
          outcomes={ROW_OUTCOMES}
          labels={ROW_OUTCOME_LABELS}
          warned="Con aviso"
        />
        {state === 'checked' && counts.conflict > 0 && <OverwriteForm shown={shown} />}
        <ul className="divide-y divide-line border-t border-line">
          {rows.map((row) => (
            <RowItem
              key={row.position}
              row={row}
              overwritten={state === 'checked' ? (options.overwritten ?? []) : null}
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
  /** The rows to overwrite although they changed in the panel; null once the import has started. */
  overwritten: readonly number[] | null
}

function RowItem({ row, overwritten }: RowProps) {
  const { position: line, code, title, outcome, state, warnings, messages, recordId: propertyId, read } = row
  const name = title || code || `Fila ${line}`
  const mark = useMarked(rowId(propertyId ?? String(line)))
  const isStored = propertyId !== null && state !== 'undone'
  return (
    <li {...mark} className={`grid gap-1 px-[1.1rem] py-3 ${MARKED}`}>
      <p className={`${ROW_TITLE} font-semibold`}>
        {isStored ? (
          <Link to={href('/property/:propertyId', { propertyId })} className="underline">
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
          {ROW_OUTCOME_LABELS[outcome]}
        </span>
        {state && ` · ${ROW_STATE_LABELS[state]}`}
      </p>
      <RowMessages warnings={warnings} messages={messages} />
      <CorrectRow row={row} />
      {read.length > 0 && <VisitorsRead read={read} title={name} />}
      {overwritten && outcome === 'conflict' && <OverwriteTick line={line} />}
      {overwritten?.includes(line) && outcome === 'change' && <LeaveButton line={line} />}
    </li>
  )
}
