import type { Page } from '@playwright/test'
import { cards, chips, expectCountToAgree, expectQuery } from './listing.ts'
import { expect, test, visit } from './visitor.ts'

const GREETING = 'https://wa.me/528100000000?text=Hola%2C%20me%20interesa%20conocer%20sus%20propiedades.'

test('the buttons of the hero link to the listing and to the contact page', async ({ page }) => {
  await visit(page, '/')
  await expect(page).toHaveTitle('Inmobiliaria comercial en Nuevo León · Cerro Norte')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Contactar Asesor' }).first()).toHaveAttribute('href', '/contacto')
  await main.getByRole('link', { name: 'Ver Todas las Propiedades' }).first().click()
  await expect(page).toHaveURL('/propiedades')
  await expect(page.getByRole('heading', { level: 1, name: 'Propiedades' })).toBeVisible()
  expect(await expectCountToAgree(page)).toBeGreaterThan(300)
})

test("the claims are the agency's figures", async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('region', { name: 'Cerro Norte en cifras' }).getByRole('listitem')).toHaveText([
    /^4\.9\/5.*100 clientes satisfechos$/,
    '+400Propiedades activas',
    '120Sucursales bancarias arrendadas en el norte del país',
    /^\d\d\s?años.*desde 2006$/,
  ])
})

test('the search reads a sentence @principal', async ({ page }) => {
  await visit(page, '/')
  const finder = page.getByRole('search', { name: 'Buscar propiedades' })
  await expect(finder).toBeInViewport({ ratio: 1 })
  await finder.getByRole('searchbox').fill('oficina en venta en Monterrey')
  await finder.getByRole('button', { name: 'Buscar' }).click()
  await expectQuery(page, { search: 'oficina en venta en Monterrey' })
  expect(await expectCountToAgree(page)).toBeGreaterThan(0)
  for (const card of await cards(page).all()) {
    await expect(card.getByText('Venta', { exact: true })).toBeVisible()
    await expect(card.getByText('Oficina', { exact: true })).toBeVisible()
  }
})

test('the examples of the day open searches that find something', async ({ page }) => {
  await visit(page, '/')
  const examples = page.getByRole('list', { name: 'Búsquedas de ejemplo' }).getByRole('link')
  await expect(examples).toHaveCount(3)
  const name = await examples.first().innerText()
  await examples.first().click()
  // An example says 'Locales', its page 'Locales comerciales'.
  const heading = name.replace(/^Locales /, 'Locales comerciales ')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(await expectCountToAgree(page)).toBeGreaterThan(0)
})

test('an empty search opens the whole listing', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('search', { name: 'Buscar propiedades' }).getByRole('searchbox').press('Enter')
  await expectQuery(page, {})
})

test('the types link to the filtered listing', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: /^Bodega \d+ propiedades$/ }).click()
  await expectQuery(page, { type: 'bodega' })
  await expect(chips(page)).toHaveCount(1)
})

test('the floating button opens WhatsApp with a greeting, on the landing page but not on the listing', async ({
  page,
}) => {
  await visit(page, '/')
  const float = page.getByRole('link', { name: 'Abrir chat de WhatsApp' })
  await expect(float).toHaveAttribute('href', GREETING)
  await expect(float).toHaveAttribute('target', '_blank')
  await expect(float).toHaveAttribute('rel', 'noopener')
  await expect(float).toBeInViewport()
  await expect(float).toBeVisible()
  await visit(page, '/propiedades')
  await expect(float).toBeHidden()
})

test('zones show their number of properties and link to them, and the drawing has its credit', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByText('Límites: INEGI, Marco Geoestadístico 2025')).toBeVisible()
  const zone = page.getByRole('link', { name: /^Apodaca \d+ propiedades Rentas desde \$[\d,]+ MXN\/mes$/ })
  const counted = /(\d+) propiedades/.exec(await zone.innerText())?.[1]
  await zone.click()
  await expectQuery(page, { municipality: 'Apodaca' })
  expect(await expectCountToAgree(page)).toBe(Number(counted))
})

test('some of the clients are shown', async ({ page, isMobile }) => {
  await visit(page, '/')
  const clients = page.getByRole('region', { name: 'Marcas que confían en nosotros' })
  await clients.scrollIntoViewIfNeeded()
  // A phone shows fewer brands.
  await expect(clients.getByRole('img').first()).toBeVisible()
  await expect(clients.getByRole('img')).toHaveCount(isMobile ? 4 : 7)
})

/** Controls of the page that the floating button covers. */
function underTheFloat(page: Page) {
  return page.evaluate(() => {
    const float = document.querySelector('aside a[href*="wa.me"]')
    if (!float || getComputedStyle(float).visibility === 'hidden') return []
    const a = float.getBoundingClientRect()
    return [...document.querySelectorAll(':is(main, footer) :is(a, button, input, select, textarea)')].flatMap(
      (one) => {
        const b = one.getBoundingClientRect()
        const apart = b.right <= a.left || b.left >= a.right || b.bottom <= a.top || b.top >= a.bottom
        return apart || b.height === 0 ? [] : [one.outerHTML.slice(0, 120)]
      },
    )
  })
}

for (const path of ['/', '/contacto'])
  test(`the floating button covers no control: ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 230) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      await expect.poll(() => underTheFloat(page), `${top} px down`).toEqual([])
    }
  })
