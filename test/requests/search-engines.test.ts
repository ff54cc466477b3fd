import { beforeEach, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { readDocument } from '#test/documents.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { schemaFaults } from '#test/schema-org.ts'
import { publicKeyOf } from '#test/public-key.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ORIGIN = 'http://cerronorte.test'
const HOSTILE = '</script><script>alert(1)</script><!--\u2028 & "comillas"'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  function insert(overrides: Partial<PropertyInput> = {}) {
    return insertProperty(app.store.db, buildProperty(overrides), { createdBy: null, now: NOW })
  }

  async function read(path: string) {
    const response = await app.visit(path)
    const html = await response.text()
    return { status: response.status, html, ...readDocument(html) }
  }

  describe('a property', () => {
    test('describes itself to chats before any script runs', async () => {
      await insert({ title: 'Bodega & «patio»' })
      const { title, tags, canonical } = await read('/propiedad/bodega-patio')
      expect([title, canonical]).toEqual(['Bodega & «patio» · Cerro Norte', `${ORIGIN}/propiedad/bodega-patio`])
      expect(tags).toMatchObject({
        description: 'Bodega en renta en Huinalá, Apodaca, Nuevo León: 2,400\u00A0m², $264,000 MXN/mes. ID PROP-001.',
        'og:title': title,
        'og:url': canonical,
        'og:image': expect.stringMatching(/^http:\/\/cerronorte\.test\/og\/bodega-patio\/[\da-f]{16}\.jpg$/),
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      })
      expect(tags).not.toHaveProperty('robots')
    })

    test('describes itself to search engines in schema.org', async () => {
      await insert()
      const { data } = await read('/propiedad/bodega-con-4-andenes-y-patio-de-maniobras-en-huinala')
      expect(data).toHaveLength(1)
      expect(schemaFaults(data[0])).toEqual([])
    })

    test('with hostile text escapes it everywhere', async () => {
      await insert({ title: HOSTILE, description: HOSTILE, location: HOSTILE, address: HOSTILE })
      const { html, data } = await read('/propiedad/scriptscriptalert1script-comillas')
      const [, told = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
      expect(told).not.toMatch(/[<>&\u2028]/)
      expect(html.includes('<script>alert')).toBe(false)
      expect(JSON.stringify(data[0])).toContain('alert(1)')
      expect(schemaFaults(data[0])).toEqual([])
    })

    test('with the same title as another has a different title for search engines', async () => {
      await insert({ title: 'Casa', propertyId: 'PROP-001' })
      await insert({ title: 'Casa', propertyId: 'PROP-002' })
      const pages = await Promise.all(['/propiedad/casa', '/propiedad/casa-prop-002'].map(read))
      expect(pages.map(({ title }) => title)).toEqual(['Casa · Cerro Norte', 'Casa · PROP-002 · Cerro Norte'])
    })

    test('that is not public has no metadata and is noindex', async () => {
      await insert({ title: 'Secreta', status: 'pausada' })
      const { status, tags, canonical, data } = await read('/propiedad/secreta')
      expect([status, tags['robots'], canonical, data]).toEqual([404, 'noindex', null, []])
    })
  })

  describe('the listing', () => {
    beforeEach(async () => {
      const properties = Array.from({ length: 20 }, (_, at) => ({ input: buildProperty({ title: `Bodega ${at}` }) }))
      await insertMany(app.store.db, properties)
    })

    test.each([
      ['/propiedades', '/propiedades', undefined],
      ['/propiedades?page=2', '/propiedades?page=2', undefined],
      ['/propiedades?page=99', '/propiedades?page=2', undefined],
      ['/propiedades?utm_source=x', '/propiedades', undefined],
      ['/propiedades?category=renta&type=bodega', '/propiedades/renta/bodega', undefined],
      ['/propiedades?category=renta&page=2', '/propiedades/renta?page=2', undefined],
      ['/propiedades?type=bodega', '/propiedades?type=bodega', 'noindex, follow'],
      ['/propiedades?search=bodega', '/propiedades?search=bodega', 'noindex, follow'],
      ['/propiedades?sort=precio-asc', '/propiedades?sort=precio-asc', 'noindex, follow'],
      ['/propiedades?category=venta', '/propiedades?category=venta', 'noindex, follow'],
    ])('%s is found at %s (robots: %s)', async (path, canonical, robots) => {
      const found = await read(path)
      expect([found.status, found.canonical, found.tags['robots']]).toEqual([200, ORIGIN + canonical, robots])
    })

    test('links to the pages of common searches, which have more links', async () => {
      const { links } = await read('/propiedades')
      expect(links.filter((link) => link.startsWith('/propiedades/'))).toEqual([
        '/propiedades/renta',
        '/propiedades/renta/bodega',
        '/propiedades/renta/bodega/apodaca',
      ])
    })
  })

  describe('a common search', () => {
    test('has its own title, a text with true figures, cards and pages', async () => {
      const inputs = Array.from({ length: 16 }, (_, at) => buildProperty({ title: `Bodega ${at}`, area: 100 + at }))
      await insertMany(app.store.db, [
        ...inputs.map((input) => ({ input })),
        { input: buildProperty({ title: 'En dólares', currency: 'USD', priceCents: 2_000_000, area: 900 }) },
        { input: buildProperty({ title: 'Vendida', status: 'vendida', area: 1 }) },
        { input: buildProperty({ title: 'Lejos', municipality: 'Monterrey', area: 2 }) },
      ])
      const first = await read('/propiedades/renta/bodega/apodaca')
      expect(first).toMatchObject({ status: 200, headings: 1, title: 'Bodegas en renta en Apodaca · Cerro Norte' })
      expect(first.tags['description']?.replaceAll('\u00A0', ' ')).toBe(
        'Hay 17 bodegas en renta en Apodaca, de 100 m² a 900 m². Rentas de $264,000 MXN al mes. Una más en dólares, de USD 20,000 al mes.',
      )
      expect(first.canonical).toBe(`${ORIGIN}/propiedades/renta/bodega/apodaca`)
      expect(schemaFaults(first.data[0])).toEqual([])
      expect(first.links).toContain('/propiedades/renta/bodega/apodaca?page=2')
      expect(first.links).toContain('/propiedades/renta/bodega/monterrey')
      const second = await read('/propiedades/renta/bodega/apodaca?page=7')
      expect(second.title).toBe('Bodegas en renta en Apodaca · Página 2 · Cerro Norte')
      expect(second.canonical).toBe(`${ORIGIN}/propiedades/renta/bodega/apodaca?page=2`)
      expect(second.links.filter((link) => link.startsWith('/propiedad/'))).toHaveLength(2)
    })

    test('without results is a 404 that shows similar ones', async () => {
      await insert()
      const { status, tags, links, headings } = await read('/propiedades/renta/bodega/monterrey')
      expect([status, tags['robots'], headings]).toEqual([404, 'noindex', 1])
      expect(links).toContain('/propiedades/renta/bodega/apodaca')
    })

    test.each(['/propiedades/Renta/BODEGA', '/propiedades/renta/bodega/Apodaca', '/propiedades/rentá'])(
      '%s redirects to its canonical spelling',
      async (path) => {
        await insert()
        const response = await app.visit(`${path}?page=2`)
        expect(response.status).toBe(301)
        expect(response.headers.get('Location')).toBe(`${path.toLowerCase().replace('á', 'a')}?page=2`)
      },
    )
  })

  describe('the sitemap', () => {
    test('has every public page with its last change and its photos, and no other', async () => {
      const photo = { key: 'properties/1_a.jpg', contentHash: 'p', width: 1, height: 1, bytes: 1, createdAt: 'x' }
      await app.store.db
        .insertInto('photos')
        .values({ ...photo, id: 'p' })
        .execute()
      await insert({ title: 'Abierta', photos: [{ photoId: 'p', alt: null }] })
      await insert({ title: 'Pausada', status: 'pausada' })
      const response = await app.visit('/sitemap.xml')
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8'])
      const xml = await response.text()
      expect(xml).toContain(
        `<url><loc>${ORIGIN}/propiedad/abierta</loc><lastmod>2026-11-20T18:00:00.000Z</lastmod><image:image><image:loc>${ORIGIN}/img/${await publicKeyOf(app.store.db, photo.key)}.1200.jpg</image:loc></image:image></url>`,
      )
      expect(xml).toContain(`<loc>${ORIGIN}/propiedades/renta/bodega/apodaca</loc>`)
      expect(xml).not.toMatch(/pausada|dashboard|login|confirmacion|modal-test/)
    })

    test('is not sent again until the catalogue changes', async () => {
      const ask = (tag: string) => app.visit('/sitemap.xml', { headers: { 'If-None-Match': tag } })
      await insert({ title: 'Abierta' })
      const tag = (await app.visit('/sitemap.xml')).headers.get('ETag') ?? ''
      expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
      const again = await ask(tag)
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag])
      expect((await app.visit('/sitemap.xml?part=1', { headers: { 'If-None-Match': '*' } })).status).toBe(404)
      await insert({ title: 'Nueva' })
      const changed = await ask(tag)
      expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('/propiedad/nueva<')])
    })

    test.each(['part=1', 'part=x', 'part=-1', 'part=99999999999999999999', 'part='])(
      'has no part %s',
      async (query) => {
        expect((await app.visit(`/sitemap.xml?${query}`)).status).toBe(404)
      },
    )
  })

  test('robots.txt names the sitemap and excludes filters with unlimited values', async () => {
    const response = await app.visit('/robots.txt')
    const text = await response.text()
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    expect(text).toContain('Disallow: /propiedades?search=')
    expect(text).not.toMatch(/Disallow: \/(?:\n|dashboard|img|assets|og)/)
    const known = { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } }
    expect((await app.visit('/robots.txt', known)).status).toBe(304)
  })

  test.each(['/login', '/signup', '/recuperar', '/dashboard', '/add-property'])('%s is noindex', async (path) => {
    expect((await app.visit(path)).headers.get('X-Robots-Tag')).toBe('noindex')
  })
})
