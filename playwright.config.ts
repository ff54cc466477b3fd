import { defineConfig } from '@playwright/test'
import { findBrowser } from './test/e2e/browser.ts'

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './test/e2e/server.ts',
  workers: 2,
  // Room for a busy machine: what is right comes sooner, and speed is the bench's subject.
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
  // A journey that belongs to one width carries that project's tag.
  projects: [
    {
      name: 'movil',
      grepInvert: /@escritorio/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'escritorio', grepInvert: /@movil/, use: { viewport: { width: 1440, height: 900 } } },
  ],
})
