import { addDays, dayIn } from '#app/calendar/calendar-day.ts'
import { buildPicture } from '#test/factories/picture.ts'
import type { Browser, Page } from '@playwright/test'
import { cardOf } from './listing.ts'
import {
  actionsOf,
  ANONYMOUS,
  type Account,
  addProperty,
  expect,
  findRow,
  newAccount,
  newTitle,
  notice,
  openSection,
  rowOf,
  save,
  test,
  visit,
} from './staff.ts'
import { goBack } from './travel.ts'

const DEADLINE = addDays(dayIn('America/Monterrey', new Date()), 5)

test.use({ storageState: ANONYMOUS })

test('no price figure breaks into two lines, also with twelve digits and cents', async ({ page, account }) => {
  await page.context().addCookies(account.session.cookies)
  for (const price of ['12,345,678,901', '123,456,789,012.55']) {
    const title = newTitle('Nave')
    await addProperty(page, { title, price, area: '9,000,000' })
    await visit(page, `/propiedad/${title.toLowerCase().replace(' ', '-')}`)
    const told = page.locator('.price').filter({ hasText: price })
    await expect(told.first()).toBeAttached()
    expect(new Set(await told.evaluateAll(linesOfFigures)), price).toEqual(new Set([1]))
  }
})

/** The number of lines of each figure, without the words after it. */
function linesOfFigures(prices: Element[]): number[] {
  return prices.map((price) => {
    const range = document.createRange()
    range.selectNodeContents(price.firstChild ?? price)
    // A price for phones is not drawn on a desktop.
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size || 1
  })
}

test('a property has a complete life, from the first account to its entries in the log @principal', async ({
  page,
  browser,
  account: colleague,
  expectMissing,
  expectFailing,
}) => {
  test.slow()
  const [person, title, renamed] = [newAccount(), newTitle(), newTitle('Nave')]
  await register(page, person)
  await test.step('adds it with its photos', () => addWithPhotos(page, title))

  await test.step('finds it in the panel and among the alerts', async () => {
    await openSection(page, 'Alertas de Contratos')
    const alert = page.getByRole('article').filter({ hasText: title })
    await expect(alert).toContainText('CRÍTICA')
    await expect(alert).toContainText('Vence en 5 días')
    await expect(alert.getByRole('img')).toHaveAccessibleName(/5 días/)
    await openSection(page, 'Propiedades')
    await page.getByRole('searchbox').fill(title)
    await expect(page.getByRole('status').filter({ hasText: 'propiedades' })).toHaveText(/^1 de [\d,]+ propiedades$/)
    await expect(rowOf(page, title)).toContainText('$1,234,567.50 MXN')
  })

  await test.step('chooses between two versions', async () => {
    const edited = await actionsOf(rowOf(page, title))
    await edited.getByRole('link', { name: `Editar ${title}` }).click()
    await expect(page.getByLabel('Título')).toHaveValue(title)
    const { pathname } = new URL(page.url())
    await editAsSomebodyElse(browser, pathname, colleague.session)
    await page.getByLabel('Título').fill(renamed)
    await page.getByRole('textbox', { name: 'Precio', exact: true }).fill('1300000')
    expectFailing(pathname)
    await save(page)
    await chooseVersions(page, { mine: renamed, saved: title })
    await expect(notice(page)).toContainText('Propiedad actualizada exitosamente!')
    await findRow(page, renamed)
    await expect(rowOf(page, renamed)).toContainText('$1,300,000 MXN')
    const seen = await actionsOf(rowOf(page, renamed))
    await seen.getByRole('link', { name: `Ver ${renamed}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible()
    await expect(page.getByText('Andenes techados, lo dijo el vecino.')).toBeVisible()
  })

  await test.step('sees its photos on the full screen', async () => {
    await page.getByRole('list', { name: 'Foto actual' }).getByRole('link').first().click()
    const viewer = page.getByRole('dialog', { name: `Fotos de ${renamed}` })
    const shown = viewer.getByRole('img').first()
    const width = (page.viewportSize()?.width ?? 0) > 1200 ? 1600 : 400
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(new RegExp(String.raw`\.jpg\.${width}\.avif$`))
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
  })

  const path = `/propiedad/${renamed.toLowerCase().replaceAll(' ', '-')}`
  expectMissing(path)
  const statusOf = async (address: string) => (await page.request.get(address, { maxRedirects: 0 })).status()
  expect(await statusOf(`/propiedad/${title.toLowerCase().replaceAll(' ', '-')}`)).toBe(301)

  await test.step('pauses it: it is not public', async () => {
    const row = await actionsOf(await findRow(page, renamed))
    await row.getByRole('button', { name: 'Pausar' }).click()
    await expect(notice(page)).toContainText('Propiedad pausada con éxito')
    await expect(row).toContainText('Pausada')
    expect(await statusOf(path)).toBe(404)
    await visit(page, `/propiedades?${new URLSearchParams({ search: renamed })}`)
    await expect(cardOf(page, renamed)).toHaveCount(0)
  })

  await test.step('reactivates it: it is public again', async () => {
    const row = await actionsOf(await findRow(page, renamed))
    await row.getByRole('button', { name: 'Reactivar' }).click()
    await expect(notice(page)).toContainText('Propiedad reactivada con éxito')
    await visit(page, `/propiedades?${new URLSearchParams({ search: renamed })}`)
    await expect(cardOf(page, renamed)).toBeVisible()
  })

  await test.step('deletes it after a confirmation', async () => {
    const row = await actionsOf(await findRow(page, renamed))
    await row.getByRole('button', { name: 'Eliminar' }).click()
    const question = page.getByRole('alertdialog', { name: 'Eliminar propiedad' })
    await expect(question).toContainText(
      '¿Estás seguro de que deseas eliminar esta propiedad? Esta acción no se puede deshacer.',
    )
    await expect(question.getByRole('link', { name: 'Cancelar' })).toBeFocused()
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(notice(page)).toContainText('Propiedad eliminada con éxito')
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'No se encontraron propiedades' })).toBeVisible()
    expect(await statusOf(path)).toBe(410)
  })

  await test.step('reads everything in the log', () => readTheLog(page, { person, colleague, title, renamed }))
  await test.step('signs out, and no data remain', () => signOut(page, person))
})

async function register(page: Page, { name, email, password }: Account) {
  await visit(page, '/dashboard')
  await expect(page).toHaveURL('/login?volver=%2Fdashboard')
  await visit(page, '/signup')
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

async function addWithPhotos(page: Page, title: string) {
  await page.getByRole('link', { name: 'Añadir Propiedad' }).click()
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('ID de Propiedad').fill(title.toUpperCase())
  const price = page.getByRole('textbox', { name: 'Precio', exact: true })
  await price.pressSequentially('1234567.5')
  await expect(price).toHaveValue('1,234,567.5')
  await page.getByLabel('Ciudad/Zona').fill('Huinalá')
  await page.getByLabel('Superficie Total').fill('500')
  await page.getByLabel('Fecha límite del contrato').fill(DEADLINE)
  await page
    .locator('[data-pictures=photos] input[type=file]')
    .setInputFiles([
      ...(await Promise.all(['#884422', '#228844', '#224488'].map(photo))),
      { name: 'plano.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') },
      { name: 'enorme.jpg', mimeType: 'image/jpeg', buffer: hugeJpeg() },
    ])
  await expect(page.getByRole('alert').filter({ hasText: 'plano' })).toHaveText(
    'plano.jpg no es una imagen válidaenorme.jpg es demasiado grande. Máximo 10MB.',
  )
  const shots = page.getByRole('img', { name: /^Foto \d/ })
  await expect(shots).toHaveCount(3)
  await expect(shots.first()).toHaveAttribute('width', '2400')
  await expect(shots.first()).toHaveAttribute('height', '1500')
  await save(page)
  await expect(notice(page)).toContainText('Propiedad guardada exitosamente!')
  await expect(page).toHaveURL('/dashboard')
}

async function photo(colour: string) {
  return {
    name: `foto ${colour}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await buildPicture('jpeg', { width: 2400, height: 1500, colour }),
  }
}

/** One byte over the limit, with the first bytes of a JPEG. */
function hugeJpeg(): Buffer {
  return Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(10 * 1024 * 1024 - 3)])
}

async function editAsSomebodyElse(browser: Browser, path: string, storageState: typeof ANONYMOUS) {
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await visit(page, path)
  await page.getByLabel('Descripción').fill('Andenes techados, lo dijo el vecino.')
  await page.getByRole('textbox', { name: 'Precio', exact: true }).fill('1100000')
  await save(page)
  await expect(notice(page)).toContainText('Propiedad actualizada exitosamente!')
  await context.close()
}

/** A fact that both changed must be chosen; a fact that only one changed is preselected. */
async function chooseVersions(page: Page, title: { mine: string; saved: string }) {
  await expect(page.getByRole('heading', { level: 1, name: 'Alguien guardó cambios antes que tú' })).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Laura Treviño guardó esta propiedad')
  const fact = (name: string) => page.getByRole('group', { name })
  await expect(page.getByRole('group')).toHaveCount(3)
  await expect(fact('Título').getByRole('radio', { name: `Lo que escribiste ${title.mine}` })).toBeChecked()
  await expect(fact('Título')).toContainText(title.saved)
  await expect(fact('Descripción').getByRole('radio', { name: 'Lo guardado Andenes techados' })).toBeChecked()
  const mine = fact('Precio').getByRole('radio', { name: 'Lo que escribiste $1,300,000' })
  const theirs = fact('Precio').getByRole('radio', { name: 'Lo guardado $1,100,000' })
  await expect(mine).not.toBeChecked()
  await expect(theirs).not.toBeChecked()
  const saveChosen = page.getByRole('button', { name: 'Guardar lo elegido' })
  await expect(saveChosen).toBeEnabled()
  await saveChosen.click()
  await expect(page.getByText('Elige una versión en cada dato para poder guardar.')).toBeVisible()
  await mine.check()
  await saveChosen.click()
}

type Told = { person: Account; colleague: Account; title: string; renamed: string }

async function readTheLog(page: Page, { person, title, renamed }: Told) {
  await openSection(page, 'Registro de Actividad')
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${title}|${renamed}`) })
  await expect(entries.getByRole('heading')).toHaveText([
    `Propiedad eliminada: ${renamed}`,
    `Propiedad reactivada: ${renamed}`,
    `Propiedad pausada: ${renamed}`,
    `Propiedad editada: ${renamed}`,
    `Propiedad editada: ${title}`,
    `Propiedad creada: ${title}`,
  ])
  await expect(entries.first()).toContainText(person.name)
  await expect(entries.first().getByRole('time')).toHaveText(/^\d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d{2}/)
  const edit = entries.nth(3)
  await expect(edit).toContainText(`Título: ${title} → ${renamed}`)
  await expect(edit).not.toContainText('Descripción')
}

async function signOut(page: Page, person: Account) {
  const menu = page.getByRole('button', { name: 'LT: cuenta, Configuración y Cerrar Sesión' })
  if (await menu.isVisible()) await menu.click()
  await expect(page.getByText(person.email).filter({ visible: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await goBack(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.getByText(person.email)).toHaveCount(0)
}
