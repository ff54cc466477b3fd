import { useAgency } from '#app/agency/use-agency.tsx'
import { Link, href } from 'react-router'
import { formatMoment } from '#app/calendar/moment.ts'
import { counted } from '#app/panel/counted.ts'
import { useMay } from '#app/panel/may.tsx'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { batchStateLabel } from '#app/inventory/batches/batch-states.ts'
import type { ListedBatch } from '#app/inventory/batches/shown-batch.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { JobButton } from '#app/jobs/panel/job-status.tsx'
import { UNDO_BATCH } from './batch-progress.tsx'

/** The changes of many properties that were applied, the newest first. */
export function BatchesScreen({ batches }: { batches: readonly ListedBatch[] }) {
  return (
    <>
      <PanelHead
        back={{ to: href('/dashboard/propiedades'), label: 'Propiedades' }}
        title="Cambios en grupo"
        note="Lo que se cambió en varias propiedades a la vez"
      />
      {batches.length > 0 ? (
        <ul className={`${BOX} divide-y divide-line`}>
          {batches.map((batch) => (
            <BatchLine key={batch.id} batch={batch} />
          ))}
        </ul>
      ) : (
        <PanelEmpty title="Todavía no hay ninguno">Elige propiedades en la lista para cambiarlas a la vez.</PanelEmpty>
      )}
    </>
  )
}

/** The newest change above the list of properties, with its button to undo it. */
export function LastBatch({ batch }: { batch: ListedBatch | null }) {
  if (!useMay('edit') || batch === null) return null
  return (
    <ul aria-label="Último cambio en grupo" className={BOX}>
      <BatchLine batch={batch} />
    </ul>
  )
}

/** A batch with its button to undo it. */
function BatchLine({ batch }: { batch: ListedBatch }) {
  const { timeZone } = useAgency()
  const { id, title, state, createdAt, createdByName, due, saved } = batch
  const page = href('/dashboard/cambios/:batchId', { batchId: id })
  const canUndo = saved > 0 && (state === 'done' || state === 'stopped')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-[1.1rem] py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className={`${ROW_TITLE} font-semibold`}>
          <Link to={page} className={TEXT_LINK}>
            {title}
          </Link>
        </h2>
        <p className={`${ROW_NOTE} num`}>
          {batchStateLabel(state, saved)}&nbsp;· {counted(due, 'propiedad', 'propiedades')}&nbsp;·{' '}
          {formatMoment(timeZone, createdAt)}
          {createdByName && ` por ${createdByName}`}
        </p>
      </div>
      {canUndo && <JobButton address={page} {...UNDO_BATCH} />}
    </li>
  )
}
