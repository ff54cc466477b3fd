import type { Page } from '@playwright/test'
import { expect, test, visit, watchesConnection } from './visitor.ts'

test.beforeEach(async ({ page, expectFailing }) => {
  await visit(page, '/')
  await watchesConnection(page)
  expectFailing('/contacto')
  // A response with the product's header that the browser cannot read.
  const broken = { status: 500, headers: { 'X-Remix-Response': 'yes' }, body: '' }
  await page.route('**/contacto.data*', (route) => route.fulfill(broken))
})

function follow(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click()
}

test('a page with unreadable data is reloaded completely', async ({ page }) => {
  await follow(page)
  await expect(page).toHaveURL('/contacto')
  await expect(page.getByLabel('Mensaje')).toBeVisible()
})

test('if the error page cannot be loaded either, a message with a link is shown', async ({ page, expectFailing }) => {
  await page.route('**/assets/error-page-*.js', (route) => {
    expectFailing(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await follow(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Intenta de nuevo')
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Algo salió mal')
})
