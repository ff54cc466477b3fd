import { addLead, addProperty, newTitle } from './staff.ts'
import { expect, test } from './visitor.ts'

test('a lead is added, a line proposes the next action, and a lost lead says why, by keyboard', async ({
  page,
  expectFailing,
}) => {
  const email = `rosa-${crypto.randomUUID()}@cerronorte.example`
  const form = { name: 'Rosa Treviño', email, password: 'secreta-1' }
  await page.request.post('/signup', { form, maxRedirects: 0 })
  const name = `Eva ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/dashboard/prospectos/nuevo')
  // The reason stays hidden until the stage asks for it.
  await expect(page.getByLabel('Por qué se perdió')).toBeHidden()
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await page.getByRole('textbox', { name: 'Correos' }).fill(`${name.replace(' ', '-')}@correo.mx`)
  await page.getByRole('button', { name: 'Guardar prospecto' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByLabel('¿Qué pasó?').fill('llamé, quiere ver la nave mañana a las 4')
  await page.getByLabel('¿Qué pasó?').press('Enter')
  const proposal = page.getByRole('form', { name: 'Revisa lo que se entendió' })
  await expect(proposal.getByLabel('Qué', { exact: true })).toHaveValue('Visita')
  await expect(proposal.getByLabel('Hora (opcional)')).toHaveValue('16:00')
  await expect(proposal.getByLabel('Etapa del prospecto')).toHaveValue('visita')
  await proposal.getByRole('button', { name: 'Guardar con la siguiente acción' }).press('Enter')
  await expect(page.getByText('Se guardó en el historial')).toBeVisible()
  await expect(page.getByLabel('¿Qué pasó?')).toHaveValue('')

  // A refused form answers 422.
  expectFailing(new URL(page.url()).pathname)
  await page.getByLabel('Pasar a').selectOption('perdido')
  await page.getByRole('button', { name: 'Cambiar etapa' }).press('Enter')
  const reason = page.getByLabel('Por qué se perdió')
  await expect(page.getByText('Elige por qué se perdió')).toBeVisible()
  await expect(reason).toBeFocused()
  await reason.selectOption('precio')
  await page.getByRole('button', { name: 'Cambiar etapa' }).press('Enter')
  await expect(page.getByText('Visita → Perdido. Precio')).toBeVisible()
})

test('a WhatsApp message that is pasted into a search of the panel opens a new lead', async ({ page }) => {
  const email = `rosa-${crypto.randomUUID()}@cerronorte.example`
  await page.request.post('/signup', { form: { name: 'Rosa', email, password: 'secreta-1' }, maxRedirects: 0 })
  const pasted = 'Hola, me interesa esta propiedad\nRef. PROP-434·M3P4'
  for (const address of ['/dashboard/propiedades', '/dashboard']) {
    await page.goto(address)
    await page.getByRole('searchbox', { name: /^Buscar/ }).evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, pasted)
    await expect(page.getByRole('heading', { level: 1, name: 'Nuevo prospecto' })).toBeVisible()
    await expect(page.getByText('No hay ningún clic con esa referencia. Se usa la propiedad')).toBeVisible()
  }
})

test('a line that could not be sent stays on the page of the lead, with the reason @escritorio', async ({
  page,
  cutConnection,
}) => {
  const email = `rosa-${crypto.randomUUID()}@cerronorte.example`
  await page.request.post('/signup', { form: { name: 'Rosa', email, password: 'secreta-1' }, maxRedirects: 0 })
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/dashboard/prospectos/nuevo')
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  await page.getByRole('textbox', { name: 'Correos' }).fill(`${name.replace(' ', '-')}@correo.mx`)
  await page.getByRole('button', { name: 'Guardar prospecto' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await cutConnection(true)
  await page.getByLabel('¿Qué pasó?').fill('llamé y no contestó')
  await page.getByRole('button', { name: 'Anotar' }).click()
  await expect(page.getByText('No se pudo hacer el cambio. Revisa tu conexión')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByLabel('¿Qué pasó?')).toHaveValue('llamé y no contestó')

  // So do the texts of what was understood, and of the next action.
  await cutConnection(false)
  await page.getByLabel('¿Qué pasó?').fill('llamé, quiere ver la nave mañana a las 4')
  await page.getByLabel('¿Qué pasó?').press('Enter')
  const proposal = page.getByRole('form', { name: 'Revisa lo que se entendió' })
  await proposal.getByLabel('Qué', { exact: true }).fill('Visita con su socio')
  await cutConnection(true)
  await proposal.getByRole('button', { name: 'Guardar con la siguiente acción' }).press('Enter')
  await expect(page.getByText('No se pudo hacer el cambio. Revisa tu conexión')).toBeVisible()
  await expect(proposal.getByLabel('Qué', { exact: true })).toHaveValue('Visita con su socio')
  await expect(proposal.getByRole('button', { name: 'Guardar con la siguiente acción' })).toBeFocused()
  await cutConnection(false)
  await proposal.getByRole('button', { name: 'Guardar con la siguiente acción' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Siguiente acción' }).getByText(/^Visita con su socio/)).toBeVisible()
})

test('what was typed about a lead that somebody deletes meanwhile stays on the page @escritorio', async ({ page }) => {
  const email = `rosa-${crypto.randomUUID()}@cerronorte.example`
  await page.request.post('/signup', { form: { name: 'Rosa', email, password: 'secreta-1' }, maxRedirects: 0 })
  const name = newTitle('Ana')
  const lead = await addLead(page, name)
  await page.goto(lead)
  const tab = await page.context().newPage()
  await tab.goto(`${lead}/editar`)
  await tab.getByRole('textbox', { name: 'Empresa' }).fill('Acería del Norte')
  await page.getByLabel('¿Qué pasó?').fill('llamé, pide la ficha')
  await page.request.post(lead, { form: { intent: 'remove-lead' }, maxRedirects: 0 })
  await page.getByLabel('¿Qué pasó?').press('Enter')
  await tab.getByRole('button', { name: 'Guardar prospecto' }).press('Enter')
  for (const each of [page, tab])
    await expect(each.getByText('El prospecto ya no existe. No se guardó nada')).toBeVisible()
  await expect(page.getByLabel('¿Qué pasó?')).toHaveValue('llamé, pide la ficha')
  await expect(tab.getByRole('textbox', { name: 'Empresa' })).toHaveValue('Acería del Norte')
})

test('the filters of the leads are in a panel and in chips, and the first lead is high up on the page', async ({
  page,
}) => {
  const email = `rosa-${crypto.randomUUID()}@cerronorte.example`
  await page.request.post('/signup', { form: { name: 'Rosa', email, password: 'secreta-1' }, maxRedirects: 0 })
  const mark = crypto.randomUUID().slice(0, 8)
  for (const [name, source] of [
    [`Eva ${mark}`, 'letrero'],
    [`Luis ${mark}`, 'llamada'],
  ] as const)
    await page.request.post('/dashboard/prospectos/nuevo', {
      form: { name, phones: '', emails: `${name.replace(' ', '-')}@correo.mx`, language: 'es', source, stage: 'nuevo' },
      maxRedirects: 0,
    })
  await page.goto(`/dashboard/prospectos?search=${mark}`)
  const names = page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: mark })
  await expect(names).toHaveCount(2)
  const { y = Infinity } = (await names.first().boundingBox()) ?? {}
  expect(y).toBeLessThanOrEqual(300)
  await page.getByRole('button', { name: 'Filtros' }).click()
  const panel = page.getByRole('dialog', { name: 'Filtros y orden' })
  await panel.getByLabel('Origen').selectOption('letrero')
  await panel.getByRole('button', { name: 'Ver 1 prospecto' }).click()
  await expect(names).toHaveText([`Eva ${mark}`])
  await expect(page).toHaveURL(`/dashboard/prospectos?search=${mark}&origen=letrero`)
  await page.getByRole('link', { name: /^Quitar filtro Origen/ }).click()
  await expect(names).toHaveCount(2)
  await page.goto(`/dashboard/prospectos/tablero?search=${mark}`)
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('dialog', { name: 'Filtros' }).getByLabel('Origen').selectOption('llamada')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([`Luis ${mark}`])
})

test('the question before a deletion leads to those who ask about the property, and Cancelar has the focus', async ({
  page,
}) => {
  const email = `ines-${crypto.randomUUID()}@cerronorte.example`
  await page.request.post('/signup', { form: { name: 'Inés Peña', email, password: 'secreta-1' }, maxRedirects: 0 })
  const title = newTitle('Bodega')
  const id = await addProperty(page, { title })
  const asked = { phones: '', emails: '', language: 'es', source: 'letrero', stage: 'nuevo', askedProperty: title }
  await page.request.post('/dashboard/prospectos/nuevo', { form: { name: 'Sr. Gómez', ...asked }, maxRedirects: 0 })
  await page.goto(`/dashboard/propiedades?eliminar=${id}`)
  const question = page.getByRole('alertdialog', { name: 'Eliminar propiedad' })
  await expect(question.getByRole('link', { name: 'Cancelar' })).toBeFocused()
  await question.getByRole('link', { name: '1 prospecto abierto pregunta por ella' }).click()
  await expect(page.getByRole('link', { name: 'Sr. Gómez', exact: true })).toBeVisible()
})
