import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/change-property.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const SETTINGS = '/dashboard/configuracion/agencia/marca'
const STYLES = /<link rel="stylesheet" href="(\/marca\/[0-9a-f]{12}\.css)"\/>/
const NOW = new Date('2026-11-20T18:00:00Z')
const PAGES = ['/', '/propiedades', '/propiedad/bodega-norte', '/login']

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  async function textOf(path: string) {
    return (await app.visit(path)).text()
  }

  async function stylesOf(path: string) {
    return STYLES.exec(await textOf(path))?.[1] ?? null
  }

  test('without colours of its own a page has no stylesheet of the firm and no bytes about its look', async () => {
    for (const path of ['/', '/login']) {
      const text = await textOf(path)
      expect([path, /\/marca\/|themeColor|hasDemoMark/.exec(text)?.[0]]).toEqual([path, undefined])
    }
    expect((await app.visit('/marca/0123456789ab.css')).status).toBe(404)
  })

  test('saved colours are one stylesheet after the product’s, on every page, with the colour of the browser’s bar', async () => {
    const property = buildProperty({ title: 'Bodega Norte' })
    await insertProperty(app.store.db, property, { createdBy: null, now: NOW })
    const { visit } = await app.signIn()
    const saved = await visit(SETTINGS, posting({ main: '1D4ED8', accent: '#fc0' }))
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${SETTINGS}?aviso=configuracion-guardada`])

    const address = await stylesOf('/')
    expect(await Promise.all(PAGES.map(stylesOf))).toEqual(PAGES.map(() => address))
    const panel = await (await visit('/dashboard')).text()
    expect(STYLES.exec(panel)?.[1]).toBe(address)
    const page = await textOf('/')
    expect(page.indexOf(String(address))).toBeGreaterThan(page.indexOf('href="/assets/'))

    const styles = await app.visit(String(address))
    expect(styles.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    expect(styles.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const css = await styles.text()
    expect(css).toContain('--color-action:#1d4ed8')
    expect(css).toContain('[data-theme][data-theme=dark]{')
    const [, plane] = /--color-plane:(#[0-9a-f]{6})/.exec(css) ?? []
    expect(page).toContain(`<meta name="theme-color" content="${plane}"/>`)
    expect(JSON.parse(await textOf('/manifest.webmanifest'))).toMatchObject({ theme_color: plane })

    await visit(SETTINGS, posting({ main: '#b91c1c', accent: '' }))
    const next = await stylesOf('/')
    expect(next).not.toBe(address)
    // A page that is still open asks for the address that it knows.
    const old = await app.visit(String(address))
    expect([old.status, old.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=60'])
    expect(await old.text()).toContain('--color-action:#b91c1c')
  })

  test('the form says which colour is used in place of the chosen one, and which two look alike', async () => {
    const { visit } = await app.signIn()
    await visit(SETTINGS, posting({ main: '#ffe14d', accent: '#ffe04a' }))
    const page = await (await visit(SETTINGS)).text()
    expect(page).toContain('Pedido #ffe14d')
    expect(page).toMatch(/Se usa #[0-9a-f]{6}/)
    expect(page).toContain('Casi no se distingue del otro color')

    const refused = await visit(SETTINGS, posting({ main: 'azul', accent: '' }))
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Escribe seis cifras de color, como 1d4ed8')
  })
})
