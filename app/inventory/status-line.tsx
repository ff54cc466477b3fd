import { useAgency } from '#app/agency/use-agency.tsx'
import { formatDayIn } from '#app/calendar/calendar-day.ts'
import { STATUS_LABELS, type Status } from '#app/catalogue/facts/vocabulary.ts'

/** The status of a property and the day since which it has it, for staff. */
export function StatusLine({ status, since }: { status: Status; since: string }) {
  const { timeZone } = useAgency()
  return (
    <p className="wrap pt-3 text-sm">
      <span className="font-semibold">Estatus:</span> {STATUS_LABELS[status]}{' '}
      <time dateTime={since} className="num text-ink-2">
        desde el {formatDayIn(timeZone, since)}
      </time>
    </p>
  )
}
