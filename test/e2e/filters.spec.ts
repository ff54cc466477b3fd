import {
  cards,
  chips,
  chooseMunicipality,
  closeFilters,
  expectCountToAgree,
  expectQuery,
  municipalities,
  openFilters,
  resultCount,
  results,
  searchBox,
} from './listing.ts'
import { goBack } from './travel.ts'
import { expect, test, visit } from './visitor.ts'

test('removing a chip removes its filter and moves the focus to the next chip, and at the end to the count', async ({
  page,
}) => {
  await visit(page, '/propiedades?search=renta&municipality=Monterrey&type=local')
  await expectQuery(page, { search: 'renta', municipality: 'Monterrey', type: 'local' })
  await chips(page).filter({ hasText: 'Tipo' }).click()
  await expectQuery(page, { search: 'renta', municipality: 'Monterrey' })
  await expect(chips(page).filter({ hasText: 'Municipio' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expectQuery(page, { search: 'renta' })
  await expect(resultCount(page)).toBeFocused()
  await chips(page).click()
  await expectQuery(page, {})
  await expect(searchBox(page)).toHaveValue('')
  await expect(resultCount(page)).toBeFocused()
  await expect(results(page).getByText('Filtros aplicados')).toBeHidden()
})

test("'Limpiar Filtros' empties every control and keeps the order", async ({ page, isMobile }) => {
  await visit(
    page,
    '/propiedades?search=piso&location=valle&state=Nuevo+León&category=renta&minArea=50&sort=precio-asc',
  )
  const filters = await openFilters(page)
  await filters.getByRole('link', { name: 'Limpiar Filtros' }).click()
  await expectQuery(page, { sort: 'precio-asc' })
  await expect(filters.getByLabel('Ubicación')).toHaveValue('')
  await expect(filters.getByLabel('Estado')).toHaveValue('')
  await expect(filters.getByRole('radio', { name: 'Todas' })).toBeChecked()
  await expect(filters.getByRole('group', { name: 'Superficie en m²' }).getByLabel('Desde')).toHaveValue('')
  await closeFilters(page)
  await expect(searchBox(page)).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('precio-asc')
  expect(await expectCountToAgree(page)).toBeGreaterThan(300)
  if (isMobile) await expect(page.getByRole('link', { name: 'Filtros', exact: true })).toBeFocused()
})

// On a phone the choices in one opened sheet are one history entry: back-closes.spec.ts.
test(
  'each choice is a history entry: Back undoes it in the URL, the results and the controls @principal',
  {
    tag: '@escritorio',
  },
  async ({ page }) => {
    await visit(page, '/propiedades')
    const everything = await expectCountToAgree(page)
    const filters = await openFilters(page)
    const types = filters.getByRole('group', { name: 'Tipo' })
    await types.getByRole('checkbox', { name: 'Oficina' }).check()
    await expectQuery(page, { type: 'oficina' })
    await filters.getByRole('radio', { name: 'Renta' }).check()
    await expectQuery(page, { type: 'oficina', category: 'renta' })

    await goBack(page)
    await expectQuery(page, { type: 'oficina' })
    await expect(types.getByRole('checkbox', { name: 'Oficina' })).toBeChecked()
    await closeFilters(page)
    expect(await expectCountToAgree(page)).toBeGreaterThan(0)
    for (const card of await cards(page).all()) await expect(card.getByText('Oficina', { exact: true })).toBeVisible()
    await goBack(page)
    await expectQuery(page, {})
    await expect(resultCount(page)).toHaveText(`${everything} propiedades`)
  },
)

test('several types and municipalities are chosen at once, and each chip removes one', async ({ page }) => {
  await visit(page, '/propiedades?category=renta')
  const filters = await openFilters(page)
  const types = filters.getByRole('group', { name: 'Tipo' })
  await types.getByRole('checkbox', { name: 'Bodega' }).check()
  await types.getByRole('checkbox', { name: 'Terreno' }).check()
  await chooseMunicipality(filters, 'Apodaca')
  await chooseMunicipality(filters, 'García')
  await expect(page).toHaveURL(/\?category=renta&type=terreno&type=bodega&municipality=Apodaca&municipality=Garc/)
  await expect(municipalities(filters).locator('summary')).toHaveText('Apodaca, García')
  await closeFilters(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terrenos o bodegas en renta en Apodaca o García')
  const both = await expectCountToAgree(page)
  await chips(page).filter({ hasText: 'Tipo: Terreno' }).click()
  await expect(chips(page).filter({ hasText: 'Tipo: Bodega' })).toBeFocused()
  await chips(page).filter({ hasText: 'Municipio: García' }).click()
  await expectQuery(page, { category: 'renta', type: 'bodega', municipality: 'Apodaca' })
  expect(await expectCountToAgree(page)).toBeLessThan(both)
  await openFilters(page)
  await expect(types.getByRole('checkbox', { name: 'Terreno' })).not.toBeChecked()
  await types.getByRole('checkbox', { name: 'Todos' }).check()
  await expectQuery(page, { category: 'renta', municipality: 'Apodaca' })
})

test('the filters of the URL are set in the panel, in any spelling and case', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/propiedades?search=Piso&location=centro&type=Oficina&category=RENTA&municipality=monterrey')
  await expect(searchBox(page)).toHaveValue('Piso')
  const filters = await openFilters(page)
  await expect(filters.getByLabel('Ubicación')).toHaveValue('centro')
  await expect(filters.getByRole('checkbox', { name: 'Oficina' })).toBeChecked()
  await expect(filters.getByRole('radio', { name: 'Renta' })).toBeChecked()
  await expect(municipalities(filters).locator('summary')).toHaveText('Monterrey')
})

test('a range filters by area, and its figures have thousands commas', { tag: '@escritorio' }, async ({ page }) => {
  await visit(page, '/propiedades')
  const filters = await openFilters(page)
  const area = filters.getByRole('group', { name: 'Superficie en m²' })
  await area.getByLabel('Desde').pressSequentially('1000')
  await expect(area.getByLabel('Desde')).toHaveValue('1,000')
  await area.getByLabel('Hasta').pressSequentially('2000')
  await expectQuery(page, { minArea: '1000', maxArea: '2000' })
  await closeFilters(page)
  await expectCountToAgree(page)
  const areas = await cards(page)
    .getByText(/^Superficie\s[\d,.]+\sm²$/)
    .allTextContents()
  expect(areas).toHaveLength(await cards(page).count())
  for (const text of areas) {
    const figure = Number(text.replaceAll(/\D|²/g, ''))
    expect(figure).toBeGreaterThanOrEqual(1000)
    expect(figure).toBeLessThanOrEqual(2000)
  }
})

test('an unreadable limit has an error beside its field, and is applied after its correction', async ({ page }) => {
  await visit(page, '/propiedades?category=renta')
  const filters = await openFilters(page)
  const price = filters.getByRole('group', { name: 'Precio en pesos' })
  await price.getByLabel('Desde').pressSequentially('-5')
  await expect(price.getByLabel('Desde')).toHaveAccessibleDescription(/^Este límite no se aplica\./)
  await expect(price.getByLabel('Desde')).toHaveAttribute('aria-invalid', 'true')
  await expect(price.getByLabel('Hasta')).not.toHaveAttribute('aria-invalid')
  await filters.getByRole('checkbox', { name: 'Bodega' }).check()
  await expectQuery(page, { category: 'renta', type: 'bodega' })
  await expect(price.getByLabel('Desde')).toHaveValue('-5')
  await price.getByLabel('Desde').fill('50000')
  await expectQuery(page, { category: 'renta', type: 'bodega', minPrice: '50000' })
  await expect(price.getByLabel('Desde')).toHaveAccessibleDescription('')
  await price.getByLabel('Hasta').fill('100')
  await expect(price.getByLabel('Hasta')).toHaveAccessibleDescription('El mínimo es mayor que el máximo.')
})

test('a price range shows the exchange rate that is used for dollars', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/propiedades?category=renta&minPrice=400000&maxPrice=600000')
  await expect(results(page)).toContainText('con un tipo de cambio de referencia de 18 pesos por dólar')
  await expectCountToAgree(page)
  const dollars = cards(page).filter({ hasText: 'USD' })
  await expect(dollars.first(), 'dollars worth half a million pesos are among them').toBeVisible()
  const filters = await openFilters(page)
  const price = filters.getByRole('group', { name: 'Precio en pesos' })
  await expect(price.getByLabel('Desde')).toHaveValue('400,000')
  await expect(price.getByLabel('Hasta')).toHaveValue('600,000')
})

test(
  'the column of filters can be collapsed, and the cards use its space',
  { tag: '@escritorio' },
  async ({ page }) => {
    await visit(page, '/propiedades')
    const column = await openFilters(page)
    const narrow = (await cards(page).first().boundingBox())?.x ?? 0
    await column.getByRole('heading', { name: 'Filtros' }).click()
    await expect(municipalities(column)).toBeHidden()
    expect((await cards(page).first().boundingBox())?.x).toBeLessThan(narrow)
    await column.getByRole('heading', { name: 'Filtros' }).click()
    await expect(municipalities(column)).toBeVisible()
  },
)

for (const path of ['/propiedades', '/propiedades/renta/bodega/apodaca'])
  test(
    `on a desktop the header is low and every filter is visible: ${path}`,
    { tag: '@escritorio' },
    async ({ page }) => {
      await visit(page, path)
      const head = page.locator('.border-b', { has: page.getByRole('heading', { level: 1 }) }).last()
      expect((await head.boundingBox())?.height).toBeLessThanOrEqual(180)
      const last = await page.getByRole('complementary', { name: 'Filtros' }).getByLabel('Ubicación').boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(900)
    },
  )

test('beside each choice is the number of its properties', async ({ page }) => {
  await visit(page, '/propiedades?category=renta')
  const filters = await openFilters(page)
  const office = filters.getByRole('checkbox', { name: 'Oficina', exact: true })
  const told = await office.evaluate((input) => input.parentElement?.innerText ?? '')
  const [, offices = ''] = /^Oficina\s*([\d,]+)$/.exec(told) ?? []
  await expect(office).toHaveAccessibleDescription(offices)
  await office.check()
  await expect(resultCount(page)).toHaveText(new RegExp(`^${offices} propiedad`))
  await municipalities(filters).locator('summary').click()
  const place = municipalities(filters).locator('label', { hasText: 'Apodaca' })
  const [, there = ''] = /^Apodaca\s*(\d+)$/.exec(await place.innerText()) ?? []
  await chooseMunicipality(filters, 'Apodaca')
  await expect(resultCount(page)).toHaveText(new RegExp(`^${there} propiedad`))
})

test('a fact of a type can be chosen when the search names the type', { tag: '@escritorio' }, async ({ page }) => {
  await visit(page, '/propiedades?search=bodegas')
  const filters = await openFilters(page)
  await filters.getByText('Más filtros').click()
  await filters.getByLabel('Clase', { exact: true }).selectOption('A')
  await expectQuery(page, { search: 'bodegas', type: 'bodega', buildingClass: 'A' }, ['Clase: A'])
  await expectCountToAgree(page)
  await expect(filters.getByLabel('Clase', { exact: true })).toHaveValue('A')
})

test('a phone shows the selected type beside the search without cutting it', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/propiedades?type=local')
  const [shown, needed] = await page.locator('select.quick').evaluate((select: HTMLSelectElement) => {
    const { width } = select.getBoundingClientRect()
    select.style.width = 'max-content'
    return [width, select.getBoundingClientRect().width]
  })
  expect(shown).toBeGreaterThanOrEqual(needed)
})
