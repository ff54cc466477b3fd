import { field } from './property-form.ts'
import { actionsOf, addProperty, expect, findRow, holdAnswers, newTitle, painted, test, visit } from './staff.ts'
import { goBack } from './travel.ts'

test('the first Tab stop skips to the first field and keeps the typed values', async ({ page }) => {
  const firsts = { '/add-property': 'Tipo', '/dashboard/conjuntos/nuevo': 'Nombre' }
  for (const [path, name] of Object.entries(firsts)) {
    await visit(page, path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Saltar al contenido' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
    await expect(page, 'no step of the history that the guard of unsaved changes can’t hold').toHaveURL(path)
  }
})

test('a link to a section moves the focus there, and Tab continues inside it', async ({ page }) => {
  await visit(page, '/add-property')
  const links = page.getByRole('navigation', { name: 'Secciones' })
  await links.getByRole('link', { name: 'Estado de la Propiedad' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Estado de la Propiedad' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Estatus')).toBeFocused()
  await expect(page.getByLabel('Estatus')).toBeInViewport({ ratio: 1 })

  const short = links.getByRole('link', { name: 'Precio y condiciones' })
  await short.press('Enter')
  await expect(short, 'whoever is at a folded section sees it marked').toHaveAttribute('aria-current')
  await field(page, 'Título').focus()
  await page.evaluate(() => window.scrollTo({ top: 150 }))
  await expect(
    links.getByRole('link', { name: 'Información Básica' }),
    'a folded one below does not take the mark',
  ).toHaveAttribute('aria-current')
})

test(
  'F6 goes from section to section, and works as in the browser after the last one',
  { tag: '@escritorio' },
  async ({ page }) => {
    await visit(page, '/add-property')
    await expect(page.getByText('F6 lleva a la sección siguiente')).toBeVisible()
    await field(page, 'Superficie Total').fill('1,200')
    await field(page, 'Título').focus()
    const section = (name: string) => page.getByRole('region', { name })
    const first = [
      section('Precio y condiciones').locator('summary'),
      page.getByLabel('Conjunto', { exact: true }),
      field(page, 'Niveles'),
      field(page, 'Superficie Total'),
      page.getByLabel('Estatus'),
      page.getByLabel('Propietario', { exact: true }),
      section('Imágenes').locator(':focus'),
      section('Planos').locator('summary'),
    ]
    for (const control of first) {
      await page.keyboard.press('F6')
      await expect(control).toBeFocused()
      await expect(control).toBeInViewport({ ratio: 1 })
    }
    const pressed = await page.evaluateHandle(() => ({
      isTaken: new Promise((resolve) =>
        addEventListener('keydown', (event) => resolve(event.defaultPrevented), { once: true }),
      ),
    }))
    await page.keyboard.press('F6')
    expect(await pressed.evaluate(({ isTaken }) => isTaken), 'the key leads out of the page').toBe(false)
    for (const control of first.slice(0, -1).toReversed()) {
      await page.keyboard.press('Shift+F6')
      await expect(control).toBeFocused()
    }
    await page.keyboard.press('Shift+F6')
    await expect(page.getByLabel('Tipo', { exact: true })).toBeFocused()
    for (const control of first.slice(0, 4)) {
      await page.keyboard.press('F6')
      await expect(control).toBeFocused()
    }
    await page.keyboard.type('900')
    await expect(field(page, 'Superficie Total'), 'chosen whole, as by Tab').toHaveValue('900')
  },
)

test('an option is selected by typing its letters, also if two begin with the same', async ({ page }) => {
  await visit(page, '/add-property')
  await page.getByRole('radio', { name: 'Renta' }).check()
  await page.getByRole('region', { name: 'Precio y condiciones' }).locator('summary').press('Enter')
  const scheme = page.getByLabel('Esquema de renta')
  for (const [typed, code] of [
    ['nnn', 'nnn'],
    ['nn', 'neta'],
    ['b', 'bruta'],
  ] as const) {
    await scheme.selectOption('')
    await scheme.blur()
    await scheme.focus()
    await page.keyboard.type(typed)
    await expect(scheme).toHaveValue(code)
  }
})

test('the buttons under the map of the point are one Tab stop with arrow keys inside', async ({ page }) => {
  await visit(page, '/add-property')
  const map = page.getByRole('application', { name: /^Mapa del punto/ })
  const tools = page.getByRole('toolbar', { name: 'Mover el punto y acercar el mapa' })
  const link = page.getByRole('textbox', { name: 'Enlace de Google Maps' })
  await expect(map.locator('svg')).toContainText('Monterrey')
  await link.fill('25.75, -100.16')
  await expect(map.locator('svg')).toContainText('Apodaca')
  await map.focus()
  await page.keyboard.press('Tab')
  await expect(tools.getByRole('button', { name: 'Mover el punto 50 m al norte' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tools.getByRole('button', { name: 'Alejar el mapa' })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  const south = tools.getByRole('button', { name: 'Mover el punto 50 m al sur' })
  await expect(south).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(link).toHaveValue('25.74955, -100.16000')
  await page.keyboard.press('Tab')
  const next = page.getByRole('region', { name: 'Ficha técnica' }).locator(':focus')
  await expect(next, 'the rest of them is no stop').toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(south, 'where one left them').toBeFocused()

  await page.keyboard.press('End')
  await expect(tools.getByRole('button', { name: 'Volver al enlace anterior' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(link).toHaveValue('25.75, -100.16')
  await expect(map, 'the button is gone, the focus is not').toBeFocused()
})

test('a key right after Back has closed a dialog works', async ({ page }) => {
  const title = newTitle()
  await addProperty(page, { title })
  const row = await findRow(page, title)
  const remove = row.getByRole('button', { name: 'Eliminar' })
  const question = page.getByRole('alertdialog')
  // On a phone the button is in a menu, which closes: the focus is on what opened it.
  const menu = row.getByRole('button', { name: /^Acciones de / })
  const opener = (await menu.isVisible()) ? menu : remove
  await actionsOf(row)
  await remove.press('Enter')
  await expect(question).toBeVisible()
  if (opener === menu) {
    await goBack(page)
    await expect(question).toHaveCount(0)
    await expect(menu).toBeFocused()
    return
  }
  // The key is pressed inside the page, right after the dialog has closed: Playwright would be too slow.
  await page.evaluate(() => {
    const open = document.querySelector('dialog:modal')
    if (!open) return
    const press = () => document.activeElement instanceof HTMLElement && document.activeElement.click()
    new MutationObserver(() => queueMicrotask(press)).observe(open, { attributeFilter: ['open'] })
  })
  await goBack(page)
  await painted(page)
  await expect(question).toBeVisible()
  await goBack(page)
  await expect(question).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('typing while an answer arrives loses no letter @escritorio', async ({ page }) => {
  await visit(page, '/dashboard/propiedades')
  const search = page.getByRole('searchbox', { name: 'Buscar en propiedades' })
  const letGo = await holdAnswers(page)
  const asked = page.waitForRequest(/search=bodega(?:&|$)/)
  await search.fill('bodega')
  await asked
  letGo()
  // Without a pause, so that the next request waits for this answer.
  let typed = 'bodega'
  for (const letter of ' en huinala con andenes y patio de maniobras') {
    typed += letter
    await search.press(letter)
    if (page.url().endsWith('search=bodega')) break
  }
  await expect(page).toHaveURL(`/dashboard/propiedades?${new URLSearchParams({ search: typed.trim() })}`)
  await expect(search).toHaveValue(typed)
})

test('a link cancels a pending search, and the field shows the search of the list @escritorio', async ({ page }) => {
  await visit(page, '/dashboard/propiedades')
  const search = page.getByRole('searchbox', { name: 'Buscar en propiedades' })
  const letGo = await holdAnswers(page)
  const asks = () => page.waitForRequest(/search=bodega(?:&|$)/)
  await Promise.all([asks(), search.fill('bodega')])
  await Promise.all([page.waitForRequest(/page=2/), page.getByRole('link', { name: 'Siguiente' }).click()])
  await expect(search).toHaveValue('')
  await Promise.all([asks(), search.fill('bodega')])
  letGo()
  await expect(page).toHaveURL('/dashboard/propiedades?search=bodega')
  await expect(search).toHaveValue('bodega')
})

test('all typing on a later page is one history entry: Back leads to that page @escritorio', async ({ page }) => {
  await visit(page, '/dashboard/propiedades?page=2')
  const search = page.getByRole('searchbox', { name: 'Buscar en propiedades' })
  await search.pressSequentially('bode')
  await expect(page).toHaveURL('/dashboard/propiedades?search=bode')
  await search.pressSequentially('ga')
  await expect(page).toHaveURL('/dashboard/propiedades?search=bodega')
  await goBack(page)
  await expect(page).toHaveURL('/dashboard/propiedades?page=2')
  await expect(search).toHaveValue('')
})
