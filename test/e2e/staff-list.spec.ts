import { addDays, dayIn } from '#app/calendar/calendar-day.ts'
import type { Page } from '@playwright/test'
import {
  addProperty,
  cutOff,
  expect,
  findRow,
  holdAnswers,
  newTitle,
  notice,
  openSection,
  rowOf,
  test,
  visit,
} from './staff.ts'
import { goBack } from './travel.ts'

function count(page: Page) {
  return page.getByRole('status').filter({ hasText: 'propiedades' })
}

test('the list is searched by any field of a row, and with Ctrl or Cmd and F @principal', async ({ page }) => {
  const title = newTitle()
  await addProperty(page, { title, municipality: 'Apodaca', state: 'Nuevo León', price: '8,765,432' })
  await visit(page, '/dashboard')
  await openSection(page, 'Propiedades')
  // Other journeys add properties at the same time.
  const all = /^([\d,]+) de \1 propiedades$/
  await expect(count(page)).toHaveText(all)

  const search = page.getByRole('searchbox', { name: 'Buscar en propiedades' })
  for (const keys of ['Control+f', 'Meta+f', '/']) {
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press(keys)
    await expect(search).toBeFocused()
  }
  for (const part of [title.toUpperCase(), title.slice(-8)]) {
    await search.fill(part)
    await expect(count(page)).toHaveText(/^1 de /)
    await expect(rowOf(page, title)).toContainText('Apodaca')
  }
  await expect(page).toHaveURL(new RegExp(`search=${title.slice(-8)}`))
  await search.fill('castillo medieval')
  await expect(page.getByRole('heading', { name: 'No se encontraron propiedades' })).toBeVisible()
  await expect(count(page)).toHaveText(/^0 de /)
  await page.getByRole('link', { name: 'Limpiar búsqueda' }).first().click()
  await expect(search).toBeFocused()
  await expect(count(page)).toHaveText(all)
  await expect(page).toHaveURL('/dashboard/propiedades')
})

test('a pause is shown at once, can be undone, and is reverted if it fails @principal', async ({
  page,
  expectFailing,
}) => {
  const title = newTitle()
  await addProperty(page, { title, status: 'separada' })
  const row = await findRow(page, title)
  const letGo = await holdAnswers(page, '/dashboard/propiedades')
  await row.getByRole('button', { name: `Pausar ${title}` }).click()
  await expect(row, 'before the server has answered').toContainText('Pausada')
  for (const name of ['Reactivar', 'Eliminar'])
    await expect(row.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  letGo()
  await expect(notice(page)).toContainText('Propiedad pausada con éxito')
  await notice(page).getByRole('button', { name: 'Deshacer' }).click()
  await expect(row).toContainText('Reservada')
  await expect(row.getByRole('button', { name: 'Pausar' })).toBeEnabled()

  expectFailing('/dashboard/propiedades')
  const reconnect = await cutOff(page, '/dashboard/propiedades')
  await row.getByRole('button', { name: 'Pausar' }).click()
  await expect(page.getByRole('alert')).toHaveText('Error al cambiar el estado de la propiedad.')
  await expect(row).toContainText('Reservada')
  await row.getByRole('button', { name: 'Eliminar' }).click()
  const question = page.getByRole('alertdialog')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(row.getByRole('button', { name: 'Eliminar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await goBack(page)
  await expect(row.getByRole('button', { name: 'Eliminar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('alert')).toHaveText('Error al eliminar la propiedad. Intenta nuevamente.')
  await expect(row.getByRole('button', { name: 'Eliminar' })).toBeEnabled()
  reconnect()

  const other = await page.context().newPage()
  await (await findRow(other, title)).getByRole('button', { name: 'Eliminar' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(notice(other)).toContainText('Propiedad eliminada con éxito')
  await row
    .getByRole('button', { name: 'Reactivar' })
    .or(row.getByRole('button', { name: 'Pausar' }))
    .click()
  await expect(page.getByRole('alert')).toHaveText('La propiedad no existe')
  await expect(row).toHaveCount(0)
})

test('a deleted property is in the trash and can be restored from there @principal', async ({ page }) => {
  const title = newTitle()
  await addProperty(page, { title })
  const row = await findRow(page, title)
  await row.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'éxito' })).toHaveText('Propiedad eliminada con éxito')
  await notice(page).getByRole('link', { name: 'En la papelera 30 días' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Papelera' })).toBeVisible()

  const gone = page.getByRole('listitem').filter({ hasText: title })
  await gone.getByRole('link', { name: `Eliminar definitivamente ${title}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Eliminar definitivamente' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await gone.getByRole('button', { name: `Restaurar ${title}` }).click()
  await expect(notice(page)).toContainText('Propiedad restaurada')
  await expect(gone).toHaveCount(0)
  await expect(await findRow(page, title)).toBeVisible()
})

test('the panel is updated when its window gets the focus', async ({ page }) => {
  const title = newTitle()
  const gainFocus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const row = await findRow(page, title)
  await expect(count(page)).toHaveText(/^0 de /)
  const id = await addProperty(page, { title, timeAlert: addDays(dayIn('America/Monterrey', new Date()), 1) })
  await gainFocus()
  await expect(row).toBeVisible()
  await openSection(page, 'Alertas de Contratos')
  const alert = page.getByRole('article').filter({ hasText: title })
  await expect(alert).toContainText('Vence en 1 día')
  await page.request.post('/dashboard/propiedades', { form: { intent: 'remove', id } })
  await gainFocus()
  await expect(alert).toHaveCount(0)
  await openSection(page, 'Registro de Actividad')
  const again = newTitle()
  await expect(page.getByRole('heading', { name: `Propiedad eliminada: ${title}` })).toBeVisible()
  await addProperty(page, { title: again })
  await gainFocus()
  await expect(page.getByRole('heading', { name: `Propiedad creada: ${again}` })).toBeVisible()
})

test(
  'a new property starts with the values of the settings',
  { tag: '@escritorio' },
  async ({ page, expectFailing }) => {
    await visit(page, '/dashboard/configuracion')
    const contact = page.getByRole('form', { name: 'Contacto por defecto' })
    await contact.getByLabel('Nombre de contacto').fill('Marta Ruiz')
    await contact.getByLabel('Teléfono').fill('812345')
    await contact.getByLabel('Correo electrónico').fill('marta@cerronorte')
    const saveContact = contact.getByRole('button', { name: 'Guardar Configuración' })
    expectFailing('/dashboard/configuracion')
    await saveContact.click()
    await expect(contact.getByLabel('Teléfono')).toBeFocused()
    await expect(contact.getByLabel('Teléfono')).toHaveAccessibleDescription('Escribe un teléfono de 10 dígitos')
    await contact.getByLabel('Teléfono').fill('81 1234 5678')
    await contact.getByLabel('Correo electrónico').fill('marta@cerronorte.example')

    const reconnect = await cutOff(page, '/dashboard/configuracion')
    await saveContact.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Error al guardar la configuración' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(contact.getByLabel('Nombre de contacto')).toHaveValue('Marta Ruiz')
    reconnect()
    const letGo = await holdAnswers(page, '/dashboard/configuracion')
    await saveContact.click()
    await expect(contact.getByRole('button', { name: 'Guardando...' })).toHaveAttribute('aria-disabled', 'true')
    letGo()
    await expect(notice(page)).toHaveText('Configuración guardada exitosamente')
    await expect(contact.getByLabel('Teléfono')).toHaveValue('81 1234 5678')
    await visit(page, '/add-property')
    const given = page.getByRole('group', { name: 'Contacto que ven los visitantes' })
    await expect(given.getByLabel('Nombre')).toHaveValue('Marta Ruiz')
    await expect(given.getByLabel('Teléfono')).toHaveValue('81 1234 5678')
    await expect(given.getByLabel('Correo electrónico')).toHaveValue('marta@cerronorte.example')
  },
)

test('the results of a search can be downloaded as Excel or CSV', { tag: '@escritorio' }, async ({ page }) => {
  const title = newTitle()
  await addProperty(page, { title })
  await findRow(page, title)
  for (const [name, file] of [
    ['Excel (.xlsx)', /\.xlsx$/],
    ['CSV (.csv)', /\.csv$/],
  ] as const) {
    await page.getByRole('button', { name: 'Exportar Datos' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    expect((await download).suggestedFilename()).toMatch(file)
  }
})

test('the saved data of a property are deleted when its page is left by the address bar too', async ({ page }) => {
  const title = newTitle()
  await addProperty(page, { title, description: 'Andenes techados.' })
  const row = await findRow(page, title)
  await row.getByRole('link', { name: `Ver ${title}` }).click()
  await expect(page.getByText('Andenes techados.')).toBeVisible()
  await page.goto('/dashboard/actividad')
  expect(await page.evaluate(() => localStorage.getItem('selectedProperty'))).toBeNull()
})

test('the saved data of a missing property are deleted', { tag: '@escritorio' }, async ({ page }) => {
  const title = newTitle()
  const id = await addProperty(page, { title })
  const row = await findRow(page, title)
  await page.request.post('/dashboard/propiedades', { form: { intent: 'remove', id } })
  await row.getByRole('link', { name: `Ver ${title}` }).click()
  await expect(page.getByRole('alert')).toHaveText('La propiedad no existe')
  expect(await page.evaluate(() => localStorage.getItem('selectedProperty'))).toBeNull()
})

test('a slow page has a message and shows the saved data at once', async ({ page }) => {
  const title = newTitle()
  const id = await addProperty(page, { title, description: 'Andenes techados.' })
  const row = await findRow(page, title)
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  for (const { name, path, key, arrived } of [
    {
      name: `Ver ${title}`,
      path: `/property/${id}`,
      key: 'selectedProperty',
      arrived: page.getByText('Andenes techados.'),
    },
    {
      name: `Editar ${title}`,
      path: `/edit-property/${id}`,
      key: 'propertyToEdit',
      arrived: page.getByRole('textbox', { name: 'Descripción' }),
    },
  ]) {
    const letGo = await holdAnswers(page, path)
    await row.getByRole('link', { name }).click()
    const waiting = page.getByRole('status', { name: 'Cargando...' })
    await expect(waiting).toContainText(title)
    // Nothing covers it, which a click would find out.
    await waiting.getByText(title).click({ trial: true })
    await expect(arrived).toHaveCount(0)
    expect(await kept(key)).toContain(id)
    letGo()
    await expect(arrived).toBeVisible()
    await goBack(page)
    await expect(row).toBeVisible()
    expect(await kept(key), 'removed on leaving').toBeNull()
  }
  const letGo = await holdAnswers(page, '/dashboard/actividad')
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Registro de Actividad' }).click()
  await expect(page.getByText('Cargando...')).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Registro de Actividad' })).toBeVisible()
  await expect(page.getByText('Cargando...')).toHaveCount(0)
})

test('the scripts of the form are prefetched while the list is open', async ({ page }) => {
  const script = page.waitForRequest(/\/assets\/form-screen-/)
  await visit(page, '/dashboard/propiedades')
  await script
})

test('an unknown property leads to the dashboard', async ({ page }) => {
  for (const path of ['/property/01a1fc76-0000-7000-8000-000000000000', '/edit-property/no-es-un-id']) {
    await visit(page, path)
    await expect(page).toHaveURL('/dashboard')
    await expect(notice(page)).toHaveText('La propiedad no existe')
  }
})
