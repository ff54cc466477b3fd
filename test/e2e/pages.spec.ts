import type { Page } from '@playwright/test'
import { PAGE_SIZE, cards, expectQuery, pager, results, titles, total } from './listing.ts'
import { goBack } from './travel.ts'
import { expect, test, visit } from './visitor.ts'

function step(page: Page, name: string) {
  return pager(page).getByRole('link', { name, exact: true })
}

async function expectPage(page: Page, number: number, pages: number): Promise<void> {
  await expect(pager(page)).toContainText(`Página ${number} de ${pages}`)
  await expect(pager(page).getByRole('link')).toHaveText([
    ...(number > 1 ? ['Primera', 'Anterior'] : []),
    ...(number < pages ? ['Siguiente', 'Última'] : []),
  ])
}

async function expectResultsAtTheTop(page: Page): Promise<void> {
  const heading = results(page).getByRole('heading', { name: 'Resultados' })
  await expect(heading).toBeFocused()
  await expect.poll(async () => (await cards(page).first().boundingBox())?.y).toBeLessThan(400)
  await expect(cards(page).first().getByRole('heading')).toBeInViewport()
}

test('the pager goes through the whole list, with the focus on the new results', async ({ page }) => {
  await visit(page, '/propiedades?category=renta&municipality=Monterrey')
  const filters = { category: 'renta', municipality: 'Monterrey' }
  const found = await total(page)
  const pages = Math.ceil(found / PAGE_SIZE)
  expect(pages).toBeGreaterThan(3)
  await expectPage(page, 1, pages)
  const first = await titles(page)

  await step(page, 'Siguiente').click()
  await expectQuery(page, { ...filters, page: '2' })
  await expectPage(page, 2, pages)
  await expectResultsAtTheTop(page)
  const second = await titles(page)
  expect(second.filter((title) => first.includes(title))).toEqual([])

  await step(page, 'Última').click()
  await expectQuery(page, { ...filters, page: String(pages) })
  await expectPage(page, pages, pages)
  await expectResultsAtTheTop(page)
  await expect(cards(page)).toHaveCount(found - (pages - 1) * PAGE_SIZE)

  await step(page, 'Anterior').click()
  await expectQuery(page, { ...filters, page: String(pages - 1) })
  await step(page, 'Primera').click()
  await expectQuery(page, filters)
  await expectPage(page, 1, pages)
  expect(await titles(page)).toEqual(first)

  await goBack(page)
  await expectQuery(page, { ...filters, page: String(pages - 1) })
  await expectPage(page, pages - 1, pages)
})
