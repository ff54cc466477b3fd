import type { Page } from '@playwright/test'
import { cards, detailsLink, expectQuery } from './listing.ts'
import { BARE, COMPLETE, IN_DOLLARS, WITHOUT_DESCRIPTION, messageOf, openProperty } from './specimens.ts'
import { goForward } from './travel.ts'
import { expect, test } from './visitor.ts'

function facts(page: Page): Promise<string[]> {
  return page
    .getByRole('term')
    .evaluateAll((terms) => terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`))
}

test('the page of a property tells every figure that is known', async ({ page }) => {
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
  // Under the title, and under the map.
  await expect(main.getByText('Carretera a Huinalá km 2.5, Apodaca, Nuevo León', { exact: true })).toHaveCount(2)
  await expect(main.getByText(/^Bodega sobre avenida con acceso para tráiler de 53 pies\./)).toBeVisible()
  await expect(
    main.getByRole('listitem').filter({ hasText: /^(?:Obra blanca|Con servicios|Estacionamiento|Seguridad 24\/7)$/ }),
  ).toHaveCount(4)
  await expect(main.getByRole('img', { name: /^Terreno de 48 m de frente por 75 m de fondo/ })).toBeVisible()
})

test('what is not known is left out or said in words', { tag: '@movil' }, async ({ page }) => {
  await openProperty(page, BARE)
  const told = await facts(page)
  expect(told.slice(0, -1)).toEqual(['Tipo de operación: Renta', 'Precio: $$ Precio por confirmar', 'Tipo: Bodega'])
  const main = page.getByRole('main')
  await expect(main.getByText('No hay descripción disponible.', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Condiciones' })).toBeHidden()
  await expect(main).not.toContainText(/null|undefined|NaN/)
})

test('a property without description says so in its place', { tag: '@movil' }, async ({ page }) => {
  await openProperty(page, WITHOUT_DESCRIPTION)
  await expect(page.getByText('No hay descripción disponible.', { exact: true })).toBeVisible()
})

test('the contact card has the price and three ways to ask', async ({ page }) => {
  await openProperty(page, COMPLETE)
  const card = page.getByRole('complementary', { name: 'Contacto' })
  await expect(card.getByText('$264,000 MXN/mes', { exact: true })).toBeVisible()
  await expect(card.getByText('$110 MXN por m² al mes · 2,400 m²', { exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: /81/ })).toHaveAttribute('href', /^tel:\+52\d{10}$/)
  await expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+$/)
  const message = await messageOf(card.getByRole('link', { name: 'Cotizar por WhatsApp' }))
  expect(message.slice(0, 3)).toEqual(['Hola, me interesa esta propiedad:', COMPLETE, 'Precio: $264,000 MXN/mes'])
  expect(
    message.filter((line) => /más información|^Imagen/.test(line)),
    'only the listing asks for more',
  ).toEqual([])
  expect(message.at(-1)).toBe(page.url())
})

test('dollars wear their code everywhere on the page', { tag: '@movil' }, async ({ page }) => {
  await openProperty(page, IN_DOLLARS)
  expect(await facts(page)).toContain('Precio: USD\u00A027,500 /mes')
  await expect(page.getByRole('complementary', { name: 'Contacto' })).not.toContainText('$')
})

test('on a phone a bar offers to ask until the contact card does', { tag: '@movil' }, async ({ page }) => {
  await openProperty(page, COMPLETE)
  const bar = page.getByRole('complementary', { name: 'Cotizar' })
  const card = page.getByRole('complementary', { name: 'Contacto' })
  await page.getByRole('heading', { name: 'Descripción' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await expect(bar).toContainText('$264,000 MXN/mes')
  expect(await messageOf(bar.getByRole('link', { name: 'Cotizar' }))).toContain(COMPLETE)
  await card.getByRole('link', { name: 'Cotizar por WhatsApp' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
})

test('similar properties lead on, and back to the list they came from', async ({ page }) => {
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

test('from the similar ones a visitor reaches all of their kind', { tag: '@movil' }, async ({ page }) => {
  await openProperty(page, COMPLETE)
  await page.getByRole('link', { name: 'Ver propiedades en renta' }).click()
  await expectQuery(page, { category: 'renta' })
  await expect(cards(page)).toHaveCount(15)
})
