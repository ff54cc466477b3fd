import type { Locator, Page } from '@playwright/test'
import { FOREIGN_ORIGIN, FOREIGN_STYLE, STYLE_TEXT } from './foreign-style.ts'
import { cards } from './listing.ts'
import { goBack } from './travel.ts'
import { handleFor } from './answers.ts'
import { awake, expect, test, visit } from './visitor.ts'

const MAP = '/propiedades?vista=mapa'
const TILES = '/maps/calles.pmtiles'

type Router = { navigate: (to: string) => Promise<void> }
/** The property of `window` in which React Router stores itself, in every build. */
const ROUTER = '__reactRouterDataRouter'

test.use({ baseURL: process.env.STAFF_URL, firstVisit: true })

function button(page: Page, name: 'Ver calles' | 'Ver dibujo'): Locator {
  return page.getByRole('button', { name })
}

function drawing(page: Page): Locator {
  return page.locator('.map-drawing')
}

async function expectStreets(page: Page): Promise<void> {
  await expect(page.locator('.map-drawing[data-streets]')).toBeVisible()
  await expect(page.locator('.map-streets canvas')).toBeVisible()
}

/** The drawing in its initial state: with its background, and without streets below. */
async function expectDrawing(page: Page): Promise<void> {
  await expect(page.locator('.map-streets')).toHaveCount(0)
  await expect(drawing(page).locator('> path').first()).toBeVisible()
  await expect(button(page, 'Ver calles')).toBeVisible()
}

function links(page: Page): Promise<(string | null)[]> {
  return page.locator('.map-spot').evaluateAll((spots) => spots.map((spot) => spot.getAttribute('href')))
}

test('streets load after a click, below the same signs and links, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, MAP)
  await expect(button(page, 'Ver calles')).toBeVisible()
  const before = await links(page)
  expect(asked.filter((path) => /streets|worker|maplibre|^\/maps\//.test(path))).toEqual([])
  await button(page, 'Ver calles').click()
  await expectStreets(page)
  expect(asked).toContain(TILES)
  expect(await links(page)).toEqual(before)
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible()

  // The hint for drawing is above the credits of the streets and does not cover them.
  await page.getByRole('button', { name: 'Dibujar zona' }).click()
  const [message, credit] = await Promise.all(
    ['.map-message', '.map-credit'].map((part) => page.locator(part).boundingBox()),
  )
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(credit?.y ?? 0)
  await page.keyboard.press('Escape')

  await drawing(page).focus()
  await page.keyboard.press('+')
  await page.getByRole('link', { name: 'Buscar en esta zona' }).click()
  await expect(page).toHaveURL(/bbox=/)
  await expectStreets(page)
  const there = page.url()
  await cards(page).first().locator('.card-link').click()
  await expect(page).toHaveURL(/\/propiedad\//)
  await goBack(page)
  await expect(page).toHaveURL(there)
  await expectStreets(page)

  await button(page, 'Ver dibujo').click()
  await expectDrawing(page)
})

test('if streets cannot be loaded or drawn, a message is shown and the drawing stays', async ({
  page,
  expectFailing,
}) => {
  expectFailing(TILES)
  const mend = await handleFor(page, `**${TILES}`, (route) => route.fulfill({ status: 500 }))
  await visit(page, MAP)
  await button(page, 'Ver calles').click()
  await expect(page.getByText('Las calles no cargaron: queda el dibujo.')).toBeVisible()
  await expectDrawing(page)

  mend()
  await button(page, 'Ver calles').click()
  await expectStreets(page)

  await page.route(`**${TILES}`, () => {})
  await page.clock.install()
  await page.reload()
  await expect(page.locator('.map-streets')).toBeAttached()
  await expect(page.getByText('Cargando las calles…')).toBeVisible()
  await page.clock.fastForward('00:20')
  await expect(page.getByText('Las calles no cargaron: queda el dibujo.')).toBeVisible()
  await expectDrawing(page)

  await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null))
  await page.reload()
  await awake(page)
  await button(page, 'Ver calles').click()
  await expect(page.getByText('Este navegador no puede mostrar las calles: queda el dibujo.')).toBeVisible()
  await expectDrawing(page)
})

test.describe('of another site', () => {
  test.use({ baseURL: process.env.NEW_AGENCY_URL, cookieAnswer: 'false' })

  test('visitors who refused cookies first see where the streets come from, and nothing is requested before', async ({
    page,
    expectForeign,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().startsWith(FOREIGN_ORIGIN) && asked.push(request.url()))
    await page.route(FOREIGN_STYLE, (route) =>
      route.fulfill({ body: STYLE_TEXT, headers: { 'Access-Control-Allow-Origin': '*' } }),
    )
    // The policy of the first page allows no other site.
    await visit(page, '/propiedades')
    // A catalogue without properties has no link to the map: the router navigates there, as a link would.
    await page.evaluate(([router, to]) => (Reflect.get(window, router) as Router).navigate(to), [ROUTER, MAP] as const)
    await button(page, 'Ver calles').click()
    const offer = page.getByRole('group', { name: /Las calles son de calles\.example y puede usar las suyas/ })
    await expect(offer.getByRole('button', { name: 'Ver calles' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(offer).toHaveCount(0)
    await expect(button(page, 'Ver calles')).toBeFocused()
    expect(asked).toEqual([])

    expectForeign(FOREIGN_ORIGIN)
    await button(page, 'Ver calles').click()
    await offer.getByRole('button', { name: 'Ver calles' }).click()
    await expectStreets(page)
    // Only text and links of the other site's credits remain.
    await expect(page.getByRole('link', { name: 'Calles de Ejemplo' })).toHaveAttribute('href', /calles\.example/)
    expect(asked).toEqual([FOREIGN_STYLE])
  })
})
