import type { Page } from '@playwright/test'
import { cards, detailsLink, expectQuery, resultCount, results, titles, total } from './listing.ts'
import { expect, test, visit } from './visitor.ts'

const PESOS_PER_DOLLAR = 18

function order(page: Page) {
  return page.getByRole('combobox', { name: 'Ordenar por' })
}

/** A quoted price: amount, area unit and period. */
const QUOTED = /(USD\s|\$)([\d,.]+)(?: a [\d,.]+)?(?:\sMXN)?\s?(\/m²|\/ft²)?(\/mes|\/año)?/
const SURFACE = /([\d,.]+)\sm²/
const FEET: Record<string, number> = { '/m²': 1, '/ft²': 10.7639 }

/** The prices of the cards as totals in whole pesos (per month for rents); those without a price come last. */
async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).allInnerTexts()
  return texts.flatMap((text) => {
    const [, currency = '', amount = '', surface, time] = QUOTED.exec(text) ?? []
    if (amount === '') return []
    const pesos = figureOf(amount) * (currency === '$' ? 1 : PESOS_PER_DOLLAR)
    const area = surface ? figureOf(SURFACE.exec(text)?.[1] ?? '') * (FEET[surface] ?? 1) : 1
    return [Math.round((pesos * area) / (time === '/año' ? 12 : 1))]
  })
}

function figureOf(text: string): number {
  return Number(text.replaceAll(',', ''))
}

async function areas(page: Page): Promise<number[]> {
  const texts = await cards(page)
    .getByText(/^Superficie\s[\d,.]+\sm²$/)
    .allTextContents()
  return texts.map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
}

function rising(figures: readonly number[]): number[] {
  return figures.toSorted((one, other) => one - other)
}

const ORDERS = [
  { label: 'Precio: menor a mayor', sort: 'precio-asc', read: prices, ordered: rising },
  {
    label: 'Precio: mayor a menor',
    sort: 'precio-desc',
    read: prices,
    ordered: (all: number[]) => rising(all).toReversed(),
  },
  { label: 'Superficie: menor a mayor', sort: 'superficie-asc', read: areas, ordered: rising },
  {
    label: 'Superficie: mayor a menor',
    sort: 'superficie-desc',
    read: areas,
    ordered: (all: number[]) => rising(all).toReversed(),
  },
]

test('every order sorts the cards, and is part of the URL', async ({ page }) => {
  await visit(page, '/propiedades?type=bodega')
  const found = await total(page)
  const newest = await titles(page)
  await expect(order(page)).toHaveValue('')
  for (const { label, sort, read, ordered } of ORDERS) {
    const before = await titles(page)
    await order(page).selectOption({ label })
    await expectQuery(page, { type: 'bodega', sort })
    await expect.poll(() => titles(page)).not.toEqual(before)
    const figures = await read(page)
    expect(figures.length, label).toBeGreaterThan(10)
    expect(figures, label).toEqual(ordered(figures))
    await expect(resultCount(page)).toHaveText(`${found} propiedades`)
  }
  await order(page).selectOption({ label: 'Más recientes primero' })
  await expectQuery(page, { type: 'bodega' })
  await expect.poll(() => titles(page)).toEqual(newest)
})

test('an order by price shows the exchange rate for dollars, and other orders do not', async ({ page }) => {
  const note = results(page).getByText(
    'Los precios en dólares se comparan con un tipo de cambio de referencia de 18 pesos por dólar del 21 nov 2026.',
  )
  await visit(page, '/propiedades?type=bodega&sort=superficie-asc')
  await expect(detailsLink(cards(page).first())).toBeVisible()
  await expect(note).toBeHidden()
  await order(page).selectOption({ label: 'Precio: menor a mayor' })
  await expect(note).toBeVisible()
})

test('the control shows the order of the URL', async ({ page }) => {
  await visit(page, '/propiedades?sort=precio-desc&page=2')
  await expect(order(page)).toHaveValue('precio-desc')
  await expect(results(page).getByText('Página 2 de')).toBeVisible()
  await order(page).selectOption({ label: 'Precio: menor a mayor' })
  await expectQuery(page, { sort: 'precio-asc' })
})
