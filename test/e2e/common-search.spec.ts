import type { Page } from '@playwright/test'
import { expectCountToAgree, expectQuery, openFilters, searchBox } from './listing.ts'
import { openProperty, COMPLETE } from './specimens.ts'
import { expect, test, visit } from './visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A page in the text of a PDF. */
const PAGE = /\/Type\s*\/Page\b/g

test('a visitor goes from the listing to a common search, its related searches, its second page and the filters', async ({
  page,
}) => {
  await visit(page, '/propiedades')
  const links = page.getByRole('navigation', { name: 'Búsquedas frecuentes' })
  await links.getByRole('link', { name: 'Bodegas en renta', exact: true }).click()
  await expect(page).toHaveURL(/\/propiedades\/renta\/bodega$/)
  await links.getByRole('link', { name: 'Bodegas en renta en Apodaca' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bodegas en renta en Apodaca')
  await expect(page).toHaveTitle('Bodegas en renta en Apodaca · Cerro Norte')
  await expect(page.getByText(/^Hay \d+ bodegas en renta en Apodaca/)).toBeVisible()

  await page.getByRole('navigation', { name: 'Paginación' }).getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/\/propiedades\/renta\/bodega\/apodaca\?page=2$/)
  await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused()

  const trail = page.getByRole('navigation', { name: 'Ruta' })
  await expect(trail.locator('[aria-current="page"]')).toHaveText('Bodegas en renta en Apodaca')
})

test('a common search has the search and the filters of the listing, with its own values set', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/propiedades/renta/bodega/apodaca')
  await expectCountToAgree(page)
  const filters = await openFilters(page)
  await expect(filters.getByRole('radio', { name: 'Renta' })).toBeChecked()
  await expect(filters.getByRole('checkbox', { name: 'Bodega' })).toBeChecked()
  await filters.getByRole('radio', { name: 'Venta' }).check()
  const area = filters.getByRole('group', { name: 'Superficie en m²' })
  if (isMobile) {
    await area.getByLabel('Desde').fill('500')
    await expect(filters, 'on another page each choice would close it').toBeVisible()
    await filters.getByRole('button', { name: 'Ver propiedades' }).click()
    await expectQuery(page, { category: 'venta', type: 'bodega', municipality: 'Apodaca', minArea: '500' })
  } else await expectQuery(page, { category: 'venta', type: 'bodega', municipality: 'Apodaca' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bodegas en venta en Apodaca')

  await visit(page, '/propiedades/renta/bodega/apodaca')
  await searchBox(page).fill('andenes')
  await searchBox(page).press('Enter')
  await expectQuery(page, { search: 'andenes', category: 'renta', type: 'bodega', municipality: 'Apodaca' })
})

test('a printed property has its photo, facts, contact and address, and no controls of the screen', async ({
  page,
}) => {
  await openProperty(page, COMPLETE)
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [page.locator('footer'), page.getByText('Propiedades similares')])
    await expect(hidden).toBeHidden()
  await expectOnlyBrand(page)
  await expect(page.locator('.call-bar')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const photos = page.getByLabel('Foto actual').locator('img')
  await expect(photos.first()).toBeVisible()
  await expect(photos.nth(1)).toBeHidden()
  await expect(page.getByText('ID de propiedad')).toBeVisible()
  await expect(page.getByText(page.url())).toBeVisible()
  // A description, a drawing of the lot, two plans and the surroundings: at least what most properties have.
  for (const format of ['Letter', 'A4']) expect(await pagesOnPaper(page, format), format).toBeLessThanOrEqual(2)
})

/** Demo warehouses that have together almost every fact of their type. */
const WAREHOUSES = [
  'bodega-con-11-andenes-y-patio-de-40-m-de-fondo',
  'nave-9-en-obra-parque-tres-cerros',
  'centro-de-distribucion-con-17-andenes-sobre-av-acapulco',
  'bodega-con-caseta-y-andenes-en-el-mezquital',
]

/** Of four types, with the most facts of each: together more than fit on a page as rows. */
const FOUR_TYPES = [
  'nave-logistica-de-5400-m-en-el-mezquital',
  'edificio-para-clinica-u-oficinas-en-anahuac',
  'local-para-estetica-en-plaza-de-dos-niveles',
  'terreno-industrial-de-14-hectareas-en-agua-fria',
]

test('a printed comparison is one landscape page with the agency, for two to four properties', async ({ page }) => {
  for (const compared of [2, 3, 4].flatMap((count) => [WAREHOUSES.slice(0, count), FOUR_TYPES.slice(0, count)])) {
    await visit(page, `/comparar?p=${compared.join(',')}`)
    await expect(page.getByRole('columnheader')).toHaveCount(compared.length + 1)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect([compared, pdf.match(PAGE)?.length, /\/MediaBox \[([^\]]*)\]/.exec(pdf)?.[1]]).toEqual([
      compared,
      1,
      '0 0 792 612',
    ])
  }
  await page.emulateMedia({ media: 'print' })
  const table = page.getByRole('table')
  await expect(table.getByText('Cerro Norte')).toBeVisible()
  await expect(table.getByText('gerencia@cerronorte.example')).toBeVisible()
  await expect(page.getByRole('link', { name: /^(?:Cotizar|Quitar)/ })).toHaveCount(0)
  const lone = page.getByRole('row', { name: /^Topografía/ })
  const others = page.getByRole('row', { name: /^Además/ })
  await expect(others, 'what a single property has is printed in one row').toContainText('Topografía: ')
  await expect(lone).toHaveCount(0)
  const sizes = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => getComputedStyle(row).fontSize))
  expect(Math.min(...sizes.map(parseFloat)), 'at least 7 points').toBeGreaterThanOrEqual((7 * 96) / 72 - 0.01)
  await page.emulateMedia({ media: 'screen' })
  await expect(others).toHaveCount(0)
  await expect(lone).toBeVisible()
  await expect(table.getByText('gerencia@cerronorte.example')).toBeHidden()
})

test('every printed page has the logo of the agency, or its mark and name, and nothing else of the header', async ({
  page,
}) => {
  for (const path of ['/', '/propiedades', '/propiedades?vista=mapa', '/nosotros', '/aviso-privacidad', '/favoritos']) {
    await visit(page, path)
    await page.mouse.wheel(0, 600)
    await page.emulateMedia({ media: 'print' })
    await expectOnlyBrand(page)
    await page.emulateMedia({ media: 'screen' })
  }
})

/** What is left of the header on paper. */
async function expectOnlyBrand(page: Page) {
  const header = page.locator('header')
  await expect(header.getByText('Cerro Norte').first()).toBeVisible()
  await expect(header.locator('.site-bar svg').first()).toBeVisible()
  await expect(header.getByRole('link')).toHaveCount(1)
  await expect(header.getByRole('button')).toHaveCount(0)
}

async function pagesOnPaper(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(PAGE)?.length ?? 0
}
