import type { Page } from '@playwright/test'
import { addComplex, expect, newTitle, notice, test, visit } from './staff.ts'

// A connection is cut for a whole context: in a shared one another page would report it first.
test.use({ firstVisit: true })

/** The clipboard as a spreadsheet writes it. */
async function paste(page: Page, text: string): Promise<void> {
  await page.locator(':focus').evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('@escritorio rows of a spreadsheet become spaces by keyboard alone @principal', async ({
  page,
  expectMissing,
}) => {
  const { id, name } = await addComplex(page)
  expectMissing(`/dashboard/conjuntos/${id}/espacios`)
  await visit(page, `/dashboard/conjuntos/${id}/espacios`)
  const cell = (column: string, row: number) => page.getByLabel(`${column}, fila ${row}`, { exact: true })
  await expect(cell('ID', 3)).toBeVisible()
  await expect(cell('ID', 4)).toHaveCount(0)

  await cell('ID', 1).focus()
  const rows = [1, 2, 3, 4].map(
    (at) => `${name.slice(-8)}-${at}\tLocal ${at}, ${name}\t${at * 40} m2\t$${at * 10},000\tPB\tDisponible`,
  )
  await paste(page, `${rows.join('\r\n')}\r\nX\tLocal sin datos\tmucha\t11,000\tazotea\trentado\r\n`)
  await expect(
    page.getByText(
      'Se pegaron 5 filas. No se pudo usar: «mucha» (Superficie (m²), fila 5), «rentado» (Estatus, fila 5).',
    ),
  ).toBeVisible()
  await expect(cell('Título', 4)).toHaveValue(`Local 4, ${name}`)
  await expect(cell('Precio', 2)).toHaveValue('20,000')

  await cell('Título', 1).focus()
  await page.keyboard.press('Enter')
  await expect(cell('Título', 2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cell('Título', 1)).toBeFocused()
  await cell('Título', 5).focus()
  await page.keyboard.press('Enter')
  await expect(cell('Título', 6)).toBeFocused()

  await cell('Superficie (m²)', 1).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(cell('Nivel', 1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cell('Superficie (m²)', 2), 'where Tab began, as in a spreadsheet').toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(cell('Precio', 4), 'an arrow begins anew').toBeFocused()
  await page.keyboard.press('Tab')
  await cell('Nivel', 4).click()
  await page.keyboard.press('Enter')
  await expect(cell('Nivel', 5), 'so does a pointer').toBeFocused()

  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Se guardaron 4 espacios. 1 fila tiene algo que corregir.')).toBeVisible()
  await expect(page.getByText('Nivel: Escribe planta baja, planta alta, mezzanine o sótano')).toBeVisible()
  await expect(cell('Superficie (m²)', 5)).toHaveAttribute('aria-invalid', 'true')

  await cell('Superficie (m²)', 5).fill('55')
  await cell('Nivel', 5).fill('pa')
  await page.getByRole('button', { name: 'Guardar espacios' }).click()
  await expect(notice(page)).toHaveText('Espacios guardados')
  await expect(page.getByText('5 espacios', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Ver su página' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('5 espacios disponibles')).toBeVisible()
  await expect(page.getByText('Desde 40 m² hasta 160 m²')).toBeVisible()
  // The cookie banner appears after the page, with an animation.
  await expect(page.getByText('Usamos cookies')).toBeVisible()
  await page.getByRole('link', { name: `Local 2, ${name}` }).click()
  await page
    .getByRole('link', { name: `5 espacios en ${name}` })
    .first()
    .click()
  await expect(page.getByRole('row')).toHaveCount(6)
})

test('@escritorio eight premises with their quotes are pasted with headings and filled down by keyboard', async ({
  page,
}) => {
  const { id, name } = await addComplex(page)
  await visit(page, `/dashboard/conjuntos/${id}/espacios`)
  const cell = (column: string, row: number) => page.getByLabel(`${column}, fila ${row}`, { exact: true })
  await cell('ID', 1).focus()
  const heads = 'Clave\tTítulo\tM2\tPrecio\tNivel\tBase del precio\tIVA\tMtto.\tEsquina\tDisponible desde\tColor'
  const rows = [1, 2, 3, 4, 5, 6, 7].map(
    (at) =>
      `${name.slice(-8)}-${at}\tLocal ${at}, ${name}\t${at * 40} m2\t$400\tPB\tPor m²\t+ IVA\t35\tx\t1/3/2099\tAzul`,
  )
  await paste(page, [heads, ...rows].join('\n'))
  await expect(page.getByText('Se pegaron 7 filas. No se pudo usar: la columna «Color».')).toBeVisible()
  await expect(cell('IVA', 7)).toHaveValue('mas_iva')
  await expect(cell('En esquina', 1)).toHaveValue('si')
  await expect(cell('Disponible desde', 2)).toHaveValue('1 mar 2099')

  await page.getByText('Más columnas: precio y ficha técnica').click()
  await page.getByLabel('Depósito (meses)').check()
  await page.getByLabel('Depósito (meses)', { exact: true }).press('Enter')
  await expect(cell('ID', 7), 'to the first empty row, or the last').toBeFocused()
  await cell('Depósito (meses)', 1).fill('2')
  await page.keyboard.press('Control+Shift+D')
  await expect(page.getByText('Se llenaron 6 filas de abajo.')).toBeVisible()
  await expect(cell('Depósito (meses)', 7)).toHaveValue('2')
  await cell('Depósito (meses)', 7).focus()
  await page.keyboard.press('Enter')
  for (const [column, text] of [
    ['Superficie (m²)', '320'],
    ['Precio', '400'],
  ] as const)
    await cell(column, 8).fill(text)
  for (const column of [
    'ID',
    'Título',
    'Nivel',
    'Base del precio',
    'IVA',
    'Mantenimiento',
    'En esquina',
    'Depósito (meses)',
  ]) {
    await cell(column, 8).focus()
    await page.keyboard.press('Control+d')
  }
  await expect(cell('IVA', 8)).toHaveValue('mas_iva')
  await expect(cell('ID', 8)).toHaveValue(`${name.slice(-8)}-8`)
  await expect(cell('Título', 8)).toHaveValue(`Local 8, ${name}`)
  await page.getByLabel('IVA', { exact: true }).uncheck()
  await expect(page.getByRole('columnheader', { name: 'IVA', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Guardar espacios' }).click()
  await expect(notice(page)).toHaveText('Espacios guardados')
  await expect(page.getByText('8 espacios', { exact: true })).toBeVisible()

  await visit(page, `/dashboard/conjuntos/${id}/espacios`)
  for (const [column, value] of [
    ['Precio', '400'],
    ['Base del precio', 'por_m2'],
    ['IVA', 'mas_iva'],
    ['Mantenimiento', '35'],
    ['En esquina', 'si'],
    ['Depósito (meses)', '2'],
  ] as const)
    for (const row of [1, 8]) await expect(cell(column, row)).toHaveValue(value)
})

test('@escritorio a plaza is entered by keyboard: it is saved from any field, its first space is repeated, and the next start like it', async ({
  page,
}) => {
  const name = newTitle('Plaza')
  await visit(page, '/dashboard/conjuntos/nuevo')
  await page.getByLabel('Nombre').fill(name)
  await page.keyboard.press('F6')
  await expect(page.getByLabel('Ciudad/Zona')).toBeFocused()
  await page.keyboard.type('Cumbres')
  await page.keyboard.press('F6')
  await expect(page.getByLabel('Clase')).toBeFocused()
  await page.keyboard.press('Shift+F6')
  await expect(page.getByLabel('Ciudad/Zona')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: `Espacios de ${name}` })).toBeVisible()

  const cell = (column: string, row: number) => page.getByLabel(`${column}, fila ${row}`, { exact: true })
  await page.getByText('Más columnas: precio y ficha técnica').click()
  await page.getByLabel('IVA', { exact: true }).check()
  const code = name.slice(-8)
  await cell('Moneda', 1).selectOption('USD')
  await expect(cell('Moneda', 3), 'an empty row begins like the one above').toHaveValue('USD')
  await cell('ID', 1).focus()
  for (const text of [`${code}-01`, `Local 1, ${name}`, '85', '420', 'PB']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await cell('IVA', 1).selectOption('mas_iva')
  await cell('Precio', 1).focus()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByText('Se repitió la fila 1 en la 2.')).toBeVisible()
  await expect(cell('ID', 2), 'where Tab began').toBeFocused()
  await cell('Superficie (m²)', 2).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('62')
  await page.keyboard.press('Tab')
  await page.keyboard.type('450')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(cell('Superficie (m²)', 3), 'a pointer begins anew').toBeFocused()
  await page.getByRole('button', { name: 'Repetir la fila 1' }).click()
  await expect(cell('ID', 4)).toBeFocused()
  await page.getByRole('button', { name: 'Añadir fila' }).click()
  await page.getByRole('button', { name: 'Repetir la fila 5' }).click()
  await expect(page.getByText('La fila 5 está vacía: no hay qué repetir.')).toBeVisible()
  for (const [row, texts] of [
    [2, [`${code}-02`, `Local 2, ${name}`, '62', '450', 'PB', 'USD', 'mas_iva']],
    [3, [`${code}-03`, `Local 3, ${name}`, '62', '450', 'PB', 'USD', 'mas_iva']],
    [4, [`${code}-04`, `Local 4, ${name}`, '85', '420', 'PB', 'USD', 'mas_iva']],
    [5, ['', '', '', '', '', 'USD', '']],
  ] as const)
    for (const [at, column] of ['ID', 'Título', 'Superficie (m²)', 'Precio', 'Nivel', 'Moneda', 'IVA'].entries())
      await expect(cell(column, row)).toHaveValue(texts[at] ?? '')
  await cell('ID', 1).focus()
  await page.keyboard.press('Control+Enter')
  await expect(notice(page)).toHaveText('Espacios guardados')
  await expect(page.getByText('4 espacios', { exact: true })).toBeVisible()
  await expect(cell('Moneda', 5), 'as the last space has it').toHaveValue('USD')
})

test('@escritorio the typed values of a complex survive leaving, a refusal and a lost connection', async ({
  page,
  expectMissing,
  cutConnection,
}) => {
  const { id, name } = await addComplex(page)
  expectMissing(`/dashboard/conjuntos/${id}`)
  await visit(page, `/dashboard/conjuntos/${id}`)
  await page.getByLabel('Nombre').fill('')
  await page.getByLabel('Niveles').fill('900')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  await page.getByRole('button', { name: 'Guardar conjunto' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Revisa 2 datos' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Nombre' }).click()
  await expect(page.getByLabel('Nombre')).toBeFocused()
  await page.keyboard.type(`${name} Sur`)
  await expect(page.getByLabel('Niveles')).toHaveValue('900')
  await page.getByLabel('Niveles').fill('3')
  await cutConnection(true)
  await page.getByRole('button', { name: 'Guardar conjunto' }).click()
  await expect(page.getByText('Error al guardar el conjunto. Intenta nuevamente.')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue(`${name} Sur`)
  await expect(page.getByLabel('Niveles')).toHaveValue('3')
  await cutConnection(false)
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Guardar conjunto' }).click()
  await expect(page.getByText('Tu sesión terminó. Inicia sesión en otra pestaña y vuelve a intentarlo.')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue(`${name} Sur`)
  await page.context().addCookies(cookies)
  await page.getByRole('button', { name: 'Guardar conjunto' }).click()
  await expect(notice(page)).toHaveText('Conjunto actualizado')
  await expect(page.getByRole('heading', { name: `${name} Sur` })).toBeVisible()

  // No table is wider than its page at any width.
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `/dashboard/conjuntos/${id}/espacios`)
  await expect(page.getByRole('region', { name: 'Tabla de espacios' })).toBeVisible()
})
