import { type BrowserContext, type Locator, type Page, chromium, devices } from '@playwright/test'
import { findBrowser } from '#test/e2e/browser.ts'
import { awake, visit } from '#test/e2e/visitor.ts'
import { median, printHeading, printLine } from './measure.ts'
import { startServer } from './process.ts'

/** The factor by which the phone's processor is slower than this machine's. */
const SLOWER = 6
/** The number of fresh pages for each interaction. */
const ROUNDS = 5
/** Milliseconds from a touch or a key to the next paint. */
const LIMIT = 100
/** Chromium does not report shorter events. */
const SHORTEST = 16

const LISTING = '/propiedades'
/** The start of the URL of the first listed property. */
const DETAIL = '/propiedad/'
const BARE = '<!doctype html><meta name="viewport" content="width=device-width"><button>Control</button>'

/** The touched element, or the text that is typed into the focused field. */
type Interaction = {
  name: string
  path: string
  before?: (page: Page) => Promise<void>
} & ({ touched: (page: Page) => Locator } | { typed: string })

const INTERACTIONS: Interaction[] = [
  {
    name: 'escribir en la búsqueda',
    path: LISTING,
    before: (page) => page.getByRole('searchbox').focus(),
    typed: 'bodega',
  },
  { name: 'abrir los filtros', path: LISTING, touched: filtersLink },
  {
    name: 'elegir un filtro',
    path: LISTING,
    before: (page) => filtersLink(page).tap(),
    touched: (page) => page.getByRole('dialog').getByText('Bodega', { exact: false }).first(),
  },
  { name: 'cambiar de página', path: LISTING, touched: (page) => page.getByRole('link', { name: 'Siguiente' }) },
  { name: 'abrir la galería', path: DETAIL, touched: (page) => page.locator('.stage') },
]

/** Measures the time from touch or key to the next paint (Event Timing) on a slow phone, and React's part of a page. */
export async function benchInteractions() {
  printHeading(`Respuesta al toque en un teléfono con el procesador ${SLOWER} veces más lento`)
  const app = await startServer(['scripts/bootstrap.mjs', 'start'], {})
  const browser = await chromium.launch(await findBrowser())
  const phone = { ...devices['Pixel 7'], baseURL: app.url }
  try {
    const listing = await (await fetch(app.url + LISTING)).text()
    const detail = /\/propiedad\/[\w-]+/.exec(listing)?.[0] ?? LISTING
    const bare = { name: 'control', path: '', touched: (page: Page) => page.getByRole('button') }
    const control = { label: 'botón solo', value: await slowest(() => browser.newContext(phone), bare) }
    for (const interaction of INTERACTIONS) {
      const path = interaction.path === LISTING ? LISTING : detail
      const value = await slowest(() => browser.newContext(phone), { ...interaction, path })
      printLine({ label: interaction.name, value, unit: 'ms', control, limit: LIMIT })
    }
    for (const path of [LISTING, detail]) await printHeld(await browser.newContext(phone), path)
  } finally {
    await browser.close()
    await app.stop()
  }
}

/** Median of the rounds of the slowest interaction (each letter of a word is one). */
async function slowest(open: () => Promise<BrowserContext>, interaction: Interaction): Promise<number> {
  const { path, before } = interaction
  const durations: number[] = []
  while (durations.length < ROUNDS) {
    const context = await open()
    const page = await context.newPage()
    if (path) await visit(page, path)
    else await page.setContent(BARE)
    const phone = await context.newCDPSession(page)
    await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await before?.(page)
    const act =
      'typed' in interaction ? typing(page, interaction.typed) : await touching(page, interaction.touched(page))
    await settled(page)
    await page.evaluate(listen, SHORTEST)
    await act()
    await settled(page)
    durations.push(await page.evaluate(() => Math.max(0, ...Object.values(heard))))
    await context.close()
  }
  return median(durations)
}

function typing(page: Page, text: string) {
  return () => page.keyboard.type(text, { delay: 120 })
}

/** Scrolls first, so that only the touch is measured. */
async function touching(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to touch')
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** The longest event of each interaction, by Chromium's interaction id. */
declare const heard: Record<number, number>

function listen(durationThreshold: number) {
  const all: Record<number, number> = {}
  Object.assign(globalThis, { heard: all })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number
    })[])
      if (interactionId) all[interactionId] = Math.max(all[interactionId] ?? 0, duration)
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
}

/** Resolves when the browser is idle. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300))))
}

async function printHeld(context: BrowserContext, path: string) {
  const page = await context.newPage()
  await page.goto(path)
  await awake(page)
  const { held, all } = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')]
    const isHeld = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    return { held: elements.filter(isHeld).length, all: elements.length }
  })
  const name = path === LISTING ? LISTING : 'ficha'
  printLine({
    label: `${name}: elementos que React conserva`,
    value: held,
    unit: '',
    control: { label: 'todos', value: all },
  })
  await context.close()
}

function filtersLink(page: Page): Locator {
  return page.getByRole('link', { name: /^Filtros/ })
}
