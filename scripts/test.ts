import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { secondsSince, step } from '#server/step.ts'
import { BuildFailure, build, isBuildNeeded } from './build.ts'
import { checkAll } from './check.ts'
import { runAloud } from './run-program.ts'
import { type Tally, sum, tallyLine, tallyOfPlaywright, tallyOfVitest } from './tally.ts'

const REPORTS = 'test-results'
/** Runs the request tests and nothing else: `.ci/run` repeats them on a PostgreSQL server. */
const REQUESTS_ONLY = '--requests-only'

/** `npm test`: everything, also after a failure. The last line is the sum: `N passed, N failed`. */
export async function main(options: string[]): Promise<number> {
  mkdirSync(REPORTS, { recursive: true })
  const parts = options.includes(REQUESTS_ONLY)
    ? [buildOnce, () => runVitest(['--project', 'requests'])]
    : [checkAll, buildOnce, () => runVitest([]), runPlaywright]
  const tallies: Tally[] = []
  for (const part of parts) tallies.push(await part())
  const total = sum(tallies)
  console.log(tallyLine(total))
  return total.failed === 0 ? 0 : 1
}

async function buildOnce(): Promise<Tally> {
  if (!isBuildNeeded()) return { passed: 0, failed: 0 }
  const start = performance.now()
  try {
    await step('sitio construido', build)
    return { passed: 1, failed: 0 }
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error
    console.log(`✗ sitio construido (${secondsSince(start)})\n\n${error.output.trim()}\n`)
    return { passed: 0, failed: 1 }
  }
}

async function runVitest(options: string[]): Promise<Tally> {
  const file = `${REPORTS}/vitest.json`
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runAloud('vitest', ['run', ...reporters, ...options], { NODE_ENV: 'test' })
  return tallyOfVitest(readReport(file), code)
}

async function runPlaywright(): Promise<Tally> {
  const file = `${REPORTS}/playwright.json`
  rmSync(file, { force: true })
  const code = await runAloud('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  return tallyOfPlaywright(readReport(file), code)
}

/** @returns what a runner wrote; null when it ended before it could */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
