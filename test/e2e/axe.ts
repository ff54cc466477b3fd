import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What is shown in a control is part of its accessible name (WCAG 2.5.3). */
const EXPERIMENTAL = { 'label-content-name-mismatch': { enabled: true } }

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

/** Expects no violations of WCAG 2.0 to 2.2, A and AA, and axe's best practices in the current page. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolation(page, look(page).withTags(STANDARDS))
}

/** Checks the page at the widths of a phone and a desktop, and restores its width. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const own = page.viewportSize()
  if (!own) throw new Error('a journey without a width')
  await expectAccessible(page)
  await page.setViewportSize(own.width === DESK.width ? PHONE : DESK)
  await expectAccessible(page)
  await page.setViewportSize(own)
}

/** Checks the page at both widths and in both themes, and that it fits the narrowest screen. */
export async function expectFitForAnybody(page: Page) {
  await expectAccessibleAtBothWidths(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.locator('html').evaluate((html) => html.scrollWidth), page.url()).toBeLessThanOrEqual(320)
  if (size) await page.setViewportSize(size)
}

/** Checks only the contrast, which depends on the colour scheme. */
export function expectContrast(page: Page): Promise<void> {
  return expectNoViolation(page, look(page).withRules('color-contrast'))
}

/**
 * Without the legacy mode, axe opens an additional page each time to combine the results of frames. The only frame is
 * the map of another site, which is not checked. One finding per rule is enough.
 */
function look(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: false, rules: EXPERIMENTAL })
    .setLegacyMode()
}

async function expectNoViolation(page: Page, checks: AxeBuilder): Promise<void> {
  // Waits for the end of animations, because colours are not final before. Endless and scroll-driven ones are skipped.
  await page.evaluate(async () => {
    const isMoving = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' &&
      timeline instanceof DocumentTimeline &&
      effect?.getComputedTiming().endTime !== Infinity
    for (let stillFrames = 0; stillFrames < 10; stillFrames += 1) {
      await new Promise(requestAnimationFrame)
      const moving = document.getAnimations().filter(isMoving)
      await Promise.allSettled(moving.map((animation) => animation.finished))
      if (moving.length > 0) stillFrames = 0
    }
  })
  const { violations, passes } = await checks.analyze()
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
  expect(faults).toEqual([])
  expect(passes.length).toBeGreaterThan(0)
}
