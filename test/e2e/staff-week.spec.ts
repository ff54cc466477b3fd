import type { Browser, Page } from '@playwright/test'
import { ANONYMOUS, addLead, addProperty, dayFromToday, expect, newAccount, newTitle, test, visit } from './staff.ts'

// A broker's week, each journey with people and a property of its own.

/** Digits that no other person has. */
function digits(count: number): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, '7')
    .slice(-count)
}

/** A property on offer. @returns its ID and the path of its page on the site */
async function offer(page: Page) {
  const [title, code] = [newTitle(), `SEM-${digits(6)}`]
  await addProperty(page, { title, propertyId: code })
  return { code, slug: title.toLowerCase().replace(' ', '-') }
}

/** What a visitor does on the site in a browser of their own. */
async function asVisitor(browser: Browser, baseURL: string | undefined, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL })
  await act(await context.newPage())
  await context.close()
}

async function line(page: Page, words: string) {
  await page.getByLabel('¿Qué pasó?').fill(words)
  await page.getByLabel('¿Qué pasó?').press('Enter')
}

test('a message becomes a lead, a visit and a deal, which is undone, all by keyboard @escritorio', async ({
  page,
  browser,
  baseURL,
}) => {
  // An account of its own has no other visit at that hour. Signing up would end the session of the worker's account.
  await page.context().clearCookies()
  await page.request.post('/signup', { form: newAccount(), maxRedirects: 0 })
  const { code, slug } = await offer(page)
  const name = newTitle('Mariana')
  const enter = (role: 'button' | 'link', label: string | RegExp) =>
    page.getByRole(role, { name: label }).first().press('Enter')

  await test.step('a visitor writes', () =>
    asVisitor(browser, baseURL, async (site) => {
      await site.goto(`/contacto?propiedad=${slug}`)
      await site.getByRole('textbox', { name: 'Nombre' }).fill(name)
      await site.getByRole('textbox', { name: 'Correo electrónico' }).fill(`${slug}@correo.mx`)
      await site.getByRole('textbox', { name: 'Teléfono' }).fill(`044 81${digits(8)}`)
      await site.getByRole('textbox', { name: 'Mensaje' }).fill('¿Se puede ver?')
      await site.getByRole('button', { name: 'Enviar mensaje' }).press('Enter')
      await expect(site).toHaveURL('/contacto-confirmacion')
    }))

  await test.step('the message is answered and becomes a lead', async () => {
    await visit(page, `/dashboard/mensajes?${new URLSearchParams({ buscar: name })}`)
    await enter('link', name)
    await enter('button', 'Crear prospecto')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await enter('link', 'Ver el mensaje')
    await enter('button', 'Marcar como respondido')
    await expect(page.getByText('Mensaje actualizado')).toBeVisible()
    await enter('link', name)
    await expect(page.getByText('Se respondió el mensaje.')).toBeVisible()
  })

  await test.step('a typed line plans a visit, whose result asks what comes next', async () => {
    await line(page, `llamé, quiere ver ${code} mañana a las 10`)
    await expect(page.getByRole('button', { name: 'Guardar con la siguiente acción' })).toBeFocused()
    await enter('button', 'Guardar y planear visita')
    await expect(page.getByRole('textbox', { name: /^Hora(?! \(opc)/ })).toHaveValue('10:00')
    await enter('button', 'Guardar visita')
    await enter('link', /10:00 a 11:00/)
    await page.getByLabel('Resultado').selectOption({ label: 'Le gustó' })
    await enter('button', 'Guardar resultado')
    await expect(page.getByRole('textbox', { name: 'Qué', exact: true })).toBeFocused()
    await page.keyboard.type('Firmar')
    await page.getByRole('textbox', { name: 'Día', exact: true }).fill(dayFromToday(2))
    await page.getByRole('textbox', { name: 'Día', exact: true }).press('Enter')
    await expect(page.getByRole('region', { name: 'Siguiente acción' }).getByText(/^Firmar/)).toBeVisible()
  })

  await test.step('the deal closes lead and property, and its undo opens both', async () => {
    await page.getByLabel('Pasar a').selectOption({ label: 'Ganado' })
    await enter('button', 'Cambiar etapa')
    await expect(page.getByRole('heading', { level: 1, name: /^Cerrar como ganado/ })).toBeVisible()
    await enter('link', new RegExp(`^${code}`))
    await page.getByRole('textbox', { name: 'Comisión' }).fill('5 %')
    await enter('button', 'Guardar cierre')
    await expect(page.getByRole('region', { name: 'Cierre' }).getByText('Comisión: 5')).toBeVisible()
    await enter('button', 'Deshacer cierre')
    await expect(page.getByText('El cierre se deshizo')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Siguiente acción' }).getByText(/^Firmar/)).toBeVisible()
  })
})

test('a WhatsApp message becomes a lead, and what fits goes out as a list of favourites @movil', async ({
  page,
  browser,
  baseURL,
  expectFailing,
}) => {
  const { code, slug } = await offer(page)
  const name = newTitle('Ana')
  let message = ''

  await test.step('a visitor presses the link of a property', () =>
    asVisitor(browser, baseURL, async (site) => {
      await visit(site, `/propiedad/${slug}`)
      // The chat itself is another site: the link is pressed, but not followed.
      await site.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()))
      const chat = site.locator(`a[href*="wa.me"][href*="${code}"]:visible`).first()
      await chat.click()
      message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
      expect(message).toMatch(/\nRef\. SEM-\d{6}·\w{4}$/)
    }))

  await test.step('the pasted message fills in the lead, with what was written after the reference', async () => {
    await visit(page, '/dashboard/prospectos/nuevo')
    const pasted = page.getByLabel(/^Pega el mensaje completo/)
    // The press is reported beside the page of the visitor.
    await expect(async () => {
      await pasted.fill(`${message}\n¿Tiene rampa?`)
      await page.getByRole('button', { name: 'Leer referencia' }).click()
      await expect(page.getByRole('status').filter({ hasText: `desde /propiedad/${slug}` })).toBeVisible({
        timeout: 5_000,
      })
    }).toPass()
    await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
    await page.getByRole('textbox', { name: 'Teléfonos' }).fill(`521 81${digits(8)}`)
    await page.getByRole('button', { name: 'Guardar prospecto' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('¿Tiene rampa?')).toBeVisible()
  })

  await test.step('another message of the same person is asked about where the press was, and joins the history', async () => {
    const lead = new URL(page.url()).pathname
    const phone = (await page.getByRole('link', { name: /^81 / }).innerText()).trim()
    await visit(page, `/dashboard/prospectos/nuevo?${new URLSearchParams({ ref: 'Hola, ¿y el precio?' })}`)
    await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
    await page.getByRole('textbox', { name: 'Teléfonos' }).fill(phone)
    expectFailing('/dashboard/prospectos/nuevo')
    await page.getByRole('button', { name: 'Guardar prospecto' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Ya hay un prospecto' })).toBeFocused()
    await page.getByRole('button', { name: `Agregar al historial de ${name}` }).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === lead)
    await expect(page.getByRole('listitem').filter({ hasText: 'Hola, ¿y el precio?' })).toBeVisible()
  })

  await test.step('two of the properties that fit are opened as a list to share', async () => {
    await page.getByRole('region', { name: 'Qué busca' }).getByRole('link', { name: 'Agregar' }).click()
    await page.locator('label', { hasText: /^Bodega/ }).click()
    await page.getByRole('button', { name: 'Guardar lo que busca' }).click()
    await page.getByRole('heading', { name: `Propiedades para ${name}` }).click()
    const boxes = page.getByRole('checkbox', { name: /^Elegir/ })
    for (const box of (await boxes.all()).slice(2)) await box.uncheck()
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Abrir las elegidas como lista' }).click()
    const list = await opened
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(2)
    await expect(list.getByRole('link', { name: 'Compartir' })).toHaveAttribute(
      'href',
      /favoritos%3Fp%3D[\w-]+(?:,|%2C)/,
    )
    await list.close()
    await line(page, 'le mandé propuesta')
    await page.getByRole('button', { name: 'Guardar en el historial' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'le mandé propuesta' })).toContainText('Propuesta')
  })
})

test('the leads of somebody who is away go to a colleague @escritorio', async ({
  page,
  playwright,
  baseURL,
  account,
}) => {
  const other = { ...newAccount(), name: newTitle('Laura') }
  const browser = await playwright.request.newContext({ baseURL, storageState: ANONYMOUS })
  await browser.post('/signup', { form: other, maxRedirects: 0 })
  await browser.dispose()
  const name = newTitle('Eva')
  const path = await addLead(page, name)
  await visit(page, `${path}/editar`)
  await page.getByRole('combobox', { name: 'Asesor' }).selectOption({ label: other.name })
  await page.getByRole('button', { name: 'Guardar prospecto' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await visit(page, '/dashboard/prospectos')
  await page.getByRole('button', { name: 'Filtros' }).press('Enter')
  await page.getByRole('dialog').getByRole('combobox', { name: 'Asesor' }).selectOption({ label: other.name })
  await expect(page).toHaveURL(/asesor=/)
  await page.keyboard.press('Escape')
  await page.getByLabel('Pasar este prospecto a').selectOption({ label: account.name })
  await page.getByRole('button', { name: 'Pasar', exact: true }).press('Enter')
  await expect(page.getByText('Los prospectos de la lista son ahora de esa persona')).toBeVisible()
  await visit(page, path)
  await expect(page.getByRole('region', { name: 'Persona' })).toContainText(account.name)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test('a card of the board moves by keyboard, and the second of two people reads who moved it @escritorio', async ({
      page,
      expectFailing,
    }) => {
      const name = newTitle('Eva')
      const path = await addLead(page, name)
      const board = `/dashboard/prospectos/tablero?${new URLSearchParams({ search: name })}`
      await page.goto(board)
      const move = async (stage: string) => {
        await page.getByLabel(`Etapa de ${name}`).selectOption({ label: stage })
        await page.getByRole('button', { name: `Mover a ${name}` }).press('Enter')
      }
      await move('Contactado')
      await expect(page.getByRole('region', { name: /^Contactado/ }).getByRole('link', { name })).toBeVisible()
      await expect(page).toHaveURL(/tablero/)
      await expect(page.getByRole('dialog', { name: 'Aviso' })).toContainText('Prospecto guardado')
      const button = page.getByRole('button', { name: `Mover a ${name}`, disabled: false })
      await expect(button).toBeVisible()
      if (javaScriptEnabled) await expect(button).toBeFocused()
      const form = { intent: 'move-lead', stage: 'visita', version: '2' }
      await page.request.post(path, { form, maxRedirects: 0 })
      expectFailing('/dashboard/prospectos/tablero')
      await move('Propuesta')
      await expect(page.getByText(/guardó mientras tanto: Etapa: Contactado → Visita/)).toBeVisible()
      await expect(page.getByRole('region', { name: /^Visita/ }).getByRole('link', { name })).toBeVisible()
      await move('Perdido')
      await expect(page.getByText('Elige por qué se perdió').first()).toBeVisible()
      await page.getByLabel('Por qué se perdió').selectOption({ label: 'Precio' })
      await page.getByRole('button', { name: 'Cambiar etapa' }).click()
      await expect(page.getByText('Se perdió', { exact: true })).toBeVisible()
    })
  })
