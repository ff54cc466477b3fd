import type { Page } from '@playwright/test'
import { COMPLETE, messageOf, openProperty } from './specimens.ts'
import { handleFor } from './answers.ts'
import { expect, test, visit, watchesConnection } from './visitor.ts'

/** A unique text, because the same text twice is one message. */
function words(): string {
  return `Hola, busco una bodega. ${crypto.randomUUID()}`
}

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name })
}

async function fill(page: Page, message = words()) {
  await field(page, 'Nombre').fill('Mariana Garza')
  await field(page, 'Correo electrónico').fill('mariana@correo.mx')
  await field(page, 'Mensaje').fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' })
const summary = (page: Page) => page.getByRole('alert')

async function expectSent(page: Page) {
  await expect(page).toHaveURL('/contacto-confirmacion')
  await expect(page.getByRole('heading', { level: 1, name: 'Mensaje enviado con éxito' })).toBeVisible()
}

test('a message is sent by keyboard alone @principal', async ({ page }) => {
  await visit(page, '/contacto')
  await field(page, 'Nombre').focus()
  for (const text of ['Mariana Garza', 'mariana@correo.mx', '81 1234 5678', 'Bodega', words()]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  for (const name of ['gerencia@cerronorte.example', 'aviso de privacidad integral']) {
    await expect(page.locator('main form').getByRole('link', { name })).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSent(page)
  expect(await messageOf(page.getByRole('main').getByRole('link', { name: 'Escribir por WhatsApp' }))).toHaveLength(1)
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page).toHaveURL('/')
})

test('errors are shown at once, get the focus, and link to their fields', async ({ page }) => {
  await visit(page, '/contacto')
  await field(page, 'Nombre').fill('Mariana')
  await field(page, 'Correo electrónico').fill('usuario@dominio')
  await send(page).click()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('heading')).toHaveText('Por favor completa todos los campos requeridos')
  await expect(field(page, 'Correo electrónico')).toHaveAccessibleDescription(
    'Por favor ingresa un correo electrónico válido',
  )
  await summary(page).getByRole('link', { name: 'Escribe tu mensaje' }).click()
  await expect(field(page, 'Mensaje')).toBeFocused()
  await page.keyboard.type(words())
  await expect(field(page, 'Mensaje')).not.toHaveAttribute('aria-invalid')
  await send(page).click()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('heading')).toHaveText('Por favor ingresa un correo electrónico válido')
  await expect(summary(page).getByRole('listitem'), 'no sentence is said twice').toHaveText('Ir al campo')
  await field(page, 'Correo electrónico').fill('usuario@dominio.mx')
  await send(page).click()
  await expectSent(page)
})

test('an unreachable server is reported, and all typed values stay', async ({ page, context }) => {
  await visit(page, '/contacto')
  const message = words()
  await fill(page, message)
  const reconnect = await handleFor(context, '**/contacto.data*', (route) => route.abort('aborted'))
  await send(page).click()
  await expect(summary(page)).toHaveText('No se pudo enviar tu mensaje. Revisa tu conexión e intenta nuevamente.')
  await expect(field(page, 'Mensaje')).toHaveValue(message)
  reconnect()
  await send(page).click()
  await expectSent(page)
})

test('a form that is too long is reported as too long, and its values stay', async ({ page, expectFailing }) => {
  expectFailing('/contacto')
  await visit(page, '/contacto')
  await watchesConnection(page)
  const message = words()
  await fill(page, message)
  // More than the server reads, in a field without a limit in the page.
  await page.locator('input[name="pagina"]').evaluate((input) => input.setAttribute('value', 'a'.repeat(140_000)))
  await send(page).click()
  await expect(summary(page)).toContainText('demasiado largo')
  await expect(field(page, 'Mensaje')).toHaveValue(message)
})

test('every way to reach the agency is shown', async ({ page }) => {
  await visit(page, '/contacto')
  const ways = page.getByRole('region', { name: 'Otras formas de contacto' })
  await expect(ways.getByRole('link', { name: '81 0000 0000' })).toHaveAttribute('href', 'tel:+528100000000')
  await expect(ways.getByRole('link', { name: 'gerencia@cerronorte.example' })).toBeVisible()
  await ways.getByRole('link', { name: 'Ver en Google Maps' }).scrollIntoViewIfNeeded()
  const map = page.getByTitle('Mapa de la oficina')
  await expect(map).toBeVisible()
  expect((await map.boundingBox())?.height).toBe(300)
  await messageOf(page.getByRole('link', { name: 'Abrir chat de WhatsApp' }))
})

test('a property links to the form, which names the property', async ({ page }) => {
  await openProperty(page, COMPLETE)
  await page.getByRole('link', { name: 'Enviar mensaje' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: COMPLETE })).toBeVisible()
  await fill(page)
  await send(page).click()
  await expectSent(page)
})

test('no page of the contact form is wider than a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/contacto', '/contacto-confirmacion']) {
    await visit(page, path)
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent; an error gets the focus, and the typed values stay @principal', async ({
    page,
    expectMissing,
  }) => {
    await page.goto('/contacto')
    const message = words()
    await fill(page, message)
    await field(page, 'Correo electrónico').fill('usuario@dominio')
    expectMissing('/contacto')
    await send(page).click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page).getByRole('heading')).toHaveText('Por favor ingresa un correo electrónico válido')
    await expect(field(page, 'Nombre')).toHaveValue('Mariana Garza')
    await expect(field(page, 'Mensaje')).toHaveValue(message)
    await field(page, 'Correo electrónico').fill('usuario@dominio.mx')
    await send(page).click()
    await expectSent(page)
  })
})
