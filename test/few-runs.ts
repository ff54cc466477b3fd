import { FEW, IS_SHORT } from './tier.ts'

// Random tests that say no number of runs.
if (IS_SHORT) (await import('fast-check')).configureGlobal({ numRuns: FEW })
