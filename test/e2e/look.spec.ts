import { unsavedStyles } from '#app/agency/look/brand-look.server.ts'
import { expectContrast } from './axe.ts'
import { expect, test, visit } from './visitor.ts'

/** Pale and strong colours: the tokens of 200 random pairs have a test of their own. */
const PAIRS = [
  { main: '#ffe14d', accent: '#fff3b0' },
  { main: '#b91c1c', accent: '#1d4ed8' },
] as const

for (const pair of PAIRS)
  test(`${pair.main} with ${pair.accent} has contrast on the site`, { tag: '@escritorio' }, async ({ page }) => {
    const css = unsavedStyles(pair)
    await page.route(/\/assets\/app-[\w-]+\.css$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()) + css })
    })
    for (const path of ['/', '/propiedades', '/nosotros']) {
      await visit(page, path)
      const action = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--color-action'))
      expect(css).toContain(`--color-action:${action};`)
      await expectContrast(page)
    }
  })
