import { addProperty, dayFromToday, expect, newTitle, test, visit } from './staff.ts'
import { goBack } from './travel.ts'

test('alerts are grouped by criticality and link to their property', async ({ page }) => {
  const kind = newTitle('Local')
  const days = { CRÍTICA: 7, ALTA: 30, MEDIA: 60, BAJA: 90 }
  for (const [criticality, left] of Object.entries(days))
    await addProperty(page, { title: `${kind} ${criticality}`, timeAlert: dayFromToday(left) })
  await addProperty(page, { title: `${kind} lejos`, timeAlert: dayFromToday(91) })
  await visit(page, '/dashboard/alertas')
  await expect(page.getByText('Contratos con fecha límite de 3 meses o menos')).toBeVisible()
  const own = page.getByRole('article').filter({ hasText: kind })
  await expect(own.getByRole('heading')).toHaveText(Object.keys(days).map((criticality) => `${kind} ${criticality}`))
  for (const [at, [criticality, left]] of Object.entries(days).entries()) {
    await expect(own.nth(at)).toContainText(criticality)
    await expect(own.nth(at)).toContainText(`Vence en ${left} días`)
    await expect(own.nth(at)).toContainText(`${Math.round((left / 90) * 100)}\u00a0% restante`)
  }
  await page.getByLabel('Ordenar por').selectOption('Nombre')
  await expect(page).toHaveURL(/sort=name/)
  await expect(own.getByRole('heading').first()).toHaveText(`${kind} ALTA`)
  for (const [label, criticality, filter] of [
    ['Crítica (≤7 días)', 'CRÍTICA', 'critical'],
    ['Alta (≤30)', 'ALTA', 'high'],
    ['Media (≤60)', 'MEDIA', 'medium'],
    ['Baja (>60)', 'BAJA', 'low'],
  ] as const) {
    await page.getByText(label).click()
    // The page may show the choice before the URL changes: a link pressed before that would omit it from the history.
    await expect(page).toHaveURL(new RegExp(`filter=${filter}`))
    await expect(own).toHaveCount(1)
    await expect(own).toContainText(`${kind} ${criticality}`)
  }
  const kept = () =>
    page.evaluate(() => [localStorage.getItem('selectedProperty'), localStorage.getItem('propertyToEdit')])
  await own.getByRole('link', { name: 'Ver' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${kind} BAJA` })).toBeVisible()
  await expect(page).toHaveURL(/\/property\//)
  expect(await kept()).toEqual([expect.stringContaining(`${kind} BAJA`), null])
  await goBack(page)
  await expect(page, 'the way back keeps the filter').toHaveURL(/filter=low/)
  await own.getByRole('link', { name: 'Editar' }).click()
  await expect(page.getByLabel('Título')).toHaveValue(`${kind} BAJA`)
  expect(await kept()).toEqual([null, expect.stringContaining(`${kind} BAJA`)])
})
