import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** WCAG 2.0 to 2.2, A and AA, and what axe holds for good practice: no violation in the page as it stands. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolation(page, new AxeBuilder({ page }).withTags(STANDARDS))
}

/** What another colour scheme can change of it. */
export function expectContrast(page: Page): Promise<void> {
  return expectNoViolation(page, new AxeBuilder({ page }).withRules('color-contrast'))
}

async function expectNoViolation(page: Page, checks: AxeBuilder): Promise<void> {
  // What is seldom still moving has not its final colours; what is stopped has them, and a spinner never ends.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map((animation) => animation.finished))
  })
  const { violations, passes } = await checks.analyze()
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
  expect(faults).toEqual([])
  expect(passes.length).toBeGreaterThan(0)
}
