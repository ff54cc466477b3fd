import type { Page } from '@playwright/test'
import { cards, detailsLink, resultCount, titles } from './listing.ts'
import { goBack } from './travel.ts'
import { handleFor } from './answers.ts'
import { expect, expectAbove, painted, test, visit, watchesConnection } from './visitor.ts'

test.use({ firstVisit: true })

function notice(page: Page) {
  return page.getByRole('dialog', { name: 'Aviso' })
}

async function retry(page: Page) {
  await notice(page).getByRole('button', { name: 'Reintentar' }).click()
}

/** Tries again, and resolves when the page has handled the answer: until then it ignores another try. */
async function retryInVain(page: Page, pattern: string) {
  const answer = page.waitForResponse(pattern)
  await retry(page)
  await answer
  await painted(page)
}

/** Resolves after React Router's delay for a hovered link: its own timer is as long and starts later. */
async function rested(page: Page) {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  await painted(page)
}

test('without a connection the listing stays, and the property opens with a retry @principal', async ({
  page,
  cutConnection,
}) => {
  await visit(page, '/propiedades')
  const shown = await titles(page)
  await cutConnection(true)
  await detailsLink(cards(page).first()).click()
  await expect(notice(page)).toContainText('Sin conexión')
  await retry(page)
  await expect(page).toHaveURL('/propiedades')
  expect(await titles(page)).toEqual(shown)
  await expect(notice(page).getByRole('button', { name: 'Reintentar' }), 'it stays under the finger').toBeFocused()
  await cutConnection(false)
  await retry(page)
  await expect(page.getByRole('heading', { level: 1, name: shown[0] })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('a card that was hovered without a connection opens with a retry @escritorio', async ({ page, cutConnection }) => {
  await visit(page, '/propiedades')
  const [title = ''] = await titles(page)
  const link = detailsLink(cards(page).first())
  await cutConnection(true)
  await link.hover()
  await rested(page)
  await link.click()
  await expect(notice(page)).toContainText('Sin conexión')
  await cutConnection(false)
  await retry(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Características' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a property whose prefetched scripts failed opens as a document @escritorio', async ({ page, cutConnection }) => {
  await visit(page, '/propiedades')
  const link = detailsLink(cards(page).first())
  // From here on the browser's messages about the lost connection are no failure.
  await cutConnection(true)
  await cutConnection(false)
  const reconnect = await handleFor(page, '**/assets/property-*.js', (route) => route.abort('internetdisconnected'))
  const lost = page.waitForEvent('console', (message) => message.text().startsWith('Error loading route module'))
  await link.hover()
  await lost
  reconnect()
  await link.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Características' })).toBeVisible()
})

test('without a connection Back waits too', async ({ page, cutConnection }) => {
  await visit(page, '/propiedades')
  const shown = await titles(page)
  await detailsLink(cards(page).first()).click()
  await expect(page.getByRole('heading', { level: 1, name: shown[0] })).toBeVisible()
  await expect(page).not.toHaveURL('/propiedades')
  await cutConnection(true)
  await goBack(page)
  await expect(notice(page)).toContainText('Sin conexión')
  await expectAbove(notice(page), page.getByRole('complementary', { name: 'Cotizar' }))
  await expect(page.getByRole('heading', { level: 1, name: shown[0] })).toBeVisible()
  await cutConnection(false)
  await retry(page)
  await expect(page).toHaveURL('/propiedades')
  await expect(cards(page).first()).toBeVisible()
})

test('a visitor who cancels a navigation without a connection stays on the page', async ({ page, cutConnection }) => {
  await visit(page, '/propiedades')
  await cutConnection(true)
  await detailsLink(cards(page).first()).click()
  await notice(page).getByRole('button', { name: 'Cerrar aviso' }).click()
  await cutConnection(false)
  await expect(notice(page)).toHaveCount(0)
  await expect(page).toHaveURL('/propiedades')
  await expect(resultCount(page)).toBeVisible()
})

test('a navigation whose data come from something else than the site waits on the current page', async ({
  page,
  expectFailing,
}) => {
  await visit(page, '/propiedades')
  const shown = await titles(page)
  const path = String(await detailsLink(cards(page).first()).getAttribute('href'))
  expectFailing(path)
  await watchesConnection(page)
  const mend = await handleFor(page, `**${path}.data*`, (route) => route.fulfill({ status: 502, body: 'cerrado' }))
  await detailsLink(cards(page).first()).click()
  await expect(notice(page)).toContainText('No se pudo cargar la propiedad')
  await expect(cards(page).first()).toBeVisible()
  expect(await titles(page)).toEqual(shown)
  await retryInVain(page, `**${path}.data*`)
  mend()
  await retry(page)
  await expect(page.getByRole('heading', { level: 1, name: shown[0] })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

for (const [name, answer] of [
  ['a failure', { status: 500, body: 'Internal Server Error' }],
  ["a proxy's page", { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Mantenimiento</h1>' }],
] as const)
  test(`results that come as ${name} do not replace the list, and a notice states that the site does not answer`, async ({
    page,
    expectFailing,
  }) => {
    expectFailing('/propiedades')
    await visit(page, '/propiedades')
    await watchesConnection(page)
    const shown = await titles(page)
    const mend = await handleFor(page, '**/propiedades.data*', (route) => route.fulfill(answer))
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect(notice(page)).toContainText('El sitio no contesta')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await titles(page)).toEqual(shown)
    await retryInVain(page, '**/propiedades.data*')
    await expect(notice(page)).toContainText('El sitio no contesta')
    mend()
    await retry(page)
    await expect(page).toHaveURL(/page=2/)
    await expect(notice(page)).toHaveCount(0)
    await expect.poll(() => titles(page)).not.toEqual(shown)
  })

test('photos that failed without a connection are loaded when it returns', async ({ page, cutConnection }) => {
  await visit(page, '/propiedades')
  const lost = () =>
    page.locator('img').evaluateAll((images) => {
      const isLost = (image: Element) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0
      return images.filter(isLost).length
    })
  await cutConnection(true)
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect.poll(lost).toBeGreaterThan(0)
  await cutConnection(false)
  await expect.poll(lost).toBe(0)
})
