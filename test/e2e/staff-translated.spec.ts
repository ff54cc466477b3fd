import type { Page } from '@playwright/test'
import { field, fillRequired } from './property-form.ts'
import { ANONYMOUS, addProperty, expect, newTitle, notice, save, test, visit } from './staff.ts'
import { blockStorage } from './block-storage.ts'

/** Changes a page like a translator: each text gets its own elements. */
function translate(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option, svg')) continue
      const outer = document.createElement('font')
      text.replaceWith(outer)
      outer.append(document.createElement('font'))
      outer.firstElementChild?.append(text)
    }
  })
}

test('the panel and the login ask browsers not to translate them', async ({ page, browser }) => {
  for (const path of ['/dashboard', '/add-property']) {
    await visit(page, path)
    await expect(page.locator('html')).toHaveAttribute('translate', 'no')
  }
  const anonymous = await browser.newContext({ storageState: ANONYMOUS, baseURL: process.env.STAFF_URL })
  const door = await anonymous.newPage()
  await door.goto('/login')
  await expect(door.locator('html')).toHaveAttribute('translate', 'no')
  await expect(door.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate')
  await door.goto('/')
  await expect(door.locator('html')).not.toHaveAttribute('translate')
  await anonymous.close()
})

test('a new property is saved from a form that was translated anyway', async ({ page }) => {
  await visit(page, '/add-property')
  await translate(page)
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Faltan 4 datos' })).toBeVisible()
  await translate(page)
  for (const type of ['bodega', 'terreno', 'oficina']) {
    await page.getByLabel('Tipo', { exact: true }).selectOption(type)
    await translate(page)
  }
  await page.getByRole('radio', { name: 'Renta', exact: true }).check()
  await translate(page)
  await fillRequired(page, newTitle('Oficina'))
  await save(page)
  await expect(page).toHaveURL('/dashboard')
  await expect(notice(page)).toContainText('Propiedad guardada exitosamente!')
})

test('a property is changed in a translated form', async ({ page }) => {
  const title = newTitle()
  const id = await addProperty(page, { title })
  await visit(page, `/edit-property/${id}`)
  await translate(page)
  await field(page, 'Precio').fill('2000000')
  await translate(page)
  await save(page)
  await expect(notice(page)).toContainText('Propiedad actualizada exitosamente!')
})

test('a browser that blocks storage saves a property without a script error', async ({ page }) => {
  await blockStorage(page)
  await visit(page, '/dashboard')
  await visit(page, '/add-property')
  await fillRequired(page, newTitle())
  await save(page)
  await expect(notice(page)).toContainText('Propiedad guardada exitosamente!')
})
