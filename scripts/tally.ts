import { z } from 'zod'

/** Annotation of a journey whose browser had stopped (test/e2e/stopped-browser.ts). */
export const STOPPED_BROWSER = 'navegador detenido'

/**
 * Numbers of passed and failed tests, the names of failed ones, and of those that passed in a second browser after the
 * first had stopped. A skipped test counts as failed.
 */
export type Tally = { passed: number; failed: number; failures: readonly string[]; again?: readonly string[] }

export const NOTHING: Tally = { passed: 0, failed: 0, failures: [] }

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    again: tallies.flatMap(({ again = [] }) => again),
  }
}

/** Closing lines of a run: the time of each phase, the names of failed tests, and the sum. */
export function closingLines(phases: readonly { label: string; seconds: number }[], total: Tally): string[] {
  const width = Math.max(...phases.map(({ label }) => label.length), 0)
  return [
    '',
    ...phases.map(({ label, seconds }) => `${label.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s`),
    ...(total.again ?? []).map((journey) => `↻ ${journey}`),
    ...total.failures.map((failure) => `✗ ${failure}`),
    `${total.passed} passed, ${total.failed} failed`,
  ]
}

const assertion = z.object({
  status: z.string(),
  fullName: z.string().default(''),
  failureMessages: z.array(z.string()).nullish(),
})
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(assertion),
    }),
  ),
})

/** @param report of Vitest's json reporter. A file that failed outside its tests counts as one failure. */
export function tallyOfVitest(report: unknown, exitCode: number): Tally {
  const parsed = vitestReport.safeParse(report)
  if (!parsed.success) return crashed('Vitest')
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.data
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  )
  const failed = numFailedTests + numPendingTests + numTodoTests + brokenFiles.length
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ status, fullName, failureMessages }) => named(name, fullName, failureMessages?.[0] ?? status)),
  )
  const broken = brokenFiles.map(({ name, message }) => named(name, '', message))
  return orCrashed({ passed: numPassedTests, failed, failures: [...broken, ...failures] }, exitCode, 'Vitest')
}

const journey = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(
        z.object({
          status: z.string().default(''),
          error: z.object({ message: z.string().optional() }).optional(),
          annotations: z.array(z.object({ type: z.string() })).default([]),
        }),
      ),
    }),
  ),
})
type Result = z.infer<typeof journey>['tests'][number]['results'][number]
type Suite = { specs?: z.infer<typeof journey>[] | undefined; suites?: Suite[] | undefined }
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(journey).optional(), suites: z.array(suite).optional() }),
)
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite).default([]),
  errors: z.array(z.unknown()),
})

/** @param report of Playwright's json reporter. An error outside the journeys counts as one failure. */
export function tallyOfPlaywright(report: unknown, exitCode: number): Tally {
  const parsed = playwrightReport.safeParse(report)
  if (!parsed.success) return crashed('Playwright')
  const { stats, suites, errors } = parsed.data
  const journeys = suites
    .flatMap(journeysOf)
    .flatMap(({ title, file, tests }) =>
      tests.map((each) => ({ ...each, file: `test/e2e/${file}`, title: `${title} [${each.projectName}]` })),
    )
  const stopped = journeys.filter(hadStoppedBrowser)
  const failures = journeys
    .filter((each) => each.status !== 'expected' && !stopped.includes(each))
    .map(({ file, title, status, results }) => named(file, title, results[0]?.error?.message ?? status))
  const outside = errors.map((error) => named('Playwright', '', messageOf(error)))
  // A flaky test counts as failed, unless its browser had stopped.
  const failed = stats.unexpected + stats.flaky - stopped.length + stats.skipped + errors.length
  return orCrashed(
    {
      passed: stats.expected + stopped.length,
      failed,
      failures: [...outside, ...failures],
      again: stopped.map(({ file, title }) => named(file, title, STOPPED_BROWSER)),
    },
    exitCode,
    'Playwright',
  )
}

/** Whether a journey passed in a second browser after the first one had stopped. */
function hadStoppedBrowser({ status, results }: { status: string; results: Result[] }): boolean {
  return status === 'flaky' && results.every((result) => result.status === 'passed' || isStop(result))
}

function isStop({ annotations }: Result): boolean {
  return annotations.some(({ type }) => type === STOPPED_BROWSER)
}

function journeysOf({ specs = [], suites = [] }: Suite): z.infer<typeof journey>[] {
  return [...specs, ...suites.flatMap(journeysOf)]
}

function messageOf(error: unknown): string {
  const parsed = z.object({ message: z.string() }).safeParse(error)
  return parsed.success ? parsed.data.message : ''
}

/** File, title and first line of the message. */
function named(file: string, title: string, message: string): string {
  const [why = ''] = plain(message).trim().split('\n')
  const path = file.replace(`${process.cwd()}/`, '')
  return [title ? `${path} › ${title}` : path, why].filter((part) => part !== '').join(': ')
}

/** Removes terminal colours. */
function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/\u001B\[[\d;]*m/g, '')
}

function orCrashed(tally: Tally, exitCode: number, runner: string): Tally {
  if (tally.failed > 0 || (exitCode === 0 && tally.passed > 0)) return tally
  return { ...tally, failed: 1, failures: crashed(runner).failures }
}

/** A runner that crashed, wrote no report or found no tests counts as failed. */
function crashed(runner: string): Tally {
  return { passed: 0, failed: 1, failures: [`${runner} terminó antes de tiempo, sin informe o sin nada que probar`] }
}
