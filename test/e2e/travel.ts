import type { Page } from '@playwright/test'

/**
 * Goes one history entry back or forward like the page itself. Playwright would ask the browser, which may not yet know
 * about an entry that the page has just added, and then starts from the wrong one.
 */
async function travel(page: Page, step: 1 | -1): Promise<void> {
  const staysInDocument = await page.evaluate((by) => {
    const { currentEntry } = window.navigation
    return window.navigation.entries()[(currentEntry?.index ?? 0) + by]?.sameDocument ?? false
  }, step)
  if (!staysInDocument) {
    // The step starts after this call has returned, because the old document cannot answer any more.
    const leave = page.evaluate((by) => void setTimeout(() => window.history.go(by)), step)
    await Promise.all([page.waitForEvent('load'), leave])
    return
  }
  await page.evaluate(
    (by) =>
      new Promise<void>((done) => {
        // Code that handles a step before React Router stops the event; this event is sent anyway.
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
