import { paints } from './stopped-browser.ts'
import { expect, test, visit } from './visitor.ts'

test('a page whose browser paints no frame is distinguished from one that only waits @movil', async ({ page }) => {
  await visit(page, '/nosotros')
  expect(await paints(page, 60_000)).toBe(true)
  // The main thread is blocked, as in a browser that stopped.
  await page.evaluate(() => {
    setTimeout(() => {
      const end = performance.now() + 3_000
      while (performance.now() < end);
    })
  })
  expect(await paints(page, 500)).toBe(false)
  expect(await paints(page, 60_000)).toBe(true)
})
