import type { ListedJob, ShownJob, ShownRow } from '#app/jobs/shown-job.ts'
import type { PriceStep, PriceTotal } from './price-steps.ts'

/** Values of `intent` of the forms of a preview, besides those of any job. */
export const PREVIEW_INTENTS = { leaveOut: 'leave-out', cancel: 'cancel' } as const

/** The control with the positions of the rows that a person leaves out of a preview. */
export const LEFT_OUT = 'fuera'

/** A batch in the list. `saved`: the properties that it has changed and not undone. */
export type ListedBatch = ListedJob & { due: number; saved: number }

export type ShownBatchRow = ShownRow & { prices: PriceStep[] }

/** A batch as its page shows it. */
export type ShownBatch = ShownJob<ShownBatchRow> & {
  /** The query of the page where it was entered; null for a batch of an earlier version. */
  selection: string | null
  /** What its preview changes in all; empty for any change but of prices. */
  totals: PriceTotal[]
  /** Whether it is a preview of a change that takes properties off the offer or moves them to the trash. */
  closes: boolean
}
