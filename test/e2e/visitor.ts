import { type BrowserContext, type Locator, type Page, type Response, test as base, expect } from '@playwright/test'
import { watchRequests } from './pending-requests.ts'
import { type SharedContext, pagesOf, shareContext } from './shared-context.ts'
import { reportStoppedBrowser } from './stopped-browser.ts'

export { expect }

type Visit = {
  /** The visitor's answer about cookies; null for a visitor who has not answered yet. */
  cookieAnswer: 'true' | 'false' | null
  /** Whether the test has its own browser context, to check first requests, stop the clock or cut the connection. */
  firstVisit: boolean
  /** Declares that this path does not exist: its 404 or 410 is not a failure of the test. */
  expectMissing: (path: string) => void
  /** Declares that requests to this path fail on purpose: neither they nor the browser's messages are failures. */
  expectFailing: (path: string) => void
  /** Declares that the browser may send requests to this other site. */
  expectForeign: (origin: string) => void
  /** Cuts or restores the connection; the browser's messages about it are not a failure of the test. */
  cutConnection: (isCut: boolean) => Promise<void>
}

/** The only content allowed from another site: map frames. */
const MAPS = 'https://www.google.com/maps'
const LOUD = ['error', 'warning', 'assert']
/** Error of a request that was aborted because of a newer one. */
const SUPERSEDED = 'net::ERR_ABORTED'

/** The browser's warning about slow drawing of streets without a graphics card. */
const WITHOUT_CARD = /^\[\.WebGL-\w+\]GL Driver Message \(OpenGL, Performance,/

/**
 * Messages of the browser and React Router without a connection. React Router does not catch failures of a prefetched
 * script for the response to a form, and hovering over a link starts such a prefetch.
 */
const CUT_OFF = /ERR_INTERNET_DISCONNECTED|^Error loading route module|Failed to fetch dynamically imported module/

/** Test of a visitor; it fails on any browser console error or warning, and on a page wider than the screen. */
export const test = base.extend<Visit, { sharedContext: SharedContext }>({
  // No external network: such requests fail at once on every machine.
  proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' },
  // In the journeys the visitor has already answered about cookies; cookies.spec.ts tests the question.
  cookieAnswer: ['true', { option: true }],
  firstVisit: [false, { option: true }],
  sharedContext: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const sharedContext = shareContext()
      await use(sharedContext)
      await sharedContext.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      sharedContext,
      firstVisit,
      baseURL,
      cookieAnswer,
      storageState,
      viewport,
      javaScriptEnabled,
      contextOptions,
    },
    use,
    testInfo,
  ) => {
    const prepare = async (context: BrowserContext) => {
      if (cookieAnswer !== null) await remember(context, String(baseURL), cookieAnswer)
    }
    if (firstVisit) {
      const context = await browser.newContext()
      await prepare(context)
      await use(context)
      await context.close()
      return
    }
    const cookies = typeof storageState === 'object' ? storageState.cookies : []
    const options = { baseURL, viewport, javaScriptEnabled, ...contextOptions }
    const key = JSON.stringify({ ...options, cookieAnswer })
    const context = await sharedContext.take({ key, browser, options, origin: String(baseURL), cookies }, prepare)
    await use(context)
    const isUsable = testInfo.status === testInfo.expectedStatus && !cutOff.has(context) && !wanted.has(context)
    await sharedContext.giveBack(isUsable)
  },
  expectMissing: [
    async ({ context, baseURL, javaScriptEnabled }, use, testInfo) => {
      const missing = new Set<string>()
      const describePages = watchRequests(context)
      const faults = listen(context, {
        origin: String(baseURL),
        isWanted: (url) => wanted.get(context) === new URL(url).origin,
        missing,
        scripts: javaScriptEnabled,
        isCutOff: (fault) => cutOff.has(context) && CUT_OFF.test(fault),
      })
      await use((path) => missing.add(path))
      if (testInfo.status !== testInfo.expectedStatus) console.log(describePages())
      if (testInfo.status === 'timedOut' && (await reportStoppedBrowser(context, testInfo))) return
      for (const page of pagesOf(context)) faults.push(...(await overflow(page)))
      expect(faults, 'the browser has nothing to complain of').toEqual([])
    },
    { auto: true },
  ],
  expectForeign: ({ context }, use) => use((origin) => wanted.set(context, origin)),
  expectFailing: async ({ expectMissing }, use) => use(expectMissing),
  cutConnection: async ({ context, page }, use) =>
    use(async (isCut) => {
      await watchesConnection(page)
      cutOff.add(context)
      await context.setOffline(isCut)
      if (!isCut) return
      // The page has received the event, and React has painted the result.
      await page.waitForFunction(() => !navigator.onLine)
      await painted(page)
    }),
})

/** Set before the page's scripts run: with a storage state the browser would open another page for each journey. */
function remember(context: BrowserContext, origin: string, cookiesAccepted: string) {
  return context.addInitScript(
    (known) => {
      if (location.origin === known.origin) localStorage.cookiesAccepted ??= known.cookiesAccepted
    },
    { origin, cookiesAccepted },
  )
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await awake(page)
  return response
}

/** Resolves when React has hydrated the document and its first effects have run. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
  await painted(page)
}

/** Opens a page and holds back its scripts until the test releases them; a staff page waits for them to load. */
export async function openAsleep(page: Page, path: string, waitUntil: 'load' | 'commit' = 'load') {
  let wake = () => {}
  const woken = new Promise<void>((resolve) => (wake = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await woken
    await route.continue()
  })
  await page.goto(path, { waitUntil })
  return async () => {
    wake()
    await awake(page)
  }
}

/** Resolves when the page has painted its current state and run its effects. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Resolves when the script that keeps a page without an answer has run, which loads after the page. */
export async function watchesConnection(page: Page): Promise<void> {
  const loaded = await page.waitForFunction(
    (start) => performance.getEntriesByType('resource').find(({ name }) => name.includes(start))?.name,
    '/assets/connection-notice-',
  )
  // The module is imported in the page, because a script that has loaded has not necessarily run.
  await page.evaluate(`import(${JSON.stringify(await loaded.jsonValue())}).then(() => {})`)
  await painted(page)
}

/** Presses the search key until it works, because its script loads after the page. */
export async function pressSearchKey(page: Page, search: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused({ timeout: 1_000 })
  }).toPass()
}

type Ears = {
  origin: string
  isWanted: (url: string) => boolean
  missing: ReadonlySet<string>
  scripts: boolean | undefined
  isCutOff: (fault: string) => boolean
}
/** The other site to which a context may send requests. */
const wanted = new WeakMap<BrowserContext, string>()
/** The contexts whose connection was cut on purpose. */
const cutOff = new WeakSet<BrowserContext>()

function listen(context: BrowserContext, { origin, isWanted, missing, scripts, isCutOff }: Ears): string[] {
  const faults: string[] = []
  const isMissing = (url: string) => URL.canParse(url) && missing.has(new URL(url).pathname.replace(/\.data$/, ''))

  context.on('console', (message) => {
    if (!LOUD.includes(message.type()) || isCutOff(message.text()) || WITHOUT_CARD.test(message.text())) return
    const { url } = message.location()
    if (message.text().startsWith('Failed to load resource') && isMissing(url)) return
    faults.push(`console.${message.type()}: ${message.text()} ${url}`)
  })
  context.on('weberror', (failure) => {
    const error = String(failure.error())
    if (!isCutOff(error)) faults.push(`page error: ${error}`)
  })
  context.on('request', (request) => {
    const url = request.url()
    const isMap = url.startsWith(MAPS) && request.isNavigationRequest() && request.frame().parentFrame() !== null
    if (/^https?:/.test(url) && !url.startsWith(origin) && !isMap && !isWanted(url))
      faults.push(`leaves the site: ${url}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (isCutOff(String(reason))) return
    const isSwitchedOff = scripts === false && request.resourceType() === 'script'
    if (!request.url().startsWith(origin) || reason === SUPERSEDED || isSwitchedOff || isMissing(request.url())) return
    faults.push(`failed: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() < 400 || !response.url().startsWith(origin) || isMissing(response.url())) return
    faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}

/** Whether the page is wider than the screen, and the widest element. */
async function overflow(page: Page): Promise<string[]> {
  // Before its style sheets have loaded or failed, a page is not painted, but still has a width.
  const awaited = () =>
    page.locator('link[rel="stylesheet"]').evaluateAll((links) => {
      const answered = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
      return links.filter((link) => link instanceof HTMLLinkElement && !link.sheet && !answered.has(link.href)).length
    })
  // A page that was requested without a connection may be loading: its document replaces this one.
  await expect(async () => expect(await awaited()).toBe(0)).toPass()
  return page.locator('html').evaluate((html) => {
    const excess = html.scrollWidth - html.clientWidth
    if (excess <= 0) return []
    const isClipped = (element: Element): boolean => {
      const around = element.parentElement
      if (!around || around === document.body) return false
      return getComputedStyle(around).overflowX !== 'visible' || isClipped(around)
    }
    const edges = [...document.body.querySelectorAll('*')]
      .filter((element) => !isClipped(element))
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .toSorted((a, b) => b.right - a.right)
    const farthest = edges[0]?.right ?? 0
    // Of two nested boxes, the inner one is reported.
    const widest = edges.findLast(({ right }) => right >= farthest - 1)?.element
    const { outerHTML = '', parentElement = null } = widest ?? {}
    const place = `${outerHTML.slice(0, 200)} in ${parentElement?.outerHTML.slice(0, 120)}`
    return [`${location.href} is ${excess} px wider than the screen: ${place}`]
  })
}

/** The overlays of the page leave the bar at the bottom free, if there is one. */
export async function expectAbove(upper: Locator, bar: Locator): Promise<void> {
  const bottomOf = async () => (await upper.evaluate((element) => element.getBoundingClientRect())).bottom
  const top = await bar.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(bottomOf).toBeLessThanOrEqual(top)
}
