import { blockStorage } from './block-storage.ts'
import { cards, detailsLink } from './listing.ts'
import { expect, test, visit } from './visitor.ts'

/** The journey fails on any script error (visitor.ts). */
test('a browser that blocks storage shows every page without a script error', async ({ page }) => {
  await blockStorage(page)
  for (const path of ['/', '/favoritos', '/contacto', '/nosotros']) await visit(page, path)
  await visit(page, '/propiedades')
  await cards(page)
    .first()
    .getByRole('button', { name: /favoritos/ })
    .click()
  await detailsLink(cards(page).first()).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Características' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Características' })).toBeVisible()
})
