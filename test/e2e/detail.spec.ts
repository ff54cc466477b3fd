import { detailsLink, expectQuery } from './listing.ts'
import { COMPLETE, messageOf, openProperty } from './specimens.ts'
import { goForward } from './travel.ts'
import { expect, test, visit } from './visitor.ts'

test(
  'a bar on a phone has the contact button until the contact card is visible',
  { tag: '@movil' },
  async ({ page }) => {
    await openProperty(page, COMPLETE)
    const bar = page.getByRole('complementary', { name: 'Cotizar' })
    const card = page.getByRole('complementary', { name: 'Contacto' })
    await page.getByRole('heading', { name: 'Descripción' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    await expect(bar).toContainText('$264,000 MXN/mes')
    expect(await messageOf(bar.getByRole('link', { name: 'Cotizar' }))).toContain(COMPLETE)
    await card.getByRole('link', { name: 'Cotizar por WhatsApp' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
  },
)

test('similar properties can be opened, and the way back leads to the list', async ({ page }) => {
  await openProperty(page, COMPLETE)
  await expect(page.getByRole('heading', { name: 'Propiedades similares' })).toBeVisible()
  const others = page.getByRole('article')
  await expect(others).toHaveCount(3)
  const title = await others.first().getByRole('heading').innerText()
  expect(title).not.toBe(COMPLETE)
  await detailsLink(others.first()).click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(`${title} · Cerro Norte`)

  await page.getByRole('link', { name: 'Volver a propiedades' }).click()
  await expectQuery(page, { search: COMPLETE }, ['Andenes desde 4'])
  await goForward(page)
  await goForward(page)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
})

test('the facts that a search asked for are marked, and none for a visitor who comes from elsewhere', async ({
  page,
}) => {
  await visit(page, '/propiedades?search=bodega+con+4+andenes&clearHeight=6')
  const first = page.getByRole('article').first()
  await detailsLink(first).click()
  const marked = page.getByRole('term').filter({ hasText: 'Lo buscaste' })
  await expect(marked).toHaveText([/^Altura libre/, /^Andenes/])
  await page.reload()
  await expect(page.getByRole('term').filter({ hasText: 'Andenes' })).toBeVisible()
  await expect(marked).toHaveCount(0)
})
