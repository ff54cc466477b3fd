import type { Page } from '@playwright/test'
import { cards, detailsLink, expectQuery, pager, results, searchBox, titles } from './listing.ts'
import { COMPLETE, openProperty } from './specimens.ts'
import { expect, test, visit, pressSearchKey } from './visitor.ts'

type Stop = { name: string; seen: boolean; uncovered: boolean }

/** The focused element: name, whether its focus ring is visible, whether nothing covers it (WCAG 2.4.7, 2.4.11). */
function focusedStop(): Stop {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return { name: '', seen: false, uncovered: false }
  // A radio button shows the focus ring on its label, a card title on the whole card.
  const marked = [focused, focused.closest('label'), focused.closest('article')].some((element) => {
    const look = element && getComputedStyle(element)
    return Boolean(look && look.outlineStyle !== 'none' && Number.parseFloat(look.outlineWidth) >= 1.5)
  })
  const { left, top, width, height } = focused.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return {
    name:
      focused.getAttribute('aria-label') ?? (focused.textContent || focused.getAttribute('name') || focused.tagName),
    seen: marked && getComputedStyle(focused).visibility === 'visible',
    uncovered:
      hit !== null &&
      (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused) === true),
  }
}

/** Presses Tab until the element with that name has the focus, and checks each element on the way. */
async function tabTo(page: Page, goal: string): Promise<string[]> {
  const names: string[] = []
  while (names.at(-1) !== goal) {
    expect(names.length, `${goal} comes within reach`).toBeLessThan(120)
    await page.keyboard.press('Tab')
    const { name } = await page.evaluate(focusedStop)
    await expect.poll(() => page.evaluate(focusedStop), name).toEqual({ name, seen: true, uncovered: true })
    names.push(name)
  }
  return names
}

test('the first Tab stop skips to the content', { tag: '@escritorio' }, async ({ page }) => {
  for (const path of ['/', '/propiedades']) {
    await visit(page, path)
    const skip = page.getByRole('link', { name: 'Saltar al contenido' })
    await expect(skip).not.toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  }
})

test('Tab goes through search, filters, cards and pages in reading order', async ({ page, isMobile }) => {
  await visit(page, '/propiedades?category=renta&page=2')
  const listed = await titles(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const names = await tabTo(page, 'Última')
  const inOrder = [
    'Buscar propiedades',
    'Buscar',
    ...(isMobile ? ['Filtros · 1'] : ['Filtros', 'Desde', 'Hasta', 'location', 'Limpiar Filtros']),
    'Quitar filtro Categoría: Renta',
    ...listed.flatMap((title) => [`Ver Detalles: ${title}`, `Cotizar ${title} por WhatsApp`]),
    'Primera',
    'Anterior',
    'Siguiente',
    'Última',
  ]
  expect(names.filter((name) => inOrder.includes(name)).filter((name, at, all) => all.indexOf(name) === at)).toEqual(
    inOrder,
  )
})

test('filters, cards and pages work by keyboard @principal', async ({ page, isMobile }) => {
  await visit(page, '/propiedades')
  await pressSearchKey(page, searchBox(page))
  await page.keyboard.type('monterrey')
  await page.keyboard.press('Enter')
  await expectQuery(page, { search: 'monterrey' })
  if (isMobile) {
    await page.getByRole('link', { name: 'Filtros · 1' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
  }
  await page.getByRole('radio', { name: 'Todas' }).focus()
  await page.keyboard.press('ArrowDown')
  await expectQuery(page, { search: 'monterrey', category: 'venta' })
  await page.keyboard.press('ArrowDown')
  await expectQuery(page, { search: 'monterrey', category: 'renta' })
  await expect(page.getByRole('radio', { name: 'Renta' })).toBeFocused()
  if (isMobile) await page.keyboard.press('Escape')

  await pager(page).getByRole('link', { name: 'Siguiente' }).press('Enter')
  await expectQuery(page, { search: 'monterrey', category: 'renta', page: '2' })
  await expect(results(page).getByRole('heading', { name: 'Resultados' })).toBeFocused()
  const [first = ''] = await titles(page)
  await tabTo(page, `Ver Detalles: ${first}`)
  await expect(detailsLink(cards(page).first())).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: first, exact: true })).toBeVisible()
})

test('Tab reaches everything on the page of a property', async ({ page, isMobile }) => {
  await openProperty(page, COMPLETE)
  await page.reload()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const names = await tabTo(page, 'Ver en Google Maps')
  const inOrder = [
    'Volver a propiedades',
    'Compartir',
    'Foto actual',
    'Foto anterior',
    'Foto siguiente',
    ...(isMobile ? ['Ver foto 1', 'Ver foto 5'] : ['Ver las 5 fotos', 'Ampliar foto 2']),
    'Cotizar por WhatsApp',
  ]
  expect(names.filter((name) => inOrder.includes(name))).toEqual(inOrder)
})

test('Tab reaches everything on the landing', { tag: '@escritorio' }, async ({ page }) => {
  await visit(page, '/')
  const names = (await tabTo(page, 'Aviso de privacidad')).map((name) => name.replace(/\s*\d+ propiedades$/, ''))
  const inOrder = [
    'Saltar al contenido',
    'Buscar propiedades',
    'Buscar',
    COMPLETE,
    'Local Comercial',
    'Solicitar opciones',
  ]
  expect(names.filter((name) => inOrder.includes(name))).toEqual(inOrder)
})
