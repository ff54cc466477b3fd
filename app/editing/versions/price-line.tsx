import { useAgency } from '#app/agency/use-agency.tsx'
import { formatDayIn } from '#app/calendar/calendar-day.ts'
import type { PriceChange } from './versions.ts'

/** The most prices that the line has; older ones are in the versions. */
const MOST_PRICES = 6

/** The prices that a property had, the newest first, for staff. */
export function PriceLine({ history }: { history: readonly PriceChange[] }) {
  const { timeZone } = useAgency()
  if (history.length === 0) return null
  return (
    <section aria-labelledby="precios" className="text-sm">
      <h2 id="precios" className="inline font-sans text-sm font-semibold tracking-normal">
        Precios:
      </h2>{' '}
      <ul className="num inline text-ink-2">
        {history
          .slice(-MOST_PRICES)
          .toReversed()
          .map(({ price, savedAt }, at) => (
            <li key={savedAt} className="inline">
              {at > 0 && ' ← '}
              <span className={at === 0 ? 'font-semibold text-ink' : undefined}>{price}</span>{' '}
              <time dateTime={savedAt}>desde el {formatDayIn(timeZone, savedAt)}</time>
            </li>
          ))}
      </ul>
    </section>
  )
}
