import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { keptDrafts } from './property-form.ts'
import { addProperty, cutOff, expect, newTitle, notice, save, test, visit } from './staff.ts'
import { goBack } from './travel.ts'

const [RED, BLUE] = ['#dd2211', '#1133dd']

test('a photo is turned and cropped before it is saved, and again afterwards @principal', async ({
  page,
  expectFailing,
}) => {
  const title = newTitle()
  const id = await addProperty(page, { title })
  const path = `/edit-property/${id}`
  await visit(page, path)

  await test.step('a new photo with an orientation in its EXIF data', async () => {
    await page
      .locator('[data-pictures=photos] input[type=file]')
      .setInputFiles([await halves('frente.jpg'), await halves('patio.jpg', '#118833')])
    await expect(shots(page)).toHaveCount(2)
    await page.getByLabel('Texto alternativo').first().fill('Frente')
    await edit(page, 'foto 1, Frente')
    await expect(page.getByText('Quedará de')).toHaveText(/px$/)
    await turn(page, 'derecha')
    await expect(page.getByRole('status').filter({ hasText: 'Girada a la derecha' })).toHaveCount(1)
    // The upright photo is red on the left; turned to the right, red is at the top. The lower half is cropped.
    await drag(page, grip(page, 'Lado inferior'), { x: 0, y: -0.5 })
    await expect(grip(page, 'Lado inferior')).toHaveAttribute('aria-valuetext', '100 % de ancho, 50 % de alto')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(editor(page)).toHaveCount(0)
    await expect(page.getByText('Foto editada')).toHaveCount(1)
    expect(await photoAt(page, 0)).toEqual({ square: 1.33, colours: [RED, RED], alt: 'Frente' })
    await save(page)
    await expect(notice(page)).toContainText('Propiedad actualizada exitosamente!')
  })

  await test.step("the saved photo: nothing changes before 'Aplicar', nor without a connection", async () => {
    await visit(page, path)
    const saved = await photoAt(page, 1)
    expect(saved.colours).toEqual(['#118833', BLUE])
    for (const leave of [() => page.keyboard.press('Escape'), () => goBack(page)]) {
      await edit(page, 'foto 2')
      await turn(page, 'izquierda')
      await leave()
      await expect(editor(page)).toHaveCount(0)
      await expect(page).toHaveURL(path)
    }
    await expect(page.getByRole('button', { name: 'Editar foto 2' })).toBeFocused()
    expect(await photoAt(page, 1)).toEqual(saved)

    expectFailing('/photos')
    const reconnect = await cutOff(page, '/photos')
    await edit(page, 'foto 2')
    await turn(page, 'derecha')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'patio.jpg' })).toContainText('No se pudo subir')
    await expect(page.locator('input[name=images]'), 'the form still holds both').toHaveCount(2)
    await page.getByRole('button', { name: 'Dejar como estaba la foto patio.jpg' }).click()
    reconnect()
    expect(await photoAt(page, 1)).toEqual(saved)
  })

  await test.step('by keyboard alone, in 3:2; undone, repeated and saved in its place', async () => {
    await edit(page, 'foto 1, Frente')
    await page.getByRole('button', { name: '3:2' }).press('Enter')
    await expect(page.getByText('Quedará de')).toHaveText('Quedará de 800 × 533 px')
    await grip(page, 'Mover el recorte').focus()
    for (const key of ['ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown'])
      await page.keyboard.press(key)
    await expect(grip(page, 'Mover el recorte')).toHaveAttribute(
      'aria-valuetext',
      'a 0 % de la izquierda y 11 % de arriba',
    )
    await grip(page, 'Esquina superior izquierda').focus()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowRight')
    await page.getByRole('button', { name: 'Aplicar' }).press('Enter')
    await expect(page.getByText('Foto editada')).toHaveCount(1)
    const cropped = await photoAt(page, 0)
    expect(cropped).toMatchObject({ square: 1.5, alt: 'Frente' })
    await page.getByRole('button', { name: 'Deshacer la edición de la foto 1, Frente' }).click()
    await expect(page.getByText('Foto editada')).toHaveCount(0)
    await expect(tiles(page).first(), 'its button is gone').toBeFocused()
    expect(await photoAt(page, 0)).toMatchObject({ square: 1.33 })

    await edit(page, 'foto 1, Frente')
    await page.getByRole('button', { name: '3:2' }).click()
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(page.getByText('Foto editada')).toHaveCount(1)
    await save(page)
    await expect(notice(page)).toContainText('Propiedad actualizada exitosamente!')
    await visit(page, path)
    await expect(shots(page)).toHaveCount(2)
    expect(await photoAt(page, 0)).toMatchObject({ square: 1.5, alt: 'Frente' })
    expect(await photoAt(page, 1)).toMatchObject({ colours: ['#118833', BLUE] })
    await expect(page.getByText('Portada', { exact: true })).toHaveCount(1)
  })
})

test(
  'editing photos shows no errors at fields that nobody has filled in yet',
  { tag: '@escritorio' },
  async ({ page }) => {
    await visit(page, '/add-property')
    await page.locator('[data-pictures=photos] input[type=file]').setInputFiles([await halves('frente.jpg')])
    await edit(page, 'foto 1')
    await turn(page, 'derecha')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await page.getByRole('button', { name: 'Deshacer la edición de la foto 1' }).click()
    await expect(page.getByText('Foto editada')).toHaveCount(0)
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  },
)

test(
  'changes of pictures can be undone: an edit after a reload too, and a removed plan',
  { tag: '@escritorio' },
  async ({ page }) => {
    await visit(page, '/add-property')
    await page.locator('[data-pictures=photos] input[type=file]').setInputFiles([await halves('frente.jpg')])
    await edit(page, 'foto 1')
    await turn(page, 'derecha')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(page.getByText('Foto editada')).toHaveCount(1)
    await page.getByText('Plantas, niveles y planos de conjunto').click()
    const plans = page.locator('[data-pictures=plans]')
    await plans.locator('input[type=file]').setInputFiles([await halves('planta.jpg')])
    await plans.getByRole('button', { name: 'Quitar plano 1' }).click()
    await plans.getByRole('button', { name: 'Deshacer: poner de nuevo el plano 1' }).click()
    await expect(plans.getByRole('listitem')).toBeFocused()
    await expect(plans.getByText('Plano quitado.')).toHaveCount(0)
    await expect.poll(async () => (await keptDrafts(page)).join()).toMatch(/imageEdits.*"plans"/)

    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Recuperar borrador' }).click()
    await expect(plans.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Deshacer la edición de la foto 1' }).click()
    await expect(page.getByText('Foto editada')).toHaveCount(0)
    expect(await photoAt(page, 0)).toMatchObject({ square: 1.5, colours: [RED, BLUE] })
  },
)

/** Upright 1200×800, one colour on the left and blue on the right; the file is rotated, like a phone's. */
async function halves(name: string, left = RED) {
  const half = (colour: string) =>
    sharp({ create: { width: 600, height: 800, channels: 3, background: colour } })
      .png()
      .toBuffer()
  const upright = await sharp({ create: { width: 1200, height: 800, channels: 3, background: BLUE } })
    .composite([{ input: await half(left), left: 0, top: 0 }])
    .png()
    .toBuffer()
  const buffer = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

function tiles(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
}

function shots(page: Page): Locator {
  return page.getByRole('main').locator('li img')
}

function editor(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Editar foto' })
}

function grip(page: Page, name: string): Locator {
  return editor(page).getByRole('slider', { name, exact: true })
}

async function edit(page: Page, name: string) {
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click()
  await expect(grip(page, 'Mover el recorte')).toBeVisible()
}

function turn(page: Page, side: 'izquierda' | 'derecha') {
  return page.getByRole('button', { name: `Girar a la ${side}` }).click()
}

/** Drags a handle with a finger on a phone, or else with the mouse, by fractions of the picture. */
async function drag(page: Page, handle: Locator, by: { x: number; y: number }) {
  const [from, picture] = await Promise.all([handle.boundingBox(), page.locator('.photo-box').boundingBox()])
  if (!from || !picture) throw new Error('nothing to draw')
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
  const end = { x: start.x + by.x * picture.width, y: start.y + by.y * picture.height }
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) {
    const browser = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [start])
    await touch('touchMove', [middle])
    await touch('touchMove', [end])
    await touch('touchEnd', [])
    return browser.detach()
  }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.move(end.x, end.y)
  return page.mouse.up()
}

/** The stored photo at a position of the form: its proportion, the colours near both ends of its diagonal, its text. */
async function photoAt(page: Page, at: number) {
  const tile = tiles(page).nth(at)
  const source = (await tile.locator('img').getAttribute('src')) ?? ''
  const answer = await page.request.get(source.replace(/\.400\.jpg$/, ''))
  const picture = sharp(await answer.body())
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    const [red = 0, green = 0, blue = 0] = data.subarray(start)
    return [RED, BLUE, '#118833'].toSorted((a, b) => distance(a) - distance(b))[0]
    function distance(colour: string): number {
      const value = Number.parseInt(colour.slice(1), 16)
      return Math.abs((value >> 16) - red) + Math.abs(((value >> 8) & 255) - green) + Math.abs((value & 255) - blue)
    }
  }
  return {
    square: Math.round((info.width / info.height) * 100) / 100,
    colours: [colourAt(0.1, 0.1), colourAt(0.9, 0.9)],
    alt: await tile.getByLabel('Texto alternativo').inputValue(),
  }
}
