import type { Locator, Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** Locators of the public listing. */

/** Properties on one page (spec, section 9). */
export const PAGE_SIZE = 15

export function searchBox(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Buscar propiedades' })
}

export function results(page: Page): Locator {
  return page.getByRole('region', { name: 'Resultados' })
}

export function resultCount(page: Page): Locator {
  return results(page).locator('#conteo')
}

export function cards(page: Page): Locator {
  return results(page).getByRole('article')
}

/** The card of a property, wherever cards are shown. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

export function detailsLink(card: Locator): Locator {
  return card.getByRole('link', { name: /^Ver Detalles: / })
}

export function pager(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Paginación' })
}

/** Titles on the page, to compare them with those before. */
export async function titles(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading').allTextContents()
}

/** Number of results that the page shows. */
export async function total(page: Page): Promise<number> {
  await expect(resultCount(page)).toHaveText(/^[\d,]+ propiedad(?:es)?$/)
  return Number((await resultCount(page).innerText()).replaceAll(/\D/g, ''))
}

const TYPES: Record<string, string> = {
  terreno: 'Terreno',
  oficina: 'Oficina',
  local: 'Local Comercial',
  bodega: 'Bodega',
  casa: 'Casa',
}
const CATEGORIES: Record<string, string> = { venta: 'Venta', renta: 'Renta', traspaso: 'Traspaso' }

/** Text of the 'Filtros aplicados' chip of each parameter, in order. */
const CHIPS: [string, (value: string) => string | undefined][] = [
  ['search', (text) => `Búsqueda: ${text}`],
  ['category', (category) => `Categoría: ${CATEGORIES[category]}`],
  ['type', (type) => `Tipo: ${TYPES[type]}`],
  ['municipality', (name) => `Municipio: ${name}`],
  ['minPrice', (pesos) => `Desde $${grouped(pesos)} MXN`],
  ['maxPrice', (pesos) => `Hasta $${grouped(pesos)} MXN`],
  ['minArea', (area) => `Desde ${grouped(area)} m²`],
  ['maxArea', (area) => `Hasta ${grouped(area)} m²`],
  ['state', (name) => `Estado: ${name}`],
  ['location', (text) => `Ubicación: ${text}`],
]

/** Chips of the applied filters, which remove them. */
export function chips(page: Page): Locator {
  return results(page).getByRole('list', { name: 'Filtros aplicados' }).getByRole('link')
}

/**
 * The URL has exactly these parameters, and the page shows their results.
 * @param said labels of the figures that are read from the search
 */
export async function expectQuery(
  page: Page,
  query: Record<string, string>,
  said: readonly string[] = [],
): Promise<void> {
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/propiedades' &&
      searchParams.size === Object.keys(query).length &&
      Object.entries(query).every(([param, value]) => searchParams.get(param) === value),
  )
  const asked = CHIPS.flatMap(([param, label]) => (query[param] ? [`Quitar filtro ${label(query[param])}`] : []))
  await expect(chips(page)).toHaveText([...asked, ...said.map((label) => `Quitar filtro ${label}`)])
  await expect(results(page).locator('[aria-busy=true]')).toHaveCount(0)
}

function grouped(figure: string): string {
  return Number(figure).toLocaleString('es-MX')
}

/** The count, the cards and the pager agree on the number of properties. */
export async function expectCountToAgree(page: Page): Promise<number> {
  const found = await total(page)
  await expect(cards(page)).toHaveCount(Math.min(found, PAGE_SIZE))
  const pages = Math.ceil(found / PAGE_SIZE)
  if (pages > 1) await expect(pager(page)).toContainText(`Página 1 de ${pages}`)
  else await expect(pager(page)).toBeHidden()
  return found
}

/** Opens the filters if they are a sheet (narrow screens); on wide screens they are a column. */
export async function openFilters(page: Page): Promise<Locator> {
  const opener = page.getByRole('link', { name: /^Filtros/ })
  if (!(await opener.isVisible())) return page.getByRole('complementary', { name: 'Filtros' })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await expect(sheet).toBeVisible()
  return sheet
}

/** The folded list of municipalities; folded it shows the chosen ones. */
export function municipalities(filters: Locator | Page): Locator {
  return filters.getByRole('group', { name: 'Municipio' })
}

export async function chooseMunicipality(filters: Locator | Page, name: string): Promise<void> {
  const list = municipalities(filters)
  if (!(await list.getByRole('checkbox').first().isVisible())) await list.locator('summary').click()
  await list.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
}

/**
 * The number of results on the page, '42 propiedades', as the button of the open sheet has it too. The count may still be
 * the one of the previous search, so both are read again until they agree.
 */
export async function countInSheet(page: Page): Promise<string> {
  let count = ''
  await expect(async () => {
    count = await resultCount(page).innerText()
    expect(await sheetButton(page).innerText()).toBe(`Ver ${count}`)
  }).toPass()
  return count
}

/** The button that closes the sheet: 'Ver 42 propiedades'. */
function sheetButton(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Filtros' }).getByRole('button', { name: /^Ver \d/ })
}

/** Closes the sheet with its button, which shows the number of results; nothing to do for a column. */
export async function closeFilters(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  if (!(await sheet.isVisible())) return
  await countInSheet(page)
  await sheetButton(page).click()
  await expect(sheet).toBeHidden()
}
