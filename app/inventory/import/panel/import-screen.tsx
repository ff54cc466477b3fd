import type { ReactNode } from 'react'
import { Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Pager } from '#app/ui/pager.tsx'
import { BOX, BoxHead } from '#app/ui/panel/box.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import { rowId } from '#app/editing/form/way-back.ts'
import { MARKED, useMarked } from '#app/ui/panel/use-marked.ts'
import { RepeatedRefresh } from '#app/ui/panel/repeated-refresh.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import type { ImportRow, ShownImport } from '#app/inventory/import/shown-import.ts'
import { OUTCOME_PARAM } from '#app/inventory/import/import-intents.ts'
import {
  ROW_OUTCOMES,
  ROW_OUTCOME_LABELS,
  ROW_STATE_LABELS,
  type RowFilter,
  WARNING,
} from '#app/inventory/import/file/import-states.ts'
import { CheckForm } from './check-form.tsx'
import { ImportProgress, ReadingProgress } from './import-state.tsx'
import { VisitorsRead } from './public-review.tsx'
import { LeaveButton, OverwriteForm, OverwriteTick } from './overwrite-form.tsx'

/** One import: how far it is read, or its dry run and settings, its progress, what else its file holds, and every row. */
export function ImportScreen({ shown, children }: { shown: ShownImport; children: ReactNode }) {
  const { filename, state, counts, options } = shown
  const total = ROW_OUTCOMES.reduce((sum, each) => sum + counts[each], 0)
  return (
    <>
      <div className={SECTION_HEAD}>
        <div className="min-w-0">
          <h1>{filename}</h1>
          {!options.reading && <p className="num">{counted(total, 'fila', 'filas')}</p>}
        </div>
        <Link to={href('/dashboard/importar')} className={buttonClass({ variant: 'outline' })}>
          Ver importaciones
        </Link>
      </div>
      {(state === 'running' || state === 'undoing') && <RepeatedRefresh />}
      {options.reading ? (
        <ReadingProgress shown={shown} reading={options.reading} />
      ) : (
        <>
          <ImportProgress shown={shown} total={total} />
          {state === 'checked' && <CheckForm shown={shown} />}
          {children}
          <Rows shown={shown} total={total} />
        </>
      )}
    </>
  )
}

function Rows({ shown, total }: { shown: ShownImport; total: number }) {
  const { id, state, counts, options, filter, rows, page, pages, warned } = shown
  const address = (of: RowFilter | null, at = 1) => {
    const params = new URLSearchParams({ ...(of && { [OUTCOME_PARAM]: of }), ...(at > 1 && { page: String(at) }) })
    return `${href('/dashboard/importar/:importId', { importId: id })}${params.size > 0 ? `?${params}` : ''}#filas`
  }
  const pills = ROW_OUTCOMES.filter((each) => counts[each] > 0)
  return (
    <>
      <section aria-labelledby="filas" className={BOX}>
        <BoxHead id="filas" title="Filas">
          <a href={href('/dashboard/importar/:importId/reporte.csv', { importId: id })} className="text-sm underline">
            Descargar reporte
          </a>
        </BoxHead>
        <nav aria-label="Filas por resultado" className="flex flex-wrap gap-2 px-[1.1rem] py-3">
          <Link
            to={address(null)}
            preventScrollReset
            aria-current={filter === null ? 'true' : undefined}
            className={PILL_LINK}
          >
            Todas <span className="num">{formatCount(total)}</span>
          </Link>
          {pills.map((each) => (
            <Link
              key={each}
              to={address(each)}
              preventScrollReset
              aria-current={filter === each ? 'true' : undefined}
              className={PILL_LINK}
            >
              {ROW_OUTCOME_LABELS[each]} <span className="num">{formatCount(counts[each])}</span>
            </Link>
          ))}
          {warned > 0 && (
            <Link
              to={address('warned')}
              preventScrollReset
              aria-current={filter === 'warned' ? 'true' : undefined}
              className={PILL_LINK}
            >
              Con aviso <span className="num">{formatCount(warned)}</span>
            </Link>
          )}
        </nav>
        {state === 'checked' && counts.conflict > 0 && <OverwriteForm shown={shown} />}
        <ul className="divide-y divide-line border-t border-line">
          {rows.map((row) => (
            <RowItem key={row.line} row={row} overwritten={state === 'checked' ? (options.overwritten ?? []) : null} />
          ))}
        </ul>
      </section>
      <Pager page={page} pages={pages} addressOf={(to) => address(filter, to)} />
    </>
  )
}

type RowProps = {
  row: ImportRow
  /** The rows to overwrite although they changed in the panel; null once the import has started. */
  overwritten: readonly number[] | null
}

function RowItem({ row, overwritten }: RowProps) {
  const { line, code, title, outcome, state, messages, propertyId, read } = row
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
      {messages.length > 0 && (
        <ul className="grid gap-0.5 text-sm wrap-anywhere text-ink-2">
          {messages.map((message) => (
            <li key={message} className={message.startsWith(WARNING) ? 'font-semibold text-warn' : undefined}>
              {message}
            </li>
          ))}
        </ul>
      )}
      {read.length > 0 && <VisitorsRead read={read} title={name} />}
      {overwritten && outcome === 'conflict' && <OverwriteTick line={line} />}
      {overwritten?.includes(line) && outcome === 'change' && <LeaveButton line={line} />}
    </li>
  )
}
