import { Link, href } from 'react-router'
import { rowId } from '#app/editing/form/way-back.ts'
import {
  BULK_PHOTO_OUTCOMES,
  BULK_PHOTO_OUTCOME_LABELS,
  BULK_PHOTO_ROW_STATE_LABELS,
  type BulkPhotosRow,
  type ShownBulkPhotos,
} from '#app/inventory/bulk-photos/shown-bulk-photos.ts'
import { RowMessages, RowPills, rowsAddress } from '#app/jobs/panel/row-pills.tsx'
import { counted } from '#app/panel/counted.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { BOX, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { MARKED, useMarked } from '#app/ui/panel/use-marked.ts'
import { PhotoJobState } from './photo-job-state.tsx'

/** Photos that were sent: which go to which property, and what does not come in. */
export function PhotoJobScreen({ shown }: { shown: ShownBulkPhotos }) {
  const { id, title, rows, page, pages, filter } = shown
  const address = href('/dashboard/fotos/:jobId', { jobId: id })
  return (
    <>
      <PanelHead back={{ to: href('/dashboard/fotos'), label: 'Fotos por ID' }} title={title} />
      <PhotoJobState shown={shown} />
      {rows.length > 0 && (
        <>
          <section aria-labelledby="filas" className={BOX}>
            <BoxHead id="filas" title="Propiedades y archivos" />
            <RowPills
              job={shown}
              address={address}
              label="Filas por resultado"
              outcomes={BULK_PHOTO_OUTCOMES}
              labels={BULK_PHOTO_OUTCOME_LABELS}
              warned="Con aviso"
            />
            <ul className="divide-y divide-line border-t border-line">
              {rows.map((row) => (
                <RowItem key={row.position} row={row} replaces={shown.mode === 'replace'} />
              ))}
            </ul>
          </section>
          <Pager page={page} pages={pages} addressOf={(to) => rowsAddress(address, filter, to)} />
        </>
      )}
    </>
  )
}

function RowItem({ row, replaces }: { row: BulkPhotosRow; replaces: boolean }) {
  const { position, recordId: propertyId, code, title, outcome, state, warnings, messages, photos } = row
  const mark = useMarked(rowId(propertyId ?? String(position)))
  return (
    <li {...mark} className={`grid gap-1 px-[1.1rem] py-3 ${MARKED}`}>
      <p className={`${ROW_TITLE} font-semibold`}>
        {propertyId === null ? (
          title
        ) : (
          <Link to={href('/property/:propertyId', { propertyId })} className={TEXT_LINK}>
            {title}
          </Link>
        )}
      </p>
      <p className={`${ROW_NOTE} num`}>
        {code && `${code}\u00A0· `}
        <span className={outcome === 'refused' ? 'font-semibold text-danger' : 'font-semibold text-ink-2'}>
          {photos ? countsOf(photos, replaces) : BULK_PHOTO_OUTCOME_LABELS[outcome]}
        </span>
        {state && `\u00A0· ${BULK_PHOTO_ROW_STATE_LABELS[state]}`}
      </p>
      <RowMessages warnings={warnings} messages={messages} />
    </li>
  )
}

/** '3 fotos nuevas; tenía 5'. */
function countsOf({ added, had }: { added: number; had: number }, replaces: boolean): string {
  const some = counted(added, 'foto', 'fotos')
  if (had === 0) return `${some}; no tenía ninguna`
  return replaces ? `${some} en lugar de ${had}` : `${some} después de las ${had} que tenía`
}
