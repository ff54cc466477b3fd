import type { Browser, Page } from '@playwright/test'
import { expect, test, visit } from './visitor.ts'

/** A member of staff, newly registered for each test. */
async function signUp(page: Page) {
  const email = `laura-${crypto.randomUUID()}@cerronorte.example`
  const form = { name: 'Laura Treviño', email, password: 'secreta-1' }
  const answer = await page.request.post('/signup', { form, maxRedirects: 0 })
  expect(answer.headers().location).toContain('volver=%2Fdashboard')
  await page.goto('/dashboard')
}

/** A visitor who sends a message from another browser. @returns the visitor's name in the list */
async function writeAs(browser: Browser, baseURL: string | undefined, message: string): Promise<string> {
  const name = `Mariana ${crypto.randomUUID().slice(0, 8)}`
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto('/contacto')
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('mariana@correo.mx')
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('81 1234 5678')
  await page.getByRole('textbox', { name: 'Mensaje' }).fill(`${message} ${name}`)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page).toHaveURL('/contacto-confirmacion')
  await context.close()
  return name
}

const badge = (page: Page) => page.getByRole('main').locator('.badge').first()

test("staff read and answer a visitor's message @principal", async ({ page, browser, baseURL }) => {
  const name = await writeAs(browser, baseURL, 'Busco una bodega.')
  await signUp(page)
  await page
    .getByRole('link', { name: /^Mensajes/ })
    .locator('visible=true')
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mensajes' })).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: name })
  await expect(line).toContainText('Nuevo')
  await line.getByRole('link', { name }).click()
  await expect(page.getByText(`Busco una bodega. ${name}`)).toBeVisible()
  await expect(badge(page)).toHaveText('Leído')
  await expect(page.getByRole('region', { name: 'Aviso por correo' })).toContainText('No está configurado')
  await expect(page.getByRole('link', { name: 'Responder por WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/528112345678\?/,
  )
  await page.getByRole('button', { name: 'Marcar como respondido' }).click()
  await expect(badge(page)).toHaveText('Respondido')
})

test('a message is deleted for good after a confirmation', async ({ page, browser, baseURL }) => {
  const name = await writeAs(browser, baseURL, 'Borren mis datos.')
  await signUp(page)
  await visit(page, `/dashboard/mensajes?${new URLSearchParams({ buscar: name })}`)
  await page.getByRole('link', { name }).click()
  await expect(badge(page)).toHaveText('Leído')
  await page.getByRole('link', { name: 'Eliminar' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Eliminar mensaje' })
  await expect(dialog.getByRole('link', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Eliminar' }).click()
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Mensaje eliminado con éxito' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
})

test('a message that is marked as new stays new', async ({ page, browser, baseURL }) => {
  const name = await writeAs(browser, baseURL, 'Otra vez.')
  await signUp(page)
  await visit(page, '/dashboard/mensajes?estado=nuevo')
  await page.getByRole('link', { name }).click()
  await expect(badge(page)).toHaveText('Leído')
  await page.getByRole('button', { name: 'Marcar como nuevo' }).click()
  await expect(page).toHaveURL('/dashboard/mensajes')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Nuevo')
})

test('the tab bar fits on the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signUp(page)
  const tabs = page.getByRole('navigation', { name: 'Panel' }).filter({ visible: true }).getByRole('link')
  await expect(tabs).toHaveCount(5)
  const last = await tabs.last().boundingBox()
  expect(Number(last?.x) + Number(last?.width)).toBeLessThanOrEqual(320)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything works', async ({ page, browser, baseURL }) => {
    const name = await writeAs(browser, baseURL, 'Sin scripts.')
    await signUp(page)
    await page.goto('/dashboard/mensajes')
    await page.getByRole('link', { name }).click()
    await expect(badge(page)).toHaveText('Nuevo')
    await page.getByRole('button', { name: 'Marcar como leído' }).click()
    await expect(badge(page)).toHaveText('Leído')
    await page.getByRole('button', { name: 'Es spam' }).click()
    await expect(badge(page)).toHaveText('Spam')
    await page.getByRole('button', { name: 'No es spam' }).click()
    await page.getByRole('link', { name: 'Eliminar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('Mensaje eliminado con éxito')).toBeVisible()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  })
})
