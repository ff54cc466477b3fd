import type { Page } from '@playwright/test'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { expect, test, visit } from './visitor.ts'

const { clients, flagships } = DEMO_AGENCY.clientes
/** The two rows of clients (spec, section 9). */
const ROWS = [clients.slice(0, 30), clients.slice(30)]
const [FLAGSHIP = { name: '', place: '' }] = flagships

test.use({ firstVisit: true })

function rows(page: Page) {
  return page.getByRole('group', { name: /^Clientes, fila/ })
}

/** The horizontal position of a row in px. */
function place(page: Page, row: number): Promise<number> {
  return rows(page)
    .nth(row)
    .getByRole('list')
    .evaluate((list) => list.getBoundingClientRect().left)
}

/** A paused animation continues until the next frame is drawn. */
async function expectMoving(page: Page, row: number, moving: boolean) {
  const way = expect.poll(() => wayInTenFrames(page, row))
  await (moving ? way.not.toBe(0) : way.toBe(0))
}

async function wayInTenFrames(page: Page, row: number): Promise<number> {
  const before = await place(page, row)
  await page.evaluate(async () => {
    for (let left = 10; left > 0; left--) await new Promise(requestAnimationFrame)
  })
  return (await place(page, row)) - before
}

/** Records the visible values of the counters while they count. */
function watchCounters() {
  const seen: string[] = []
  Object.assign(window, { seen })
  new MutationObserver(() => {
    // Nothing is painted before the style sheets have loaded.
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    if (sheets.length === 0 || sheets.some(({ sheet }) => sheet === null)) return
    const figure = document.querySelector('b [aria-hidden]')
    const shown = figure && getComputedStyle(figure).visibility === 'visible' && figure.textContent
    if (shown && seen.at(-1) !== shown) seen.push(shown)
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** Years since the foundation of the demo's agency, in 2006. */
const YEARS = String(new Date().getFullYear() - 2006)

test('the figures count up to their values', { tag: '@movil' }, async ({ page }) => {
  await page.addInitScript(watchCounters)
  // The test advances the frames, so they do not depend on the speed of the machine.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/nosotros')
  const figures = page.locator('section:has(h1) ul').getByRole('listitem')
  await expect(figures).toHaveCount(3)
  await figures.last().scrollIntoViewIfNeeded()
  const first = figures.first().locator('[aria-hidden]')
  await expect
    .poll(
      async () => {
        await page.clock.runFor(16)
        return first.getAttribute('data-counts')
      },
      { intervals: [50] },
    )
    .toBe('')
  const afterFrame = async () => {
    await page.clock.runFor(16)
    return Number(await first.textContent())
  }
  await expect.poll(afterFrame, { intervals: [50] }).toBeGreaterThan(0)
  await page.clock.runFor(500)
  await expect.poll(async () => Number(await first.textContent())).toBeGreaterThan(5)
  expect(Number(await first.textContent())).toBeLessThan(Number(YEARS))
  await page.clock.runFor(2_000)
  await expect(figures.getByText(/^\+?\d+$/)).toHaveText([YEARS, YEARS, '+400', '+400', '120', '120'])
  const seen = await page.evaluate(() => ('seen' in window ? (window.seen as string[]) : []))
  // The style sheets may load a frame after the count has begun.
  expect(['0', '1'], 'the end is never seen first').toContain(seen[0])
  const counted = seen.map(Number)
  expect(counted).toEqual(counted.toSorted((a, b) => a - b))
  expect(counted.at(-1)).toBe(Number(YEARS))
})

test('both rows of clients move, and the button stops them', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/nosotros')
  const pause = page.getByRole('button', { name: 'Pausar' })
  await pause.scrollIntoViewIfNeeded()
  for (const row of [0, 1]) await expectMoving(page, row, true)
  await pause.press('Enter')
  for (const row of [0, 1]) await expectMoving(page, row, false)
  await page.getByRole('button', { name: 'Reanudar' }).press('Enter')
  for (const row of [0, 1]) await expectMoving(page, row, true)
})

test('a row stops while it has the focus or the pointer over it', async ({ page, isMobile }) => {
  await visit(page, '/nosotros')
  const pause = page.getByRole('button', { name: 'Pausar' })
  await pause.focus()
  await page.keyboard.press('Tab')
  await expect(rows(page).first()).toBeFocused()
  await expectMoving(page, 0, false)
  await expectMoving(page, 1, true)
  await page.keyboard.press('Tab')
  await expect(rows(page).nth(1)).toBeFocused()
  await expectMoving(page, 1, false)
  if (isMobile) return
  await rows(page).first().hover()
  await expectMoving(page, 0, false)
})

test('screen readers read each client once, in its row', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/nosotros')
  for (const [row, brands] of ROWS.entries()) {
    const pictures = rows(page).nth(row).getByRole('img')
    await expect(pictures).toHaveCount(brands.length)
    for (const [at, { name }] of brands.entries()) await expect(pictures.nth(at)).toHaveAccessibleName(name)
  }
})

for (const awake of [true, false])
  test(
    `a logo that fails to load is replaced by its name in the same space, ${awake ? 'late' : 'before the page is awake'}`,
    { tag: '@movil' },
    async ({ page, expectMissing }) => {
      expectMissing('/marcas/almacenes-tercia.svg')
      await page.route('/marcas/almacenes-tercia.svg', (route) => route.fulfill({ status: 404 }))
      const failure = page.waitForResponse('/marcas/almacenes-tercia.svg')
      if (!awake)
        await page.route('/assets/*.js', async (route) => {
          await failure
          await route.continue()
        })
      await page.goto('/nosotros', { waitUntil: awake ? 'load' : 'commit' })
      const section = page.getByRole('listitem').filter({ hasText: FLAGSHIP.place })
      await section.scrollIntoViewIfNeeded()
      await expect(section.getByText(FLAGSHIP.name)).toBeVisible()
      await expect(section.getByRole('img')).toHaveCount(0)
      const [room, next] = [await section.boundingBox(), await section.locator('+ li').boundingBox()]
      expect(room?.height).toBe(next?.height)
    },
  )

test('pictures are loaded shortly before they are visible', { tag: '@movil' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 390, height: 500 })
  await visit(page, '/nosotros')
  expect(asked.filter((path) => path.includes('meeting-room'))).toEqual([])
  await page.getByRole('heading', { name: 'Nuestra propuesta de valor' }).scrollIntoViewIfNeeded()
  const photo = page.getByRole('img', { name: 'Sala de juntas con vista a la montaña' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing counts or moves, and the rows can be scrolled', { tag: '@movil' }, async ({ page }) => {
    await page.addInitScript(watchCounters)
    await visit(page, '/nosotros')
    await expectMoving(page, 0, false)
    await expect(page.getByRole('button', { name: 'Pausar' })).toBeHidden()
    const row = rows(page).first()
    // A key that is pressed before the page is hydrated may be lost.
    await expect(async () => {
      await row.press('ArrowRight')
      await expect.poll(() => row.evaluate((element) => element.scrollLeft), { timeout: 2_000 }).toBeGreaterThan(0)
    }).toPass()
    expect(await page.evaluate(() => ('seen' in window ? window.seen : null))).toEqual([YEARS])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the figures, the years and the clients are shown, and nothing moves', { tag: '@movil' }, async ({ page }) => {
    await page.goto('/nosotros')
    for (const text of ['años de experiencia', 'propiedades activas', 'sucursales bancarias arrendadas en el norte'])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'sociedad anónima' })).toContainText('2009')
    await expect(page.getByRole('button', { name: 'Pausar' })).toBeHidden()
    await rows(page).first().scrollIntoViewIfNeeded()
    await expect(rows(page).first()).toHaveCSS('overflow-x', 'auto')
    await expect(rows(page).first().getByRole('list')).toHaveCSS('animation-name', 'none')
  })
})

/**
 * The total layout shift that is allowed. A document that arrives in pieces may be painted between two items of a small
 * list (0.00016 for the networks of the strip); a counter or picture that appears late moves far more.
 */
const UNSEEN = 0.001

test('there is no layout shift while the page of the agency loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  await visit(page, '/nosotros')
  await expect(page.locator('section:has(h1) ul').getByText('120').last()).toBeVisible()
  await page.getByRole('heading', { name: 'Nuestros clientes', exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'Nuestra propuesta de valor' }).scrollIntoViewIfNeeded()
  const shifts = await page.evaluate(() => ('shifts' in window && Array.isArray(window.shifts) ? window.shifts : null))
  expect(shifts).not.toBeNull()
  expect(shifts?.reduce((sum, value) => sum + value, 0)).toBeLessThan(UNSEEN)
})
