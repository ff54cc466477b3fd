import type { Page } from '@playwright/test'
import { cards, detailsLink, resultCount, titles } from './listing.ts'
import { expect, test, visit } from './visitor.ts'

function notice(page: Page) {
  return page.getByRole('dialog', { name: 'Aviso' })
}

test('without a connection the listing stays as it is, and the property opens once there is one', async ({
  page,
  context,
  expectFailing,
}) => {
  expectFailing('/healthz')
  await visit(page, '/propiedades')
  const shown = await titles(page)
  await context.setOffline(true)
  await detailsLink(cards(page).first()).click()
  await expect(notice(page)).toContainText('Sin conexión')
  await notice(page).getByRole('button', { name: 'Reintentar' }).click()
  await expect(page).toHaveURL('/propiedades')
  expect(await titles(page)).toEqual(shown)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: shown[0] })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)

  await context.setOffline(true)
  await page.goBack()
  await expect(notice(page)).toContainText('Sin conexión')
  await expect(page.getByRole('heading', { level: 1, name: shown[0] })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/propiedades')
  await expect(cards(page).first()).toBeVisible()
})

test('who thinks better of it while there is no connection stays', async ({ page, context }) => {
  await visit(page, '/propiedades')
  await context.setOffline(true)
  await detailsLink(cards(page).first()).click()
  await notice(page).getByRole('button', { name: 'Cerrar aviso' }).click()
  await context.setOffline(false)
  await expect(notice(page)).toHaveCount(0)
  await expect(page).toHaveURL('/propiedades')
  await expect(resultCount(page)).toBeVisible()
})

test('a page whose data something other than the site answers is waited for where one is', async ({
  page,
  expectFailing,
}) => {
  await visit(page, '/')
  const heading = page.getByRole('heading', { level: 1 })
  const said = await heading.innerText()
  expectFailing('/propiedades')
  await page.route('**/propiedades.data*', (route) => route.fulfill({ status: 502, body: 'cerrado' }))
  await page.getByRole('link', { name: 'Ver Todas las Propiedades' }).first().click()
  await expect(notice(page)).toContainText('Sin conexión')
  await expect(heading).toHaveText(said)
  await page.unroute('**/propiedades.data*')
  await notice(page).getByRole('button', { name: 'Reintentar' }).click()
  await expect(page).toHaveURL('/propiedades')
  await expect(cards(page).first()).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})
