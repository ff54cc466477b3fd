import type { Page } from '@playwright/test'
import { cards, detailsLink, pager } from './listing.ts'
import { expect, test, visit } from './visitor.ts'

test.use({ firstVisit: true })

type Fetched = { ahead: boolean; bytes: number }

/** The requests for data of pages: whether each was prefetched, and its transferred bytes. */
function fetched(page: Page, of: RegExp): Promise<Fetched[]> {
  return page.evaluate((source) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return resources
      .filter(({ name }) => new RegExp(source).test(name))
      .map(({ initiatorType, transferSize }) => ({ ahead: initiatorType === 'link', bytes: transferSize }))
  }, of.source)
}

const ONCE = [
  { ahead: true, bytes: expect.any(Number) },
  { ahead: false, bytes: 0 },
]

/** Beacons of views. */
function countViews(page: Page): () => number {
  let views = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/interes') && request.postData()?.includes('kind=view')) views += 1
  })
  return () => views
}

test(
  'the page of a card under the pointer is prefetched without counting as a view',
  { tag: '@escritorio' },
  async ({ page }) => {
    const views = countViews(page)
    await visit(page, '/propiedades')
    const link = detailsLink(cards(page).nth(1))
    const data = /\/propiedad\/[^/]*\.data/
    await link.hover()
    await expect.poll(() => fetched(page, data)).toEqual(ONCE.slice(0, 1))
    expect(views()).toBe(0)
    await link.click()
    await expect(page.getByRole('heading', { name: 'Características' })).toBeVisible()
    await expect.poll(() => fetched(page, data)).toEqual(ONCE)
    await expect.poll(views).toBe(1)
  },
)

test.describe('the next page of a list is prefetched', () => {
  for (const path of ['/propiedades', '/propiedades/renta'])
    test(`when the end of ${path} is visible`, async ({ page }) => {
      await visit(page, path)
      const data = /\.data\?page=2/
      expect(await fetched(page, data)).toEqual([])
      await pager(page).scrollIntoViewIfNeeded()
      await expect.poll(() => fetched(page, data)).toEqual(ONCE.slice(0, 1))
      await pager(page).getByRole('link', { name: 'Siguiente' }).click()
      await expect(pager(page)).toContainText('Página 2 de')
      await expect.poll(() => fetched(page, data)).toEqual(ONCE)
    })
})

test.describe('nothing is prefetched', () => {
  for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }])
    test(`with ${JSON.stringify(connection)}`, { tag: '@escritorio' }, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      await visit(page, '/propiedades')
      await pager(page).scrollIntoViewIfNeeded()
      await detailsLink(cards(page).last()).hover()
      await pager(page).getByRole('link', { name: 'Siguiente' }).click()
      await expect(pager(page)).toContainText('Página 2 de')
      await detailsLink(cards(page).first()).click()
      await expect(page.getByRole('heading', { name: 'Características' })).toBeVisible()
      expect((await fetched(page, /\.data/)).filter(({ ahead }) => ahead)).toEqual([])
    })
})

test(
  'a page can be restored from the back-forward cache, because it has no unload listeners',
  { tag: '@movil' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const listened = new Set<string>()
      Object.assign(window, { listened })
      const listen = EventTarget.prototype.addEventListener
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        if (this === window) listened.add(type)
        listen.call(this, type, ...rest)
      }
    })
    for (const path of ['/', '/propiedades', '/favoritos', '/contacto']) {
      await visit(page, path)
      const listened = await page.evaluate(() => [...(window as unknown as { listened: Set<string> }).listened])
      expect(listened).toContain('popstate')
      expect(listened.filter((type) => type.endsWith('unload'))).toEqual([])
    }
  },
)
