import { pageProcesses, paints, usesCpu } from './stopped-browser.ts'
import { expect, test, visit } from './visitor.ts'

test('a page whose browser paints no frame is distinguished from one that only waits @movil', async ({ page }) => {
  await visit(page, '/nosotros')
  expect(await paints(page, 60_000)).toBe(true)
  expect(await usesCpu(page.context())).toBe(false)
  // A script of the page blocks it.
  await page.evaluate(() => {
    setTimeout(() => {
      const end = performance.now() + 10_000
      while (performance.now() < end);
    })
  })
  expect(await paints(page, 500)).toBe(false)
  expect(await usesCpu(page.context())).toBe(true)
  expect(await paints(page, 60_000)).toBe(true)
})

test('a page whose process has stopped uses no CPU @movil', async ({ page }) => {
  await visit(page, '/nosotros')
  const processes = await pageProcesses(page.context())
  expect(processes).not.toEqual([])
  for (const { id } of processes) process.kill(id, 'SIGSTOP')
  try {
    expect(await paints(page, 500)).toBe(false)
    expect(await usesCpu(page.context())).toBe(false)
  } finally {
    for (const { id } of processes) process.kill(id, 'SIGCONT')
  }
  expect(await paints(page, 60_000)).toBe(true)
})
