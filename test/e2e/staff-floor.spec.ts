import { addComplex, addProperty, expect, notice, test, visit } from './staff.ts'

test.use({ firstVisit: true })

test('a floor is drawn with pointer and keys, corrected after a crossing, and shown to visitors @principal', async ({
  page,
  expectMissing,
}) => {
  const { id, name } = await addComplex(page)
  const titles = [`Local uno, ${name}`, `Local dos, ${name}`]
  for (const title of titles) await addProperty(page, { title, complexId: id, type: 'local', area: '85' })
  await visit(page, `/dashboard/conjuntos/${id}/espacios`)
  await page.getByRole('link', { name: 'Plano', exact: true }).click()
  await page.getByLabel('Nombre del piso').fill('Planta baja')

  const chosen = page.getByLabel('Espacio que dibujas')
  const corners = page.getByRole('button', { name: /^Esquina/ })
  const drawing = page.getByRole('group', { name: /^Dibujo del piso/ })
  const optionOf = (title: string) => chosen.getByRole('option', { name: title })
  async function spot(x: number, y: number) {
    // Away from the bar at the bottom of a phone.
    await drawing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await drawing.boundingBox()
    if (!box) throw new Error('no drawing')
    return [box.x + box.width * x, box.y + box.height * y] as const
  }

  await chosen.selectOption(await optionOf(titles[0] ?? '').getAttribute('value'))
  for (const [x, y] of [
    [0.1, 0.1],
    [0.4, 0.6],
    [0.4, 0.1],
    [0.1, 0.6],
  ] as const)
    await page.mouse.click(...(await spot(x, y)))
  await expect(corners).toHaveCount(4)
  await expect(page.getByText('Los lados del contorno se cruzan')).toBeVisible()
  expectMissing(`/dashboard/conjuntos/${id}/plano`)
  await page.getByRole('button', { name: 'Guardar plano' }).click()
  await expect(page.getByRole('alert')).toContainText('Los lados del contorno se cruzan')
  await expect(corners, 'what was drawn stays').toHaveCount(4)

  // The second and the third corner change places.
  for (const { from, to } of [
    { from: [0.4, 0.6], to: [0.6, 0.35] },
    { from: [0.4, 0.1], to: [0.4, 0.6] },
    { from: [0.6, 0.35], to: [0.4, 0.1] },
  ] as const) {
    await page.mouse.move(...(await spot(from[0], from[1])))
    await page.mouse.down()
    await page.mouse.move(...(await spot(to[0], to[1])), { steps: 4 })
    await page.mouse.up()
  }
  await expect(corners).toHaveCount(4)

  await chosen.selectOption(await optionOf(titles[1] ?? '').getAttribute('value'))
  await page.getByRole('button', { name: 'Añadir esquina' }).focus()
  await page.keyboard.press('Enter')
  await expect(corners.first()).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('Esquina 1 de 1 en 55, 50')).toBeVisible()
  for (const at of [1, 2, 3]) {
    await page.keyboard.press('Enter')
    await expect(corners.nth(at)).toBeFocused()
  }
  await page.keyboard.press('Delete')
  await expect(corners).toHaveCount(3)
  await expect(page.getByText('Esquina 4 quitada: quedan 3')).toBeVisible()

  await page.getByRole('button', { name: 'Guardar plano' }).click()
  await expect(notice(page)).toContainText('Plano guardado')
  await expect(page.getByRole('navigation', { name: 'Pisos' }).getByRole('link')).toHaveText([
    'Planta baja',
    'Otro piso',
  ])
  await page.getByRole('link', { name: 'Ver su página' }).click()
  const space = page.getByRole('link', { name: `${titles[0]}, 85\u00A0m², disponible` })
  const row = page.getByRole('row', { name: titles[0] })
  const unmarked = await row.evaluate((element) => getComputedStyle(element).backgroundColor)
  await space.locator('polygon').hover()
  await expect(row, 'the row of the outline under the pointer').not.toHaveCSS('background-color', unmarked)
  await page.mouse.move(0, 0)
  await expect(row).toHaveCSS('background-color', unmarked)
  await space.press('Enter')
  await expect(page.getByRole('row', { name: titles[0] })).toBeInViewport()
  await page.getByRole('link', { name: `ver ${titles[1]} en el plano` }).click()
  await expect(page.getByRole('link', { name: `${titles[1]}, 85\u00A0m², disponible` })).toBeInViewport()
})
