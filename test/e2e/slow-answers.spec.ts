import { TYPING_PAUSE_MS } from '#app/forms/typed-search.ts'
import {
  cardOf,
  cards,
  chips,
  chooseMunicipality,
  closeFilters,
  detailsLink,
  expectCountToAgree,
  expectQuery,
  openFilters,
  resultCount,
  results,
  searchBox,
  titles,
} from './listing.ts'
import { goBack } from './travel.ts'
import { holdAnswers } from './answers.ts'
import { expect, test, visit } from './visitor.ts'

test('a slow listing shows its skeleton, then its properties', async ({ page }) => {
  await visit(page, '/')
  const letGo = await holdAnswers(page)
  await page.getByRole('link', { name: 'Ver Todas las Propiedades' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Propiedades' })).toBeVisible()
  await expect(resultCount(page)).toHaveText('Cargando...')
  await expect(results(page).getByText('Cargando...')).toHaveCount(2)
  await expect(cards(page)).toHaveCount(0)
  letGo()
  expect(await expectCountToAgree(page)).toBeGreaterThan(300)
})

test('a slow property shows its stored title and place, then its page', async ({ page }) => {
  await visit(page, '/propiedades')
  const letGo = await holdAnswers(page)
  const title = String((await titles(page))[0])
  await detailsLink(cardOf(page, title)).click()
  const waiting = page.getByRole('status', { name: 'Cargando...' })
  await expect(waiting).toContainText(title)
  await expect(waiting).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Características' })).toBeHidden()
  letGo()
  await expect(page.getByRole('heading', { name: 'Características' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(page).toHaveURL(/\/propiedad\//)
})

test('two filters that are removed quickly one after the other are both removed', async ({ page }) => {
  await visit(page, '/propiedades?search=piso&type=oficina&category=renta')
  const letGo = await holdAnswers(page)
  await chips(page).filter({ hasText: 'Tipo' }).click()
  await chips(page).filter({ hasText: 'Categoría' }).click()
  letGo()
  await expectQuery(page, { search: 'piso' })
})

test('a filter that is chosen while another is being removed does not restore it', async ({ page }) => {
  await visit(page, '/propiedades?type=oficina&category=renta')
  const letGo = await holdAnswers(page)
  await chips(page).filter({ hasText: 'Categoría' }).click()
  const filters = await openFilters(page)
  await chooseMunicipality(filters, 'Monterrey')
  letGo()
  await expectQuery(page, { type: 'oficina', municipality: 'Monterrey' })
  await closeFilters(page)
})

test('typing during a pending answer ends with the results of the last text', async ({ page }) => {
  await visit(page, '/propiedades')
  const letGo = await holdAnswers(page)
  const asked = page.waitForRequest(/search=bodega(?:&|$)/)
  await searchBox(page).fill('bodega')
  await asked
  const askedAgain = page.waitForRequest(/search=bodega\+huinala/)
  await searchBox(page).pressSequentially(' huinala')
  await askedAgain
  letGo()
  await expectQuery(page, { search: 'bodega huinala' })
  await expect(searchBox(page)).toHaveValue('bodega huinala')
  await expect(cards(page).first()).toContainText('Huinalá')
})

test('on a slow phone no letter is lost while answers are aborted for newer ones', async ({ page }) => {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await visit(page, '/propiedades')
  const letGo = await holdAnswers(page)
  // Slow enough that each letter starts a request and aborts the ones before.
  await searchBox(page).pressSequentially('bodega huinala', { delay: TYPING_PAUSE_MS + 50 })
  letGo()
  await expectQuery(page, { search: 'bodega huinala' })
  await expect(searchBox(page)).toHaveValue('bodega huinala')
})

test('the way back to a slow listing ends at the same scroll position', async ({ page }) => {
  await visit(page, '/propiedades')
  const link = detailsLink(cards(page).nth(7))
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Características' })).toBeVisible()
  const letGo = await holdAnswers(page)
  await goBack(page)
  await expect(page).toHaveURL('/propiedades')
  letGo()
  await expect(link).toBeVisible()
  await expectCountToAgree(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('the search of the home page stays while the fields of the listing load', async ({ page }) => {
  const { promise: letGo, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/filter-fields-[\w-]+\.js$/, async (route) => {
    await letGo
    await route.continue()
  })
  await visit(page, '/')
  const finder = page.getByRole('search', { name: 'Buscar propiedades' })
  await finder.getByRole('searchbox').fill('oficina en venta')
  await finder.getByRole('button', { name: 'Buscar' }).click()
  await expectQuery(page, { search: 'oficina en venta' })
  expect(await expectCountToAgree(page)).toBeGreaterThan(0)
  arrive()
  const filters = page.getByRole('complementary', { name: 'Filtros', includeHidden: true })
  await expect(filters.getByRole('checkbox', { name: 'Oficina', includeHidden: true })).toBeAttached()
  await expectQuery(page, { search: 'oficina en venta' })
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('oficina en venta')
})
