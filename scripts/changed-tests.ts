import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { routePaths } from '#test/route-paths.ts'

/** A file with its text. */
type Source = { file: string; text: string }
type Route = { file: string; pattern: string }

/** The commit since which files count as changed: where this branch left the one it was cloned from. */
export function changeBase(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main')
  } catch {
    return 'HEAD'
  }
}

/** @returns request tests and journeys that changed, or that name a route whose module or screen changed since `base` */
export async function changedJourneys(base: string): Promise<string[]> {
  const changed = lines(git('diff', '--name-only', base)).concat(
    lines(git('ls-files', '--others', '--exclude-standard')),
  )
  const routes = (await routePaths()).map(({ file, pattern }) => ({ file: `app/${file}`, pattern }))
  const tests = globSync(['test/e2e/*.spec.ts', 'test/requests/*.test.ts']).map(read)
  const named = testsOfRoutes(
    touchedRoutes(
      routes.map(({ file, pattern }) => ({ ...read(file), pattern })),
      changed,
    ),
    tests,
  )
  const own = tests.map(({ file }) => file).filter((file) => changed.includes(file))
  return [...new Set([...own, ...named])].filter((file) => !file.includes('.wide.'))
}

/** Routes whose own file changed, or that import a file that changed. */
export function touchedRoutes(routes: readonly (Source & Route)[], changed: readonly string[]): Route[] {
  const imported = changed.map((file) => `'#${file}'`)
  return routes.filter(
    ({ file, text }) => changed.includes(file) || imported.some((specifier) => text.includes(specifier)),
  )
}

/** Tests that name the address of a route, up to its first parameter. */
export function testsOfRoutes(routes: readonly Route[], tests: readonly Source[]): string[] {
  const addresses = routes.map(({ pattern }) => pattern.split(/[:*]/)[0] ?? '').filter((address) => address.length > 1)
  return tests.filter(({ text }) => addresses.some((address) => names(text, address))).map(({ file }) => file)
}

/** Whether a text has the address as a whole: `/propiedades` is not named by `/propiedades-de-otra`. */
function names(text: string, address: string): boolean {
  const rest = text.split(address).slice(1)
  return rest.some((after) => address.endsWith('/') || !/^[\w/-]/.test(after))
}

function read(file: string): Source {
  return { file, text: readFileSync(file, 'utf8') }
}

function git(...options: string[]): string {
  return execFileSync('git', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

function lines(output: string): string[] {
  return output.split('\n').filter((line) => line !== '')
}
