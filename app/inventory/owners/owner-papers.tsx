import { Link, href } from 'react-router'
import { ActivityDetails } from '#app/activity/panel/activity-details.tsx'
import { useAgency } from '#app/agency/use-agency.tsx'
import { formatMoment } from '#app/calendar/moment.ts'
import { dossierPath } from '#app/editing/dossier/dossier.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import type { OwnerFolder, OwnerHistory, ShownOwner } from './shown-owner.ts'

type Properties = ShownOwner['properties']

/** The notes and the private files of all properties of an owner. */
export function OwnerPapers({ folder, properties }: { folder: OwnerFolder; properties: Properties }) {
  return (
    <section aria-labelledby="documentos" className={BOX}>
      <BoxHead id="documentos" title="Documentos y notas" />
      {folder.length === 0 ? (
        <p className={`${BOX_BODY} text-ink-2`}>
          El expediente de cada propiedad guarda sus notas y archivos; los de todas se juntan aquí.
        </p>
      ) : (
        <ol className="divide-y divide-line">
          {folder.map(({ id, propertyId, is, text, createdAt, author }) => (
            <li key={id} className="px-[1.1rem] py-3 text-sm">
              {is === 'note' ? (
                <p className="max-w-(--measure) wrap-anywhere whitespace-pre-line">{text}</p>
              ) : (
                <a
                  href={href('/property/:propertyId/expediente/:fileId', { propertyId, fileId: id })}
                  className={`${TEXT_LINK} inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11`}
                >
                  {text}
                </a>
              )}
              <Origin properties={properties} {...{ propertyId, createdAt, author }} to={dossierPath(propertyId)} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** What changed of an owner and of the properties, the newest first. */
export function OwnerHistoryBox({ history, properties }: { history: OwnerHistory; properties: Properties }) {
  if (history.length === 0) return null
  return (
    <section aria-labelledby="historial" className={BOX}>
      <BoxHead id="historial" title="Historial" />
      <ol className="divide-y divide-line">
        {history.map(({ id, propertyId, label, details, createdAt, author }) => (
          <li key={id} className="px-[1.1rem] py-3 text-sm">
            <p className="font-semibold">{label}</p>
            {details && <ActivityDetails details={details} />}
            <Origin
              properties={properties}
              {...{ propertyId, createdAt, author }}
              to={propertyId && href('/property/:propertyId/versiones', { propertyId })}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

type OriginProps = {
  properties: Properties
  propertyId: string | null
  createdAt: string
  author: string | null
  /** The page of the property that the line is about. */
  to: string | null
}

/** When it was added, by whom if that is known, and for which property. */
function Origin({ properties, propertyId, createdAt, author, to }: OriginProps) {
  const { timeZone } = useAgency()
  const property = properties.find(({ id }) => id === propertyId)
  return (
    <p className={`${ROW_NOTE} wrap-anywhere`}>
      <time dateTime={createdAt} className="num">
        {formatMoment(timeZone, createdAt)}
      </time>
      {author && <>&nbsp;· {author}</>}
      {property && to && (
        <>
          &nbsp;·{' '}
          <Link to={to} className={TEXT_LINK}>
            {property.title}
          </Link>
        </>
      )}
    </p>
  )
}
