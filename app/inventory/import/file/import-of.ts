import type { JobKind } from '#app/jobs/job-states.ts'

/** The kinds of jobs that import a file: of properties, and of leads. */
export const IMPORTS_OF = ['import', 'leads'] as const satisfies readonly JobKind[]
export type ImportOf = (typeof IMPORTS_OF)[number]

/** The most rows of one file of leads, and its largest size in megabytes. */
export const MOST_LEAD_ROWS = 10_000
export const MOST_LEAD_MB = 4
