import { expectAccessibleAtBothWidths, expectFitForAnybody } from './axe.ts'
import { field, photo } from './property-form.ts'
import { addComplex, addProperty, expect, newTitle, save, test, visit } from './staff.ts'

// What the staff open or cause in a page; the pages themselves are in staff-accessibility.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the form with errors has no accessibility violations @principal', async ({ page }) => {
  await visit(page, '/add-property')
  await save(page)
  await expect(page.getByRole('alert', { name: 'Faltan 4 datos por completar' })).toBeFocused()
  await page.getByText('Elige un estado').click()
  await expectAccessibleAtBothWidths(page)
})

test('what opens in the form has no accessibility violations', async ({ page }) => {
  test.slow()
  const id = await addProperty(page, { title: newTitle(), type: 'bodega', subtype: 'cedis', clearHeight: '9' })
  await visit(page, `/edit-property/${id}`)
  await page.getByRole('button', { name: 'Redactar con la ficha' }).click()
  await expect(page.getByRole('group', { name: 'Texto propuesto' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Tipo', exact: true }).selectOption('Terreno')
  await page
    .locator('[data-pictures=photos] input[type=file]')
    .setInputFiles([await photo('frente.jpg', '#dd2211'), await photo('patio.jpg', '#118833')])
  // The second photo may be stored first: only then is the first text that of the first photo.
  await expect(page.getByRole('button', { name: /^Editar foto [12]/ })).toHaveCount(2)
  await page.getByLabel('Texto alternativo').first().fill('Frente')
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('button', { name: 'Editar foto 1, Frente' }).click()
  await expect(page.getByText('Quedará de')).toHaveText(/px$/)
  await expectAccessibleAtBothWidths(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

test('a conflict, a deletion meanwhile and the papelera have no accessibility violations', async ({
  page,
  expectFailing,
}) => {
  test.slow()
  const title = newTitle()
  const id = await addProperty(page, { title })
  const path = `/edit-property/${id}`
  expectFailing(path)
  const other = await page.context().newPage()
  for (const opened of [page, other]) await visit(opened, path)
  for (const [opened, price] of [
    [other, '1,100,000'],
    [page, '1,300,000'],
  ] as const) {
    await field(opened, 'Precio').fill(price)
    await save(opened)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Alguien guardó cambios antes que tú' })).toBeFocused()
  await expectAccessibleAtBothWidths(page)

  await visit(page, path)
  await field(page, 'Título').fill(`${title} bis`)
  await page.request.post('/dashboard/propiedades', { form: { intent: 'remove', id } })
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Otra persona eliminó' })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await other.close()
  await visit(page, '/dashboard/papelera')
  await expectFitForAnybody(page)
})

test('the list at work has no accessibility violations', async ({ page, expectFailing }) => {
  test.slow()
  const title = newTitle()
  await addProperty(page, { title, category: 'renta', price: '100,000' })
  const list = `/dashboard/propiedades?search=${title.slice(-8)}&type=bodega&order=area-desc`
  await visit(page, list)
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /cambiar precio/ }).press('Enter')
  const price = page.getByRole('textbox', { name: 'Precio de renta (MXN/mes)' })
  await price.fill('mucho')
  await price.press('Enter')
  await expect(page.getByRole('row').getByRole('alert')).toContainText('Escribe una cantidad')
  await expectAccessibleAtBothWidths(page)
  await visit(page, list)
  await page.getByRole('checkbox', { name: `Elegir ${title}` }).press('Space')
  await expect(page.getByText('1 elegida')).toBeVisible()
  // On a tall screen neither the head nor the bar covers a part of a row.
  await page.setViewportSize({ width: 1440, height: 2000 })
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('button', { name: 'Precio', exact: true }).press('Enter')
  await page.getByLabel('Cuánto').fill('100')
  await page.getByLabel('Subir o bajar').selectOption('Bajar')
  expectFailing('/dashboard/cambios/nuevo')
  await page.getByLabel('Cuánto').press('Enter')
  await expect(page.getByRole('alert')).toContainText('deja el precio en 0 o menos')
  await expectAccessibleAtBothWidths(page)
  await page.getByLabel('Cuánto').fill('5')
  await page.getByLabel('Cuánto').press('Enter')
  await expect(page.getByText('1 cambia.')).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

test('the pages of a conjunto have no accessibility violations', async ({ page, expectMissing }) => {
  test.slow()
  const { id, name } = await addComplex(page)
  const grid = `/dashboard/conjuntos/${id}/espacios`
  for (const path of [grid, `/dashboard/conjuntos/${id}`]) expectMissing(path)
  await visit(page, grid)
  const cell = (column: string, row = 1) => page.getByLabel(`${column}, fila ${row}`, { exact: true })
  const space = { ID: name.slice(-8), Título: `Local 1, ${name}`, 'Superficie (m²)': '40', Precio: '10,000' }
  for (const [column, text] of Object.entries(space)) await cell(column).fill(text)
  await cell('Título', 2).fill('Local sin datos')
  await cell('Nivel', 2).fill('azotea')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/1 fila tiene algo que corregir/)).toBeVisible()
  await expectFitForAnybody(page)
  await visit(page, grid)
  const address = await page.getByRole('link', { name: 'Ver su página' }).getAttribute('href')
  await visit(page, `/dashboard/conjuntos/${id}`)
  await page.getByLabel('Nombre').fill('')
  await page.getByLabel('Niveles').fill('900')
  await page.getByRole('button', { name: 'Guardar conjunto' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Revisa 2 datos' })).toBeFocused()
  await expectFitForAnybody(page)
  await visit(page, `/dashboard/conjuntos/${id}/plano`)
  await page.getByText('Contornos como texto').click()
  await page.getByRole('textbox', { name: /Local 1/ }).fill('10,10 40,10 40,40')
  await page.getByLabel('Nombre del piso').fill('Planta baja')
  await expectFitForAnybody(page)
  await page.getByRole('button', { name: 'Guardar plano' }).click()
  await expect(page.getByText('Plano guardado')).toBeVisible()
  await visit(page, String(address))
  await expectAccessibleAtBothWidths(page)
})

test('the messages have no accessibility violations', async ({ page }) => {
  test.slow()
  await visit(page, '/contacto')
  const name = newTitle('Mariana')
  await field(page, 'Nombre').fill(name)
  await field(page, 'Correo electrónico').fill('mariana@correo.mx')
  await field(page, 'Mensaje').fill(`Busco una bodega. ${name}`)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page).toHaveURL('/contacto-confirmacion')
  await visit(page, '/dashboard/mensajes')
  await expectFitForAnybody(page)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('button', { name: 'Marcar como respondido' })).toBeVisible()
  await expectFitForAnybody(page)
  await page.getByRole('link', { name: 'Eliminar' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Eliminar mensaje' })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

test('an import has no accessibility violations', async ({ page }) => {
  test.slow()
  const mark = newTitle().slice(-8)
  const rows = [
    'ID,Título,Tipo,Categoría,Precio,Ubicación,Superficie',
    `IMP-${mark},Nave ${mark},Bodega,Renta,1,Centro,8`,
  ]
  await visit(page, '/dashboard/importar')
  await page.getByLabel('Archivo', { exact: true }).setInputFiles({
    name: 'naves.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([...rows, 'X,,,,mucho,,'].join('\n')),
  })
  await page.getByRole('button', { name: 'Revisar archivo' }).click()
  await expect(page.getByRole('status')).toContainText('1 nueva')
  await expectFitForAnybody(page)
  await page.getByRole('button', { name: 'Importar 1 propiedad' }).click()
  await expect(page.getByRole('status')).toContainText('1 guardada')
  await expectFitForAnybody(page)
})
