import type { BrowserContext, Page, Route } from '@playwright/test'

/**
 * Handles these requests until the returned function is called, then leaves them to the server. The route itself stays:
 * removing it can leave a request that is under way without an answer.
 */
export async function handleFor(
  pages: Page | BrowserContext,
  pattern: string,
  handle: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false
  await pages.route(pattern, (route) => (isOver ? route.fallback() : handle(route)))
  return () => {
    isOver = true
  }
}

/** Holds back the data of pages until the test releases them. @param path of the page, without its query */
export async function holdAnswers(page: Page, path = '**'): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  // The route stays: removing it during the release could leave a request without a handler.
  await page.route(`${path}.data*`, async (route) => {
    await letGo
    // The page may have aborted the request in the meantime.
    await route.continue().catch(() => {})
  })
  return resolve
}
