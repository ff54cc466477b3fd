import { Link, href } from 'react-router'
import { counted } from '#app/panel/counted.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Pager } from '#app/ui/pager.tsx'
import { BOX, BoxHead } from '#app/ui/panel/box.tsx'
import { rowId } from '#app/editing/form/way-back.ts'
import { MARKED, useMarked } from '#app/ui/panel/use-marked.ts'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { BATCH_OUTCOMES, BATCH_OUTCOME_LABELS, BATCH_ROW_STATE_LABELS } from '#app/inventory/batches/batch-states.ts'
import type { ShownBatch, ShownBatchRow } from '#app/inventory/batches/shown-batch.ts'
import { RowPills, rowsAddress } from '#app/jobs/panel/row-pills.tsx'
import { rowsOf } from '#app/jobs/shown-job.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { BatchProgress } from './batch-progress.tsx'
import { PreviewTable } from './preview-table.tsx'

type Props = {
  shown: ShownBatch
  /** How many open leads ask about each property of a preview that closes them. */
  asking: Readonly<Record<string, number>>
}

/** A change of many properties: its preview, its progress and what became of each property. */
export function BatchScreen({ shown, asking }: Props) {
  const { title, state, filter, rows } = shown
  const page = href('/dashboard/cambios/:batchId', { batchId: shown.id })
  return (
    <>
      <PanelHead
        back={{ to: href('/dashboard/cambios'), label: 'Cambios en grupo' }}
        title={title}
        note={counted(rowsOf(shown), 'propiedad', 'propiedades')}
      >
        <Link to={href('/dashboard/propiedades')} className={buttonClass({ variant: 'outline' })}>
          Ver propiedades
        </Link>
      </PanelHead>
      <BatchProgress shown={shown} />
      <section aria-labelledby="filas" className={BOX}>
        <BoxHead id="filas" title="Propiedades">
          <Link to={href('/dashboard/cambios')} className="text-sm underline">
            Cambios en grupo
          </Link>
        </BoxHead>
        <RowPills
          job={shown}
          address={page}
          label="Propiedades por resultado"
          outcomes={BATCH_OUTCOMES}
          labels={BATCH_OUTCOME_LABELS}
          warned={null}
        />
        {state === 'checked' ? (
          <PreviewTable rows={rows} asking={asking} />
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((row) => (
              <BatchItem key={row.position} row={row} />
            ))}
          </ul>
        )}
      </section>
      <Pager page={shown.page} pages={shown.pages} addressOf={(to) => rowsAddress(page, filter, to)} />
    </>
  )
}

function BatchItem({ row: { recordId, code, title, outcome, state, messages } }: { row: ShownBatchRow }) {
  const propertyId = recordId ?? ''
  const isLeft = outcome === 'refused' || state === 'left' || state === 'kept'
  return (
    <li {...useMarked(rowId(propertyId))} className={`grid gap-1 px-[1.1rem] py-3 ${MARKED}`}>
      <p className={`${ROW_TITLE} font-semibold`}>
        <Link to={href('/property/:propertyId', { propertyId })} className={TEXT_LINK}>
          {title || code || propertyId}
        </Link>
      </p>
      <p className={`${ROW_NOTE} num`}>
        {code && `${code}\u00A0· `}
        <span className={isLeft ? 'font-semibold text-danger' : 'font-semibold text-ink-2'}>
          {state ? BATCH_ROW_STATE_LABELS[state] : BATCH_OUTCOME_LABELS[outcome]}
        </span>
      </p>
      {messages.length > 0 && (
        <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">{messages.join('\n')}</p>
      )}
    </li>
  )
}
