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
import {
  BATCH_OUTCOMES,
  BATCH_OUTCOME_LABELS,
  BATCH_ROW_STATE_LABELS,
  type BatchOutcome,
} from '#app/inventory/batches/batch-states.ts'
import { BATCH_OUTCOME_PARAM, type ShownBatch, type ShownBatchRow } from '#app/inventory/batches/shown-batch.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { BatchProgress } from './batch-progress.tsx'
import { PreviewTable } from './preview-table.tsx'

/** A change of many properties: its preview, its progress and what became of each property. */
export function BatchScreen({ shown }: { shown: ShownBatch }) {
  const { id, title, state, counts, outcome, rows, page, pages } = shown
  const total = BATCH_OUTCOMES.reduce((sum, each) => sum + counts[each], 0)
  const address = (of: BatchOutcome | null, at = 1) => {
    const params = new URLSearchParams({
      ...(of && { [BATCH_OUTCOME_PARAM]: of }),
      ...(at > 1 && { page: String(at) }),
    })
    return `${href('/dashboard/cambios/:batchId', { batchId: id })}${params.size > 0 ? `?${params}` : ''}#filas`
  }
  const pills = [null, ...BATCH_OUTCOMES.filter((each) => counts[each] > 0)]
  return (
    <>
      <div className={SECTION_HEAD}>
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{title}</h1>
          <p className="num">{counted(total, 'propiedad', 'propiedades')}</p>
        </div>
        <Link to={href('/dashboard/propiedades')} className={buttonClass({ variant: 'outline' })}>
          Ver propiedades
        </Link>
      </div>
      <BatchProgress shown={shown} />
      {(state === 'running' || state === 'undoing') && <RepeatedRefresh />}
      <section aria-labelledby="filas" className={BOX}>
        <BoxHead id="filas" title="Propiedades">
          <Link to={href('/dashboard/cambios')} className="text-sm underline">
            Cambios en grupo
          </Link>
        </BoxHead>
        <nav aria-label="Propiedades por resultado" className="flex flex-wrap gap-2 px-[1.1rem] py-3">
          {pills.map((each) => (
            <Link
              key={each}
              to={address(each)}
              preventScrollReset
              aria-current={outcome === each ? 'true' : undefined}
              className={PILL_LINK}
            >
              {each === null ? 'Todas' : BATCH_OUTCOME_LABELS[each]}{' '}
              <span className="num">{formatCount(each === null ? total : counts[each])}</span>
            </Link>
          ))}
        </nav>
        {state === 'checked' ? (
          <PreviewTable rows={rows} />
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((row) => (
              <BatchItem key={row.position} row={row} />
            ))}
          </ul>
        )}
      </section>
      <Pager page={page} pages={pages} addressOf={(to) => address(outcome, to)} />
    </>
  )
}

function BatchItem({ row: { propertyId, code, title, outcome, state, message } }: { row: ShownBatchRow }) {
  const isLeft = outcome === 'refused' || state === 'left' || state === 'kept'
  return (
    <li {...useMarked(rowId(propertyId))} className={`grid gap-1 px-[1.1rem] py-3 ${MARKED}`}>
      <p className={`${ROW_TITLE} font-semibold`}>
        <Link to={href('/property/:propertyId', { propertyId })} className={TEXT_LINK}>
          {title || code || propertyId}
        </Link>
      </p>
      <p className={`${ROW_NOTE} num`}>
        {code && `${code} · `}
        <span className={isLeft ? 'font-semibold text-danger' : 'font-semibold text-ink-2'}>
          {state ? BATCH_ROW_STATE_LABELS[state] : BATCH_OUTCOME_LABELS[outcome]}
        </span>
      </p>
      {message && <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">{message}</p>}
    </li>
  )
}
