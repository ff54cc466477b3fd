import { SHOWCASE } from '#demo/showcase.ts'
import { cardOf, cards, chips, expectCountToAgree, expectQuery } from './listing.ts'
import { expect, test, visit } from './visitor.ts'

const GREETING = 'https://wa.me/528100000000?text=Hola%2C%20me%20interesa%20conocer%20sus%20propiedades.'

test('the buttons of the hero lead to the list and to the contact', async ({ page }) => {
  await visit(page, '/')
  await expect(page).toHaveTitle('Inmobiliaria comercial en Nuevo León · Cerro Norte')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Contactar Asesor' }).first()).toHaveAttribute('href', '/contacto')
  await main.getByRole('link', { name: 'Ver Todas las Propiedades' }).first().click()
  await expect(page).toHaveURL('/propiedades')
  await expect(page.getByRole('heading', { level: 1, name: 'Propiedades' })).toBeVisible()
  expect(await expectCountToAgree(page)).toBeGreaterThan(300)
})

test('the claims are those of the firm', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('region', { name: 'Cerro Norte en cifras' }).getByRole('listitem')).toHaveText([
    /^4\.9\/5.*100 clientes satisfechos$/,
    '+400Propiedades activas',
    '120Sucursales bancarias arrendadas en el norte del país',
    /^19\s?años.*desde 2006$/,
  ])
})

test('the finder leads to a listing with its filters set', async ({ page }) => {
  await visit(page, '/')
  const finder = page.getByRole('search', { name: 'Buscar propiedades' })
  await expect(finder.getByRole('radio', { name: 'Renta' })).toBeChecked()
  await finder.getByRole('radio', { name: 'Venta' }).check()
  await finder.getByLabel('Tipo').selectOption('Oficina')
  await finder.getByLabel('Zona, municipio o ID').fill('Monterrey')
  await finder.getByRole('button', { name: 'Buscar' }).click()
  await expectQuery(page, { category: 'venta', type: 'oficina', search: 'Monterrey' })
  expect(await expectCountToAgree(page)).toBeGreaterThan(0)
  for (const card of await cards(page).all()) {
    await expect(card.getByText('Venta', { exact: true })).toBeVisible()
    await expect(card.getByText('Oficina', { exact: true })).toBeVisible()
  }
})

test('an empty finder asks for what most look for, and nothing else', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('search', { name: 'Buscar propiedades' }).getByRole('searchbox').press('Enter')
  await expectQuery(page, { category: 'renta' })
})

test('the three newest properties are shown, newest first, and each leads to its page', async ({ page }) => {
  const newest = SHOWCASE.slice(0, 3).map(({ title }) => title)
  await visit(page, '/')
  const latest = page.getByRole('article')
  await expect(latest.getByRole('heading')).toHaveText(newest)
  await expect(latest.first()).toContainText('Disponible')
  await expect(latest.first().getByText('$264,000 MXN/mes')).toBeVisible()
  await expect(latest.first().getByText('Superficie 2,400 m²')).toBeVisible()
  await expect(latest.first().getByText('Huinalá, Apodaca')).toBeVisible()
  await expect(latest.getByRole('presentation')).toHaveCount(newest.length)
  for (const photo of await latest.getByRole('presentation').all())
    await expect(photo).toHaveAttribute('src', /^\/img\//)

  const [, title = ''] = newest
  await cardOf(page, title).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveURL(/\/propiedad\//)
  const slug = new URL(page.url()).pathname.replace('/propiedad/', '')
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), `property-${slug}`)
  expect(JSON.parse(String(stored))).toMatchObject({ title, slug, location: 'Del Valle' })
})

test('the types are ways into the listing', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Bodega', exact: true }).click()
  await expectQuery(page, { type: 'bodega' })
  await expect(chips(page)).toHaveCount(1)
})

test('the floating button greets by WhatsApp, on the landing and not on the listing', async ({ page }) => {
  await visit(page, '/')
  const float = page.getByRole('link', { name: 'Abrir chat de WhatsApp' })
  await expect(float).toHaveAttribute('href', GREETING)
  await expect(float).toHaveAttribute('target', '_blank')
  await expect(float).toHaveAttribute('rel', 'noopener')
  await expect(float).toBeInViewport()
  await visit(page, '/propiedades')
  await expect(float).toBeHidden()
})
