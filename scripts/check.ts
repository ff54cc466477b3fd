import { secondsSince } from '#server/step.ts'
import { type Outcome, runQuietly } from './run-program.ts'
import { type Tally, sum } from './tally.ts'

type Check = { label: string; program: string; options: string[] }

const ROUTE_TYPES: Check = { label: 'tipos de las rutas', program: 'react-router', options: ['typegen'] }
const TYPES: Check = { label: 'tipos', program: 'tsc', options: ['--noEmit'] }
const RULES: Check = { label: 'reglas', program: 'oxlint', options: [] }
const FORMAT: Check = { label: 'formato', program: 'oxfmt', options: ['--check'] }
const UNUSED_CODE: Check = { label: 'código sin uso', program: 'knip', options: [] }

const REPOSITORY: Check = { label: 'repositorio', program: 'vitest', options: ['run', '--project=repository'] }

/** `npm run check`: types, rules, format, unused code, and the documents and names of the repository, in seconds. */
export async function main(): Promise<number> {
  const { failed } = await checkAll()
  return failed === 0 ? 0 : 1
}

/**
 * Runs all checks, prints and counts each result. The route types come first, because lint follows imports into them.
 * The others run two at a time, for machines with two cores.
 */
export async function checkAll(): Promise<Tally> {
  const routeTypes = await run(ROUTE_TYPES)
  return sum([routeTypes, ...(await Promise.all([inTurn([TYPES]), inTurn([RULES, FORMAT, UNUSED_CODE, REPOSITORY])]))])
}

async function inTurn(checks: Check[]): Promise<Tally> {
  const tallies: Tally[] = []
  for (const check of checks) tallies.push(await run(check))
  return sum(tallies)
}

async function run({ label, program, options }: Check): Promise<Tally> {
  const start = performance.now()
  const outcome = await runQuietly(program, options)
  report(label, start, outcome)
  return outcome.code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [label] }
}

function report(label: string, start: number, { code, output }: Outcome) {
  if (code === 0) console.log(`✓ ${label} (${secondsSince(start)})`)
  else console.log(`✗ ${label} (${secondsSince(start)})\n\n${output.trim()}\n`)
}
