import type { Page } from '@playwright/test'

/**
 * Goes one step back or forward as the page itself would. Playwright asks the browser, which may not have heard yet of a
 * step that the page has just made: it then starts from the wrong place.
 */
async function travel(page: Page, step: 1 | -1): Promise<void> {
  const staysInDocument = await page.evaluate((by) => {
    const { currentEntry } = window.navigation
    return window.navigation.entries()[(currentEntry?.index ?? 0) + by]?.sameDocument ?? false
  }, step)
  if (!staysInDocument) {
    // Once this has been answered: the document that is left answers nobody.
    const leave = page.evaluate((by) => void setTimeout(() => window.history.go(by)), step)
    await Promise.all([page.waitForEvent('load'), leave])
    return
  }
  await page.evaluate(
    (by) =>
      new Promise<void>((done) => {
        // Who answers a step in the place of React Router lets nobody else hear it; this tells of it all the same.
        window.navigation.addEventListener('currententrychange', () => setTimeout(done), { once: true })
        window.history.go(by)
      }),
    step,
  )
}

export function goBack(page: Page): Promise<void> {
  return travel(page, -1)
}

export function goForward(page: Page): Promise<void> {
  return travel(page, 1)
}
