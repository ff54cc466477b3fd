import { type BrowserContext, type Page, chromium, devices } from '@playwright/test'
import { findBrowser } from '#test/e2e/browser.ts'
import { awake, visitToOpen } from '#test/e2e/visitor.ts'
import { median, printHeading, printLine } from './measure.ts'
import { startServer } from './process.ts'

/** A phone whose processor is so many times slower than this machine's. */
const SLOWER = 6
/** Each interaction on so many fresh pages. */
const ROUNDS = 5
/** Milliseconds from a touch or a key to the next paint. */
const LIMIT = 100
/** Of Chromium: shorter ones are not told. */
const SHORTEST = 16

const LISTING = '/propiedades'
/** Of the first property listed. */
const DETAIL = '/propiedad/'
const BARE = '<!doctype html><meta name="viewport" content="width=device-width"><button>Control</button>'

type Interaction = {
  name: string
  path: string
  before?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

const INTERACTIONS: Interaction[] = [
  {
    name: 'escribir en la búsqueda',
    path: LISTING,
    before: (page) => page.getByRole('searchbox').focus(),
    act: (page) => page.keyboard.type('bodega', { delay: 120 }),
  },
  { name: 'abrir los filtros', path: LISTING, act: openFilters },
  {
    name: 'elegir un filtro',
    path: LISTING,
    before: openFilters,
    act: (page) => page.getByRole('dialog').getByText('Bodega', { exact: false }).first().tap(),
  },
  { name: 'cambiar de página', path: LISTING, act: (page) => page.getByRole('link', { name: 'Siguiente' }).tap() },
  {
    name: 'abrir la galería',
    path: DETAIL,
    act: (page) => page.locator('.stage').tap(),
  },
]

/** Time from a touch or a key to the next paint (Event Timing) on a slow phone, and how much of a page React holds. */
export async function benchInteractions() {
  printHeading(`Respuesta al toque en un teléfono con el procesador ${SLOWER} veces más lento`)
  const app = await startServer(['scripts/bootstrap.mjs', 'start'], {})
  const browser = await chromium.launch(await findBrowser())
  const phone = { ...devices['Pixel 7'], baseURL: app.url }
  try {
    const listing = await (await fetch(app.url + LISTING)).text()
    const detail = /\/propiedad\/[\w-]+/.exec(listing)?.[0] ?? LISTING
    const bare = { name: 'control', path: '', act: (page: Page) => page.getByRole('button').tap() }
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

/** Median of the rounds; of each the interaction that took longest (a word is one for each letter). */
async function slowest(open: () => Promise<BrowserContext>, { path, before, act }: Interaction): Promise<number> {
  const durations: number[] = []
  while (durations.length < ROUNDS) {
    const context = await open()
    const page = await context.newPage()
    if (path) await visitToOpen(page, path)
    else await page.setContent(BARE)
    const phone = await context.newCDPSession(page)
    await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await before?.(page)
    await settled(page)
    await page.evaluate(listen, SHORTEST)
    await act(page)
    await settled(page)
    durations.push(await page.evaluate(() => Math.max(0, ...Object.values(heard))))
    await context.close()
  }
  return median(durations)
}

/** Of each interaction its longest event, by Chromium's number of it. */
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

/** Resolves when the browser has nothing to do for a moment. */
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

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Filtros/ }).tap()
}
