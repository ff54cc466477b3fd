import { cards, expectQuery, resultCount, titles, total } from './listing.ts'
import { expect, test, visit } from './visitor.ts'

test('an order that is chosen sorts the cards at once and is part of the URL; the first one leaves it', async ({
  page,
}) => {
  await visit(page, '/propiedades?type=bodega')
  const [found, newest] = [await total(page), await titles(page)]
  const order = page.getByRole('combobox', { name: 'Ordenar por' })
  await order.selectOption({ label: 'Superficie: mayor a menor' })
  await expectQuery(page, { type: 'bodega', sort: 'superficie-desc' })
  await expect.poll(() => titles(page)).not.toEqual(newest)
  const texts = await cards(page)
    .getByText(/^Superficie\s[\d,.]+\sm²$/)
    .allTextContents()
  const areas = texts.map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
  expect(areas.length).toBeGreaterThan(10)
  expect(areas).toEqual(areas.toSorted((one, other) => other - one))
  await expect(resultCount(page)).toHaveText(`${found} propiedades`)
  await order.selectOption({ label: 'Más recientes primero' })
  await expectQuery(page, { type: 'bodega' })
  await expect.poll(() => titles(page)).toEqual(newest)
})
