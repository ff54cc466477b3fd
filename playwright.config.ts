import { defineConfig } from '@playwright/test'
import { findBrowser } from './test/e2e/browser.ts'

/**
 * What people do runs at the width at which most do it: the staff's journeys at a desk, visitors' on a phone. A journey's
 * own tag (@movil, @escritorio) comes before this, and is then its only width. What takes long (@amplio) runs only with the
 * second widths, at a desk.
 */
const STAFF = String.raw`(?:messages|staff-(?!accessibility\.)[\w-]+)\.spec\.ts`
/** What differs by width nowhere, or is looked at at both widths in one journey (`expectAccessibleAtBothWidths`). */
const ONE_WIDTH = String.raw`(?:accessibility|broken-page|browse|card|common-search|contact|favourites|landing|lost-connection|map|map-and-share|messages|missing|order|pages|search|slow-answers|staff-access|staff-accessibility|staff-form|staff-list|streets)\.spec\.ts`
/** Which spec runs where, by the name that Playwright gives a journey: its width, its file, its title and its tags. */
const MAIN = {
  movil: `@movil|^movil (?!${STAFF}|.*@(?:escritorio|amplio))`,
  escritorio: `@escritorio|^escritorio ${STAFF} (?!.*@movil)`,
}
/** Menus, sheets, focus and layout: the rest of what differs by width, at its other width (`npm run test:wide`). */
const SECOND = {
  movil: `^movil (?!${ONE_WIDTH}|.*@(?:movil|escritorio))${STAFF}`,
  escritorio: `^escritorio (?!${ONE_WIDTH}|${STAFF}|.*@(?:movil|escritorio))`,
}

/** Without TEST_WIDTHS (`main`, `second`): at all of its widths, as one runs a spec by its name. */
function journeysAt(width: 'movil' | 'escritorio'): RegExp {
  const { TEST_WIDTHS } = process.env
  const patterns = [
    ...(TEST_WIDTHS === 'second' ? [] : [MAIN[width]]),
    ...(TEST_WIDTHS === 'main' ? [] : [SECOND[width]]),
  ]
  return new RegExp(patterns.join('|'))
}

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './test/e2e/server.ts',
  workers: 2,
  // No journey is about how fast the machine is; these end only what would never end. A journey has time for several
  // of its expectations to need nearly all of theirs: a busy machine once stood still for longer than a minute.
  timeout: 300_000,
  // For a browser that stopped (test/e2e/stopped-browser.ts): what else passes only the second time has failed all the
  // same (scripts/tally.ts).
  retries: 1,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Set by the global setup; this file is read again by every worker, then with the address in place.
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
