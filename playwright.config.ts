import { defineConfig } from '@playwright/test'
import { findBrowser } from './test/e2e/browser.ts'

/**
 * What people do runs at the width at which most do it: visitors' journeys on a phone, the staff's at a desk. Those that
 * are not named here are about what differs by width (layout, sheets and menus, focus, accessibility) and run at both. A
 * journey's own tag comes before this.
 */
const VISITORS =
  'accessibility|broken-page|browse|card|common-search|contact|favourites|landing|lost-connection|map|map-and-share|missing|order|pages|search|slow-answers|staff-accessibility|streets'
const STAFF = 'messages|staff-access|staff-form|staff-list'

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './test/e2e/server.ts',
  workers: 2,
  // No journey is about how fast the machine is; these end only what would never end.
  timeout: 150_000,
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
      grepInvert: new RegExp(`@escritorio|movil (?:${STAFF})\\.spec\\.ts (?!.*@movil)`),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'escritorio',
      grepInvert: new RegExp(`@movil|escritorio (?:${VISITORS})\\.spec\\.ts (?!.*@escritorio)`),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
