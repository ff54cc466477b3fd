import type { Locator, Page } from '@playwright/test'
import { FIGURES, brokenWords } from './broken-words.ts'
import { cards, resultCount, total } from './listing.ts'
import { touch } from './touch.ts'
import { goBack } from './travel.ts'
import { expect, test, visit } from './visitor.ts'

const MAP = '/propiedades?vista=mapa'
const HERE = 'Buscar en esta zona'

function drawing(page: Page): Locator {
  return page.locator('.map-drawing')
}

/** Opens the map and waits for its script, which loads after the page. */
async function openMap(page: Page, path = MAP): Promise<void> {
  await visit(page, path)
  await expect(page.getByRole('button', { name: 'Dibujar zona' })).toBeVisible()
}

/** A point of the map on the screen, as fractions of its width and height. */
async function spot(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await drawing(page).boundingBox()
  if (!box) throw new Error('the map is not on the screen')
  return [box.x + x * box.width, box.y + y * box.height]
}

async function drag(page: Page, points: [number, number][]): Promise<void> {
  const [start = [0, 0], ...rest] = points
  await page.mouse.move(...(await spot(page, ...start)))
  await page.mouse.down()
  for (const point of rest) await page.mouse.move(...(await spot(page, ...point)), { steps: 4 })
  await page.mouse.up()
}

function asked(page: Page): URLSearchParams {
  return new URL(page.url()).searchParams
}

/** List and map show the same properties. */
async function expectSame(page: Page): Promise<void> {
  const isSame = async () =>
    (await drawing(page).getAttribute('aria-label')) === `Mapa con ${await resultCount(page).innerText()}`
  await expect.poll(isSame).toBe(true)
}

/** The centre, where keys add a corner, is visible and not covered by a control. */
async function expectMiddleFree(page: Page): Promise<void> {
  const parts = ['.map-drawing', '.map-message', '.map-moves', ...(await toolsOf(page))]
  const [map, message, ...controls] = await Promise.all(
    parts.map((part) => (typeof part === 'string' ? page.locator(part) : part).boundingBox()),
  )
  if (!map || !message) throw new Error('a part of the map is not on the screen')
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2]
  const cross = 20
  expect(message.y).toBeGreaterThan(y + cross)
  expect(message.y + message.height).toBeLessThanOrEqual(map.y + map.height)
  for (const box of controls)
    expect(box === null || box.y + box.height < y - cross || box.x > x + cross || box.x + box.width < x - cross).toBe(
      true,
    )
}

async function toolsOf(page: Page): Promise<Locator[]> {
  return page.locator('.map-tool:visible').all()
}

test('after a drag and «Buscar en esta zona» the list is updated, and filters, scroll and focus stay @escritorio @principal', async ({
  page,
}) => {
  await openMap(page, `${MAP}&category=renta`)
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'document'
    scrollTo(0, 120)
  })
  const before = await total(page)
  await drag(page, [
    [0.3, 0.5],
    [0.4, 0.5],
    [0.5, 0.5],
  ])
  // A click of Playwright itself may scroll the page by a pixel.
  const here = await page.getByRole('link', { name: HERE }).boundingBox()
  if (!here) throw new Error('the link is not on the screen')
  await page.mouse.click(here.x + here.width / 2, here.y + here.height / 2)
  await expect.poll(() => total(page)).not.toBe(before)
  await expect(page.getByRole('link', { name: HERE })).toHaveCount(0)
  expect(asked(page).get('category')).toBe('renta')
  expect(asked(page).get('bbox')).toMatch(/^-100/)
  await expectSame(page)
  await expect(drawing(page)).toBeFocused()
  expect(await page.evaluate(() => [document.documentElement.dataset.same, scrollY])).toEqual(['document', 120])
  await goBack(page)
  await expect.poll(() => total(page)).toBe(before)
})

test('keys move and zoom the map, and the list follows automatically if that is chosen @escritorio', async ({
  page,
}) => {
  await openMap(page)
  await page.getByRole('checkbox', { name: 'Buscar al mover' }).check()
  await drawing(page).focus()
  await expect(drawing(page)).toHaveAccessibleDescription(/Con las flechas se mueve el mapa/)
  for (const key of ['+', 'ArrowUp', 'ArrowLeft']) {
    const box = asked(page).get('bbox')
    await page.keyboard.press(key)
    await expect.poll(() => asked(page).get('bbox')).not.toBe(box)
    await expect(drawing(page)).toBeFocused()
  }
  await expect(page.getByRole('link', { name: HERE })).toHaveCount(0)
  // The wheel moves a focused map; otherwise it scrolls the page.
  const box = asked(page).get('bbox')
  // The focus has scrolled the page as far as the map, which fills the window.
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.move(...(await spot(page, 0.5, 0.5)))
  await page.mouse.wheel(0, 200)
  await expect.poll(() => asked(page).get('bbox')).not.toBe(box)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await page.getByRole('searchbox').focus()
  await page.mouse.move(...(await spot(page, 0.5, 0.5)))
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
})

test('the controls of the map stay links, but do not reload the page and keep the focus', async ({ page }) => {
  await openMap(page)
  await page.evaluate(() => (document.documentElement.dataset.same = 'document'))
  const nearer = page.getByRole('link', { name: 'Acercar', exact: true })
  const address = await nearer.getAttribute('href')
  await nearer.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(String(address))
  await expect(nearer).toBeFocused()
  await expect(nearer).not.toHaveAttribute('href', String(address))
  expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('document')
  await expect(resultCount(page)).toBeVisible()
})

test('one finger moves the map, two zoom it, and the page beside it still scrolls @movil', async ({ page }) => {
  await openMap(page)
  await drawing(page).evaluate((map) => map.scrollIntoView({ block: 'center' }))
  const { height = 0 } = (await drawing(page).boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(0.75 * 844)
  const scroll = await page.evaluate(() => scrollY)
  const width = async () => Number((await drawing(page).getAttribute('viewBox'))?.split(' ')[2])
  const before = await width()
  const [x, y] = await spot(page, 0.5, 0.6)
  await touch(
    page,
    [0, 10, 40, 80, 120].map((up) => [{ x, y: y - up }]),
  )
  await expect(page.getByRole('link', { name: HERE })).toBeVisible()
  expect(await width()).toBeCloseTo(before, 3)
  const apart = [0, 10, 30, 60]
  await touch(
    page,
    apart.map((more) => [
      { id: 0, x: x - 40 - more, y },
      { id: 1, x: x + 40 + more, y },
    ]),
  )
  await expect.poll(width).toBeLessThan(0.5 * before)
  expect(await page.evaluate(() => scrollY)).toBe(scroll)
})

test('an area is drawn by hand, and Escape and «Cancelar» end the drawing', async ({ page }) => {
  await openMap(page)
  const before = await total(page)
  const pen = page.getByRole('button', { name: 'Dibujar zona' })
  for (const leave of ['Escape', 'Cancelar']) {
    await pen.click()
    await expect(page.getByText('Traza el contorno con el dedo o el mouse')).toBeVisible()
    if (leave === 'Escape') await page.keyboard.press('Escape')
    else await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByText('Traza el contorno')).toHaveCount(0)
  }
  await pen.click()
  await drag(page, [
    [0.3, 0.4],
    [0.31, 0.4],
  ])
  await expect(page.getByText('La zona quedó muy chica')).toBeVisible()
  await drag(page, [
    [0.3, 0.3],
    [0.6, 0.3],
    [0.6, 0.6],
    [0.3, 0.6],
  ])
  await expect.poll(() => asked(page).get('area')).toMatch(/^[\w-]+$/)
  await expect.poll(() => total(page)).toBeLessThan(before)
  await expectSame(page)
  await expect(page.getByText('En el área dibujada').first()).toBeVisible()
  await expect(page.locator('polygon.map-asked')).toHaveCount(1)
})

test('an area is drawn by keys: corners at the centre of the map, one undone, too small, closed @escritorio', async ({
  page,
}) => {
  await openMap(page)
  const before = await total(page)
  const pen = page.getByRole('button', { name: 'Dibujar zona' })
  const message = page.locator('.map-message')
  const outline = page.locator('polygon.map-asked')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await pen.focus()
  await press('Enter')
  await expect(drawing(page)).toBeFocused()
  await expect(message).toContainText('pon cada esquina en la cruz con la barra espaciadora')
  await expect(drawing(page)).toHaveRole('application')
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectMiddleFree(page)
  }
  await press('Space', 'Shift+ArrowRight', 'Space', 'Space')
  await expect(message).toHaveText('3 esquinas. Enter cierra la zona; Retroceso quita la última.')
  await press('Enter')
  await expect(message).toHaveText('La zona quedó muy chica. Traza una más grande.')
  await press('Backspace')
  await expect(message).toHaveText('2 esquinas: con 3 ya es una zona.')
  await press('Escape')
  await expect(message).toHaveText('')
  await expect(outline).toHaveCount(0)
  await expect(drawing(page)).toHaveRole('group')

  await pen.focus()
  await press('Enter', 'ArrowLeft', 'Space', 'ArrowRight', 'ArrowRight', 'Space', 'ArrowDown', 'Space')
  await expect(outline).toHaveAttribute('points', /^(?:[-\d.]+,[-\d.]+ ?){3}$/)
  await press('Enter')
  await expect.poll(() => asked(page).get('area')).toMatch(/^[\w-]+$/)
  await expect.poll(() => total(page)).toBeLessThan(before)
  await expectSame(page)

  // A new search in the meantime does not end the drawing by keys; the number of corners is limited.
  await pen.focus()
  await press('Enter', ...Array.from({ length: 51 }, () => 'Space'))
  await expect(message).toContainText('50 esquinas, no caben más.')
  await goBack(page)
  await expect.poll(() => total(page)).toBe(before)
  await expect(drawing(page)).toHaveRole('application')
})

test('«Mi ubicación» requests the position only after a click, and explains a failure', async ({ page, context }) => {
  await openMap(page)
  await page.getByRole('button', { name: 'Mi ubicación' }).click()
  await expect(page.getByText('El navegador no tiene permiso de usar tu ubicación.')).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 25.67, longitude: -100.31 })
  await page.getByRole('button', { name: 'Mi ubicación' }).click()
  await expect.poll(() => asked(page).get('cerca')).toBe('25.670, -100.310')
  expect(asked(page).get('radio')).toBe('5')
  await expectSame(page)
})

test('a pin shows its property, and the card of a property shows its pin @principal', async ({ page }) => {
  await openMap(page, `${MAP}&category=traspaso`)
  const pin = page.locator('.map-spot[href^="/propiedad/"]:not([tabindex])').first()
  const path = String(await pin.getAttribute('href'))
  await pin.focus()
  await page.keyboard.press('Enter')
  const shown = page.locator('.map-card')
  await expect(shown.getByRole('link')).toBeFocused()
  await expect(shown.getByRole('link')).toHaveAttribute('href', path)
  const own = page.viewportSize() ?? { width: 390, height: 844 }
  // A window of 320 px with a scroll bar.
  await page.setViewportSize({ width: 305, height: 800 })
  const price = shown.locator('.map-card-price')
  await price.evaluate((element) => element.replaceChildren('$253,000,000 MXN'))
  expect(await price.evaluateAll(brokenWords, FIGURES), 'a figure stays whole on the narrowest phone').toEqual([])
  await page.setViewportSize(own)
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(pin).toBeFocused()
  for (const card of (await cards(page).all()).slice(0, 4)) {
    const link = card.locator('.card-link')
    await link.focus()
    const lit = page.locator('.map-spot.is-lit')
    const slug = String(await link.getAttribute('href')).slice('/propiedad/'.length)
    if ((await page.locator(`.map-spot[href="/propiedad/${slug}"], .map-spot[data-holds~="${slug}"]`).count()) === 0)
      continue
    await expect(lit).toHaveCount(1)
    await lit.focus()
    await expect(card).toHaveClass(/is-lit/)
  }
})
