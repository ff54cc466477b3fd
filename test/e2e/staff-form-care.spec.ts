import { field, fillRequired, keptDrafts } from './property-form.ts'
import { addProperty, cutOff, expect, holdAnswers, newTitle, notice, save, test, visit } from './staff.ts'

test('an ID that another property has leads to a hint with a link, and can be saved anyway', async ({ page }) => {
  const [first, second] = [newTitle(), newTitle()]
  const id = await addProperty(page, { title: first, propertyId: `ID-${first.slice(-8)}` })
  await visit(page, '/add-property')
  await fillRequired(page, second)
  await field(page, 'ID de Propiedad').fill(`id-${first.slice(-8)}`)
  const hint = page.getByRole('status').filter({ hasText: `Este ID ya lo tiene «${first}».` })
  await expect(hint).toBeVisible()
  await expect(hint.getByRole('link')).toHaveAttribute('href', `/property/${id}`)
  await field(page, 'ID de Propiedad').press('End')
  await field(page, 'ID de Propiedad').pressSequentially('-B')
  await expect(hint).toHaveCount(0)
  await field(page, 'ID de Propiedad').fill(`id-${first.slice(-8)}`)
  await expect(hint).toBeVisible()
  await page.getByRole('button', { name: 'Guardar y añadir otra' }).locator('visible=true').click()
  await expect(notice(page)).toContainText('Propiedad guardada exitosamente!')
  await expect(page).toHaveURL(/^[^?]*\/add-property\?despues=[^&]+$/)
  await expect(field(page, 'Título')).toHaveValue('')
  await field(page, 'Título').fill('Otra más')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href$="#imagenes"]')?.click())
  await expect(page).toHaveURL(/#imagenes$/)
  await expect(field(page, 'Título'), 'a jump keeps what is typed').toHaveValue('Otra más')
})

test('a figure below 0 stays as it was typed and is refused with a sentence', async ({ page }) => {
  await visit(page, '/add-property')
  await fillRequired(page, newTitle())
  await field(page, 'Precio').fill('')
  await field(page, 'Precio').pressSequentially('-1500')
  await field(page, 'Superficie Total').fill('-20')
  await expect(field(page, 'Precio')).toHaveValue('-1,500')
  await save(page)
  for (const name of ['Precio', 'Superficie Total'])
    await expect(field(page, name)).toHaveAccessibleDescription(/No puede ser menor que 0/)
})

test('two figures in one field stay as they were typed and are refused with a sentence', async ({ page }) => {
  await visit(page, '/add-property')
  await fillRequired(page, newTitle())
  const typed = { Frente: '25x40', Fondo: '12.5 mA', Precio: '85 a 90', 'Superficie Total': '12,500 m²' }
  for (const [name, text] of Object.entries(typed)) {
    await field(page, name).fill('')
    await field(page, name).pressSequentially(text)
  }
  await expect(field(page, 'Frente')).toHaveValue('25x40')
  await expect(field(page, 'Fondo')).toHaveValue('12.5')
  await expect(field(page, 'Superficie Total')).toHaveValue('12,500')
  await save(page)
  await expect(field(page, 'Frente')).toHaveAccessibleDescription(/Escribe una sola cifra: «25x40» son dos/)
  await expect(field(page, 'Precio')).toHaveAccessibleDescription(/Escribe una sola cifra: «85 ?a ?90» son dos/)
  await expect(page).toHaveURL('/add-property')
})

test('an amount with another currency than the selected one is refused with a sentence', async ({ page }) => {
  await visit(page, '/add-property')
  await fillRequired(page, newTitle())
  const price = page.getByRole('textbox', { name: 'Precio', exact: true })
  await price.fill('')
  await price.pressSequentially('USD 5.75')
  await expect(price).toHaveValue('USD 5.75')
  await save(page)
  await expect(price).toHaveAccessibleDescription(/Escribe solo la cantidad y elige su moneda al lado/)
  await price.fill('')
  await price.pressSequentially('$2640000 MXN')
  await expect(price).toHaveValue('2,640,000')
  await page.getByRole('region', { name: 'Precio y condiciones' }).locator('summary').press('Enter')
  const maintenance = field(page, 'Mantenimiento')
  await maintenance.pressSequentially('$35 MXN')
  await expect(maintenance, 'its own currency says nothing new').toHaveValue('35')
  await maintenance.fill('')
  await maintenance.pressSequentially('USD 35')
  await expect(maintenance).toHaveValue('USD 35')
  await save(page)
  await expect(maintenance).toHaveAccessibleDescription(/Escribe solo la cantidad, en la moneda del precio/)
  await maintenance.fill('35')
  await save(page)
  await expect(notice(page)).toContainText('Propiedad guardada exitosamente!')
})

test('an edit of a property that somebody deletes meanwhile becomes a new one', async ({
  page,
  context,
  expectFailing,
}) => {
  const title = newTitle()
  const id = await addProperty(page, { title })
  expectFailing(`/edit-property/${id}`)
  await visit(page, `/edit-property/${id}`)
  await field(page, 'Título').fill(`${title} bis`)
  const deleted = await context.request.post('/dashboard/propiedades', { form: { intent: 'remove', id } })
  expect(deleted.ok()).toBe(true)
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Otra persona eliminó' })).toContainText(
    'Otra persona eliminó esta propiedad mientras la editabas.',
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Añadir Propiedad' })).toBeFocused()
  await expect(field(page, 'Título')).toHaveValue(`${title} bis`)
  await save(page)
  await expect(notice(page)).toContainText('Propiedad guardada exitosamente!')
  await expect(page.getByText(`${title} bis`).first()).toBeVisible()
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('borrador')))
  expect(left).toEqual([])
})

test(
  'each type has its own fields, and the values of another type are deleted only after a confirmation',
  { tag: '@escritorio' },
  async ({ page }) => {
    const title = newTitle()
    const id = await addProperty(page, { title, type: 'bodega', subtype: 'cedis', clearHeight: '9', docks: '4' })
    await visit(page, `/edit-property/${id}`)
    const sheet = page.getByRole('region', { name: 'Ficha técnica' })
    await expect(sheet.getByRole('textbox', { name: 'Altura libre' })).toHaveValue('9')
    await page.getByRole('combobox', { name: 'Tipo', exact: true }).selectOption('Terreno')
    await expect(sheet.getByText('Altura libre (9 m), Andenes (4)')).toBeVisible()
    await expect(sheet.getByRole('textbox', { name: 'Altura libre' })).toBeHidden()
    await expect(sheet.getByRole('combobox', { name: 'Topografía' })).toBeVisible()
    const subtype = page.getByRole('combobox', { name: 'Subtipo' })
    await expect(subtype).toHaveAccessibleDescription('«Cedis» es de Bodega: elige uno de Terreno, o «Sin dato».')
    await expect(subtype, 'nothing is lost').toHaveValue('cedis')
    await save(page)
    await expect(page.getByText('Confirma que estos datos se borran').first()).toBeVisible()

    await page.getByRole('combobox', { name: 'Tipo', exact: true }).selectOption('Bodega')
    await expect(sheet.getByRole('textbox', { name: 'Andenes' })).toHaveValue('4')
    await expect(subtype).toHaveValue('cedis')
    await expect(subtype.getByRole('option')).toHaveText([
      'Sin dato',
      'Nave industrial',
      'Bodega',
      'Mini bodega',
      'Cedis',
    ])
    await page.getByRole('combobox', { name: 'Tipo', exact: true }).selectOption('Terreno')
    await subtype.selectOption('Lote industrial')
    await expect(subtype).toHaveAccessibleDescription('')
    await sheet.getByRole('combobox', { name: 'En esquina' }).selectOption('Sí')
    await sheet.getByRole('checkbox', { name: 'Sí, bórralos' }).check()
    await save(page)
    await expect(notice(page)).toContainText('Propiedad actualizada exitosamente!')
    await visit(page, `/property/${id}`)
    const facts = page.getByRole('region', { name: 'Todos los datos' })
    await expect(facts.getByText('En esquina')).toBeVisible()
    await expect(facts.getByText('Lote industrial')).toBeVisible()
    await expect(page.getByText('Altura libre')).toHaveCount(0)
  },
)

test(
  'the fields of the type are open, and a wrong figure is told beside its field',
  { tag: '@escritorio' },
  async ({ page }) => {
    await visit(page, '/add-property')
    await page.getByRole('combobox', { name: 'Tipo', exact: true }).selectOption('Bodega')
    const sheet = page.getByRole('region', { name: 'Ficha técnica' })
    const height = sheet.getByRole('textbox', { name: 'Altura libre' })
    await expect(height).toBeVisible()
    await height.fill('120')
    await height.blur()
    await expect(height).toHaveAccessibleDescription(/No puede ser mayor que 50/)
    await height.fill('12')
    await height.blur()
    await expect(height).not.toHaveAccessibleDescription(/No puede/)
    await page.getByRole('combobox', { name: 'Tipo', exact: true }).selectOption('Terreno')
    await expect(height).toBeHidden()
  },
)

test('a key pressed before the map of a pasted point has loaded moves the point, and the map follows', async ({
  page,
}) => {
  await visit(page, '/add-property')
  const link = page.getByRole('textbox', { name: 'Enlace de Google Maps' })
  const map = page.getByRole('application', { name: /^Mapa del punto/ })
  await expect(map.locator('svg')).toContainText('Monterrey')
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/place-preview?**', async (route) => {
    await pressed
    await route.continue().catch(() => {})
  })
  await link.fill('25.75, -100.16')
  await map.focus()
  await page.keyboard.press('ArrowUp')
  await expect(link).toHaveValue('25.75045, -100.16000')
  press()
  await expect(map.locator('svg')).toContainText('Apodaca')
  await expect(map.locator('svg')).not.toContainText('Monterrey')
})

test('the map beside the link causes no layout shift when it loads', { tag: '@movil' }, async ({ page }) => {
  const { promise: looked, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/place-preview?**', async (route) => {
    await looked
    await route.continue().catch(() => {})
  })
  await visit(page, '/add-property')
  const top = () => field(page, 'Superficie Total').evaluate((next) => next.getBoundingClientRect().top + scrollY)
  const before = await top()
  letGo()
  await expect(page.getByRole('application', { name: /^Mapa del punto/ }).locator('svg')).toContainText('Monterrey')
  expect(await top()).toBe(before)
})

test('the map beside the link sets the point by click and by keys, and can restore the link', async ({ page }) => {
  await visit(page, '/add-property')
  const link = page.getByRole('textbox', { name: 'Enlace de Google Maps' })
  const map = page.getByRole('application', { name: /^Mapa del punto/ })
  await expect(map.locator('svg')).toContainText('Monterrey')
  await link.fill('25.75, -100.16')
  // A click is a place on the current map, so the test waits for the map of the point.
  await expect(map.locator('svg')).not.toContainText('Monterrey')
  await expect(map.locator('svg')).toContainText('Apodaca')
  await map.focus()
  await page.keyboard.press('ArrowUp')
  await expect(link).toHaveValue('25.75045, -100.16000')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(link).toHaveValue('25.75045, -100.15501')
  await page.getByRole('button', { name: 'Mover el punto 50 m al sur' }).click()
  await expect(link).toHaveValue('25.75000, -100.15501')
  await map.click({ position: { x: 20, y: 20 } })
  await expect(link).not.toHaveValue('25.75000, -100.15501')
  await expect(page.getByText(/^Punto del enlace: 25\.7/)).toBeVisible()
  await page.getByText('Aproximada', { exact: true }).click()
  await expect(page.getByText(/^El punto es el verdadero y solo lo ve tu equipo\./)).toBeVisible()
  await page.getByRole('button', { name: 'Volver al enlace anterior' }).click()
  await expect(link).toHaveValue('25.75, -100.16')
})

test('a draft that could not be opened is still offered, and saving is blocked until it is loaded @escritorio', async ({
  page,
  expectFailing,
}) => {
  expectFailing('/add-property')
  const title = newTitle()
  await visit(page, '/add-property')
  await fillRequired(page, title)
  await expect.poll(async () => (await keptDrafts(page)).join()).toContain(title)
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  const recover = page.getByRole('button', { name: 'Recuperar borrador' })
  const reachAgain = await cutOff(page, '/add-property')
  await recover.click()
  await expect(notice(page)).toHaveText('Error al recuperar el borrador. Intenta nuevamente.')
  await expect(recover).toBeFocused()
  reachAgain()

  const letGo = await holdAnswers(page)
  await recover.click()
  await expect(page.getByRole('button', { name: 'Recuperando...' })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar propiedad' }).filter({ visible: true }).first().click()
  letGo()
  await expect(field(page, 'Título')).toHaveValue(title)
  await expect(recover).toHaveCount(0)
  await save(page)
  await expect(notice(page)).toContainText('Propiedad guardada exitosamente!')
})

test('a session that ends during typing loses nothing of the form @escritorio @principal', async ({
  page,
  account,
}) => {
  const title = newTitle()
  await visit(page, '/add-property')
  await fillRequired(page, title)
  await page.context().clearCookies()
  await save(page)
  await expect(page).toHaveURL('/login?volver=%2Fadd-property&motivo=sesion')
  await expect(page.getByRole('status').filter({ hasText: 'Tu sesión terminó' })).toContainText(
    'Lo que escribiste se conserva en este equipo',
  )
  await page.getByLabel('Correo electrónico').fill(account.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('button', { name: 'Recuperar borrador' }).click()
  await expect(field(page, 'Precio')).toHaveValue('1,000,000')
  await save(page)
  await expect(notice(page)).toContainText('Propiedad guardada exitosamente!')
  await visit(page, '/add-property')
  await expect(page.getByRole('button', { name: 'Recuperar borrador' })).toHaveCount(0)
})
