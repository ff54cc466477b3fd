import { field, fillRequired } from './property-form.ts'
import { expect, newTitle, test, visit } from './staff.ts'

test('a description is written from the facts, and nothing is replaced without a press', async ({ page }) => {
  await visit(page, '/add-property')
  await fillRequired(page, newTitle())
  const description = field(page, 'Descripción')
  const propose = page.getByRole('button', { name: 'Redactar con la ficha' })
  const proposal = page.getByRole('group', { name: 'Texto propuesto' })
  await propose.press('Enter')
  await expect(proposal).toBeFocused()
  await expect(proposal).toContainText('Casa de 500 m² en venta en Huinalá.')
  await expect(description, 'nothing is written yet').toHaveValue('')
  await proposal.getByRole('button', { name: 'Descartar' }).press('Enter')
  await expect(propose).toBeFocused()
  await description.fill('Texto mío.')
  await field(page, 'Recámaras').fill('3')
  await propose.press('Enter')
  await proposal.getByRole('button', { name: 'Reemplazar el mío' }).press('Enter')
  await expect(description).toHaveValue('Casa de 500 m² en venta en Huinalá. Tiene 3 recámaras.')
  await expect(description).toBeFocused()
  await page.getByRole('button', { name: 'Volver al texto anterior' }).press('Enter')
  await expect(description).toHaveValue('Texto mío.')
})
