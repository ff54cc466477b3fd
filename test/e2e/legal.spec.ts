import type { Page } from '@playwright/test'
import { expect, test, visit } from './visitor.ts'

/** The result is the same at any width, except the position of a clause. */
const PHONE = { tag: '@movil' }

const TEXTS = [
  ['/terminos-condiciones', 'Términos y condiciones'],
  ['/aviso-privacidad', 'Aviso de privacidad'],
] as const

function contents(page: Page) {
  return page.getByRole('navigation', { name: 'Contenido' }).getByRole('link')
}

/** The clause of the anchor is visible, with its heading below the sticky bar. */
async function expectClauseAtTheTop(page: Page, title: string) {
  const heading = page.getByRole('article').getByRole('heading', { level: 2, name: title, exact: true })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const covered = await heading.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + 5, top + 5))
  })
  expect(covered).toBe(false)
}

for (const [path, title] of TEXTS) {
  test(
    `${title}: the footer links to it, and its table of contents links to every clause, by keyboard`,
    PHONE,
    async ({ page }) => {
      await visit(page, '/')
      await page.getByRole('contentinfo').getByRole('link', { name: title }).press('Enter')
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(`${title} · Cerro Norte`)
      const clauses = await contents(page).allInnerTexts()
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(clauses)
      for (const clause of [clauses[1], clauses.at(-2)]) {
        await page.getByRole('link', { name: clause, exact: true }).press('Enter')
        await expectClauseAtTheTop(page, String(clause))
      }
    },
  )

  test(`${title}: only the text is printed`, PHONE, async ({ page }) => {
    await visit(page, path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('article')).toBeVisible()
    for (const chrome of [contents(page).first(), page.getByRole('contentinfo'), page.getByLabel('Abrir menú')])
      await expect(chrome).toBeHidden()
  })
}

test('a link to a clause scrolls to it', async ({ page }) => {
  await visit(page, '/aviso-privacidad#arco')
  await expectClauseAtTheTop(page, '6. Tus derechos ARCO')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title] of TEXTS)
    test(`${title} is readable, and its table of contents links to the clauses`, PHONE, async ({ page }) => {
      await page.goto(path)
      const clause = await contents(page).nth(4).innerText()
      await contents(page).nth(4).click()
      await expectClauseAtTheTop(page, clause)
    })
})
