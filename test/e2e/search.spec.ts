import {
  cards,
  detailsLink,
  expectCountToAgree,
  expectQuery,
  openFilters,
  resultCount,
  results,
  searchBox,
  titles,
  total,
} from './listing.ts'
import { goBack, goForward } from './travel.ts'
import { expect, test, visit, pressSearchKey } from './visitor.ts'

test('results follow the typing, and Back once leaves the listing @principal', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Ver Todas las Propiedades' }).first().click()
  const everything = await expectCountToAgree(page)

  await searchBox(page).pressSequentially('bode')
  await expectQuery(page, { search: 'bode' })
  await expect(resultCount(page)).not.toHaveText(`${everything} propiedades`)
  const some = await total(page)
  await searchBox(page).pressSequentially('ga huinala')
  await expectQuery(page, { search: 'bodega huinala' })
  await expect(resultCount(page)).not.toHaveText(`${some} propiedades`)
  const few = await expectCountToAgree(page)
  expect(few).toBeLessThan(some)
  await expect(cards(page).first(), 'accents need not be typed').toContainText('Huinalá')

  await goBack(page)
  await expect(page).toHaveURL('/')
  await goForward(page)
  await expectQuery(page, { search: 'bodega huinala' })
  await expect(searchBox(page)).toHaveValue('bodega huinala')
  await expect(resultCount(page)).toHaveText(`${few} propiedades`)
})

test('typing in the middle of the text keeps the focus and the caret while the results change', async ({ page }) => {
  await visit(page, '/propiedades?search=bodega+apodaca')
  const before = await total(page)
  const box = searchBox(page)
  await box.focus()
  await page.keyboard.press('Home')
  for (let letter = 0; letter < 'bodega'.length; letter++) await page.keyboard.press('ArrowRight')
  await page.keyboard.type(' anden')
  await expectQuery(page, { search: 'bodega anden apodaca' })
  await expect(resultCount(page)).not.toHaveText(`${before} propiedades`)

  await expect(box).toBeFocused()
  await page.keyboard.type('es')
  await expect(box).toHaveValue('bodega andenes apodaca')
  await expectQuery(page, { search: 'bodega andenes apodaca' })
})

test('typing returns to the first page', async ({ page }) => {
  await visit(page, '/propiedades?category=renta&page=2')
  await searchBox(page).fill('monterrey')
  await expectQuery(page, { category: 'renta', search: 'monterrey' })
  await expectCountToAgree(page)
})

test('all typing on a later page is one history entry: Back leads to that page', async ({ page }) => {
  await visit(page, '/propiedades?category=renta&page=2')
  const there = await titles(page)
  await searchBox(page).pressSequentially('mon')
  await expectQuery(page, { category: 'renta', search: 'mon' })
  await searchBox(page).pressSequentially('terrey')
  await expectQuery(page, { category: 'renta', search: 'monterrey' })

  await goBack(page)
  await expectQuery(page, { category: 'renta', page: '2' })
  await expect(searchBox(page)).toHaveValue('')
  await expect.poll(() => titles(page)).toEqual(there)
  await goForward(page)
  await expectQuery(page, { category: 'renta', search: 'monterrey' })
})

test('Escape clears the search and keeps the focus; Back restores the search', async ({ page }) => {
  await visit(page, '/propiedades?search=obispado')
  const found = await total(page)
  await searchBox(page).press('Escape')
  await expectQuery(page, {})
  await expect(searchBox(page)).toHaveValue('')
  await expect(searchBox(page)).toBeFocused()
  await expect(resultCount(page)).not.toHaveText(`${found} propiedades`)

  await goBack(page)
  await expectQuery(page, { search: 'obispado' })
  await expect(searchBox(page)).toHaveValue('obispado')
  await expect(resultCount(page)).toHaveText(`${found} propiedades`)
})

test('the clear button empties the search and keeps the focus in it', async ({ page }) => {
  await visit(page, '/propiedades?search=obispado&category=renta')
  await page.getByRole('link', { name: 'Borrar búsqueda' }).click()
  await expectQuery(page, { category: 'renta' })
  await expect(searchBox(page)).toHaveValue('')
  await expect(searchBox(page)).toBeFocused()
})

test('the key / moves the focus to the search, and inside a field it is a character', async ({ page }) => {
  for (const path of ['/', '/propiedades']) {
    await visit(page, path)
    const box = page.getByRole('searchbox').first()
    await pressSearchKey(page, box)
    await page.keyboard.type('1/2')
    await expect(box).toHaveValue('1/2')
  }
})

test('without results the page has a message and two suggestions', async ({ page }) => {
  await visit(page, '/propiedades?search=castillo+medieval&category=venta')
  await expect(resultCount(page)).toHaveText('0 propiedades')
  await expect(results(page).getByRole('heading', { name: 'No se encontraron propiedades' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  const ask = results(page).getByRole('link', { name: 'Pídenos que la busquemos' })
  const message = new URL(String(await ask.getAttribute('href'))).searchParams.get('text')
  expect(message?.split('\n').slice(1)).toEqual(['Búsqueda: castillo medieval', 'Categoría: Venta'])

  await results(page).getByRole('link', { name: 'Limpiar Filtros' }).last().click()
  await expectQuery(page, {})
  expect(await expectCountToAgree(page)).toBeGreaterThan(300)
  await expect(resultCount(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('')
})

test('a search with text, a zone and a choice has one URL', async ({ page }) => {
  await visit(page, '/propiedades')
  await searchBox(page).fill('local')
  await expectQuery(page, { search: 'local' })
  const filters = await openFilters(page)
  await filters.getByLabel('Ubicación').pressSequentially('cumb')
  await expectQuery(page, { search: 'local', location: 'cumb' })
  await filters.getByLabel('Estado').selectOption('Nuevo León')
  await expectQuery(page, { search: 'local', location: 'cumb', state: 'Nuevo León' })
  await page.keyboard.press('Escape')
  expect(await expectCountToAgree(page)).toBeGreaterThan(0)
  for (const card of await cards(page).all()) await expect(card).toContainText('Cumbres')
  await expect(detailsLink(cards(page).first())).toBeVisible()
})
