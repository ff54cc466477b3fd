import { addDays, dayIn } from '#app/calendar/calendar-day.ts'
import type { Page } from '@playwright/test'
import { SHORT_WORDS, brokenWords } from './broken-words.ts'
import { findBrowser } from './browser.ts'
import { cards, detailsLink } from './listing.ts'
import { addComplex, addLead, addProperty, expect, newTitle, test, visit } from './staff.ts'

const { args, ...browser } = await findBrowser()

/** A font size of 32 px in the browser's settings, in the same flag, because a second one would replace it. */
const LARGE = args.map((flag) => (flag.startsWith('--blink-settings=') ? `${flag},defaultFontSize=32` : flag))

test.use({ launchOptions: { ...browser, args: LARGE }, contextOptions: { reducedMotion: 'reduce' } })

/** The page is as wide as the screen, and fixed elements leave most of the screen free. */
async function expectReadable(page: Page) {
  const [excess, covered] = await page.locator('html').evaluate((html) => {
    const fixed = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility, bottom } = getComputedStyle(element)
      return position === 'fixed' && visibility === 'visible' && bottom === '0px'
    })
    const heights = fixed.map((element) => element.getBoundingClientRect()).map((box) => box.height)
    return [html.scrollWidth - html.clientWidth, Math.max(0, ...heights)]
  })
  expect(excess, `${page.url()} is wider than the screen by`).toBeLessThanOrEqual(0)
  expect(covered, `what ${page.url()} keeps at the bottom`).toBeLessThan((page.viewportSize()?.height ?? 0) / 3)
}

test('with letters of twice the size public pages fit on a phone @movil', async ({ page }) => {
  test.slow()
  // The cookie banner would cover half of the screen at some moment.
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'))
  for (const path of [
    '/nosotros',
    '/servicios',
    '/contacto',
    '/propiedades?vista=mapa',
    '/favoritos',
    '/propiedades',
  ]) {
    await visit(page, path)
    await expectReadable(page)
  }
  await visit(page, String(await detailsLink(cards(page).first()).getAttribute('href')))
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).fontSize)).toBe('32px')
  await expect(page.getByRole('complementary', { name: 'Cotizar' })).toBeVisible()
  await expectReadable(page)
  await visit(page, '/')
  await expect(page.getByText('Rentas desde').first()).toBeVisible()
  await expectReadable(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await visit(page, '/propiedades?search=castillo+monterrey')
  await expect(page.getByRole('navigation', { name: 'Lo más cercano' })).toBeVisible()
  await expectReadable(page)
})

test('with letters of twice the size no short word breaks, and the first choices are not covered @movil', async ({
  page,
}) => {
  await visit(page, '/propiedades')
  const way = await page.getByRole('link', { name: 'Mapa', exact: true }).boundingBox()
  const pills = await page.getByRole('list', { name: 'Operación' }).getByRole('link').last().boundingBox()
  expect(way?.y, 'the way to the map comes after the choices').toBeGreaterThanOrEqual(
    (pills?.y ?? 0) + (pills?.height ?? 0),
  )
  const property = String(await detailsLink(cards(page).first()).getAttribute('href'))
  const compared = property.replace('/propiedad/', '/comparar?p=')
  for (const path of [property, compared, '/comparar', '/conjunto/parque-industrial-huizache-norte', '/']) {
    await visit(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('h1, main :is(a, label, dd, td)').evaluateAll(brokenWords, SHORT_WORDS), path).toEqual([])
  }
})

test('with letters of twice the size the panel fits on a phone @movil', async ({ page }) => {
  test.slow()
  const id = await addProperty(page, { title: newTitle() })
  for (const path of [
    '/dashboard',
    '/dashboard/propiedades',
    '/dashboard/conjuntos',
    '/dashboard/mapa',
    '/dashboard/actividad',
    '/dashboard/alertas',
    '/dashboard/mensajes',
    '/dashboard/configuracion',
    '/add-property',
  ]) {
    await visit(page, path)
    await expectReadable(page)
  }
  for (const path of [`/property/${id}`, `/edit-property/${id}`]) {
    await visit(page, path)
    await expectReadable(page)
  }
})

test('on the narrowest phone with letters of twice the size lists of the panel keep their words whole @movil', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 800 })
  await addComplex(page)
  await addLead(page, newTitle('Eva'))
  const list = { intent: 'save', name: newTitle('Bodegas'), scope: 'own', query: '?type=bodega' }
  await page.request.post('/dashboard/listas?type=bodega', { form: list, maxRedirects: 0 })
  for (const path of [
    '/dashboard/conjuntos',
    '/dashboard/listas',
    '/dashboard/propiedades?type=bodega',
    '/dashboard/prospectos',
    '/dashboard/prospectos/numeros',
  ]) {
    await visit(page, path)
    await expectReadable(page)
    const outside = await page.locator('.tab-bar span, header a span').evaluateAll((all) =>
      all.flatMap((each) => {
        const avatar = document.querySelector('header [popovertarget], header summary')?.getBoundingClientRect().left
        const end = each.closest('header') && avatar !== undefined ? avatar : window.innerWidth
        return each.getBoundingClientRect().right > end + 1 && each.checkVisibility() ? [each.textContent] : []
      }),
    )
    expect(outside, `what ${path} does not show whole`).toEqual([])
  }
  await visit(page, '/dashboard/conjuntos')
  expect(await page.locator('main a').evaluateAll(brokenWords, SHORT_WORDS)).toEqual([])
})

test('on the narrowest phone with letters of twice the size headings keep their words whole @movil', async ({
  page,
}) => {
  test.slow()
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'false'))
  await page.setViewportSize({ width: 320, height: 800 })
  const lead = await addLead(page, newTitle('Eva'))
  await addProperty(page, {
    title: newTitle('Edificio corporativo'),
    timeAlert: addDays(dayIn('America/Monterrey', new Date()), 1),
  })
  for (const path of [
    '/',
    '/nosotros',
    '/contacto',
    '/conjunto/parque-industrial-huizache-norte',
    '/dashboard',
    '/dashboard/hoy',
    '/dashboard/alertas',
    '/dashboard/mensajes',
    '/dashboard/actividad',
    '/dashboard/configuracion/estado',
    lead,
  ]) {
    await visit(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expectReadable(page)
    expect(await page.locator('h1, h2, h3, main :is(dt, .btn)').evaluateAll(brokenWords, SHORT_WORDS), path).toEqual([])
  }
})
