import { expectFitForAnybody } from './axe.ts'
import { field } from './property-form.ts'
import { ANONYMOUS, addLead, addProperty, dayFromToday, expect, newTitle, notice, save, test, visit } from './staff.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('the pages before the login have no accessibility violations', () => {
  test.use({ storageState: ANONYMOUS })

  test('login, signup, recuperar, restablecer', async ({ page, expectFailing }) => {
    test.slow()
    for (const [path, button] of [
      ['/login', 'Iniciar sesión'],
      ['/signup', 'Crear cuenta'],
      ['/recuperar', 'Enviar enlace'],
    ] as const) {
      await visit(page, path)
      expectFailing(path)
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByText('Escribe tu correo electrónico')).toBeVisible()
      await expectFitForAnybody(page)
    }
    await visit(page, '/recuperar?enviado=1')
    await expectFitForAnybody(page)
    expectFailing('/restablecer')
    await visit(page, '/restablecer?token=ninguno')
    await expectFitForAnybody(page)
  })
})

test('the first section, the alerts and the settings have no accessibility violations', async ({ page }) => {
  test.slow()
  await addProperty(page, { title: newTitle(), timeAlert: dayFromToday(3) })
  for (const path of [
    '/dashboard',
    '/dashboard/alertas?filter=critical',
    '/dashboard/configuracion',
    '/dashboard/mapa',
    '/dashboard/configuracion/ubicacion',
    '/dashboard/configuracion/equipo',
    '/dashboard/configuracion/datos-personales?buscar=ana',
    '/dashboard/configuracion/estado',
  ]) {
    await visit(page, path)
    await expectFitForAnybody(page)
  }
})

test('the pages of the leads have no accessibility violations', async ({ page }) => {
  test.slow()
  const lead = await addLead(page, newTitle('Prospecto'))
  for (const path of [
    '/dashboard/hoy',
    '/dashboard/prospectos/numeros',
    '/dashboard/prospectos/tablero',
    '/dashboard/configuracion/prospectos',
    lead,
    `${lead}/busca/nuevo`,
    `${lead}/visitas/nueva`,
    `${lead}/cierre`,
  ]) {
    await visit(page, path)
    await expectFitForAnybody(page)
  }
})

test('an endless word does not overflow', async ({ page }) => {
  const title = newTitle('W'.repeat(120))
  const id = await addProperty(page, {
    title,
    contactName: 'N'.repeat(100),
    propertyId: 'P'.repeat(40),
    category: 'renta',
    price: '999999999999',
    area: '999999999',
    vat: 'mas_iva',
  })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [
    '/dashboard',
    `/dashboard/propiedades?search=${title.slice(-8)}`,
    `/dashboard/propiedades?search=${'q'.repeat(100)}`,
    '/dashboard/actividad',
    `/property/${id}`,
  ]) {
    await visit(page, path)
    expect(await page.locator('html').evaluate((html) => html.scrollWidth), path).toBeLessThanOrEqual(320)
  }
  await page.setViewportSize({ width: 1366, height: 700 })
  await visit(page, `/dashboard/propiedades?search=${title.slice(-8)}`)
  expect(await page.locator('html').evaluate((html) => html.scrollWidth), 'its row').toBeLessThanOrEqual(1366)
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, `/dashboard/propiedades?search=${title.slice(-8)}&eliminar=${id}`)
  const question = page.getByRole('alertdialog')
  expect(await question.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

test('the list and the log have no accessibility violations', async ({ page }) => {
  test.slow()
  const title = newTitle()
  await addProperty(page, { title })
  for (const path of [
    `/dashboard/propiedades?search=${title.slice(-8)}`,
    '/dashboard/propiedades?search=castillo+medieval',
    '/dashboard/actividad?page=999',
  ]) {
    await visit(page, path)
    await expectFitForAnybody(page)
  }
})

test('the pages of a property have no accessibility violations', async ({ page }) => {
  test.slow()
  const id = await addProperty(page, { title: newTitle(), description: 'Andenes techados.', state: 'Nuevo León' })
  for (const path of [`/edit-property/${id}`, `/property/${id}`]) {
    await visit(page, path)
    await expectFitForAnybody(page)
  }
})

test('the versions of a property have no accessibility violations, and a text is restored by keyboard', async ({
  page,
}) => {
  test.slow()
  const id = await addProperty(page, { title: newTitle(), description: 'Andenes techados.', state: 'Nuevo León' })
  await visit(page, `/edit-property/${id}`)
  await field(page, 'Descripción').fill('Encimado.')
  await save(page)
  await expect(notice(page)).toContainText('Propiedad actualizada')
  for (const path of [`/property/${id}/versiones`, `/property/${id}/versiones?de=1`]) {
    await visit(page, path)
    await expectFitForAnybody(page)
  }
  await page.getByRole('checkbox', { name: 'Restaurar Descripción' }).press('Space')
  await page.getByRole('button', { name: 'Restaurar lo elegido' }).press('Enter')
  await expect(page.getByText('Versión restaurada.')).toBeVisible()
  await expect(page.getByText('Así está ahora')).toBeVisible()
  await visit(page, `/property/${id}`)
  await expect(page.getByText('Andenes techados.').first()).toBeVisible()
})

test('the expediente of a property has no accessibility violations; a note and a file come and go by keyboard', async ({
  page,
  expectFailing,
}) => {
  test.slow()
  const id = await addProperty(page, { title: newTitle(), state: 'Nuevo León' })
  expectFailing(`/property/${id}/expediente`)
  await visit(page, `/property/${id}`)
  await page.getByRole('link', { name: 'Expediente' }).press('Enter')
  const note = page.getByRole('textbox', { name: 'Nota' })
  await note.fill('Llaves con el vigilante')
  await page.getByRole('button', { name: 'Agregar nota' }).press('Enter')
  await expect(page.getByText('Nota agregada')).toBeVisible()
  await expect(note).toHaveValue('')

  const send = page.getByRole('button', { name: 'Subir archivo' })
  await send.press('Enter')
  await expect(page.getByText('Elige qué clase de archivo es')).toBeVisible()
  await page.getByLabel('Clase de archivo').selectOption('Contrato')
  const file = { name: 'Contrato.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 texto') }
  await page.getByLabel('Archivo', { exact: true }).setInputFiles(file)
  await send.press('Enter')
  await expect(page.getByText('Archivo agregado')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar Contrato.pdf' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toBe('Contrato.pdf')
  await expectFitForAnybody(page)

  for (const [name, done] of [
    [/^Eliminar la nota del/, 'Nota eliminada'],
    ['Eliminar Contrato.pdf', 'Archivo eliminado'],
  ] as const) {
    await page.getByRole('link', { name }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).press('Enter')
    await expect(page.getByText(done)).toBeVisible()
    await expect(page.getByRole('link', { name })).toBeHidden()
  }
})

test('on a phone the three figures of the first page are on one line, with any notes below them @movil', async ({
  page,
}) => {
  await visit(page, '/dashboard')
  const tops = await page
    .locator('dl dd:first-of-type')
    .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().top)))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size, tops.join(', ')).toBe(1)
})
