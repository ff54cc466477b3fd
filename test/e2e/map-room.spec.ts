import { expect, test, visit } from './visitor.ts'

test('the controls are beside the drawing and do not overlap, and their space is there before the scripts', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 720 })
    await visit(page, '/propiedades?vista=mapa')
    await expect(page.getByRole('button', { name: 'Dibujar zona' })).toBeVisible()
    const ways = await page.locator('.map-frame > nav > a:visible').all()
    const parts = [...['.map-drawing', '.map-tool', '.map-follows'].map((part) => page.locator(part)), ...ways]
    const boxes = await Promise.all(
      parts.map((part) =>
        part.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect)),
      ),
    )
    const met = boxes.flat().flatMap((one, at, all) => all.slice(at + 1).filter((other) => meets(one, other)))
    expect([width, met]).toEqual([width, []])
    const frame = await page.locator('.map-frame').evaluate((each) => each.clientHeight)
    await page.locator('.map-tools').evaluate((tools) => tools.remove())
    expect(await page.locator('.map-frame').evaluate((each) => each.clientHeight)).toBe(frame)
  }
})

function meets(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom - 1 && other.top < one.bottom - 1
}
