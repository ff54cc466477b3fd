import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { BRAND_LINE } from '#app/agency/brand-line.ts'
import { EMPTY_AGENCY } from '#app/agency/content/empty-agency.ts'
import { PRODUCT_COLORS } from '#app/agency/look/brand-tokens.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const SETTINGS = '/dashboard/configuracion/agencia/marca'
const STYLES = /<link rel="stylesheet" href="(\/marca\/[0-9a-f]{12}\.css)"\/>/
const NOW = new Date('2026-11-20T18:00:00Z')
const PAGES = ['/', '/propiedades', '/propiedad/bodega-norte', '/login']

const OWN = { ...EMPTY_AGENCY.datos, name: 'Naves del Bajío' }
const PHOTO = /<img src="(\/marca\/portada\.[0-9a-f]{12}\.jpg)" width="(\d+)" height="(\d+)" alt=""/
const LOGO = /<img[^>]* alt="Cerro Norte"/
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100" onload="alert(1)">
  <script>alert(2)</script><rect width="300" height="100" fill="#b91c1c"/><circle cx="60" cy="50" r="40" fill="#fff"/></svg>`

function upload(intent: string, file: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.set('intent', intent)
  body.set('file', new File([file], 'logo.svg'))
  return body
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  async function textOf(path: string) {
    return (await app.visit(path)).text()
  }

  async function stylesOf(path: string) {
    return STYLES.exec(await textOf(path))?.[1] ?? null
  }

  test('without colours of its own a page has no stylesheet of the agency and no bytes about its look', async () => {
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

  test('a logo is redrawn and stands in place of the name on every page, until it is removed', async () => {
    const { visit } = await app.signIn()
    const file = Buffer.from(SVG)
    const saved = await visit(SETTINGS, { method: 'POST', body: upload('logo', file) })
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${SETTINGS}?aviso=configuracion-guardada`])
    const pages = await Promise.all(['/', '/login'].map(textOf))
    for (const page of [...pages, await (await visit('/dashboard')).text()]) {
      expect(page).toMatch(LOGO)
      expect(page).not.toContain(BRAND_LINE)
    }
    const address = /src="(\/marca\/[0-9a-f]{12}\.png)"/.exec(pages[0] ?? '')?.[1] ?? ''
    const served = await app.visit(address)
    expect([served.headers.get('Content-Type'), served.headers.get('Cache-Control')]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
    ])
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(bytes.includes('script')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png' })

    const { status } = await visit(SETTINGS, { method: 'POST', body: upload('logo', Buffer.from('<html>')) })
    expect(status).toBe(422)
    expect(await textOf('/')).toMatch(LOGO)
    await visit(SETTINGS, posting({ intent: 'remove-logo' }))
    expect(await textOf('/')).not.toMatch(LOGO)
  })

  test('a drawing with live text is refused with what to do, because no font of ours is its own', async () => {
    const { visit } = await app.signIn()
    const file = Buffer.from(SVG.replace('</svg>', '<text x="9" y="50">Áurea</text></svg>'))
    for (const [intent, what] of [
      ['logo', 'El logotipo'],
      ['darkLogo', 'El logotipo'],
      ['icon', 'El icono'],
    ] as const) {
      const refused = await visit(SETTINGS, { method: 'POST', body: upload(intent, file) })
      expect([refused.status, await refused.text()]).toEqual([
        422,
        expect.stringContaining(`${what} tiene texto escrito con una fuente`),
      ])
    }
  })

  test('a square icon is that of the tab, the phone, the manifest and the card, beside the name; without it, as before', async () => {
    const { visit } = await app.signIn()
    const iconOf = (page: string) => /rel="icon" href="([^"]+)"/.exec(page)?.[1] ?? ''
    const cardOf = (page: string) => /og:image" content="([^"]+)"/.exec(page)?.[1]
    const before = await textOf('/')
    const red = new Uint8Array(await buildPicture('png', { width: 300, height: 300, colour: '#ff0000' }))
    expect((await visit(SETTINGS, { method: 'POST', body: upload('icon', red) })).status).toBe(303)
    const page = await textOf('/')
    expect(page, 'the name stays').not.toMatch(LOGO)
    expect(page).toContain(BRAND_LINE)
    const { icons } = JSON.parse(await textOf('/manifest.webmanifest')) as {
      icons: { src: string; purpose?: string }[]
    }
    for (const address of [iconOf(page), '/favicon.ico', '/apple-touch-icon.png', ...icons.map(({ src }) => src)]) {
      const icon = sharp(Buffer.from(await (await app.visit(address)).arrayBuffer()))
      const { channels } = await icon.stats()
      expect([address, channels.slice(0, 3).map(({ min, max }) => [min, max])]).toEqual([
        address,
        [
          [255, 255],
          [0, 0],
          [0, 0],
        ],
      ])
    }
    expect(cardOf(page)).not.toBe(cardOf(before))
    expect(await (await visit(SETTINGS)).text()).toContain('Quitar icono')
    const wide = new Uint8Array(await buildPicture('png', { width: 400, height: 200 }))
    const refused = await visit(SETTINGS, { method: 'POST', body: upload('icon', wide) })
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('El icono tiene que ser cuadrado'),
    ])

    await visit(SETTINGS, posting({ intent: 'remove-icon' }))
    const after = await textOf('/')
    expect([iconOf(after), cardOf(after)]).toEqual([iconOf(before), cardOf(before)])
  })

  test('a photo is the top of the home page and of its preview, until it is removed or undone', async () => {
    const { visit } = await app.signIn()
    const photo = await buildPicture('jpeg', { width: 1600, height: 900 })
    expect(await textOf('/')).not.toMatch(PHOTO)
    expect((await visit(SETTINGS, { method: 'POST', body: upload('hero', new Uint8Array(photo)) })).status).toBe(303)
    const page = await textOf('/')
    expect(page).not.toContain('skyline')
    expect(await (await visit(`${SETTINGS}/vista-previa`)).text()).toMatch(PHOTO)
    const [, address = '', width, height] = PHOTO.exec(page) ?? []
    const served = await app.visit(address)
    expect([served.status, served.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    expect(served.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: Number(width), height: Number(height) })
    // The colours are saved without the photo in their form.
    await visit(SETTINGS, posting({ main: '#1d4ed8', accent: '' }))
    expect(await textOf('/')).toMatch(PHOTO)
    await visit(SETTINGS, posting({ intent: 'remove-hero' }))
    expect(await textOf('/')).toContain('skyline')
  })

  test('colours are previewed before they are saved, by a stylesheet that only the panel has', async () => {
    const { visit } = await app.signIn()
    const previewed = await visit(`${SETTINGS}/vista-previa`, posting({ main: '#b91c1c', accent: '' }))
    const styles = /<link rel="stylesheet" href="(\/dashboard[^"]+)"/.exec(await previewed.text())?.[1] ?? ''
    const answer = await visit(styles.replaceAll('&amp;', '&'))
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8'])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).toContain('--color-action:#b91c1c')
    expect(await stylesOf('/')).toBeNull()
    expect((await app.visit(styles)).status).toBe(302)
    const strange = await visit(`${styles.split('?')[0]}?main=red;}&accent=NaN`)
    expect(await strange.text()).not.toMatch(/red;\}|NaN/)
  })

  test.each([
    ['upright', { width: 900, height: 1600 }],
    ['small', { width: 800, height: 400 }],
  ])('a photo that is %s is refused with a sentence', async (_shape, size) => {
    const { visit } = await app.signIn()
    const photo = new Uint8Array(await buildPicture('jpeg', size))
    const refused = await visit(SETTINGS, { method: 'POST', body: upload('hero', photo) })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('tiene que ser horizontal')])
    const none = await visit(SETTINGS, { method: 'POST', body: upload('hero', Buffer.from('<html>')) })
    expect([none.status, await none.text()]).toEqual([422, expect.stringContaining('no es una imagen válida')])
    expect(await textOf('/')).not.toMatch(PHOTO)
  })

  test('without chosen colours the form shows those of the product', async () => {
    const { visit } = await app.signIn()
    const page = await (await visit(SETTINGS)).text()
    expect([...page.matchAll(/<input type="color"[^>]*value="(#[0-9a-f]{6})"/g)].map(([, color]) => color)).toEqual(
      Object.values(PRODUCT_COLORS),
    )
    expect(page).not.toContain('Se usa tal cual')
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

describe('an agency of its own', { timeout: PATIENCE }, () => {
  const app = shareApp('sqlite', () => ({ agency: { ...EMPTY_AGENCY, datos: OWN } }))

  test('an agency without logo and drawn mark has its initial as icon, its name, and a plain band', async () => {
    const page = await (await app.visit('/')).text()
    expect(page).not.toMatch(/skyline|favicon|\/icono-512\.png/)
    expect(page).not.toContain(BRAND_LINE)
    expect(page).toContain('Naves del Bajío')
    const icons = (
      (await (await app.visit('/manifest.webmanifest')).json()) as { icons: { src: string; sizes: string }[] }
    ).icons
    const { visit } = await app.signIn()
    expect(await (await visit(`${SETTINGS}/vista-previa`)).text()).not.toContain('skyline')
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
    for (const src of [...icons.map((icon) => icon.src), /href="(\/marca\/icono-32[^"]+)"/.exec(page)?.[1] ?? '']) {
      const icon = await app.visit(src)
      expect([src, icon.status, icon.headers.get('Content-Type')]).toEqual([src, 200, 'image/png'])
      const { channels } = await sharp(Buffer.from(await icon.arrayBuffer())).stats()
      expect(channels[0]?.stdev).toBeGreaterThan(10)
    }
  })
})
