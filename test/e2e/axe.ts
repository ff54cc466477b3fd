import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

/** WCAG 2.0 to 2.2, A and AA, and what axe holds for good practice: no violation in the page as it stands. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolation(page, look(page).withTags(STANDARDS))
}

/** The same on a phone and at a desk, in a journey that runs at one of them; it goes on at the width it came with. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const own = page.viewportSize()
  if (!own) throw new Error('a journey without a width')
  await expectAccessible(page)
  await page.setViewportSize(own.width === DESK.width ? PHONE : DESK)
  await expectAccessible(page)
  await page.setViewportSize(own)
}

/** What another colour scheme can change of it. */
export function expectContrast(page: Page): Promise<void> {
  return expectNoViolation(page, look(page).withRules('color-contrast'))
}

/**
 * Otherwise axe opens a page of its own each time to put the findings of several frames together: ours has none but the
 * map, which is another site's and not asked. Of what holds, one finding per rule is enough.
 */
function look(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes: false }).setLegacyMode()
}

async function expectNoViolation(page: Page, checks: AxeBuilder): Promise<void> {
  // What is seldom still moving has not its final colours; what is stopped has them. A spinner never ends, nor does what follows the scrolling.
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
