import { ANONYMOUS, addProperty, expect, newTitle, rowOf, test, visit } from './staff.ts'

const DESKTOP = { tag: '@escritorio' }
const LONG_WORD = 'Unapalabra'.repeat(12)

test.describe('at the door', () => {
  test.use({ storageState: ANONYMOUS })

  for (const [path, button, sentence] of [
    ['/login', 'Iniciar sesión', 'Error al iniciar sesión. Revisa tu conexión e intenta nuevamente.'],
    ['/signup', 'Crear cuenta', 'Error al crear la cuenta. Intenta nuevamente.'],
    ['/recuperar', 'Enviar enlace', 'No se pudo enviar el enlace. Revisa tu conexión e intenta nuevamente.'],
  ] as const)
    test(`what was typed at ${path} stays where nothing answers`, DESKTOP, async ({ page, expectFailing }) => {
      expectFailing(path)
      await visit(page, path)
      await page.route(`**${path}.data*`, (route) => route.fulfill({ status: 502, body: 'cerrado' }))
      await page.getByLabel('Correo electrónico').fill('ana@cerronorte.example')
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('alert')).toHaveText(sentence)
      await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@cerronorte.example')
      await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'false')
    })
})

test(
  'a list that cannot be loaded says so, and comes when it is asked for again',
  DESKTOP,
  async ({ page, expectFailing }) => {
    const title = newTitle(LONG_WORD)
    await addProperty(page, { title, propertyId: newTitle('L') })
    const path = '/dashboard/propiedades'
    expectFailing(path)
    await visit(page, path)
    await page.route(`**${path}.data*`, (route) => route.fulfill({ status: 502, body: 'cerrado' }))
    await page.getByRole('searchbox').fill(title)
    await expect(page.getByRole('heading', { level: 1, name: 'No se pudo cargar esta sección' })).toBeVisible()
    await page.getByRole('link', { name: 'Reintentar' }).click()
    // Its title is one long word: the list is no wider than the screen for it.
    await expect(rowOf(page, title)).toBeVisible()
  },
)
