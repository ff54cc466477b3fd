import type { Page } from '@playwright/test'
import {
  chooseMunicipality,
  countInSheet,
  expectCountToAgree,
  expectQuery,
  openFilters,
  resultCount,
} from './listing.ts'
import { expect, test, visit } from './visitor.ts'

function opener(page: Page) {
  return page.getByRole('link', { name: /^Filtros/ })
}

test('the sheet shows the number of properties for each choice', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/propiedades')
  const everything = await expectCountToAgree(page)
  const sheet = await openFilters(page)
  await expect(sheet.getByRole('button', { name: `Ver ${everything} propiedades`, exact: true })).toBeVisible()
  await sheet.getByRole('checkbox', { name: 'Bodega' }).check()
  await expectQuery(page, { type: 'bodega' })
  const bodegas = await countInSheet(page)
  await sheet.getByRole('radio', { name: 'Traspaso' }).check()
  await expectQuery(page, { type: 'bodega', category: 'traspaso' })
  await expect(resultCount(page)).not.toHaveText(bodegas)
  const few = await countInSheet(page)

  await sheet.getByRole('button', { name: `Ver ${few}`, exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(opener(page)).toHaveText('Filtros · 2')
  await expectQuery(page, { type: 'bodega', category: 'traspaso' })
})

test(
  'Escape closes the sheet, keeps the choices and returns the focus to its button',
  { tag: '@movil' },
  async ({ page }) => {
    await visit(page, '/propiedades')
    const sheet = await openFilters(page)
    await chooseMunicipality(sheet, 'Guadalupe')
    await expectQuery(page, { municipality: 'Guadalupe' })
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await expect(opener(page)).toHaveText('Filtros · 1')
  },
)

test('the sheet closes with its close button and with a tap outside', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/propiedades')
  const sheet = await openFilters(page)
  await sheet.getByRole('button', { name: 'Cerrar' }).click()
  await expect(sheet).toBeHidden()
  await openFilters(page)
  await page.touchscreen.tap(195, 8)
  await expect(sheet).toBeHidden()
})

test('while the sheet is open the page behind it cannot be reached', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/propiedades')
  const sheet = await openFilters(page)
  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(focusIsBehind)).toBe(false)
  }
  await expect(sheet.locator(':focus')).toHaveCount(1)
  await expect(page.locator('html'), 'it does not scroll either').toHaveCSS('overflow-y', 'hidden')
})

function focusIsBehind(): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && focused.closest('dialog') === null
}
