import { addProperty, expect, newTitle, test, visit } from './staff.ts'

test(
  'the map of the panel has its list beside it, moves with keys, and the list follows',
  { tag: '@escritorio' },
  async ({ page }) => {
    const title = newTitle()
    await addProperty(page, { title, googleMapsLink: '25.7,-100.3', municipality: 'Monterrey', state: 'Nuevo León' })
    await visit(page, '/dashboard/mapa?bbox=-100.302,25.698,-100.298,25.702')
    const list = page.getByRole('region', { name: 'En esta vista' })
    const drawing = page.locator('.map-drawing')
    await expect(list.getByRole('link', { name: title })).toBeVisible()
    const [map, beside] = [await page.locator('.map-frame').boundingBox(), await list.boundingBox()]
    if (!map || !beside) throw new Error('map and list are on the screen')
    expect(beside.x).toBeGreaterThan(map.x + map.width)
    expect(beside.y).toBeCloseTo(map.y, 0)
    expect(map.y + map.height, 'nothing of the map lies below the edge').toBeLessThanOrEqual(900)
    await expect(drawing).toHaveAccessibleDescription(/Con las flechas se mueve el mapa/)
    await drawing.focus()
    for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('ArrowRight')
    await expect(list.getByRole('link', { name: title })).toHaveCount(0)
    await expect(drawing).toBeFocused()
    await page.getByRole('link', { name: 'Vista inicial' }).click()
    await expect(page).toHaveURL(/\/dashboard\/mapa$/)
    await expect(list.getByRole('link', { name: title })).toBeVisible()
  },
)
