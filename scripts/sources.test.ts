import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync('{app,server}/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'app/db/migrations/**'] })
  .toSorted()
  .map((path) => [path, readFileSync(path, 'utf8')] as const)

function filesWith(wording: RegExp): string[] {
  return SOURCES.filter(([, text]) => wording.test(text)).map(([path]) => path)
}

test('the sources were read', () => {
  expect(SOURCES.length).toBeGreaterThan(500)
})

// One more place is added here only after a review of the data that reaches it (docs/security.md).

test('text is never run as code', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|from '(?:node:)?vm'/)).toEqual([])
})

test('only drawings and cards that the product makes itself are put into a page as they are', () => {
  expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML =|insertAdjacentHTML/)).toEqual([
    'app/agency/legal/legal-page.tsx',
    'app/editing/form/point-map.tsx',
    'app/inventory/map/movable-map.tsx',
    'app/inventory/map/panel-map-screen.tsx',
    'app/listing/common-search/market-block.tsx',
    'app/listing/landing/zones.tsx',
    'app/listing/map/live/live-map.tsx',
    'app/listing/map/live/patch-html.tsx',
    'app/listing/page/listing-results.tsx',
    'app/listing/page/map-view.tsx',
    'app/property/page/detail-location.tsx',
    'app/ui/static-part.tsx',
  ])
})

test('processes are started in two places, never with a command line made of words', () => {
  expect(filesWith(/import \{(?! type [^,]*\})[^}]*\} from 'node:child_process'/)).toEqual([
    'server/child-process.ts',
    'server/confined-process.ts',
  ])
  expect(filesWith(/\bexec(?:File)?(?:Sync)?\b[^}]*\} from 'node:child_process'|\bshell: /)).toEqual([])
})

test('the server opens connections for its store, its files, its mail, its form service, EasyBroker, the photos of an import and short map links, and no others', () => {
  const client = /\bfetch\(|createTransport\(|new S3|new (?:pg\.)?(?:Pool|Client)\(|\bhttps?\.(?:request|get)\(/
  const browser = ['app/photos/photo-source.ts']
  expect(filesWith(client).filter((path) => !path.endsWith('.tsx') && !browser.includes(path))).toEqual([
    'app/catalogue/place/long-map-link.server.ts',
    'app/contact/forward-channel.server.ts',
    'app/db/open.server.ts',
    'app/db/postgres-snapshot.server.ts',
    'app/inventory/import/reading/easy-broker/read-easy-broker.server.ts',
    'app/mail/mail.server.ts',
    'app/photos/fetch-picture.server.ts',
    'app/photos/file-store.server.ts',
  ])
})

test('regular expressions are made of the words of the product alone', () => {
  expect(filesWith(/\bRegExp\(/)).toEqual([
    'app/catalogue/place/maps-address.ts',
    'app/catalogue/place/typed-point.ts',
    'app/catalogue/property/private-data-in-text.ts',
    'app/http/deferred-scripts.server.ts',
    'app/interest/chat-reference.ts',
    'app/inventory/import/mapping/person-columns.ts',
    'app/inventory/import/mapping/read-amount.ts',
    'app/listing/search/amounts.ts',
    'app/listing/search/fact-words.ts',
    'app/listing/search/money-in-search.ts',
    'app/listing/search/shapes.ts',
    'app/listing/search/size-in-search.ts',
    'app/mail/email-address.ts',
    'app/photos/photo-key.ts',
    'app/ui/panel/theme.ts',
    'server/page-cache/page-key.ts',
    'server/route-patterns.ts',
  ])
})

test('text is never split or replaced by white space around something: that takes the square of its length', () => {
  const literal = /\b(?:split|replace(?:All)?)\(\s*\/((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\n\\[])+)\//g
  const isSlow = (pattern: string) => /(?:^|\|)\\s[*+]./.test(pattern) || /\\s[*+].*\\s[*+]/.test(pattern)
  const found = SOURCES.flatMap(([path, text]) =>
    [...text.matchAll(literal)].map(([, pattern = '']) => ({ path, pattern })),
  )
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(({ pattern }) => isSlow(pattern))).toEqual([])
})

test('only app/db tells one kind of database from the other by its dialect', () => {
  expect(filesWith(/dialect/i).filter((path) => !path.startsWith('app/db/'))).toEqual([])
})

test('the folder of the product may have any name: a path is never taken from an address, where a space is %20', () => {
  expect(filesWith(/import\.meta\.url\)\.pathname/)).toEqual([])
})

test('what nobody may guess is never made of Math.random', () => {
  // It spreads the attempts to send a mail.
  expect(filesWith(/Math\.random\(/)).toEqual(['app/mail/outbox-worker.server.ts'])
})

test('no test is left out of a run: what a server alone can show is there where the run has one', () => {
  const tests = globSync('{app,server,scripts,demo,test}/**/*.{test,spec}.{ts,tsx}')
  expect(tests.length).toBeGreaterThan(300)
  const leftOut = /\.(?:skip|skipIf|runIf|only|todo|fixme)\(/
  expect(tests.filter((path) => leftOut.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('people read the name that the specification gives to the log', () => {
  expect(filesWith(/bitácora/i)).toEqual([])
})
