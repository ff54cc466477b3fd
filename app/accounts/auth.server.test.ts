import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync('{app,server,demo}/**/*.{ts,tsx}', {
  // A restore writes every table before the server starts, so better-auth is not running.
  exclude: ['**/*.test.*', 'app/db/migrations/**', 'app/accounts/second-factor/switch-off.server.ts'],
})
/** The tables that only better-auth writes, and its internal functions. */
const BY_HAND =
  /(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*'(?:users|sessions|accounts|verifications)'|internalAdapter/

test('only better-auth writes to its tables, and no other code uses its internal functions', () => {
  const sources = SOURCES.map((path) => [path, readFileSync(path, 'utf8')] as const)
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter(([, text]) => BY_HAND.test(text)).map(([path]) => path)).toEqual([])
})
