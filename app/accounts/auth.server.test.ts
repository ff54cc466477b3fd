import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync('{app,server,demo}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', 'app/db/migrations/**'],
})
/** What only better-auth writes, and its way to it that is not for others. */
const BY_HAND =
  /(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*'(?:users|sessions|accounts|verifications)'|internalAdapter/

test('nobody but better-auth writes to its tables, and nobody asks it in ways that it does not publish', () => {
  const sources = SOURCES.map((path) => [path, readFileSync(path, 'utf8')] as const)
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter(([, text]) => BY_HAND.test(text)).map(([path]) => path)).toEqual([])
})
