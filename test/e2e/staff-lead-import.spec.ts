import { buildWorkbook } from '#test/factories/workbook.ts'
import { expect, newTitle, test, visit } from './staff.ts'

test('a sheet of people is corrected in its review, imported and undone, by keyboard', async ({ page }) => {
  const mark = newTitle().slice(-8)
  const newPhone = () => `81${10_000_000 + Math.floor(Math.random() * 89_999_999)}`
  const [known, fresh] = [newPhone(), newPhone()]
  await visit(page, '/dashboard/prospectos/nuevo')
  await page.getByRole('textbox', { name: 'Nombre' }).fill(`Luis ${mark}`)
  await page.getByRole('textbox', { name: 'Teléfonos' }).fill(known)
  await page.getByRole('button', { name: 'Guardar prospecto' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Luis ${mark}` })).toBeVisible()

  const book = buildWorkbook([
    {
      name: 'Clientes',
      merges: ['A1:C1'],
      rows: [
        ['Cartera de clientes'],
        ['Nombre', 'Celular', 'Etapa'],
        [`Eva ${mark}`, 'por WhatsApp', 'Nuevo'],
        [`L. ${mark}`, known, 'Propuesta'],
      ],
    },
  ])
  await visit(page, '/dashboard/prospectos/importar')
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.getByLabel('Archivo', { exact: true }).setInputFiles({ name: 'clientes.xlsx', mimeType, buffer: book })
  await page.getByRole('button', { name: 'Revisar archivo' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'clientes.xlsx' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('1 se une a uno que ya está, 1 no se importa.')
  await expect(page.getByText(`Ya está: Luis ${mark}.`)).toBeVisible()

  await page.locator('summary', { hasText: 'Corregir la fila 3' }).press('Enter')
  await page.getByRole('textbox', { name: 'Celular' }).fill(fresh)
  await page.getByRole('button', { name: 'Corregir y revisar' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('1 nuevo, 1 se une a uno que ya está.')
  await expect(page.getByText(`Teléfonos: «por WhatsApp» → «${fresh}»`)).toBeVisible()

  await page.getByRole('button', { name: 'Importar 2 prospectos' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('2 guardados.')
  const report = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar reporte' }).press('Enter')
  expect((await report).suggestedFilename()).toMatch(/^importacion-.*\.csv$/)
  await page.getByRole('link', { name: 'Deshacer la importación' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('2 deshechos.')
})
