import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

type Cookies = Parameters<BrowserContext['addCookies']>[0]
type Shared = { key: string; context: BrowserContext; session: CDPSession }

export type SharedContext = {
  /**
   * An empty context with these cookies: the previous one if its key is the same.
   * @param prepare called for a new context
   */
  take: (wanted: Wanted, prepare: (context: BrowserContext) => Promise<void>) => Promise<BrowserContext>
  /** Closes the pages of a test; a context that the next test can't use is closed with them. */
  giveBack: (isUsable: boolean) => Promise<void>
  close: () => Promise<void>
}
type Wanted = { key: string; browser: Browser; options: BrowserContextOptions; origin: string; cookies: Cookies }

/** The events that a test listens to. */
const EVENTS = ['console', 'weberror', 'request', 'requestfailed', 'response']
const STORAGES = 'local_storage,indexeddb,cache_storage,service_workers'

/**
 * One browser context for the tests of a worker, one after the other: a new context for each would load all scripts
 * again and start a process for its first page. Between two tests everything is cleared except the cache of files.
 */
export function shareContext(): SharedContext {
  let shared: Shared | null = null

  async function close() {
    await shared?.context.close()
    shared = null
  }

  return {
    close,
    async take({ key, browser, options, origin, cookies }, prepare) {
      if (shared?.key !== key) {
        await close()
        shared = { key, ...(await open(browser, options)) }
        await prepare(shared.context)
      }
      await shared.context.clearCookies()
      await shared.context.addCookies(cookies)
      await shared.session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGES })
      return shared.context
    },
    async giveBack(isUsable) {
      if (!isUsable || !shared) return close()
      const { context } = shared
      for (const event of EVENTS) await context.removeAllListeners(event)
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.clearPermissions()
      await Promise.all(pagesOf(context).map((page) => page.close()))
    },
  }
}

/** Empty pages that stay open, because the process of the pages ends with the last of them. */
const idle = new WeakSet<Page>()

async function open(browser: Browser, options: BrowserContextOptions): Promise<Omit<Shared, 'key'>> {
  const context = await browser.newContext({ ...options, storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  idle.add(page)
  return { context, session: await context.newCDPSession(page) }
}

/** The pages of the test. */
export function pagesOf(context: BrowserContext): Page[] {
  return context.pages().filter((page) => !idle.has(page))
}
