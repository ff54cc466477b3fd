import type { Page } from '@playwright/test'
import { cards, chooseMunicipality, expectQuery, municipalities, resultCount, searchBox } from './listing.ts'
import { COMPLETE, openProperty } from './specimens.ts'
import { expect, openAsleep, test, visit } from './visitor.ts'

test.use({ firstVisit: true })

async function addressOf(page: Page, title: string): Promise<string> {
  await openProperty(page, title)
  return new URL(page.url()).pathname
}

test(
  'text that is typed before the scripts load is searched afterwards',
  { tag: ['@principal', '@movil'] },
  async ({ page }) => {
    const wake = await openAsleep(page, '/propiedades')
    const before = await resultCount(page).innerText()
    await searchBox(page).pressSequentially('bodega')
    await wake()
    await expectQuery(page, { search: 'bodega' })
    await expect(searchBox(page)).toHaveValue('bodega')
    await expect(searchBox(page)).toBeFocused()
    await expect(resultCount(page)).not.toHaveText(before)
  },
)

test('a choice that is made before the scripts load applies afterwards', { tag: '@escritorio' }, async ({ page }) => {
  const wake = await openAsleep(page, '/propiedades')
  await chooseMunicipality(page, 'Apodaca')
  await wake()
  await expectQuery(page, { municipality: 'Apodaca' })
  await expect(municipalities(page).locator('summary')).toHaveText('Apodaca')
})

test('clicks on the gallery before the scripts load are repeated afterwards', { tag: '@movil' }, async ({ page }) => {
  const path = await addressOf(page, COMPLETE)
  const wake = await openAsleep(page, path)
  const next = page.getByRole('button', { name: 'Foto siguiente' })
  await next.click()
  await next.click()
  await wake()
  await expect(page.getByText('3 / 5', { exact: true })).toBeVisible()
})

test('before the scripts load, links work and the menu opens', async ({ page, isMobile }) => {
  await openAsleep(page, '/propiedades')
  if (isMobile) {
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar menú' }).click()
  }
  await cards(page).first().getByRole('link', { name: 'Ver Detalles' }).click()
  await expect(page).toHaveURL(/\/propiedad\//)
})

test('a page without any interaction starts by itself', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/propiedades')
  await expect(searchBox(page)).toBeVisible()
})
