import { Link, href } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import { formatDayIn } from '#app/calendar/calendar-day.ts'
import { BULK_PHOTO_STATE_LABELS, type ListedBulkPhotos } from '#app/inventory/bulk-photos/shown-bulk-photos.ts'
import { counted } from '#app/panel/counted.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { BOX, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { BulkPhotosForm } from './bulk-photos-form.tsx'

type Props = { jobs: readonly ListedBulkPhotos[]; fault: string | null }

/** Fotos por ID: the form, and what was sent before. */
export function BulkPhotosScreen({ jobs, fault }: Props) {
  const { timeZone } = useAgency()
  return (
    <>
      <PanelHead
        back={{ to: href('/dashboard/importar'), label: 'Importar' }}
        title="Fotos por ID"
        note="Las fotos de muchas propiedades a la vez, por el nombre de su archivo"
      />
      <BulkPhotosForm fault={fault} />
      {jobs.length > 0 && (
        <section aria-labelledby="cargas" className={BOX}>
          <BoxHead id="cargas" title="Cargas de fotos" />
          <ul className="divide-y divide-line">
            {jobs.map(({ id, title, state, due, createdAt, createdByName }) => (
              <li key={id} className="px-[1.1rem] py-3">
                <h3 className={`${ROW_TITLE} font-semibold`}>
                  <Link to={href('/dashboard/fotos/:jobId', { jobId: id })} className={TEXT_LINK}>
                    {title}
                  </Link>
                </h3>
                <p className={`${ROW_NOTE} num`}>
                  {BULK_PHOTO_STATE_LABELS[state]}&nbsp;· {counted(due, 'propiedad', 'propiedades')}&nbsp;·{' '}
                  {formatDayIn(timeZone, createdAt)}
                  {createdByName && ` por ${createdByName}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
