import type { Page } from '@playwright/test'
import { cards, resultCount } from './listing.ts'
import { touch } from './touch.ts'
import { expect, test, visit } from './visitor.ts'

const MAP = '/propiedades?vista=mapa'

/** Opens the map and waits for its script, which loads after the page. */
async function openMap(page: Page, path = MAP): Promise<void> {
  await visit(page, path)
  await expect(page.getByRole('button', { name: 'Dibujar zona' })).toBeVisible()
}

test('the controls stand in the corners of the map and do not overlap, and nothing moves when the scripts add theirs', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 720 })
    await visit(page, '/propiedades?vista=mapa')
    await expect(page.getByRole('button', { name: 'Dibujar zona' })).toBeVisible()
    const ways = await page.locator('.map-moves > a:visible').all()
    const parts = [...['.map-tool', '.map-notes', '.map-handle:visible'].map((part) => page.locator(part)), ...ways]
    const boxes = await Promise.all(
      parts.map((part) =>
        part.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect)),
      ),
    )
    const met = boxes.flat().flatMap((one, at, all) => all.slice(at + 1).filter((other) => meets(one, other)))
    expect([width, met]).toEqual([width, []])
    const frame = await page.locator('.map-frame').evaluate((each) => each.clientHeight)
    await page.locator('.map-tools').evaluate((tools) => tools.remove())
    expect(await page.locator('.map-frame').evaluate((each) => each.clientHeight)).toBe(frame)
  }
})

function meets(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom - 1 && other.top < one.bottom - 1
}

test('on a desk the map takes 60 to 65 % of the width and the height below the bar, and fits the results @escritorio', async ({
  page,
}) => {
  await openMap(page, `${MAP}&municipality=Apodaca`)
  const bar = page.locator('.site-bar')
  const frame = page.locator('.map-frame')
  const opened = await frame.boundingBox()
  expect(opened && opened.y + opened.height, 'nothing of the map lies below the edge').toBeCloseTo(900, 0)
  await page.evaluate(() => window.scrollTo(0, 700))
  const gap = async () => {
    const [map, header] = [await frame.boundingBox(), await bar.boundingBox()]
    return map && header ? Math.abs(map.y - (header.y + header.height)) : Infinity
  }
  // The bar becomes lower while the page scrolls.
  await expect.poll(gap).toBeLessThan(2)
  const map = await frame.boundingBox()
  if (!map) throw new Error('the map is not on the screen')
  expect(map.width / 1440).toBeGreaterThan(0.6)
  expect(map.width / 1440).toBeLessThan(0.65)
  expect(map.y + map.height).toBeCloseTo(900, 0)
  const photo = await cards(page).last().locator('.card-media').boundingBox()
  expect(photo?.width).toBe(120)
  const spread = await page.locator('.map-spot').evaluateAll((spots) => {
    const lefts = spots.map((each) => each.getBoundingClientRect().left)
    return Math.max(...lefts) - Math.min(...lefts)
  })
  expect(spread, 'the results of Apodaca take half of the map').toBeGreaterThan(map.width / 2)
  await page.getByText('Cerca de…').click()
  await expect(page.getByLabel('de zona, municipio, punto de referencia o coordenadas')).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: /^Filtros/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
})

test('the pressed pin is marked and its card stands beside it; Escape closes it and the focus returns @escritorio', async ({
  page,
}) => {
  await openMap(page, `${MAP}&category=traspaso`)
  const pin = page.locator('.map-spot[href^="/propiedad/"]:not([tabindex])').first()
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(pin).toHaveAttribute('aria-current', 'true')
  const card = page.locator('.map-card')
  await expect(card).toContainText(/m² · /)
  const [one, other] = [await pin.boundingBox(), await card.boundingBox()]
  if (!one || !other) throw new Error('pin and card are on the screen')
  expect(Math.min(Math.abs(other.x - one.x - one.width), Math.abs(one.x - other.x - other.width))).toBeLessThan(24)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(pin).toBeFocused()
  await expect(pin).not.toHaveAttribute('aria-current')
})

test('Tab reaches the controls of the map, then its pins, then the list @escritorio', async ({ page }) => {
  await openMap(page, `${MAP}&category=traspaso`)
  await page.locator('.map-top > a').focus()
  const reached: string[] = []
  for (let presses = 0; presses < 60 && reached.at(-1) !== 'list'; presses += 1) {
    const part = await page.evaluate(() => {
      const { activeElement } = document
      const parts = { controls: '.map-top, .map-moves', pins: '.map-drawing', notes: '.map-notes', list: '.map-list' }
      return Object.entries(parts).find(([, selector]) => activeElement?.closest(selector))?.[0] ?? 'elsewhere'
    })
    if (reached.at(-1) !== part) reached.push(part)
    await page.keyboard.press('Tab')
  }
  expect(reached).toEqual(['controls', 'pins', 'notes', 'list'])
})

test('the closed drawer shows one card, which a finger or Tab changes for the next; the map marks its pin @movil', async ({
  page,
}) => {
  await openMap(page, `${MAP}&category=traspaso`)
  const row = page.getByRole('list', { name: 'Una por una' })
  const links = row.getByRole('link')
  expect(await links.count()).toBe(await cards(page).count())
  await expect(links.first()).toBeInViewport({ ratio: 1 })
  await expect(links.nth(1)).not.toBeInViewport({ ratio: 0.5 })
  await links.first().focus()
  await page.keyboard.press('Tab')
  await expect(links.nth(1)).toBeInViewport({ ratio: 1 })
  const box = await row.boundingBox()
  if (!box) throw new Error('no cards')
  const y = box.y + box.height / 2
  await touch(
    page,
    [0, 40, 120, 200, 260].map((left) => [{ x: 340 - left, y }]),
  )
  await expect(links.nth(1)).not.toBeInViewport({ ratio: 0.5 })
  // A group has the pins of several cards.
  await expect(page.locator('.map-spot.is-lit')).toHaveCount(1)
  await page.getByRole('link', { name: 'Ver la lista' }).click()
  const end = async () => row.evaluate((each) => Math.round(each.getBoundingClientRect().bottom))
  await expect.poll(end, 'the opened list covers it with the bar').toBeLessThan(64)
})

test('on a phone the map is the screen, and the list is a drawer that a key, a press and a finger open @movil @principal', async ({
  page,
}) => {
  await openMap(page)
  const map = await page.locator('.map-frame').boundingBox()
  const drawer = page.locator('.map-list')
  const top = async () => (await drawer.boundingBox())?.y ?? 0
  expect(map?.width).toBe(390)
  expect(await top()).toBeGreaterThan(600)
  await expect(page.getByRole('link', { name: 'Ver la lista' })).toBeInViewport({ ratio: 1 })
  await expect(resultCount(page)).toBeInViewport()
  await page.getByRole('link', { name: 'Ver la lista' }).press('Enter')
  await expect.poll(top).toBeLessThan(80)
  await expect(drawer).toBeFocused()
  await page.getByRole('link', { name: 'Ver el mapa' }).click()
  await expect.poll(top).toBeGreaterThan(500)
  await expect(page.getByRole('region', { name: 'Mapa' })).toBeFocused()
  expect(new URL(page.url()).hash, 'no step of the history').toBe('')
  await page.evaluate(() => window.scrollTo(0, 0))
  await touch(
    page,
    [0, 20, 100, 200, 300].map((up) => [{ x: 195, y: 800 - up }]),
  )
  await expect.poll(top).toBeLessThan(600)
})
