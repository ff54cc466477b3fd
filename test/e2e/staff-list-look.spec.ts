import type { Page } from '@playwright/test'
import { addProperty, expect, newTitle, test, visit } from './staff.ts'
import { goBack } from './travel.ts'

test('filters and order are in the URL with the search, and lead back', async ({ page }) => {
  const mark = newTitle().slice(-8)
  await addProperty(page, { title: `Nave ${mark}`, type: 'bodega', category: 'renta', area: '300', price: '90,000' })
  await addProperty(page, { title: `Patio ${mark}`, type: 'bodega', category: 'renta', area: '900', price: '90,000' })
  await addProperty(page, { title: `Local ${mark}`, type: 'local', category: 'renta', area: '600', price: '90,000' })
  await visit(page, `/dashboard/propiedades?search=${mark}`)
  const count = page.getByRole('status').filter({ hasText: 'propiedades' })
  const opener = page.getByRole('button', { name: /^Filtros/ })
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Filtros y orden' })
  await expect(panel.getByRole('heading')).toBeFocused()
  await panel.getByLabel('Tipo').selectOption('Bodega')
  await expect(count).toHaveText(/^2 de /)
  await expect(panel.getByRole('button', { name: 'Ver 2 propiedades' })).toBeVisible()
  await expect(opener).toHaveText('Filtros (1)')
  await panel.getByLabel('Orden').selectOption('Superficie: mayor a menor')
  await expect(page).toHaveURL(`/dashboard/propiedades?search=${mark}&type=bodega&order=area-desc`)
  await expect(page.getByRole('rowheader').first()).toContainText('Patio')
  const photos = panel.locator('select[name="photos"]')
  await photos.selectOption('Sin fotos')
  await expect(page).toHaveURL(/photos=none/)
  await expect(page.getByRole('link', { name: 'CSV (.csv)', includeHidden: true })).toHaveAttribute(
    'href',
    `/dashboard/exportar/csv?search=${mark}&type=bodega&photos=none&order=area-desc`,
  )
  await goBack(page)
  await expect(photos).toHaveValue('')
  await expect(panel.getByLabel('Tipo')).toHaveValue('bodega')
  await panel.getByRole('button', { name: 'Ver 2 propiedades' }).click()
  await expect(panel).toBeHidden()
  await expect(opener, 'closing the panel returns the focus').toBeFocused()

  const chips = page.getByRole('list', { name: 'Filtros aplicados' }).getByRole('link')
  await expect(chips).toHaveText(['Quitar filtro Bodega', 'Quitar orden Superficie: mayor a menor'])
  await chips.first().press('Enter')
  await expect(count).toHaveText(/^3 de /)
  await expect(chips.first(), 'the next chip has the focus').toBeFocused()
  await expect(page).toHaveURL(`/dashboard/propiedades?search=${mark}&order=area-desc`)
  await chips.first().press('Enter')
  await expect(page).toHaveURL(`/dashboard/propiedades?search=${mark}`)
  await expect(chips).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }), 'without a chip the heading has it').toBeFocused()
})

/** The rows of a list of twelve properties with the longest titles. */
async function longRows(page: Page) {
  const mark = newTitle().slice(-8)
  const long = 'Bodega con andenes y patio de maniobras en parque industrial '.repeat(4).slice(0, 180)
  for (let at = 0; at < 12; at += 1)
    await addProperty(page, {
      title: `${long} ${at} ${mark}`,
      propertyId: `${mark}-${at}`,
      category: 'renta',
      price: '264,000',
    })
  await visit(page, `/dashboard/propiedades?search=${mark}`)
  const rows = page.locator('.properties tbody tr')
  await expect(rows).toHaveCount(12)
  return rows.evaluateAll((all) => {
    const tabs = document.querySelector('.tab-bar')?.getBoundingClientRect()
    const end = tabs?.height ? tabs.top : window.innerHeight
    return all.map((row) => {
      const { top, height, bottom } = row.getBoundingClientRect()
      return { top, height, isSeen: bottom <= end }
    })
  })
}

for (const { tag, first, highest, seen } of [
  { tag: '@escritorio', first: 260, highest: 64, seen: 10 },
  { tag: '@movil', first: 300, highest: 90, seen: 6 },
])
  test(`${seen} rows are seen at once, also with the longest titles ${tag} @principal`, async ({ page }) => {
    const rows = await longRows(page)
    expect(rows[0]?.top).toBeLessThanOrEqual(first)
    for (const { height } of rows) expect(height).toBeLessThanOrEqual(highest)
    for (const { height } of rows) expect(height).toBeGreaterThanOrEqual(56)
    expect(rows.filter(({ isSeen }) => isSeen).length).toBeGreaterThanOrEqual(seen)
  })

test(
  'a row with two operations and a range of dollars, and twelve filters, fit in every width',
  { tag: '@escritorio' },
  async ({ page }) => {
    const mark = newTitle().slice(-8)
    await addProperty(page, {
      title: `Nave ${mark}`,
      category: 'renta',
      currency: 'USD',
      price: '6.55',
      priceTo: '7.35',
      priceBase: 'por_m2',
      vat: 'mas_iva',
      secondCategory: 'venta',
      secondPrice: '41,500,000',
      secondVat: 'mas_iva',
      contactName: 'María de los Ángeles Garza Treviño',
    })
    const all =
      'status=disponible&statusAge=7&type=bodega&category=renta&municipality=San+Pedro&photos=none&pending=price&deadline=set&unchanged=30&owner=x&order=price-asc'
    for (const width of [320, 390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const query of [`search=${mark}`, `search=${mark}&${all}`]) {
        await visit(page, `/dashboard/propiedades?${query}`)
        const excess = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
        expect(excess, `${query} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
    await expect(page.getByRole('button', { name: 'Filtros (10)' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Filtros aplicados' }).getByRole('listitem')).toHaveCount(11)
    await visit(page, `/dashboard/propiedades?search=${mark}`)
    const row = page.locator('.properties tbody tr')
    await expect(row).toContainText('USD 6.55 a 7.35')
    await expect(row).toContainText('Venta: $41,500,000 MXN')
    const price = await row.locator('.property-price .cell-link').boundingBox()
    expect(price?.height, 'its price is one line').toBeLessThan(30)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters open, are applied with their button and are taken away', { tag: '@movil' }, async ({ page }) => {
    await page.goto('/dashboard/propiedades')
    await page.getByRole('button', { name: 'Filtros' }).click()
    const panel = page.getByRole('dialog', { name: 'Filtros y orden' })
    await panel.getByLabel('Tipo').selectOption('Bodega')
    await panel.getByRole('button', { name: 'Aplicar filtros' }).click()
    await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible()
    await page.getByRole('checkbox', { name: /^Elegir las/ }).check()
    await expect(page.getByRole('form', { name: 'Cambiar las elegidas' })).toBeVisible()
    await page.getByRole('link', { name: 'Quitar filtro Bodega' }).click()
    await expect(page.getByRole('button', { name: 'Filtros', exact: true })).toBeVisible()
  })
})
