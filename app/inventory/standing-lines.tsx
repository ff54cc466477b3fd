import { Link, href } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import { formatDayIn } from '#app/calendar/calendar-day.ts'
import { STATUS_LABELS, type Status } from '#app/catalogue/facts/vocabulary.ts'
import { OtherPropertyLink } from '#app/editing/form/same-property-note.tsx'
import { SAME_REASONS, type SameProperty } from '#app/editing/form/same-property.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'

/** `since`: when it got its status; null while unknown. `same`: other properties that may be the same one. */
export type Standing = {
  since: string | null
  owner: { id: string; name: string } | null
  same: readonly SameProperty[]
}

/** The status of a property with the day since which it has it, its owner, and what may be the same, for staff. */
export function StandingLines({ status, standing: { since, owner, same } }: { status: Status; standing: Standing }) {
  const { timeZone } = useAgency()
  return (
    <div className="grid gap-1 text-sm">
      <p>
        <span className="font-semibold">Estatus:</span> {STATUS_LABELS[status]}
        {since && (
          <time dateTime={since} className="num text-ink-2">
            {' '}
            desde el {formatDayIn(timeZone, since)}
          </time>
        )}
      </p>
      {owner && (
        <p className="wrap-anywhere">
          <span className="font-semibold">Propietario:</span>{' '}
          <Link to={href('/dashboard/propietarios/:ownerId', { ownerId: owner.id })} className={TEXT_LINK}>
            {owner.name}
          </Link>
        </p>
      )}
      {same.length > 0 && (
        <Disclosure
          summary={
            <span>
              Posibles duplicados&nbsp;<span className="num font-normal text-ink-2">({same.length})</span>
            </span>
          }
        >
          <ul className="grid gap-1 text-ink-2">
            {same.map(({ id, title, reason }) => (
              <li key={id + reason} className="wrap-anywhere">
                «{title}» {SAME_REASONS[reason]}. <OtherPropertyLink id={id} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
