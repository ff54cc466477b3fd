import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync('{app,server,demo}/**/*.{ts,tsx}', {
  exclude: [
    '**/*.test.*',
    'app/db/migrations/**',
    'app/accounts/second-factor/switch-off.server.ts',
    // It deletes by the author of a link, in the transaction that changes the author.
    'app/accounts/later-acts/delete-links.server.ts',
    // The people of a complete archive are names of rows: disabled, without a password, nobody signs in with them.
    'app/takeout/add-people.server.ts',
    // The people of the demo are names of public cards: nobody signs in with them.
    'app/accounts/demo-people.server.ts',
    // It deletes an account in the transaction that erases everything else about a person.
    'app/personal-data/kinds/member-data.server.ts',
  ],
})
/** The tables that only better-auth writes, and its internal functions. */
const BY_HAND =
  /(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*'(?:users|sessions|accounts|verifications)'|internalAdapter/

test('only better-auth writes to its tables, and no other code uses its internal functions', () => {
  const sources = SOURCES.map((path) => [path, readFileSync(path, 'utf8')] as const)
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter(([, text]) => BY_HAND.test(text)).map(([path]) => path)).toEqual([])
})
