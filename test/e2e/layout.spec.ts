import type { Locator, Page } from '@playwright/test'
import { cards } from './listing.ts'
import { COMPLETE, openProperty } from './specimens.ts'
import { expect, test, visit } from './visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'on the narrowest phone the placeholder of the search is completely visible',
  { tag: '@movil' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    for (const path of ['/', '/propiedades', '/propiedades?vista=mapa', '/propiedades/renta/bodega']) {
      await visit(page, path)
      const [room, needed] = await page.getByRole('main').getByRole('searchbox').evaluate(roomForWords)
      expect([path, room >= needed]).toEqual([path, true])
    }
  },
)

test(
  'the link to the map is on the last line above the results and covers nothing',
  { tag: '@escritorio' },
  async ({ page }) => {
    const filters =
      'type=bodega&category=renta&municipality=Apodaca&minArea=20&maxArea=90000&minPrice=1000&clearHeight=4'
    for (const width of [640, 768, 1023, 1024, 1440])
      for (const path of ['/propiedades', '/propiedades/renta/bodega', `/propiedades?${filters}`]) {
        await page.setViewportSize({ width, height: 900 })
        await visit(page, path)
        await expect(page.getByRole('link', { name: 'Mapa', exact: true })).toBeVisible()
        expect([width, path, await page.locator('body').evaluate(placeOfWay)]).toEqual([
          width,
          path,
          'on the last line',
        ])
      }
  },
)

test(
  'a single property in its row is shown horizontally, with its photo beside its text',
  { tag: '@escritorio' },
  async ({ page }) => {
    await openProperty(page, COMPLETE)
    const similar = page.locator('section', { has: page.getByRole('heading', { name: 'Propiedades similares' }) })
    await expectRows(page, similar)
    await visit(page, '/')
    await expectRows(page, page.locator('section', { has: page.getByRole('heading', { name: 'Últimas propiedades' }) }))
  },
)

/** The rows of three cards, at the widths with one, two and three cards per row. */
async function expectRows(page: Page, section: Locator) {
  await expect(section.getByRole('article')).toHaveCount(3)
  for (const width of [390, 640, 700, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [first, , last] = await boxesOf(section.getByRole('article'))
    const [, , photo] = await boxesOf(section.locator('.card-media'))
    const [, , title] = await boxesOf(section.locator('.card-title'))
    const [, , heart = photo] = await boxesOf(section.locator('.card-favourite'))
    expect([width, Number(heart?.left) >= Number(photo?.left), Number(heart?.right) <= Number(photo?.right)]).toEqual([
      width,
      true,
      true,
    ])
    const lies = width >= 640 && width < 1024
    expect(photo?.width).toBeCloseTo(Number(first?.width), 0)
    expect([width, Number(last?.width) > Number(first?.width) * 1.9]).toEqual([width, lies])
    expect([width, Number(title?.left) > Number(photo?.right)]).toEqual([width, lies])
  }
}

test('a comparison begins on the first screen of a desktop', { tag: '@escritorio' }, async ({ page }) => {
  await visit(page, '/propiedades?category=renta')
  const slugs = await cards(page).evaluateAll((all) =>
    all.slice(0, 4).map((card) => card.querySelector<HTMLAnchorElement>('a.card-link')?.pathname.split('/').at(-1)),
  )
  for (const [width, height] of [
    [1440, 800],
    [1366, 768],
  ] as const)
    for (const count of [2, 3, 4]) {
      await page.setViewportSize({ width, height })
      await visit(page, `/comparar?p=${slugs.slice(0, count).join(',')}`)
      for (const at of [0, 1]) await expect(page.locator('tbody tr').nth(at)).toBeInViewport({ ratio: 1 })
    }
})

test(
  'a comparison that is wider than its screen has a hint and shows a part of the next property',
  { tag: '@movil' },
  async ({ page }) => {
    await visit(page, '/propiedades?type=bodega&category=renta')
    const slugs = await cards(page).evaluateAll((all) =>
      all.slice(0, 4).map((card) => card.querySelector<HTMLAnchorElement>('a.card-link')?.pathname.split('/').at(-1)),
    )
    for (const [width, most] of [
      [320, 1],
      [390, 2],
      [768, 3],
      [1440, 4],
    ] as const)
      for (const count of [2, 4]) {
        await page.setViewportSize({ width, height: 900 })
        await visit(page, `/comparar?p=${slugs.slice(0, count).join(',')}`)
        const hint = page.getByText(`Desliza para ver las ${count} propiedades`)
        await expect(hint).toBeVisible({ visible: count > most })
        const [frame, ...heads] = await boxesOf(
          page.locator('.compare-frame, .compare-frame thead tr:nth-child(2) > th'),
        )
        const end = Number(frame?.right)
        if (count > most) expect([width, Number(heads.at(most + 1)?.left) < end - 10]).toEqual([width, true])
        else expect([width, Number(heads.at(-1)?.right) <= end + 1]).toEqual([width, true])
        const quotes = await boxesOf(page.locator('.compare-frame thead').getByRole('link', { name: /^Cotizar/ }))
        expect([width, quotes.length, new Set(quotes.map(({ top }) => Math.round(top))).size]).toEqual([
          width,
          count,
          1,
        ])
      }
  },
)

test(
  'names and prices of a comparison stay below the header while its facts or the page scroll',
  { tag: '@movil' },
  async ({ page }) => {
    await visit(page, '/propiedades?type=bodega&category=renta')
    const slugs = await cards(page).evaluateAll((all) =>
      all.slice(0, 3).map((card) => card.querySelector<HTMLAnchorElement>('a.card-link')?.pathname.split('/').at(-1)),
    )
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, `/comparar?p=${slugs.join(',')}`)
    await page.locator('.compare-facts').evaluate((facts) => facts.scrollTo(0, 600))
    for (const y of [0, 350, 600]) {
      await page.evaluate((top) => window.scrollTo(0, top), y)
      const name = page.locator('.compare-frame thead th a').first()
      await expect.poll(async () => Number((await name.boundingBox())?.y)).toBeGreaterThan(56)
      await expect(name).toBeInViewport({ ratio: 1 })
    }
  },
)

test('the brands on the home page fill their rows', { tag: '@escritorio' }, async ({ page }) => {
  await visit(page, '/')
  const brands = page.getByRole('region', { name: 'Marcas que confían en nosotros' }).locator('li:visible')
  for (const width of [320, 390, 640, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = (await boxesOf(brands)).map(({ top }) => Math.round(top))
    const counts = Object.values(Object.groupBy(tops, String)).map((row) => row?.length)
    expect([width, new Set(counts).size]).toEqual([width, 1])
  }
})

function boxesOf(all: Locator): Promise<DOMRect[]> {
  return all.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
}

/** Measured at once, because a font that loads late moves both the link to the map and the lines. */
function placeOfWay(): string {
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const way = document.querySelector('.view')
  const line = document.querySelector('.over-results > :last-child')
  if (!way || !line) return 'nowhere'
  const { top, bottom, left, right } = boxOf(way)
  const meets = [...document.querySelectorAll('.over-results :is(a, select)')].some((other) => {
    const box = boxOf(other)
    return box.width > 0 && box.left < right && left < box.right && box.top < bottom && top < box.bottom
  })
  if (meets) return 'on what is pressed'
  const middle = (top + bottom) / 2
  return boxOf(line).top < middle && middle < boxOf(line).bottom ? 'on the last line' : 'on another line'
}

/** The width that a field has for its placeholder, and the width of the placeholder. */
function roomForWords(field: Element): [room: number, needed: number] {
  const pen = document.createElement('canvas').getContext('2d')
  if (!(field instanceof HTMLInputElement) || !pen) return [0, 1]
  const { font, paddingLeft, paddingRight } = getComputedStyle(field)
  pen.font = font
  return [
    field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
    Math.floor(pen.measureText(field.placeholder).width),
  ]
}
