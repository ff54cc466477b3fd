import { beforeEach, describe, expect, test } from 'vitest'
import { saveSection } from '#app/agency/change-agency.server.ts'
import { DAY_MS } from '#app/calendar/durations.ts'
import { changePlaces } from '#app/catalogue/place/change-places.server.ts'
import { THE_PRODUCT } from '#app/records/change.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
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

  test('the page of a common search says what its properties cost, also to search engines', async () => {
    const rents = [80_000, 90_000, 100_000, 110_000]
    for (const [at, pesos] of rents.entries())
      await insert({ title: `Nave ${at}`, priceCents: pesos * 100, area: 1000 })
    const path = '/propiedades/renta/bodega/apodaca'
    expect((await read(path)).html).not.toContain('id="mercado"')
    await insert({ title: 'Nave 5', priceCents: 120_000_00, area: 1000 })
    const { html, data } = await read(path)
    expect(html.replaceAll('<!-- -->', '')).toMatch(/Precio por m², mediana<.*\$100\s+MXN\s+por\s+m²\s+al\s+mes/s)
    expect(JSON.stringify(data)).toContain('"@type":"Dataset"')
    expect(data.flatMap(schemaFaults)).toEqual([])
    const asked = await read(`/propiedades?search=${encodeURIComponent('cuánto cuesta una bodega en Apodaca')}`)
    expect(asked.html).toContain(`href="${path}#mercado"`)
  })

  test('the page of a common search shows where its properties are, and leads to the map', async () => {
    const path = '/propiedades/renta/bodega/apodaca'
    await insert({ title: 'Nave sin punto', googleMapsLink: null })
    expect((await read(path)).html).not.toContain('Dónde están')
    for (const [at, point] of ['25.75,-100.19', '25.76,-100.2'].entries())
      await insert({ title: `Nave ${at}`, googleMapsLink: point })
    const { html } = await read(path)
    expect(html).toContain('aria-label="Mapa con la ubicación de 2 propiedades: Bodegas en renta en Apodaca"')
    expect(html).toContain('Falta 1 propiedad, que no dice su punto o queda lejos.')
    expect(html).toMatch(/href="[^"]*municipality=Apodaca&amp;vista=mapa"/)
  })

  test('it counts the prices that dropped in 30 days, where the agency tells drops', async () => {
    const path = '/propiedades/renta/bodega/apodaca'
    const ids: string[] = []
    for (const at of [1, 2, 3, 4, 5]) {
      const { id } = await insertProperty(
        app.store.db,
        buildProperty({ title: `Nave ${at}`, priceCents: 100_000_00, area: 1000 }),
        { createdBy: null, now: new Date(NOW.getTime() - 60 * DAY_MS) },
      )
      ids.push(id)
    }
    const price = async (id: string | undefined, priceCents: number, daysAgo: number) => {
      const before = await findRecord(app.store.db, id ?? '')
      if (!before) throw new Error('no property')
      const now = new Date(NOW.getTime() - daysAgo * DAY_MS)
      const input = { ...before.input, priceCents }
      await updateProperty({ db: app.store.db, actor: { id: null, name: null }, now }, before, { ...before, input })
    }
    await price(ids[0], 90_000_00, 40)
    await price(ids[1], 90_000_00, 20)
    await price(ids[2], 110_000_00, 10)
    await price(ids[3], 95_000_00, 5)
    const recent = async () => /En los últimos 30 días: [^<]+/.exec((await read(path)).html)?.[0]
    expect(await recent()).toBeUndefined()
    const tell = { db: app.store.db, actor: THE_PRODUCT, now: NOW }
    await saveSection(tell, 'datos', (firm) => ({ ...firm, priceDrops: true }))
    expect(await recent()).toBe('En los últimos 30 días: 2 con menor precio.')
    await price(ids[3], 100_000_00, 1)
    expect(await recent()).toBe('En los últimos 30 días: 1 con menor precio.')
    expect((await read(path)).html).toContain('Un precio bajó si quedó por debajo del que tenía')
  })

  test('a zone of the agency has a page, with the properties whose place names it', async () => {
    const ofMezquital = { name: 'El Mezquital', synonyms: [], municipality: 'Apodaca', state: 'Nuevo León' as const }
    const zones = [{ ...ofMezquital, latitude: 25.75, longitude: -100.19 }]
    const change = { db: app.store.db, actor: THE_PRODUCT, now: NOW, note: 'Zonas' }
    await changePlaces(change, () => ({ zones }))
    await insert({ title: 'Nave de zona', location: 'El Mezquital' })
    await insert({ title: 'Nave de fuera', location: 'Huinalá' })
    const path = '/propiedades/renta/bodega/apodaca/el-mezquital'
    expect((await read('/propiedades/renta/bodega/apodaca')).html).toContain(`href="${path}"`)
    const { status, title, html } = await read(path)
    expect([status, title]).toEqual([200, 'Bodegas en renta en El Mezquital, Apodaca · Cerro Norte'])
    expect([html.includes('Nave de zona'), html.includes('Nave de fuera')]).toEqual([true, false])
    expect((await read('/propiedades/renta/bodega/apodaca/centro')).status).toBe(404)
    expect(await (await app.visit('/sitemap.xml')).text()).toContain(path)
  })

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
