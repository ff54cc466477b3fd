import { field, fillRequired, keptDrafts } from './property-form.ts'
import { expect, newTitle, notice, openAsleep, save, test, visit } from './staff.ts'

// A connection is cut for a whole context: in a shared one another page would report it first.
test.use({ firstVisit: true })

test('two tabs with a new property each have their own draft, and neither loses anything @escritorio', async ({
  page,
  context,
}) => {
  const [first, second] = [newTitle(), newTitle()]
  const other = await context.newPage()
  await visit(page, '/add-property')
  await visit(other, '/add-property')
  await fillRequired(page, first)
  await fillRequired(other, second)
  await expect.poll(() => keptDrafts(page)).toEqual(expect.arrayContaining([first, second].map(holding)))
  await other.close()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()

  const recover = page.getByRole('button', { name: 'Recuperar borrador' })
  // The draft of the tab that was left last comes first.
  for (const title of [first, second]) {
    await recover.click()
    await expect(field(page, 'Título')).toHaveValue(title)
    await expect(recover).toHaveCount(0)
    await expect.poll(async () => (await keptDrafts(page)).filter((draft) => draft.includes(title))).toHaveLength(1)
    await save(page)
    await expect(notice(page)).toContainText('Propiedad guardada exitosamente!')
    await expect.poll(() => keptDrafts(page)).not.toContainEqual(holding(title))
    await visit(page, '/add-property')
  }
  await expect(recover).toHaveCount(0)
  expect(await keptDrafts(page)).toEqual([])
})

test('a recovered draft replaces everything that was typed before it @escritorio', async ({ page, cutConnection }) => {
  const title = newTitle()
  await visit(page, '/add-property')
  await fillRequired(page, title)
  await expect.poll(() => keptDrafts(page)).toContainEqual(holding(title))
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  const recover = page.getByRole('button', { name: 'Recuperar borrador' })
  await field(page, 'Título').fill('Dos letras')
  await expect.poll(() => keptDrafts(page)).toContainEqual(holding('Dos letras'))
  // A form without an answer does not delete the draft.
  await cutConnection(true)
  await recover.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error al recuperar el borrador.' })).toBeVisible()
  await expect.poll(() => keptDrafts(page)).toEqual(expect.arrayContaining([title, 'Dos letras'].map(holding)))
  await cutConnection(false)
  await recover.click()
  await expect(field(page, 'Título')).toHaveValue(title)
  await expect(recover).toHaveCount(0)
  await expect.poll(() => keptDrafts(page)).not.toContainEqual(holding('Dos letras'))
  await field(page, 'Título').fill(`${title} otra`)
  await save(page)
  await expect(notice(page)).toContainText('Propiedad guardada exitosamente!')
  expect(await keptDrafts(page)).toEqual([])
})

test('text that is typed before the scripts load is saved as a draft @movil', async ({ page }) => {
  const title = newTitle()
  const wake = await openAsleep(page, '/add-property', 'commit')
  await field(page, 'Título').fill(title)
  await wake()
  await expect.poll(() => keptDrafts(page)).toContainEqual(holding(title))
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Recuperar borrador' }).click()
  await expect(field(page, 'Título')).toHaveValue(title)
})

function holding(title: string): unknown {
  return expect.stringContaining(title)
}
