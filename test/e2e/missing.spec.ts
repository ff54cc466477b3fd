import { goBack } from './travel.ts'
import { awake, expect, test, visit } from './visitor.ts'

const NOT_FOUND = 'La propiedad no fue encontrada'

test('an unknown URL is a 404 with a link to the home page', async ({ page, expectMissing }) => {
  expectMissing('/bodegas/en/ningun-lado')
  await visit(page, '/propiedades?category=renta')
  const response = await page.goto('/bodegas/en/ningun-lado')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: /El espacio que tu negocio necesita/ })).toBeVisible()
  await awake(page)
  await goBack(page)
  await expect(page, 'back does not fall into the hole again').toHaveURL('/propiedades?category=renta')
})

test('an unknown property is a 404 that leads to the list with a notice', async ({ page, expectMissing }) => {
  expectMissing('/propiedad/castillo-en-las-nubes')
  await visit(page, '/')
  const response = await page.goto('/propiedad/castillo-en-las-nubes')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Propiedades' })).toBeVisible()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText(NOT_FOUND)
  await expect(page, 'a reload or a shared address does not say it again').toHaveURL('/propiedades')

  await page.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect(alert).toBeHidden()
  await goBack(page)
  await expect(page).toHaveURL('/')
})

test('the notice disappears when its page is left', async ({ page }) => {
  await visit(page, '/propiedades?type=bodega&aviso=propiedad-no-encontrada')
  await expect(page.getByRole('alert')).toHaveText(NOT_FOUND)
  await expect(page, 'only the notice leaves the address').toHaveURL('/propiedades?type=bodega')
  await page.reload()
  await awake(page)
  await expect(page.getByRole('alert')).toBeHidden()
})
