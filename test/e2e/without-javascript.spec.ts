import type { Page } from '@playwright/test'
import { cardOf, cards, chips, chooseMunicipality, detailsLink, expectCountToAgree, searchBox } from './listing.ts'
import { COMPLETE } from './specimens.ts'
import { expect, test } from './visitor.ts'

test.use({ javaScriptEnabled: false })

/** Behaviour that does not depend on the width is tested on a phone. */
const PHONE = { tag: '@movil' }

/** The parameters of the URL with a value: a form sends its empty fields too. */
function asked(page: Page): Record<string, string> {
  return Object.fromEntries([...new URL(page.url()).searchParams].filter(([, value]) => value !== ''))
}

/** Shows the filters: beside the results, or instead of them after a click on their link. */
async function showFilters(page: Page) {
  const opener = page.getByRole('link', { name: /^Filtros/ })
  const filters = page.getByRole('complementary', { name: 'Filtros' })
  // The page is still loading.
  await expect(opener.or(filters).filter({ visible: true })).toBeVisible()
  if (await opener.isVisible()) await opener.click()
  await expect(filters).toBeVisible()
  return filters
}

test('a visitor goes from the landing page to a property through filters with their own button @principal', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Ver Todas las Propiedades' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Propiedades' })).toBeVisible()
  const filters = await showFilters(page)
  await chooseMunicipality(filters, 'Apodaca')
  await filters.getByRole('checkbox', { name: 'Bodega' }).check()
  await filters.getByRole('radio', { name: 'Renta' }).check()
  await filters.getByRole('group', { name: 'Superficie en m²' }).getByLabel('Desde').fill('1,000')
  await filters.getByRole('button', { name: 'Aplicar' }).click()

  await expect(chips(page)).toHaveCount(4)
  expect(asked(page)).toMatchObject({ municipality: 'Apodaca', type: 'bodega', category: 'renta', minArea: '1,000' })
  expect(await expectCountToAgree(page)).toBeGreaterThan(0)
  for (const card of await cards(page).all()) await expect(card).toContainText('Apodaca, Nuevo León')

  await searchBox(page).fill('huinala')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(chips(page)).toHaveCount(5)
  expect(asked(page), 'the filters stay').toMatchObject({ search: 'huinala', type: 'bodega', minArea: '1,000' })
  await detailsLink(cardOf(page, COMPLETE)).click()
  await expect(page.getByRole('heading', { level: 1, name: COMPLETE })).toBeVisible()
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('huinala')
  await expect(cardOf(page, COMPLETE)).toBeVisible()
})

test('several types and municipalities are sent together', PHONE, async ({ page }) => {
  await page.goto('/propiedades?type=bodega')
  const filters = await showFilters(page)
  await filters.getByRole('checkbox', { name: 'Terreno' }).check()
  await chooseMunicipality(filters, 'Apodaca')
  await chooseMunicipality(filters, 'García')
  await filters.getByRole('button', { name: 'Aplicar' }).click()
  await expect(chips(page)).toHaveCount(4)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terrenos o bodegas en Apodaca o García')
  expect(await expectCountToAgree(page)).toBeGreaterThan(0)
})

test('an unreadable limit is visible with its error', async ({ page }) => {
  await page.goto('/propiedades')
  const filters = await showFilters(page)
  const area = filters.getByRole('group', { name: 'Superficie en m²' })
  await area.getByLabel('Desde').fill('abc')
  await filters.getByRole('checkbox', { name: 'Bodega' }).check()
  await filters.getByRole('button', { name: 'Aplicar' }).click()
  await expect(chips(page)).toHaveText(['Quitar filtro Tipo: Bodega'])
  await expect(area.getByLabel('Desde')).toHaveValue('abc')
  await expect(area.getByText('Este límite no se aplica. Escribe un número, por ejemplo 2,400.')).toBeVisible()
  await expect(area.getByLabel('Desde')).toHaveAccessibleDescription(/^Este límite no se aplica/)
})

test('every photo of a property can be viewed', PHONE, async ({ page }) => {
  await page.goto(`/propiedades?${new URLSearchParams({ search: COMPLETE })}`)
  await detailsLink(cardOf(page, COMPLETE)).click()
  const slides = page.getByRole('list', { name: 'Foto actual' }).getByRole('listitem')
  await expect(slides.first()).toBeInViewport({ ratio: 0.95 })
  for (const number of [3, 5, 1]) {
    await page.getByRole('link', { name: `Ver foto ${number}` }).click()
    await expect(slides.nth(number - 1)).toBeInViewport({ ratio: 0.9 })
    await expect(slides.nth(number - 1).getByRole('img')).not.toHaveJSProperty('naturalWidth', 0)
  }
  await expect(page.getByRole('button', { name: /^Foto / }), 'what can not work is not there').toBeHidden()
  await expect(page.getByTitle('Mapa de la zona')).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps/)
})

test('an unknown URL has a link to the home page', PHONE, async ({ page, expectMissing }) => {
  expectMissing('/bodegas')
  const response = await page.goto('/bodegas')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: /El espacio que tu negocio necesita/ })).toBeVisible()
})

test('an unknown property leads to the list, with a notice until it is closed', async ({ page, expectMissing }) => {
  expectMissing('/propiedad/castillo-en-las-nubes')
  const response = await page.goto('/propiedad/castillo-en-las-nubes')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL('/propiedades?aviso=propiedad-no-encontrada')
  await expect(page.getByRole('heading', { level: 1, name: 'Propiedades' })).toBeVisible()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('La propiedad no fue encontrada')
  await page.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect(alert).toBeHidden()
})

test('the menu opens and its links work', async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) await page.getByRole('button', { name: 'Abrir menú' }).click()
  const places = isMobile ? page.getByRole('dialog', { name: 'Menú' }) : page.getByRole('banner')
  await places.getByRole('link', { name: 'Propiedades', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Propiedades' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden()
})

test("on a desktop 'Ver las N fotos' shows them one below the other", { tag: '@escritorio' }, async ({ page }) => {
  await page.goto(`/propiedades?${new URLSearchParams({ search: COMPLETE })}`)
  await detailsLink(cardOf(page, COMPLETE)).click()
  const photos = page.getByRole('list', { name: 'Foto actual' }).getByRole('listitem')
  await expect(photos).toHaveCount(5)
  await page.getByRole('link', { name: 'Ver las 5 fotos' }).click()
  const boxes = await Promise.all((await photos.all()).map((photo) => photo.boundingBox()))
  for (const [at, box] of boxes.entries()) {
    expect(box?.x).toBe(boxes[0]?.x)
    expect(box?.width).toBeGreaterThan(600)
    if (at > 0) expect(box?.y).toBeGreaterThan((boxes[at - 1]?.y ?? 0) + 300)
  }
  await page.goBack()
  await expect(photos.nth(1)).not.toBeInViewport()
})
