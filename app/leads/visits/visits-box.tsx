import { Link, href } from 'react-router'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { resultText, visitTimeText } from './visit.ts'
import type { VisitLine } from './visit-page.ts'

/** The visits of a lead. @param today the day of the agency */
export function VisitsBox({ leadId, visits, today }: { leadId: string; visits: readonly VisitLine[]; today: string }) {
  const mayEdit = useMay('edit')
  return (
    <section aria-labelledby="visitas" className={BOX}>
      <BoxHead id="visitas" title="Visitas">
        {mayEdit && (
          <Link to={href('/dashboard/prospectos/:leadId/visitas/nueva', { leadId })} className={TEXT_LINK}>
            Planear visita
          </Link>
        )}
      </BoxHead>
      {visits.length === 0 && <p className={`${BOX_BODY} text-ink-2`}>Ninguna visita planeada.</p>}
      <ol className="divide-y divide-line">
        {visits.map((visit) => (
          <VisitRow key={visit.id} leadId={leadId} visit={visit} today={today} mayEdit={mayEdit} />
        ))}
      </ol>
    </section>
  )
}

type RowProps = { leadId: string; visit: VisitLine; today: string; mayEdit: boolean }

function VisitRow({ leadId, visit, today, mayEdit }: RowProps) {
  const { id, day, result, people, keys, property, asesorName } = visit
  const time = visitTimeText(visit)
  const isOverdue = result === null && day < today
  const notes = [asesorName ?? 'Sin asesor', people && `con ${people}`, keys].filter(Boolean).join('\u00A0· ')
  return (
    <li className="grid gap-1 px-[1.1rem] py-3">
      <p className={`font-semibold ${isOverdue ? 'text-danger' : ''}`}>
        {mayEdit ? (
          <Link
            to={href('/dashboard/prospectos/:leadId/visitas/:visitId', { leadId, visitId: id })}
            className={TEXT_LINK}
          >
            {time}
          </Link>
        ) : (
          time
        )}
      </p>
      <p className="text-sm wrap-anywhere">
        {property.to ? (
          <Link to={property.to} className="underline">
            {property.name}
          </Link>
        ) : (
          `${property.name} (ya no existe)`
        )}
        {property.state && <span className="text-warn">&nbsp;· {property.state}</span>}
      </p>
      <p className={`${ROW_NOTE} wrap-anywhere`}>{notes}</p>
      {result !== null && <p className="text-sm wrap-anywhere">{resultText(visit)}</p>}
      {isOverdue && mayEdit && (
        <p>
          <Link
            to={`${href('/dashboard/prospectos/:leadId/visitas/:visitId', { leadId, visitId: id })}#resultado`}
            aria-label={`Anotar cómo fue la visita del ${time}`}
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            Anotar cómo fue
          </Link>
        </p>
      )}
    </li>
  )
}
