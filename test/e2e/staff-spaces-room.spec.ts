import { addComplex, expect, test, visit } from './staff.ts'

test('@escritorio the table fits beside the menu, and with more columns it scrolls with a visible bar', async ({
  page,
}) => {
  const { id } = await addComplex(page)
  await visit(page, `/dashboard/conjuntos/${id}/espacios`)
  const table = page.getByRole('region', { name: 'Tabla de espacios' })
  const beyond = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(await beyond()).toBe(0)
  await page.getByText('Más columnas: precio y ficha técnica').click()
  for (const column of ['Depósito (meses)', 'IVA', 'Mantenimiento']) await page.getByLabel(column).first().check()
  expect(await beyond()).toBeGreaterThan(0)
  const bar = () => table.evaluate((element) => getComputedStyle(element, '::-webkit-scrollbar').height)
  expect(await bar(), 'also where scroll bars hide').toBe('10px')
  await page.getByRole('button', { name: 'Repetir la fila 1' }).click({ trial: true })
  await expect(page.getByRole('button', { name: 'Repetir la fila 1' })).toBeInViewport({ ratio: 1 })
})

test('@movil each space is a card whose cells have their names, and the table does not scroll sideways', async ({
  page,
}) => {
  const { id } = await addComplex(page)
  await visit(page, `/dashboard/conjuntos/${id}/espacios`)
  const table = page.getByRole('region', { name: 'Tabla de espacios' })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const cells = table.locator('tbody').first().locator('td[data-cell]').filter({ visible: true })
    const names = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content))
    expect(names).toEqual(expect.arrayContaining(['"ID"', '"Título"', '"Superficie (m²)"', '"Precio"', '"Estatus"']))
    const edges = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right))
    expect(Math.max(...edges)).toBeLessThanOrEqual(width)
  }
})

test('@movil spaces are edited one card at a time: open, save, next', async ({ page }) => {
  const { id, name } = await addComplex(page)
  await visit(page, `/dashboard/conjuntos/${id}/espacios`)
  const card = (title: string) => page.locator('summary').filter({ hasText: title })
  const cell = (column: string, row: number) => page.getByLabel(`${column}, fila ${row}`, { exact: true })
  for (const [row, area] of ['80', '95'].entries()) {
    await expect(cell('ID', row + 1), 'an empty card is open').toBeVisible()
    await cell('ID', row + 1).fill(`${name.slice(-8)}-${row + 1}`)
    await cell('Título', row + 1).fill(`Local ${row + 1}`)
    await cell('Superficie (m²)', row + 1).fill(area)
    await cell('Precio', row + 1).fill('20000')
    await page.getByRole('button', { name: 'Guardar y seguir' }).filter({ visible: true }).click()
    await expect(card(`Local ${row + 1}`)).toContainText(`${area}\u00A0m² · $20,000\u00A0MXN/mes · Disponible`)
  }
  await card('Local 1').click()
  await expect(cell('Precio', 1)).toBeVisible()
  await expect(cell('Precio', 3), 'opening a card closes the other').toBeHidden()
  await cell('Precio', 1).fill('21000')
  await expect(card('Local 1')).toContainText('Sin guardar')
  await page.getByRole('button', { name: 'Guardar y seguir' }).filter({ visible: true }).click()
  await expect(card('Local 1')).toContainText('$21,000')
  await expect(card('Local 2')).toBeFocused()
  await expect(cell('Precio', 2)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('@movil a card opens, is saved and the next one opens', async ({ page }) => {
    const { id, name } = await addComplex(page)
    await page.goto(`/dashboard/conjuntos/${id}/espacios`)
    const cell = (column: string, row: number) => page.getByLabel(`${column}, fila ${row}`, { exact: true })
    await cell('ID', 1).fill(name.slice(-8))
    await cell('Título', 1).fill('Local de esquina')
    await cell('Superficie (m²)', 1).fill('85')
    await cell('Precio', 1).fill('20000')
    await page.getByRole('button', { name: 'Guardar y seguir' }).filter({ visible: true }).click()
    await expect(page.locator('summary').filter({ hasText: 'Local de esquina' })).toContainText('85\u00A0m²')
    await expect(cell('Título', 1)).toBeHidden()
    await expect(cell('Título', 2), 'the next empty card').toBeVisible()
  })
})

test('@movil a failed save has its message in view, and the buttons of a complex are grouped by kind', async ({
  page,
  expectFailing,
}) => {
  const { id, name } = await addComplex(page)
  for (const [path, button, sentence] of [
    [`/dashboard/conjuntos/${id}/espacios`, 'Guardar espacios', 'Error al guardar los espacios. Intenta nuevamente.'],
    ['/dashboard/configuracion/agencia', 'Guardar Configuración', 'Error al guardar la configuración'],
  ] as const) {
    expectFailing(path)
    await visit(page, path)
    await page.route(`**${path}.data*`, (route) => route.fulfill({ status: 502, body: 'cerrado' }))
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert')).toHaveText(sentence)
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  }
  await visit(page, '/dashboard/conjuntos')
  const item = page.getByRole('listitem').filter({ hasText: name })
  const tops = await item
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  const kinds = await item
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderColor))
  for (const [at, top] of tops.entries()) expect(kinds[at]).toBe(kinds[tops.indexOf(top)])
  expect(new Set(tops).size).toBe(2)
})
