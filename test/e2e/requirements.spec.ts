import type { Locator, Page } from '@playwright/test'
import { cards, detailsLink, openFilters, resultCount } from './listing.ts'
import { expect, test, visit } from './visitor.ts'

/** Requirements of tenants, in words and as filters, and what the page of each found property says. */
const REQUIREMENTS: readonly {
  words: string
  type: string
  figures: Record<string, string>
  checks: readonly string[]
  facts: (text: string) => void
}[] = [
  {
    words: 'bodega ≥ 10 m con 500 kVA',
    type: 'Bodega',
    figures: { 'Altura libre desde': '10', 'Energía desde': '500' },
    checks: [],
    facts: (text) => {
      expect(figureIn(text, /Altura libre\s+(?:Lo buscaste\s+)?([\d.,]+)\s*m/)).toBeGreaterThanOrEqual(10)
      expect(figureIn(text, /Energía eléctrica\s+(?:Lo buscaste\s+)?([\d.,]+)\s*kVA/)).toBeGreaterThanOrEqual(500)
    },
  },
  {
    words: 'piso de oficinas con 8 cajones',
    type: 'Oficina',
    figures: { 'Cajones desde': '8' },
    checks: [],
    facts: (text) =>
      expect(figureIn(text, /Cajones de estacionamiento\s+(?:Lo buscaste\s+)?([\d.,]+)/)).toBeGreaterThanOrEqual(8),
  },
  {
    words: 'local en esquina con extracción',
    type: 'Local Comercial',
    figures: {},
    checks: ['En esquina', 'Extracción'],
    facts: (text) => {
      // What was searched is marked as such.
      for (const fact of ['En esquina', 'Extracción'])
        expect(text).toMatch(new RegExp(`${fact}\\s+(?:Lo buscaste\\s+)?Sí`))
    },
  },
]

/** The most presses from the first page to a property that fits. */
const MOST_PRESSES = 5

function figureIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? Number.NaN)
}

/** Counts presses. */
function presser() {
  let presses = 0
  return {
    press: async (target: Locator) => {
      presses += 1
      await target.click()
    },
    enter: async (page: Page) => {
      presses += 1
      await page.keyboard.press('Enter')
    },
    count: () => presses,
  }
}

async function openFirst(page: Page, press: (target: Locator) => Promise<void>) {
  await expect(resultCount(page)).toHaveText(/^[1-9]\d* propiedad(?:es)?$/)
  await press(detailsLink(cards(page).first()))
  await expect(page.getByRole('heading', { name: 'Características' })).toBeVisible()
  return page.getByRole('main').innerText()
}

for (const { words, type, figures, checks, facts } of REQUIREMENTS) {
  test(`«${words}» leads from the landing page to a property that fits`, async ({ page }) => {
    const { press, enter, count } = presser()
    await visit(page, '/')
    await press(page.getByRole('search', { name: 'Buscar propiedades' }).getByRole('searchbox'))
    await page.keyboard.type(words)
    await enter(page)
    await expect(page).toHaveURL(/^[^?]*\/propiedades\?/)
    facts(await openFirst(page, press))
    expect(count()).toBeLessThanOrEqual(MOST_PRESSES)
  })

  test(`«${words}» is found by filters alone`, { tag: '@escritorio' }, async ({ page }) => {
    const { press, count } = presser()
    await visit(page, '/propiedades')
    const filters = await openFilters(page)
    await press(filters.locator('label', { hasText: new RegExp(`^${type}`) }))
    await press(filters.getByText('Más filtros'))
    for (const [label, figure] of Object.entries(figures)) {
      const field = filters.getByRole('textbox', { name: label })
      await press(field)
      await page.keyboard.type(figure)
    }
    for (const label of checks) await press(filters.locator('label', { hasText: new RegExp(`^${label}`) }))
    const chosen = Object.keys(figures).length + checks.length + 1
    await expect(page).toHaveURL(({ searchParams }) => searchParams.size === chosen)
    facts(await openFirst(page, press))
    expect(count()).toBeLessThanOrEqual(MOST_PRESSES)
  })
}
