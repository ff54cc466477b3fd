import type { Page } from '@playwright/test'
import {
  cards,
  chooseMunicipality,
  closeFilters,
  detailsLink,
  expectCountToAgree,
  expectQuery,
  municipalities,
  openFilters,
  resultCount,
  searchBox,
  titles,
} from './listing.ts'
import { goBack } from './travel.ts'
import { awake, expect, test, visit } from './visitor.ts'

const WANTED = { search: 'anden', municipality: 'Apodaca', type: 'bodega', category: 'renta' }

async function filterBySteps(page: Page): Promise<void> {
  const filters = await openFilters(page)
  await filters.getByRole('group', { name: 'Tipo' }).getByRole('checkbox', { name: 'Bodega' }).check()
  await expectQuery(page, { type: 'bodega' })
  await filters.getByRole('group', { name: 'Categoría' }).getByRole('radio', { name: 'Renta' }).check()
  await expectQuery(page, { type: 'bodega', category: 'renta' })
  await chooseMunicipality(filters, 'Apodaca')
  await expectQuery(page, { type: 'bodega', category: 'renta', municipality: 'Apodaca' })
  await closeFilters(page)
  const before = await expectCountToAgree(page)
  await searchBox(page).pressSequentially('anden')
  await expectQuery(page, WANTED)
  await expect(resultCount(page)).not.toHaveText(`${before} propiedades`)
}

async function expectOnlyWanted(page: Page): Promise<void> {
  await expect(cards(page).first()).toBeVisible()
  for (const card of await cards(page).all()) {
    await expect(card.getByText('Bodega', { exact: true })).toBeVisible()
    await expect(card.getByText('Renta', { exact: true })).toBeVisible()
    await expect(card.getByText(/, Apodaca, Nuevo León$/)).toBeVisible()
  }
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

/** The scroll position once nothing moves any more: a late picture or font can still shift the list. */
async function settledScroll(page: Page): Promise<number> {
  let place = -1
  await expect(async () => {
    const before = place
    place = await scrolled(page)
    expect(place).toBe(before)
  }).toPass({ intervals: [200] })
  return place
}

const WAYS_BACK = {
  'the browser': goBack,
  "the page's own link": (page: Page) => page.getByRole('link', { name: 'Volver a propiedades' }).click(),
}

for (const [way, comeBack] of Object.entries(WAYS_BACK))
  test(`a visitor who opens a property and returns by ${way} is at the same results and scroll position`, async ({
    page,
  }) => {
    await visit(page, '/')
    await page.getByRole('link', { name: 'Ver Todas las Propiedades' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Propiedades' })).toBeVisible()
    await filterBySteps(page)
    const found = await expectCountToAgree(page)
    expect(found).toBeGreaterThan(6)
    await expectOnlyWanted(page)
    const listed = await titles(page)

    const link = detailsLink(cards(page).nth(5))
    await link.scrollIntoViewIfNeeded()
    const place = await settledScroll(page)
    expect(place).toBeGreaterThan(300)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: String(listed[5]), exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/propiedad\/[a-z\d-]+$/)
    await expect.poll(() => scrolled(page), 'a property opens at its top').toBe(0)

    await comeBack(page)
    await expectQuery(page, WANTED)
    await expect(resultCount(page)).toHaveText(`${found} propiedades`)
    expect(await titles(page)).toEqual(listed)
    await expect(searchBox(page)).toHaveValue('anden')
    await expect.poll(() => scrolled(page)).toBe(place)
  })

test('a reloaded or shared URL shows the same results', async ({ page, context }) => {
  await visit(page, '/propiedades')
  await filterBySteps(page)
  const found = await expectCountToAgree(page)
  const listed = await titles(page)

  await page.reload()
  await awake(page)
  await expect(resultCount(page)).toHaveText(`${found} propiedades`)
  expect(await titles(page)).toEqual(listed)

  const other = await context.newPage()
  await visit(other, page.url())
  await expect(resultCount(other)).toHaveText(`${found} propiedades`)
  expect(await titles(other)).toEqual(listed)
  await expect(searchBox(other)).toHaveValue('anden')
  const filters = await openFilters(other)
  await expect(filters.getByRole('checkbox', { name: 'Bodega' })).toBeChecked()
  await expect(filters.getByRole('radio', { name: 'Renta' })).toBeChecked()
  await expect(municipalities(filters).locator('summary')).toHaveText('Apodaca')
})
