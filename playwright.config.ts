import { defineConfig } from '@playwright/test'
import { findBrowser } from './test/e2e/browser.ts'

/**
 * A journey runs at its most common width: those of the staff on a desktop, those of visitors on a phone. With a tag
 * (@movil, @escritorio) it runs only at that width. A long one (@amplio) runs only on a desktop, in `npm run test:wide`.
 */
const STAFF = String.raw`(?:messages|staff-(?!accessibility\.)[\w-]+)\.spec\.ts`
/** Journeys that do not depend on the width, or check both widths themselves (`expectAccessibleAtBothWidths`). */
const ONE_WIDTH = String.raw`(?:accessibility|broken-page|browse|card|common-search|contact|favourites|landing|lost-connection|map|map-and-share|messages|missing|order|pages|search|slow-answers|staff-access|staff-accessib[\w-]+|staff-form|staff-list|streets)\.spec\.ts`
/** The journeys of each width, by the name that Playwright gives them: width, file, title and tags. */
const FIRST = {
  movil: `.*@movil|movil (?!${STAFF}|.*@(?:escritorio|amplio))`,
  escritorio: `.*@escritorio|escritorio ${STAFF} (?!.*@movil)`,
}
/** The journeys that depend on the width (menus, sheets, focus, layout) at their other width. */
const SECOND = {
  movil: `movil (?!${ONE_WIDTH}|.*@(?:movil|escritorio))${STAFF}`,
  escritorio: `escritorio (?!${ONE_WIDTH}|${STAFF}|.*@(?:movil|escritorio))`,
}
/** The journeys of `npm test`: what only a browser can prove, one for each way through the product. */
const MAIN = '(?=.*@principal)'
const NOT_MAIN = '(?!.*@principal)'

/**
 * `TEST_TIER` is `main` (`npm test`) or `wide` (`npm run test:wide`: all other journeys, and the second widths). Without
 * it, as for a spec that is run by its name, journeys run at all of their widths.
 */
function journeysAt(width: 'movil' | 'escritorio'): RegExp {
  const { TEST_TIER } = process.env
  const tier = TEST_TIER === 'main' ? MAIN : TEST_TIER === 'wide' ? NOT_MAIN : ''
  const patterns = [`${tier}(?:${FIRST[width]})`, ...(TEST_TIER === 'main' ? [] : [SECOND[width]])]
  return new RegExp(`^(?:${patterns.join('|')})`)
}

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './test/e2e/server.ts',
  workers: 2,
  // Long, because these timeouts only end journeys that hang. A busy machine may stop for longer than a minute, so a
  // journey has time for several expectations that need nearly all of theirs.
  timeout: 300_000,
  // Only for a browser that stopped (test/e2e/stopped-browser.ts): any other journey that passes the second time counts as
  // failed (scripts/tally.ts).
  retries: 1,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    // The global setup sets BASE_URL. Each worker evaluates this file again, when the variable is set.
    baseURL: process.env.BASE_URL,
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
    screenshot: 'only-on-failure',
    launchOptions: await findBrowser(),
  },
  projects: [
    {
      name: 'movil',
      grep: journeysAt('movil'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'escritorio',
      grep: journeysAt('escritorio'),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
