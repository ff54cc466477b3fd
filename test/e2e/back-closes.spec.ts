import { chooseMunicipality, expectQuery, openFilters, searchBox } from './listing.ts'
import { goBack } from './travel.ts'
import { expect, test, visit } from './visitor.ts'

const PHONE = { tag: '@movil' }

test('Back closes the menu, and a link in it replaces its history entry', PHONE, async ({ page }) => {
  await visit(page, '/')
  await visit(page, '/nosotros')
  const menu = page.getByRole('dialog', { name: 'Menú' })
  const open = page.getByRole('button', { name: 'Abrir menú' })
  await open.click()
  await goBack(page)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/nosotros')

  await open.click()
  await page.getByRole('button', { name: 'Cerrar menú' }).click()
  await expect(menu).toBeHidden()
  await open.click()
  await menu.getByRole('link', { name: 'Servicios' }).click()
  await expect(page).toHaveURL('/servicios')
  await goBack(page)
  await expect(page).toHaveURL('/nosotros')
  await goBack(page)
  await expect(page).toHaveURL('/')
})

test('Back closes the filters and keeps the choices', PHONE, async ({ page }) => {
  await visit(page, '/propiedades')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const sheet = await openFilters(page)
  await goBack(page)
  await expect(sheet).toBeHidden()
  await openFilters(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expectQuery(page, {})
  await expect.poll(() => page.evaluate(() => Object.keys(window.history.state))).not.toContain('over')
  expect(
    asked.filter((url) => url.includes('.data')),
    'closing loads nothing anew',
  ).toEqual([])

  const filters = await openFilters(page)
  await chooseMunicipality(filters, 'Apodaca')
  await expect(page).toHaveURL(/municipality=Apodaca/)
  await filters.getByLabel('Ubicación').fill('huinala')
  await expect(page).toHaveURL(/location=huinala/)
  await goBack(page)
  await expect(filters).toBeHidden()
  await expectQuery(page, { municipality: 'Apodaca', location: 'huinala' })
  await expect(searchBox(page)).toBeVisible()
  await goBack(page)
  await expectQuery(page, {})
})

test('Back closes the dialog of the test page', PHONE, async ({ page }) => {
  await visit(page, '/nosotros')
  await visit(page, '/modal-test')
  const dialog = page.getByRole('dialog', { name: 'Ventana de demostración' })
  await expect(dialog).toBeVisible()
  await goBack(page)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/modal-test')
  await goBack(page)
  await expect(page).toHaveURL('/nosotros')
})
