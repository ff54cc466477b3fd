import { MUNICIPALITIES, STATES } from '#app/catalogue/facts/places.ts'
import { formatDay } from '#app/calendar/calendar-day.ts'
import type { Page, Request } from '@playwright/test'
import { field, fillRequired, keptDrafts, photo } from './property-form.ts'
import { addProperty, cutOff, dayFromToday, expect, holdAnswers, newTitle, notice, save, test, visit } from './staff.ts'

/** Holds back the data that a page reloads after a post, but not the response to the post. */
async function holdLastAnswer(page: Page) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const isRead = (request: Request) => request.method() === 'GET' && request.url().includes('.data')
  await page.route('**/*.data*', async (route) => {
    if (isRead(route.request())) await promise
    await route.continue().catch(() => {})
  })
  return { answered: page.waitForResponse((answer) => isRead(answer.request())), letGo }
}

test('the form of a new property shows its requirements, its errors and its progress @principal', async ({ page }) => {
  await visit(page, '/add-property')
  await expect(page.getByRole('heading', { level: 1, name: 'Añadir Propiedad' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Información Básica',
    'Precio y condiciones',
    'Ubicación',
    'Ficha técnica',
    'Características',
    'Estado de la Propiedad',
    'Propietario y exclusiva',
    'Imágenes',
    'Planos',
  ])
  const progress = page.getByRole('progressbar', { name: 'Progreso del formulario' })
  await expect(field(page, 'ID de Propiedad'), 'an ID is proposed').toHaveValue(/\d$/)
  await expect(page.getByRole('list', { name: 'Faltan 4 datos' }).filter({ visible: true })).toHaveText(
    'TítuloPrecioCiudad/ZonaSuperficie Total',
  )
  await field(page, 'ID de Propiedad').fill('')
  await expect(progress, 'the currency always has a value').toHaveAttribute('value', '5')
  await expect(page.getByLabel('Tipo', { exact: true })).toHaveValue('casa')
  await expect(page.getByRole('radio', { name: 'Venta' })).toBeChecked()
  await expect(page.getByLabel('Estatus')).toHaveValue('disponible')
  await expect(page.getByLabel('Moneda').getByRole('option')).toHaveText(['MXN', 'USD'])

  await save(page)
  const summary = page.getByRole('alert', { name: 'Faltan 5 datos por completar' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Título: Escribe el título',
    'ID de Propiedad: Escribe el ID de la propiedad',
    'Precio: Escribe el precio',
    'Ciudad/Zona: Escribe la ciudad o zona',
    'Superficie Total: Escribe la superficie total en\u00A0m²',
  ])
  await summary.getByRole('link', { name: 'Precio' }).click()
  await expect(field(page, 'Precio')).toBeFocused()
  await expect(field(page, 'Precio')).toHaveAccessibleDescription('Escribe el precio')

  await fillRequired(page, 'Bodega Ñandú en Huinalá')
  await expect(page.getByText('/propiedad/bodega-nandu-en-huinala')).toBeVisible()
  await expect(summary, 'what was put right is no longer told').toHaveCount(0)
  await expect(progress).toHaveAttribute('value', '32')

  const municipality = page.getByRole('combobox', { name: 'Municipio' })
  await expect(municipality.getByRole('option')).toHaveCount(MUNICIPALITIES.length + 1)
  await expect(page.getByRole('radio', { name: 'Jalisco' })).toBeHidden()
  await page.getByText('Elige un estado').click()
  await expect(page.getByRole('group', { name: 'Estado' }).getByRole('radio')).toHaveCount(STATES.length + 1)
  await page.getByText('Jalisco', { exact: true }).click()
  await expect(field(page, 'Municipio')).toBeVisible()
  await page.getByText('Nuevo León', { exact: true }).click()
  await expect(municipality).toBeVisible()

  const price = field(page, 'Precio')
  await price.fill('1234567')
  await price.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3))
  await price.press('9')
  await expect(price).toHaveValue('12,934,567')
  expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart), 'the caret stays').toBe(4)
  await price.fill('1234')
  await price.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1))
  await price.press('Delete')
  await price.press('Delete')
  await expect(price, 'a comma stops nobody who deletes').toHaveValue('134')
  await field(page, 'Precio por m²').fill('2500.5')
  await expect(field(page, 'Precio por m²')).toHaveValue('2,500.5')
  await field(page, 'Precio por m²').fill('')
  await price.fill('1000000')

  const deadline = page.getByLabel('Fecha límite del contrato')
  const calendar = deadline.locator('xpath=../input[@type="date"]')
  await expect(calendar).toHaveAttribute('min', dayFromToday(0))
  await deadline.fill(dayFromToday(-1).split('-').toReversed().join('/'))
  await deadline.press('Tab')
  await expect(deadline, 'a day is written in one way').toHaveValue(formatDay(dayFromToday(-1)))
  await expect(page.getByRole('button', { name: 'Abrir el calendario' }).and(page.locator(':focus'))).toBeVisible()
  await save(page)
  await expect(page.getByRole('alert', { name: 'Revisa un dato' })).toContainText('Fecha límite del contrato')
  await calendar.fill(dayFromToday(3))
  await expect(deadline, 'a day of the calendar is written in the field').toHaveValue(formatDay(dayFromToday(3)))
  await expect(deadline).toBeFocused()
  await expect(page.getByRole('alert', { name: 'Revisa un dato' })).toHaveCount(0)
})

test('the focused element is above the save bar', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/add-property')
  const bar = page.locator('.form-save-bar')
  await field(page, 'Título').focus()
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    const free = await bar.evaluate((element) => {
      const focused = document.activeElement
      if (!focused || element.contains(focused)) return true
      return focused.getBoundingClientRect().top < element.getBoundingClientRect().top - 20
    })
    expect(free, `step ${step}`).toBe(true)
  }
})

test('the navigation scrolls to the current section', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/add-property')
  const name = 'Estado de la Propiedad'
  const link = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name })
  await expect(link).not.toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView())
  await expect(link).toHaveAttribute('aria-current')
  await expect(link).toBeInViewport({ ratio: 1 })
})

test('leaving a changed form asks first, and the typed values are offered again afterwards @principal', async ({
  page,
}) => {
  const title = newTitle()
  await visit(page, '/dashboard')
  await page.getByRole('link', { name: 'Añadir Propiedad' }).first().click()
  await field(page, 'Título').fill(title)
  const cancel = page.getByRole('link', { name: 'Cancelar' })
  const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })
  await cancel.click()
  await expect(question).toHaveAccessibleDescription('Si sales ahora se pierden los datos que escribiste.')
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(question).toBeHidden()
  // Back while the question is open means to stay.
  await cancel.click()
  await expect(question).toBeVisible()
  // No wait here: the history entry may be undone before the page hears of it.
  await page.evaluate(() => history.back())
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/add-property')
  await expect(field(page, 'Título')).toHaveValue(title)

  // The draft is saved after a pause in typing.
  await expect.poll(async () => (await keptDrafts(page)).join()).toContain(title)
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
  await expect(page.getByRole('status').filter({ hasText: 'Hay datos sin guardar' })).toBeVisible()
  // The question stays open when the answer to the recovered draft arrives, and leads to the requested page.
  const { answered, letGo } = await holdLastAnswer(page)
  await page.getByRole('button', { name: 'Recuperar borrador' }).click()
  await expect(field(page, 'Título')).toHaveValue(title)
  await expect(page.getByRole('button', { name: 'Recuperar borrador' })).toHaveCount(0)

  await cancel.click()
  await expect(question).toBeVisible()
  letGo()
  await answered
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL('/dashboard')
  await visit(page, '/add-property')
  await expect(field(page, 'Título')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Recuperar borrador' })).toHaveCount(0)
})

test('a form that cannot be sent has a message, keeps its values and can be sent again', async ({
  page,
  expectFailing,
}) => {
  const title = newTitle()
  const id = await addProperty(page, { title })
  for (const { path, failure, success } of [
    {
      path: '/add-property',
      failure: 'Error al guardar la propiedad. Intenta nuevamente.',
      success: 'Propiedad guardada exitosamente!',
    },
    {
      path: `/edit-property/${id}`,
      failure: 'Error al actualizar la propiedad. Intenta nuevamente.',
      success: 'Propiedad actualizada exitosamente!',
    },
  ]) {
    expectFailing(path)
    await visit(page, path)
    await fillRequired(page, newTitle())
    const reconnect = await cutOff(page, path)
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: failure })).toHaveText(failure)
    await expect(field(page, 'Superficie Total')).toHaveValue('500')
    reconnect()
    const letGo = await holdAnswers(page, path)
    await save(page)
    await expect(page.getByRole('button', { name: 'Guardando...' })).toHaveAttribute('aria-disabled', 'true')
    letGo()
    await expect(notice(page)).toContainText(success)
    await expect(page).toHaveURL('/dashboard')
  }
})

test('photos are added in every way, retried after a failure, and sorted by keys @principal', async ({
  page,
  expectFailing,
}) => {
  const title = newTitle()
  await visit(page, '/add-property')
  await fillRequired(page, title)
  expectFailing('/photos')
  const reconnect = await cutOff(page, '/photos')
  await page.locator('[data-pictures=photos] input[type=file]').setInputFiles([await photo('fachada.jpg', '#aa3311')])
  await expect(page.getByRole('alert').filter({ hasText: 'fachada.jpg' })).toHaveText(
    'fachada.jpg: No se pudo subir. Revisa tu conexión e inténtalo de nuevo.',
  )
  await save(page)
  await expect(page.getByRole('alert', { name: 'Revisa un dato' })).toContainText(
    'Hay fotos que no se subieron: reintenta o quítalas.',
  )
  reconnect()
  await page.getByRole('button', { name: 'Reintentar fachada.jpg' }).click()
  await page.getByRole('textbox', { name: 'Texto alternativo' }).fill('Fachada')
  await expect(field(page, 'Título'), 'nothing typed is lost').toHaveValue(title)

  for (const way of ['drop', 'paste'] as const)
    await give(page, way, await photo(`${way}.jpg`, way === 'drop' ? '#11aa33' : '#3311aa'))
  const shots = page.getByRole('img', { name: /^(?:Foto \d|Fachada)$/ })
  await expect(shots).toHaveCount(3)
  for (const shot of await shots.all()) {
    await shot.scrollIntoViewIfNeeded()
    await expect.poll(() => shot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }

  await page.getByRole('button', { name: 'Mover foto 1, Fachada' }).focus()
  for (const key of ['Space', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: 'Mover foto 3, Fachada' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Foto 3 de 3, Fachada' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(shots.first()).toHaveAccessibleName('Fachada')
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  await expect(shots.nth(1)).toHaveAccessibleName('Fachada')
  await page.getByRole('button', { name: /^Quitar foto 3/ }).click()
  await expect(shots).toHaveCount(2)
  await save(page)
  await expect(notice(page)).toContainText('Propiedad guardada exitosamente!')

  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('link', { name: 'Editar Propiedad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Propiedad' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(shots).toHaveCount(2)
  await expect(shots.nth(1)).toHaveAccessibleName('Fachada')
  await expect(page.getByRole('radio', { name: 'Jalisco' }), 'the states lie open').toBeVisible()
})

type Given = Awaited<ReturnType<typeof photo>>

async function give(page: Page, way: 'drop' | 'paste', { name, mimeType, buffer }: Given) {
  const carried = await page.evaluateHandle(
    ({ bytes, file, type }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(bytes)], file, { type }))
      return transfer
    },
    { bytes: [...buffer], file: name, type: mimeType },
  )
  if (way === 'drop') return page.getByText('Arrastra fotos aquí').dispatchEvent('drop', { dataTransfer: carried })
  return carried.evaluate((clipboardData) => {
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 720 } })

  test('no control of the panel is wider than a narrow phone @movil', async ({ page }) => {
    for (const path of ['/add-property', '/dashboard/conjuntos/nuevo', '/dashboard/alertas']) {
      await page.goto(path)
      const excess = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(excess, path).toBeLessThanOrEqual(0)
    }
  })
})
