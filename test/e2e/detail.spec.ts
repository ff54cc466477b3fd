import type { Page } from '@playwright/test'
import { cardOf, cards, detailsLink, expectQuery } from './listing.ts'
import { ALSO_FOR_SALE, COMPLETE, messageOf, openProperty } from './specimens.ts'
import { goForward } from './travel.ts'
import { expect, test, visit } from './visitor.ts'

function facts(page: Page): Promise<string[]> {
  return page
    .getByRole('term')
    .evaluateAll((terms) => terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`))
}

test('the page of a property shows every known figure', async ({ page }) => {
  await openProperty(page, COMPLETE)
  await expect(page).toHaveTitle(`${COMPLETE} · Cerro Norte`)
  const told = await facts(page)
  expect(told.at(-1)).toMatch(/^ID de propiedad: PROP-\d+$/)
  expect(told.slice(0, -1)).toEqual([
    'Superficie: 2,400\u00A0m²',
    'Construcción: 2,250\u00A0m²',
    'Frente × fondo: 48\u00A0m × 75\u00A0m',
    'Precio por m²: $110 MXN al mes',
    'Tipo de operación: Renta',
    'Precio: $264,000 MXN/mes',
    'Terreno: 3,600\u00A0m²',
    'Altura libre: 9\u00A0m',
    'Energía eléctrica: 300\u00A0kVA',
    'Resistencia de piso: 5\u00A0t/m²',
    'Patio de maniobras: 30\u00A0m',
    'Oficinas incluidas: 140\u00A0m²',
    'Año de construcción: 2014',
    'Tipo: Bodega',
    'Andenes: 4',
    'Obra: Existente',
  ])
  const main = page.getByRole('main')
  // The place is under the title and under the map.
  await expect(main.getByText('Carretera a Huinalá km 2.5, Apodaca, Nuevo León', { exact: true })).toHaveCount(2)
  await expect(main.getByText(/^Bodega sobre avenida con acceso para tráiler de 53 pies\./)).toBeVisible()
  await expect(
    main.getByRole('listitem').filter({ hasText: /^(?:Obra blanca|Con servicios|Estacionamiento|Seguridad 24\/7)$/ }),
  ).toHaveCount(4)
  await expect(main.getByRole('img', { name: /^Terreno de 48 m de frente por 75 m de fondo/ })).toBeVisible()
})

test(
  'a bar on a phone has the contact button until the contact card is visible',
  { tag: '@movil' },
  async ({ page }) => {
    await openProperty(page, COMPLETE)
    const bar = page.getByRole('complementary', { name: 'Cotizar' })
    const card = page.getByRole('complementary', { name: 'Contacto' })
    await page.getByRole('heading', { name: 'Descripción' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    await expect(bar).toContainText('$264,000 MXN/mes')
    expect(await messageOf(bar.getByRole('link', { name: 'Cotizar' }))).toContain(COMPLETE)
    await card.getByRole('link', { name: 'Cotizar por WhatsApp' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
  },
)

test('similar properties can be opened, and the way back leads to the list', async ({ page }) => {
  await openProperty(page, COMPLETE)
  await expect(page.getByRole('heading', { name: 'Propiedades similares' })).toBeVisible()
  const others = page.getByRole('article')
  await expect(others).toHaveCount(3)
  const title = await others.first().getByRole('heading').innerText()
  expect(title).not.toBe(COMPLETE)
  await detailsLink(others.first()).click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(`${title} · Cerro Norte`)

  await page.getByRole('link', { name: 'Volver a propiedades' }).click()
  await expectQuery(page, { search: COMPLETE }, ['Andenes desde 4'])
  await goForward(page)
  await goForward(page)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
})

test('the similar properties link to all properties of their category', { tag: '@movil' }, async ({ page }) => {
  await openProperty(page, COMPLETE)
  await page.getByRole('link', { name: 'Ver propiedades en renta' }).click()
  await expectQuery(page, { category: 'renta' })
  await expect(cards(page)).toHaveCount(15)
})

test(
  'a search for a sale finds a property that is first for rent, and its page quotes the sale',
  { tag: '@movil' },
  async ({ page }) => {
    await visit(page, `/propiedades?${new URLSearchParams({ search: `${ALSO_FOR_SALE} en venta` })}`)
    const card = cardOf(page, ALSO_FOR_SALE)
    await expect(card).toContainText('$41,500,000 MXN')
    await expect(card).toContainText('También en renta: $325,000 MXN/mes')
    await detailsLink(card).click()
    await expect(page).toHaveURL(/\/propiedad\/[\w-]+\?operacion=venta$/)
    const contact = page.getByRole('complementary', { name: 'Contacto' })
    const quote = contact.getByRole('link', { name: 'Cotizar por WhatsApp' })
    await expect(contact).toContainText('$41,500,000 MXN')
    const message = await messageOf(quote)
    expect(message).toEqual(expect.arrayContaining(['Precio: $41,500,000 MXN + IVA', 'Categoría: Venta']))
    expect(message.at(-1)).toMatch(/\?operacion=venta$/)

    await contact.getByRole('link', { name: /^También en renta/ }).click()
    await expect(page).toHaveURL(/\/propiedad\/[\w-]+$/)
    await expect(contact).toContainText('También en venta: $41,500,000 MXN')
    expect(await messageOf(quote)).toEqual(expect.arrayContaining(['Precio: $325,000 MXN/mes', 'Categoría: Renta']))
  },
)
