import { Link } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { ROW_FILTER_PARAM } from '#app/jobs/job-intents.ts'
import type { RowFilter, RowOutcome } from '#app/jobs/job-states.ts'
import { type ShownJob, rowsOf } from '#app/jobs/shown-job.ts'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'

/** The address of a page of the rows of a job. */
export function rowsAddress(address: string, filter: RowFilter | null, page = 1): string {
  const params = new URLSearchParams({
    ...(filter && { [ROW_FILTER_PARAM]: filter }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${address}${params.size > 0 ? `?${params}` : ''}#filas`
}

type Props = {
  job: Pick<ShownJob, 'counts' | 'warned' | 'filter'>
  address: string
  /** The name of the list: 'Filas por resultado'. */
  label: string
  outcomes: readonly RowOutcome[]
  labels: Record<RowOutcome, string>
  /** The word for rows with a warning; null where they have no page of their own. */
  warned: string | null
}

/** The rows of a job by what becomes of them. */
export function RowPills({ job, address, label, outcomes, labels, warned }: Props) {
  const pills: [filter: RowFilter | null, words: string, count: number][] = [
    [null, 'Todas', rowsOf(job)],
    ...outcomes.map((each): [RowFilter, string, number] => [each, labels[each], job.counts[each]]),
    ['warned', warned ?? '', warned === null ? 0 : job.warned],
  ]
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2 px-[1.1rem] py-3">
      {pills.map(([filter, words, count]) =>
        filter !== null && count === 0 ? null : (
          <Link
            key={filter}
            to={rowsAddress(address, filter)}
            preventScrollReset
            aria-current={job.filter === filter ? 'true' : undefined}
            className={PILL_LINK}
          >
            {words} <span className="num">{formatCount(count)}</span>
          </Link>
        ),
      )}
    </nav>
  )
}

/** What a row of a job says of itself: its warnings first. */
export function RowMessages({ warnings, messages }: { warnings: readonly string[]; messages: readonly string[] }) {
  if (warnings.length + messages.length === 0) return null
  return (
    <ul className="grid gap-0.5 text-sm wrap-anywhere text-ink-2">
      {warnings.map((warning) => (
        <li key={warning} className="font-semibold text-warn">
          {warning}
        </li>
      ))}
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}
