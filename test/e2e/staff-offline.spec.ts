import { handleFor } from './answers.ts'
import { expectAbove } from './visitor.ts'
import {
  ANONYMOUS,
  addProperty,
  expect,
  findRow,
  newTitle,
  notice,
  rowOf,
  test,
  visit,
  watchesConnection,
} from './staff.ts'

// A connection is cut for a whole context: in a shared one another page would report it first.
test.use({ firstVisit: true })

const DESKTOP = { tag: '@escritorio' }
const LONG_WORD = 'Unapalabra'.repeat(12)

test.describe('before the login', () => {
  test.use({ storageState: ANONYMOUS })

  for (const [path, button, sentence] of [
    ['/login', 'Iniciar sesión', 'Error al iniciar sesión. El sitio no contesta. Intenta nuevamente.'],
    ['/signup', 'Crear cuenta', 'Error al crear la cuenta. Intenta nuevamente.'],
    ['/recuperar', 'Enviar enlace', 'No se pudo enviar el enlace. El sitio no contesta. Intenta nuevamente.'],
  ] as const)
    test(`the typed values at ${path} stay if nobody answers`, DESKTOP, async ({ page, expectFailing }) => {
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
  'a list that cannot be loaded keeps its rows, has a message, and is loaded with the next attempt',
  DESKTOP,
  async ({ page, expectFailing }) => {
    const title = newTitle(LONG_WORD)
    await addProperty(page, { title, propertyId: newTitle('L') })
    const path = '/dashboard/propiedades'
    expectFailing(path)
    await visit(page, path)
    await watchesConnection(page)
    const first = page.getByRole('row').nth(1)
    const mend = await handleFor(page, `**${path}.data*`, (route) => route.fulfill({ status: 502, body: 'cerrado' }))
    await page.getByRole('searchbox').fill(title)
    await expect(notice(page)).toContainText('El sitio no contesta')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(first).toBeVisible()
    mend()
    await notice(page).getByRole('button', { name: 'Reintentar' }).click()
    // The title is one long word, but the list is not wider than the screen.
    await expect(rowOf(page, title)).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  },
)

test(
  'a property that cannot be opened for editing has a message in view, and a link to the dashboard',
  DESKTOP,
  async ({ page, cutConnection, expectFailing }) => {
    const title = newTitle()
    const id = await addProperty(page, { title })
    const row = await findRow(page, title)
    const sentence = 'Error al cargar los detalles de la propiedad'
    await cutConnection(true)
    await row.getByRole('link', { name: `Editar ${title}` }).click()
    await expect(notice(page)).toContainText(sentence)
    await expect(row).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAbove(notice(page), page.locator('.tab-bar'))
    await page.setViewportSize({ width: 1440, height: 900 })
    await cutConnection(false)
    await notice(page).getByRole('button', { name: 'Reintentar' }).click()
    await expect(page).toHaveURL(`/edit-property/${id}`)
    await expect(page.getByLabel('Título')).toHaveValue(title)

    const path = `/edit-property/${id}`
    expectFailing(path)
    await findRow(page, title)
    await watchesConnection(page)
    await page.route(`**${path}.data*`, (route) => route.fulfill({ status: 502, body: 'cerrado' }))
    await row.getByRole('link', { name: `Editar ${title}` }).click()
    await expect(notice(page)).toContainText(sentence)
    await notice(page).getByRole('link', { name: 'Ir al Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(notice(page)).toContainText(sentence)
    await expect(page).toHaveURL('/dashboard')
  },
)

test('a form whose scripts could not be loaded opens as a document', DESKTOP, async ({ page, cutConnection }) => {
  const title = newTitle()
  const id = await addProperty(page, { title })
  await visit(page, '/dashboard')
  // From here on the browser's messages about the lost connection are no failure.
  await cutConnection(true)
  await cutConnection(false)
  const scripts = '**/assets/{edit-property,form-screen}-*.js'
  const reconnect = await handleFor(page, scripts, (route) => route.abort('internetdisconnected'))
  const row = await findRow(page, title)
  // Until this script has run, React Router loads the list again.
  await watchesConnection(page)
  const lost = page.waitForEvent('console', (message) => message.text().startsWith('Error loading route module'))
  await row.getByRole('link', { name: `Editar ${title}` }).click()
  await lost
  reconnect()
  await expect(page).toHaveURL(`/edit-property/${id}`)
  await expect(page.getByLabel('Título')).toHaveValue(title)
})

test(
  'a map of the point that could not be loaded is loaded when the connection returns',
  { tag: '@escritorio' },
  async ({ page, cutConnection }) => {
    await visit(page, '/add-property')
    const map = page.getByRole('application', { name: /^Mapa del punto/ })
    await expect(map.locator('svg')).toContainText('Monterrey')
    await cutConnection(true)
    await page.getByRole('textbox', { name: 'Enlace de Google Maps' }).fill('25.75, -100.16')
    const lost = page.getByRole('status').filter({ hasText: 'El mapa no se pudo cargar.' })
    await expect(lost).toBeVisible()
    await cutConnection(false)
    await expect(map.locator('svg')).toContainText('Apodaca')
    await expect(lost).toHaveCount(0)
  },
)

test(
  'the key and the codes of the second factor, shown once, stay without a connection and after a wrong code',
  DESKTOP,
  async ({ page, account, cutConnection, expectFailing }) => {
    const path = '/dashboard/configuracion/segundo-paso'
    expectFailing(path)
    await visit(page, path)
    await page.getByLabel('Tu contraseña actual').fill(account.password)
    await page.getByRole('button', { name: 'Configurar' }).click()
    const codes = page.getByRole('list', { name: 'Códigos de recuperación' })
    const shown = await codes.innerText()
    const code = page.getByLabel('Código de la aplicación')
    await code.fill('000000')
    await cutConnection(true)
    await page.getByRole('button', { name: 'Activar' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Error al guardar la configuración' })).toBeInViewport()
    await expect(code).toHaveValue('000000')
    await cutConnection(false)
    await page.getByRole('button', { name: 'Activar' }).click()
    await expect(page.getByText('El código no es correcto.')).toBeVisible()
    await expect(codes).toHaveText(shown, { useInnerText: true })
  },
)

test(
  'a change by one button without an answer leaves the page unchanged and shows a message',
  DESKTOP,
  async ({ page, cutConnection }) => {
    const title = newTitle()
    const id = await addProperty(page, { title })
    await page.request.post('/dashboard/propiedades', { form: { intent: 'remove', id }, maxRedirects: 0 })
    await visit(page, '/dashboard/papelera')
    const row = page.getByRole('listitem').filter({ hasText: title })
    await cutConnection(true)
    await row.getByRole('button', { name: /^Restaurar/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'No se pudo hacer el cambio.' })).toBeInViewport()
    await cutConnection(false)
    await row.getByRole('button', { name: /^Restaurar/ }).click()
    await expect(notice(page)).toContainText('Propiedad restaurada')
  },
)
