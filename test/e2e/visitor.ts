import { type BrowserContext, type Locator, type Page, type Response, test as base, expect } from '@playwright/test'
import { type SharedContext, pagesOf, shareContext } from './shared-context.ts'
import { reportStoppedBrowser } from './stopped-browser.ts'

export { expect }

type Visit = {
  /** What the visitor has answered about cookies; null for one who has not been asked yet. */
  cookieAnswer: 'true' | 'false' | null
  /**
   * Whether the test needs a browser context of its own: it looks at what is loaded on a first visit, stops the clock or
   * cuts the connection.
   */
  firstVisit: boolean
  /** Declares that this path does not exist: its 404 or 410 is not a failure of the test. */
  expectMissing: (path: string) => void
  /** Declares that requests to this path fail on purpose: neither they nor the browser's messages are failures. */
  expectFailing: (path: string) => void
  /** Declares that the browser asks this other site, as somebody wanted. */
  expectForeign: (origin: string) => void
  /** Cuts the connection or brings it back; what the browser says of being cut off is not a failure of the test. */
  cutConnection: (isCut: boolean) => Promise<void>
}

/** The only content allowed from another site: map frames. */
const MAPS = 'https://www.google.com/maps'
const LOUD = ['error', 'warning', 'assert']
/** Error of a request that was aborted because of a newer one. */
const SUPERSEDED = 'net::ERR_ABORTED'

/** What the browser says of how fast streets are drawn where there is no graphics card. */
const WITHOUT_CARD = /^\[\.WebGL-\w+\]GL Driver Message \(OpenGL, Performance,/

/**
 * What the browser and React Router say where there is no connection. React Router catches no failure of the script of a
 * form's answer, which it fetches ahead; who only points at a link has that script fail.
 */
const CUT_OFF = /ERR_INTERNET_DISCONNECTED|^Error loading route module|Failed to fetch dynamically imported module/

/** Test of a visitor; it fails on any browser console error or warning, and on a page wider than the screen. */
export const test = base.extend<Visit, { sharedContext: SharedContext }>({
  // No network outside: such requests fail at once, the same on every machine.
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
      const faults = listen(context, {
        origin: String(baseURL),
        isWanted: (url) => wanted.get(context) === new URL(url).origin,
        missing,
        scripts: javaScriptEnabled,
        isCutOff: (fault) => cutOff.has(context) && CUT_OFF.test(fault),
      })
      await use((path) => missing.add(path))
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
      // The page has heard of it, and React has painted what follows.
      await page.waitForFunction(() => !navigator.onLine)
      await painted(page)
    }),
})

/** Before the page's own scripts run: for a storage state the browser would open one more page for each journey. */
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

/** Opens a page and holds back its scripts until the test releases them; the load of a page of the staff waits for them. */
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

/** Resolves when the page has painted what it holds, and its effects have run. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Opens a page and waits for what opening a property from it takes, which comes after the page. */
export async function visitToOpen(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await late(page, ['motion', 'property-preview'])
}

/** Resolves when a page that nobody answers is waited for: what does so comes after the page. */
export function watchesConnection(page: Page): Promise<void> {
  return late(page, ['connection-notice'])
}

/** Presses the key that goes to the search until it is heard: what hears it comes after the page. */
export async function pressSearchKey(page: Page, search: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused({ timeout: 1_000 })
  }).toPass()
}

/** Resolves when the scripts that come after the page have run, and what they bring is painted. */
async function late(page: Page, scripts: string[]): Promise<void> {
  for (const script of scripts) {
    const loaded = await page.waitForFunction(
      (start) => performance.getEntriesByType('resource').find(({ name }) => name.includes(start))?.name,
      `/assets/${script}-`,
    )
    // The page's own copy, as each module runs once: bytes that have come are not yet a script that has run.
    await page.evaluate(`import(${JSON.stringify(await loaded.jsonValue())}).then(() => {})`)
  }
  await painted(page)
}

type Ears = {
  origin: string
  isWanted: (url: string) => boolean
  missing: ReadonlySet<string>
  scripts: boolean | undefined
  isCutOff: (fault: string) => boolean
}
/** The other site that a context may ask. */
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

/** Holds back the data of the pages until the test releases them. @param path of the page, without its query */
export async function holdAnswers(page: Page, path = '**'): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  // It stays: taken away at the moment of the release, a request could be left without anybody who lets it go.
  await page.route(`${path}.data*`, async (route) => {
    await letGo
    // The page may have aborted the request in the meantime.
    await route.continue().catch(() => {})
  })
  return resolve
}

/** Whether the page is wider than the screen, and what reaches farthest. */
async function overflow(page: Page): Promise<string[]> {
  // Nobody sees a page before its style sheets are there, or have failed; asked for its width, it tells one all the same.
  const awaited = () =>
    page.locator('link[rel="stylesheet"]').evaluateAll((links) => {
      const answered = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
      return links.filter((link) => link instanceof HTMLLinkElement && !link.sheet && !answered.has(link.href)).length
    })
  // A page that was asked for without a connection may be on its way: its document takes the place of this one.
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
    // Of a box and what is in it, what is in it.
    const widest = edges.findLast(({ right }) => right >= farthest - 1)?.element
    const { outerHTML = '', parentElement = null } = widest ?? {}
    const place = `${outerHTML.slice(0, 200)} in ${parentElement?.outerHTML.slice(0, 120)}`
    return [`${location.href} is ${excess} px wider than the screen: ${place}`]
  })
}

/** That what is over the page leaves the bar at its bottom free, on a screen on which there is one. */
export async function expectAbove(upper: Locator, bar: Locator): Promise<void> {
  const bottomOf = async () => (await upper.evaluate((element) => element.getBoundingClientRect())).bottom
  const top = await bar.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(bottomOf).toBeLessThanOrEqual(top)
}
