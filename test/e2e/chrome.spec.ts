import type { Page } from '@playwright/test'
import { expect, painted, test, visit } from './visitor.ts'

const PLACES = [
  ['Inicio', '/'],
  ['Nosotros', '/nosotros'],
  ['Servicios', '/servicios'],
  ['Propiedades', '/propiedades'],
  ['Contacto', '/contacto'],
] as const

/** The sticky navigation bar. */
function bar(page: Page) {
  const inside = page.getByRole('link', { name: 'Buscar propiedades' })
  return page.getByRole('banner').locator(':scope > div').filter({ has: inside })
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
}

test('the bar changes its style after 100 px of scrolling and back at the top', async ({ page }) => {
  await visit(page, '/')
  const bottom = async () => {
    const box = await bar(page).boundingBox()
    return box && Math.round(box.y + box.height)
  }
  await scrollTo(page, 100)
  await expect(bar(page)).toHaveCSS('box-shadow', 'none')
  const tall = await bottom()
  await scrollTo(page, 102)
  await expect(bar(page)).not.toHaveCSS('box-shadow', 'none')
  await expect.poll(bottom, 'it stays, 12 px lower').toBe(Number(tall) - 12)
  await scrollTo(page, 2000)
  await expect.poll(bottom).toBe(Number(tall) - 12)
  await scrollTo(page, 0)
  await expect(bar(page)).toHaveCSS('box-shadow', 'none')
})

test("header and footer link to the agency's contacts and every page of the site", async ({ page, isMobile }) => {
  await visit(page, '/')
  const strip = page.getByRole('banner')
  await expect(strip.getByRole('link', { name: '81 0000 0000' })).toHaveAttribute('href', 'tel:+528100000000')
  for (const network of ['Facebook', 'Instagram', 'LinkedIn'])
    await expect(strip.getByRole('link', { name: network })).toHaveAttribute('href', /^https:\/\//)
  if (!isMobile) {
    await expect(strip.getByRole('link', { name: 'gerencia@cerronorte.example' })).toBeVisible()
    const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
    await expect(links).toHaveText(PLACES.map(([name]) => name))
    for (const [at, [, path]] of PLACES.entries()) await expect(links.nth(at)).toHaveAttribute('href', path)
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
  }

  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Av. Ejemplo 100, Piso 8, Centro64000 Monterrey, N.L.')
  await expect(footer.getByRole('link', { name: 'gerencia@cerronorte.example' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute(
    'href',
    '/terminos-condiciones',
  )
  await expect(footer.getByRole('link', { name: 'Aviso de privacidad' })).toHaveAttribute('href', '/aviso-privacidad')
})

test('the search button of the bar opens the listing', async ({ page }) => {
  await visit(page, '/')
  await bar(page).getByRole('link', { name: 'Buscar propiedades' }).click()
  await expect(page).toHaveURL('/propiedades')
  await expect(page.getByRole('heading', { level: 1, name: 'Propiedades' })).toBeVisible()
})

test.describe('the mobile menu', { tag: '@movil' }, () => {
  async function openMenu(page: Page) {
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    const menu = page.getByRole('dialog', { name: 'Menú' })
    await expect(menu).toBeVisible()
    return menu
  }

  test('closes with Escape and its close button, and returns the focus to its button', async ({ page }) => {
    await visit(page, '/propiedades')
    const menu = await openMenu(page)
    await expect(menu.getByRole('link', { name: 'Propiedades' })).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused()
    await openMenu(page)
    await menu.getByRole('button', { name: 'Cerrar menú' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused()
  })

  test('links to every page, and closes after a click', async ({ page }) => {
    await visit(page, '/')
    const menu = await openMenu(page)
    const links = menu.getByRole('navigation').getByRole('link')
    await expect(links).toHaveText(PLACES.map(([name]) => name))
    for (const [at, [, path]] of PLACES.entries()) await expect(links.nth(at)).toHaveAttribute('href', path)
    await menu.getByRole('link', { name: 'Propiedades' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Propiedades' })).toBeVisible()
    await expect(menu).toBeHidden()
  })

  test('closes when the page behind it is scrolled', async ({ page }) => {
    await visit(page, '/')
    const menu = await openMenu(page)
    await page.mouse.move(195, 600)
    await page.mouse.wheel(0, 300)
    await expect(menu).toBeHidden()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })
})

test('the brand stays on one line on every phone', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/propiedades')
  for (const width of [320, 360, 375, 384, 390, 412]) {
    await page.setViewportSize({ width, height: 800 })
    await painted(page)
    const name = bar(page).getByText('Cerro Norte')
    expect((await name.boundingBox())?.height, `${width} px`).toBeLessThan(24)
    const note = bar(page).getByText('Inmobiliaria Comercial')
    expect(await note.isVisible(), `${width} px`).toBe(width >= 384)
    if (width >= 384) expect((await note.boundingBox())?.height, `${width} px`).toBeLessThan(24)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('beside a wide scrollbar the tagline is not broken into two lines either', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/propiedades')
  const note = bar(page).getByText('Inmobiliaria Comercial')
  for (const [width, shown] of [
    [390, false],
    [400, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => void (document.documentElement.style.paddingInlineEnd = '15px'))
    await painted(page)
    expect(await note.isVisible(), `${width} px`).toBe(shown)
    if (shown) expect((await note.boundingBox())?.height).toBeLessThan(24)
    expect((await bar(page).getByText('Cerro Norte').boundingBox())?.height).toBeLessThan(24)
  }
})

test("'Contactar Asesor' appears in the bar after scrolling", { tag: '@escritorio' }, async ({ page }) => {
  await visit(page, '/')
  const ask = bar(page).getByRole('link', { name: 'Contactar Asesor' })
  await expect(ask).toBeHidden()
  await scrollTo(page, 900)
  await expect(ask).toBeVisible()
  // A click on a moving element is retried after scrolling the page, which hides the link.
  await expect
    .poll(() => page.getByRole('banner').evaluate((banner) => banner.getAnimations({ subtree: true }).length))
    .toBe(0)
  await ask.click()
  await expect(page).toHaveURL('/contacto')
})
