import { z } from 'zod'

/** How many passed and failed; a check that was skipped has failed: nothing here may be left out. */
export type Tally = { passed: number; failed: number }

/** A runner that crashed, left no report or found nothing to run has failed, whatever its report says. */
export const CRASHED: Tally = { passed: 0, failed: 1 }

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  }
}

export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

/** @param report what Vitest's json reporter wrote. A file that failed outside its tests counts as one failure. */
export function tallyOfVitest(report: unknown, exitCode: number): Tally {
  const parsed = vitestReport.safeParse(report)
  if (!parsed.success) return CRASHED
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.data
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  )
  const failed = numFailedTests + numPendingTests + numTodoTests + brokenFiles.length
  return orCrashed({ passed: numPassedTests, failed }, exitCode)
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

/** @param report what Playwright's json reporter wrote. An error outside the journeys counts as one failure. */
export function tallyOfPlaywright(report: unknown, exitCode: number): Tally {
  const parsed = playwrightReport.safeParse(report)
  if (!parsed.success) return CRASHED
  const { stats, errors } = parsed.data
  const failed = stats.unexpected + stats.skipped + errors.length
  return orCrashed({ passed: stats.expected + stats.flaky, failed }, exitCode)
}

function orCrashed({ passed, failed }: Tally, exitCode: number): Tally {
  const crashed = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: crashed ? 1 : failed }
}
