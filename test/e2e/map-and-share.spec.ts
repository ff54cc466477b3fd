import type { Page } from '@playwright/test'
import { slugify } from '#app/text/slugify.ts'
import { COMPLETE, MAP_ELSEWHERE, MAP_IN_WORDS, MAP_PASTED_AS_FRAME, openProperty } from './specimens.ts'
import { awake, expect, test } from './visitor.ts'

/** The URL of the map's frame, which is loaded when it is nearly visible. */
async function mapAddress(page: Page): Promise<URL> {
  await page.getByRole('heading', { name: 'Ubicación' }).scrollIntoViewIfNeeded()
  const frame = page.getByTitle('Mapa de la zona')
  await expect(frame).toBeVisible()
  expect((await frame.boundingBox())?.height).toBe(250)
  const way = page.getByRole('link', { name: 'Ver en Google Maps' })
  await expect(way).toHaveAttribute('target', '_blank')
  await expect(way).toHaveAttribute('rel', 'noopener')
  await expect(way).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps/)
  const address = new URL(String(await frame.getAttribute('src')))
  expect(address.origin + address.pathname).toMatch(/^https:\/\/www\.google\.com\/maps(?:\/embed)?$/)
  return address
}

test('a stored map is shown in a frame of Google Maps', async ({ page }) => {
  await openProperty(page, COMPLETE)
  expect((await mapAddress(page)).searchParams.get('pb')).toMatch(/^!1m/)
})

test('only the place of a pasted frame is used', async ({ page }) => {
  await openProperty(page, MAP_PASTED_AS_FRAME)
  const address = await mapAddress(page)
  expect([...address.searchParams.keys()]).toEqual(['pb'])
  await expect(page.locator('iframe')).toHaveCount(1)
})

for (const title of [MAP_ELSEWHERE, MAP_IN_WORDS])
  test(`a link that is not a Google map becomes a search of the address: ${title}`, async ({ page }) => {
    await openProperty(page, title)
    const address = await mapAddress(page)
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Ubicación' }) })
    const asked = String(address.searchParams.get('q'))
    for (const part of (await section.getByRole('paragraph').innerText()).split(', ')) expect(asked).toContain(part)
    expect(asked).toMatch(/, Nuevo León, México$/)
    expect(address.searchParams.get('output')).toBe('embed')
  })

test('the map is loaded only when it is nearly visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openProperty(page, COMPLETE)
  await page.reload()
  await awake(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  await mapAddress(page)
})

test('visitors who have not answered about cookies see the map', async ({ page }) => {
  await openProperty(page, COMPLETE)
  await page.evaluate(() => localStorage.removeItem('cookiesAccepted'))
  await page.reload()
  await awake(page)
  await mapAddress(page)
})

test('visitors who refused cookies see the map only after a click @principal', async ({ page }) => {
  await openProperty(page, COMPLETE)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: 'Preferencias de cookies' }).click()
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await page.reload()
  await awake(page)
  await page.getByRole('heading', { name: 'Ubicación' }).scrollIntoViewIfNeeded()
  const offer = page.getByRole('button', { name: 'Ver mapa' })
  await expect(offer).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ver en Google Maps' })).toBeVisible()
  await offer.press('Enter')
  await mapAddress(page)
  await expect(page.locator('iframe')).toBeFocused()
})

test('a changed answer about cookies applies at once', async ({ page }) => {
  await openProperty(page, COMPLETE)
  await mapAddress(page)
  const preferences = page.getByRole('contentinfo').getByRole('button', { name: 'Preferencias de cookies' })
  await preferences.click()
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await preferences.click()
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the map is a lazy frame with its link beside it', async ({ page }) => {
    await page.goto(`/propiedad/${slugify(COMPLETE)}`)
    await page.getByRole('heading', { name: 'Ubicación' }).scrollIntoViewIfNeeded()
    await expect(page.getByTitle('Mapa de la zona')).toHaveAttribute('loading', 'lazy')
    await mapAddress(page)
  })
})

test('the URL of a property can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openProperty(page, COMPLETE)
  await page.getByRole('link', { name: 'Compartir' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Enlace copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a device with a share function gets the title and the URL', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: ShareData) => {
        document.title = JSON.stringify(shared)
        return Promise.resolve()
      },
    })
  })
  await openProperty(page, COMPLETE)
  const url = page.url()
  await page.getByRole('link', { name: 'Compartir' }).click()
  await expect(page).toHaveTitle(JSON.stringify({ title: COMPLETE, url }))
})

test('without a clipboard the URL is shared by mail', async ({ page }) => {
  await openProperty(page, COMPLETE)
  const mail = new URL(String(await page.getByRole('link', { name: 'Compartir' }).getAttribute('href')))
  expect(mail.protocol).toBe('mailto:')
  expect(Object.fromEntries(mail.searchParams)).toEqual({ subject: COMPLETE, body: page.url() })
})
