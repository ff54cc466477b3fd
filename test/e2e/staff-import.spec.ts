import { expect, newTitle, test, visit } from './staff.ts'

test('a file is imported after its dry run and undone, by keyboard on a phone @movil @principal', async ({ page }) => {
  const mark = newTitle().slice(-8)
  const row = (at: number, price: string) => `IMP-${mark}-${at},Nave ${at} ${mark},Galerón,Renta,${price},Centro,800`
  const rows = ['Clave,Nombre,Qué es,Trato,Cuánto,Zona,m2', row(1, '45000'), row(2, '50000'), row(3, 'mucho')]
  await visit(page, '/dashboard/importar')
  await page
    .getByLabel('Archivo', { exact: true })
    .setInputFiles({ name: 'naves.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByRole('button', { name: 'Revisar archivo' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'naves.csv' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('no hay nada que importar')

  for (const [column, fact] of Object.entries({ 'Qué es': 'Tipo', Cuánto: 'Precio' }))
    await page.getByRole('combobox', { name: column, exact: true }).selectOption(fact)
  const check = page.getByRole('button', { name: 'Revisar otra vez' })
  await check.press('Enter')
  await page.getByLabel('Tipo: «Galerón» (3)').selectOption('Bodega')
  await check.press('Enter')
  await expect(page.getByRole('status')).toContainText('2 nuevas, 1 no se importa.')
  await expect(page.getByText('Columna «Cuánto», «mucho»: Escribe una cantidad')).toBeVisible()

  await page.getByRole('button', { name: 'Importar 2 propiedades' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('2 guardadas, 1 no se importó.')
  await page.getByRole('link', { name: `Nave 1 ${mark}` }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Nave 1 ${mark}` })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Deshacer la importación' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('2 deshechas, 1 no se importó.')
})
