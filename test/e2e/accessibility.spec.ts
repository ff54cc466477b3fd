import type { Page } from '@playwright/test'
import { slugify } from '#app/text/slugify.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts'
import { openFilters } from './listing.ts'
import { COMPLETE, WITHOUT_PHOTOS, openProperty } from './specimens.ts'
import { expect, test, visit } from './visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PROPERTY = `/propiedad/${slugify(COMPLETE)}`

for (const [name, path] of [
  ['the landing', '/'],
  ['Nosotros', '/nosotros'],
  ['Servicios', '/servicios'],
  ['an open service', '/servicios?servicio=red-de-enlaces-optimos'],
  ['the terms', '/terminos-condiciones'],
  ['the privacy notice', '/aviso-privacidad'],
  ['the listing', '/propiedades'],
  [
    'the listing with every kind of filter',
    '/propiedades?search=local&location=valle&type=local&category=renta&minArea=20&sort=precio-asc&page=2',
  ],
  ['an empty listing', '/propiedades?search=castillo+medieval'],
  ['a listing with a notice', '/propiedades?aviso=propiedad-no-encontrada'],
  ['a common search', '/propiedades/renta/bodega/apodaca'],
  ['a common search of one category', '/propiedades/traspaso'],
  ['a common search without results', '/propiedades/renta/casa/mina'],
  ['the contact form', '/contacto'],
  ['no favourites', '/favoritos'],
] as const)
  test(`the page has no accessibility violations: ${name}`, async ({ page, expectMissing }) => {
    if (path.endsWith('/mina')) expectMissing(path)
    await visit(page, path)
    await expectAccessibleAtBothWidths(page)
  })

/** What a visitor opens or causes in a page. */
const STATES: [string, string, (page: Page) => Promise<void>][] = [
  [
    'the contact form with errors',
    '/contacto',
    async (page) => {
      await page.getByRole('button', { name: 'Enviar mensaje' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
    },
  ],
  [
    'a sent message',
    '/contacto',
    async (page) => {
      await page.getByRole('textbox', { name: 'Nombre' }).fill('Mariana Garza')
      await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('mariana@correo.mx')
      await page.getByRole('textbox', { name: 'Mensaje' }).fill(`Busco una bodega. ${crypto.randomUUID()}`)
      await page.getByRole('button', { name: 'Enviar mensaje' }).click()
      await expect(page).toHaveURL('/contacto-confirmacion')
    },
  ],
  [
    'a photo on the full screen',
    PROPERTY,
    async (page) => {
      await page.getByRole('list', { name: 'Foto actual' }).getByRole('link').first().click()
      await expect(page.getByRole('dialog', { name: `Fotos de ${COMPLETE}` })).toBeVisible()
    },
  ],
  ['a modal', '/modal-test', (page) => expect(page.getByRole('dialog')).toBeVisible()],
  [
    'the map with the card of a pin',
    '/propiedades?vista=mapa&category=traspaso',
    async (page) => {
      await expect(page.getByRole('button', { name: 'Dibujar zona' })).toBeVisible()
      await page.locator('.map-spot[href^="/propiedad/"]:not([tabindex])').first().press('Enter')
      await expect(page.locator('.map-card')).toBeVisible()
    },
  ],
  [
    'favourites, compared and with one left',
    '/propiedades',
    async (page) => {
      const hearts = page.getByRole('article').getByRole('button', { name: /^Guardar en favoritos/ })
      for (const at of [0, 1]) await hearts.nth(at).click()
      await page.getByRole('link', { name: 'Favoritos (2)' }).click()
      await page.getByRole('button', { name: 'Comparar las elegidas' }).click()
      await expect(page.getByRole('table')).toBeVisible()
      await expectAccessibleAtBothWidths(page)
      await page
        .getByRole('table')
        .getByRole('link', { name: /^Quitar/ })
        .first()
        .click()
      await expect(page.getByRole('table')).toHaveCount(0)
    },
  ],
]

for (const [name, path, act] of STATES)
  test(`there are no accessibility violations: ${name}`, async ({ page }) => {
    await visit(page, path)
    await act(page)
    await expectAccessibleAtBothWidths(page)
  })

for (const [cookieAnswer, path, name] of [
  [null, '/', 'Aceptar'],
  ['false', PROPERTY, 'Ver mapa'],
] as const)
  test.describe(`of a visitor whose answer about cookies is ${cookieAnswer}`, () => {
    test.use({ cookieAnswer, firstVisit: true })

    test(`the page with the button '${name}' has no accessibility violations`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, path)
      await page.getByRole('button', { name }).scrollIntoViewIfNeeded()
      await expectAccessibleAtBothWidths(page)
    })
  })

test.describe('on a site with a file of streets', () => {
  test.use({ baseURL: process.env.STAFF_URL, firstVisit: true })

  test('the map with streets has no accessibility violations', async ({ page }) => {
    await visit(page, '/propiedades?vista=mapa')
    await page.getByRole('button', { name: 'Ver calles' }).click()
    await expect(page.locator('.map-streets canvas')).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
})

test('the open filter sheet has no accessibility violations', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/propiedades?type=bodega')
  await openFilters(page)
  await expectAccessible(page)
})

test('the open menu has no accessibility violations', { tag: ['@principal', '@movil'] }, async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
  await expectAccessible(page)
})

for (const title of [COMPLETE, WITHOUT_PHOTOS])
  test(`the page of a property has no accessibility violations: ${title}`, async ({ page }) => {
    await openProperty(page, title)
    await page.getByRole('heading', { name: 'Ubicación' }).scrollIntoViewIfNeeded()
    await expect(page.getByTitle('Mapa de la zona')).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })

for (const [path, title] of [
  ['/bodegas', 'Página no encontrada'],
  ['/propiedad/castillo-en-las-nubes', 'La propiedad no fue encontrada'],
] as const)
  test(`the 404 page of ${path} has no accessibility violations`, async ({ page, request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    // The page as it is shown before it redirects.
    const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>|<meta http-equiv="refresh"[^>]*>/g, '')
    await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })

test('no page is wider than its screen at any width', { tag: '@escritorio' }, async ({ page }) => {
  async function expectFit() {
    for (const width of [320, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const where = `${page.url()} on ${width} px`
      expect(await page.locator('html').evaluate((html) => html.scrollWidth), where).toBeLessThanOrEqual(width)
    }
  }

  for (const path of [
    '/',
    '/nosotros',
    '/servicios',
    '/servicios?servicio=investigacion-valuacion-y-opinion-de-valor',
    '/terminos-condiciones',
    '/aviso-privacidad',
    '/modal-test',
    '/propiedades/renta/bodega/apodaca',
    '/propiedades/traspaso',
    '/propiedades?search=local&municipality=San+Pedro+Garza+García&sort=superficie-desc',
  ]) {
    await visit(page, path)
    await expectFit()
  }
  await openProperty(page, COMPLETE)
  await expectFit()
})

test('an endless word does not make a page wider', { tag: '@movil' }, async ({ page }) => {
  for (const [path, places] of [
    ['/', '.card-title a, .card-place span'],
    ['/propiedades', '.card-title, .card-place span, .card-facts span'],
    [PROPERTY, 'h1, h1 + p span, aside div p, .card-title'],
    [`/contacto?propiedad=${slugify(COMPLETE)}`, 'main form a[href^="/propiedad/"]'],
  ] as const) {
    await visit(page, path)
    const filled = await page.locator(places).evaluateAll((elements) => {
      for (const element of elements) element.textContent = 'W'.repeat(150)
      return elements.length
    })
    expect(filled).toBeGreaterThan(0)
    expect(await page.locator('html').evaluate((html) => html.scrollWidth), path).toBeLessThanOrEqual(390)
  }
})
