import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { BuildFailure, build, isBuildNeeded } from './build.ts'
import { changeBase, changedJourneys } from './changed-tests.ts'
import { checkAll } from './check.ts'
import { testsOnPostgres } from './postgres-tests.ts'
import { runAloud, runQuietly } from './run-program.ts'
import { type Case, casesOfPlaywright, casesOfVitest } from './slow-cases.ts'
import { NOTHING, type Tally, closingLines, sum, tallyOfPlaywright, tallyOfVitest } from './tally.ts'

const REPORTS = 'test-results'
/** Every test and journey of the last run with its time, for `npm run test:slow`. */
export const CASES = `${REPORTS}/casos.json`

type Phase = { label: string; run: () => Promise<Tally> }
type Timed = Tally & { label: string; seconds: number }

const CHECKS: Phase = { label: 'comprobaciones', run: checkAll }
const BUILD: Phase = { label: 'construcción', run: buildOnce }
const UNITS: Phase = {
  label: 'reglas y partes',
  run: () => runTier('reglas y partes', ['--project=rules', '--project=mocked', '--project=parts'], SHORT),
}
/** As it ships: React's checks for developers cost more than the pages, and `npm run test:wide` has them. */
const REQUESTS: Phase = {
  label: 'peticiones',
  run: () => runTier('peticiones', ['--project=requests'], { ...SHORT, NODE_ENV: 'production' }),
}
const JOURNEYS: Phase = { label: 'recorridos', run: () => runPlaywright([], { TEST_TIER: 'main' }) }
const WIDE_UNITS: Phase = { label: 'pruebas amplias', run: () => runTier('pruebas amplias', ['--project=wide']) }
const IN_FULL: Phase = { label: 'al azar, completas', run: runInFull }
const POSTGRES: Phase = { label: 'PostgreSQL', run: runPostgres }
const WIDE_JOURNEYS: Phase = { label: 'los demás recorridos', run: () => runPlaywright([], { TEST_TIER: 'wide' }) }

/** `npm test` uses the embedded database alone; `npm run test:wide` adds the server that this variable names. */
const ON_SQLITE = { TEST_DATABASE_URL: '' }
/** In `npm test` random tests have a few runs, and some tests fewer rows (test/tier.ts). */
const SHORT = { ...ON_SQLITE, TEST_TIER: 'main' }

/** `npm run test:wide`: what `npm test` leaves out (vitest.config.ts, playwright.config.ts). */
const WIDE = '--wide'
/** `npm run test:long`: random tests run more often (test/tier.ts). */
const LONG = '--long'
/** `npm run test:changed`: what belongs to the files that changed. */
const CHANGED = '--changed'
const OPTIONS = [WIDE, LONG, CHANGED]

const cases: Case[] = []

/**
 * `npm test` runs everything except the wide tier, and continues after a failure. `npm test -- file…` runs only these
 * files, of either tier and at all widths. The last line is the sum: `N passed, N failed`.
 */
export async function main(options: string[]): Promise<number> {
  const files = options.filter((option) => !OPTIONS.includes(option))
  if (options.includes(LONG)) process.env.LONG_TESTS = '1'
  mkdirSync(REPORTS, { recursive: true })
  const start = performance.now()
  const phases = await runTests(options, files)
  const total = sum(phases)
  writeFileSync(CASES, JSON.stringify(cases))
  const seconds = phases.length > 1 ? [...phases, { label: 'todo', seconds: secondsOf(start) }] : phases
  console.log(closingLines(seconds, total).join('\n'))
  return total.failed === 0 ? 0 : 1
}

function runTests(options: string[], files: string[]): Promise<Timed[]> {
  if (files.length > 0) return runFiles(files)
  if (options.includes(CHANGED)) return runChanged()
  return options.includes(WIDE) ? runWide() : runAll()
}

/**
 * Phases run one after the other, because each uses all cores: beside the unit tests a journey takes half as much CPU
 * again, because waiting pages keep painting.
 */
async function runAll(): Promise<Timed[]> {
  const first = await Promise.all([inTurn([CHECKS]), inTurn([BUILD])])
  return [...first.flat(), ...(await inTurn([UNITS, REQUESTS, JOURNEYS]))]
}

function runWide(): Promise<Timed[]> {
  return inTurn([BUILD, WIDE_UNITS, IN_FULL, ...(process.env.TEST_DATABASE_URL ? [POSTGRES] : []), WIDE_JOURNEYS])
}

/** Rules and parts that import a changed file, and the requests and main journeys of the changed routes. */
async function runChanged(): Promise<Timed[]> {
  const base = changeBase()
  const files = await changedJourneys(base)
  const requests = files.filter((file) => !file.includes('.spec.'))
  const journeys = files.filter((file) => file.includes('.spec.'))
  const vitest = (label: string, options: string[]) => ({ label, run: () => runTier(label, options, SHORT) })
  return inTurn([
    vitest('reglas y partes', [`--changed=${base}`, '--passWithNoTests', '--project=rules', '--project=parts']),
    ...(files.length > 0 ? [BUILD] : []),
    ...(requests.length > 0 ? [vitest('peticiones', ['--project=requests', ...requests])] : []),
    ...(journeys.length > 0
      ? [
          {
            label: 'recorridos',
            run: () => runPlaywright(['--pass-with-no-tests', ...journeys], { TEST_TIER: 'main' }),
          },
        ]
      : []),
  ])
}

/** Paths that Playwright knows are journeys; Vitest gets all others. */
function runFiles(files: string[]): Promise<Timed[]> {
  const journeys = files.filter((file) => file.includes('.spec.') || file.includes('test/e2e'))
  const others = files.filter((file) => !journeys.includes(file))
  return inTurn([
    ...(others.length > 0 ? [{ label: 'pruebas', run: () => runVitest(others) }] : []),
    ...(journeys.length > 0 ? [BUILD, { label: 'recorridos', run: () => runPlaywright(journeys) }] : []),
  ])
}

async function inTurn(phases: Phase[]): Promise<Timed[]> {
  const done: Timed[] = []
  for (const { label, run } of phases) {
    const start = performance.now()
    done.push({ ...(await run()), label, seconds: secondsOf(start) })
  }
  return done
}

function secondsOf(start: number): number {
  return (performance.now() - start) / 1000
}

async function buildOnce(): Promise<Tally> {
  if (!isBuildNeeded()) return NOTHING
  try {
    await build()
    console.log('✓ sitio construido')
    return { passed: 1, failed: 0, failures: [] }
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error
    console.log(`✗ sitio construido\n\n${error.output.trim()}\n`)
    return { passed: 0, failed: 1, failures: ['sitio construido'] }
  }
}

async function runVitest(files: string[]): Promise<Tally> {
  const report = reportOf('pruebas')
  const code = await runAloud('vitest', vitestOptions(report, files), { NODE_ENV: 'test' })
  return readVitest(report, code)
}

/** Output is printed only for failed tests, because there are thousands. */
async function runTier(label: string, options: string[], environment: Record<string, string> = {}): Promise<Tally> {
  const report = reportOf('unidades')
  const { code, output } = await runQuietly('vitest', vitestOptions(report, options), {
    NODE_ENV: 'test',
    ...environment,
  })
  const tally = readVitest(report, code)
  console.log(tally.failed === 0 ? `✓ ${label} (${tally.passed})` : `✗ ${label}\n\n${output.trim()}\n`)
  return tally
}

/** The files of which `npm test` runs less than everything. */
function runInFull(): Promise<Tally> {
  const files = globSync(['{app,server,demo}/**/*.test.{ts,tsx}', 'test/requests/*.test.ts'])
    .filter((file) => !file.includes('.wide.test.'))
    .filter((file) => /#test\/tier\.ts|fc\.assert/.test(readFileSync(file, 'utf8')))
  return runTier('al azar, completas', files, ON_SQLITE)
}

/** On PostgreSQL alone: `npm test` proves the same tests on SQLite. */
function runPostgres(): Promise<Tally> {
  return runTier('PostgreSQL', testsOnPostgres(), { TEST_STORES: 'postgres' })
}

function readVitest(file: string, code: number): Tally {
  const report = readReport(file)
  cases.push(...casesOfVitest(report))
  return tallyOfVitest(report, code)
}

function vitestOptions(report: string, options: string[]): string[] {
  return ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...options]
}

async function runPlaywright(options: string[], environment: Record<string, string> = {}): Promise<Tally> {
  const file = reportOf('recorridos')
  const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const code = await runAloud('playwright', ['test', '--reporter=list,json', ...options], env)
  const report = readReport(file)
  cases.push(...casesOfPlaywright(report))
  return tallyOfPlaywright(report, code)
}

/** Path of a runner's report; deletes the report of an earlier run. */
function reportOf(label: string): string {
  const file = `${REPORTS}/${label}.json`
  rmSync(file, { force: true })
  return file
}

/** @returns the runner's report; null if it ended before writing one */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
