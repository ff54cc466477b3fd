import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { collectUnusedPhotos } from '#app/photos/collect-photos.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { updateComplex } from '#app/complexes/changes/change-complex.server.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { deleteComplex } from '#app/complexes/changes/change-complex.server.ts'
import { findComplexRecord } from '#app/complexes/changes/complex-kind.server.ts'
import { type ComplexInput } from '#app/complexes/complex-input.ts'
import { MOST_ROWS, type SpaceTexts } from '#app/complexes/spaces/space-rows.ts'
import { saveDefaultPrecision } from '#app/catalogue/place/default-precision.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import type { Visit } from '#test/app.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { readDocument } from '#test/documents.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { schemaFaults } from '#test/schema-org.ts'
import { publicKeyOf } from '#test/public-key.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { THE_PRODUCT } from '#app/records/change.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ANA = { id: null, name: 'Ana' }
const PAGE = '/conjunto/plaza-encino'
const LATER = new Date('2027-02-20T18:00:00Z')
const PLAN = '019a4a10-0000-7000-8000-000000000901'
const PHOTO = { id: '019a4a10-0000-7000-8000-000000000900', key: 'properties/1_plaza.jpg', contentHash: 'plaza' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let id: string

  beforeEach(async () => {
    const photo = { ...PHOTO, width: 1200, height: 800, bytes: 1, createdAt: NOW.toISOString() }
    await app.store.db
      .insertInto('photos')
      .values({ ...photo, variantsAt: null, unusedSince: null })
      .execute()
    const input = buildComplex({ photos: [{ photoId: PHOTO.id, alt: 'La plaza de noche' }] })
    ;({ id } = await insertComplex(app.store.db, input, { createdBy: null, now: NOW }))
  })

  function space(overrides: Partial<PropertyInput> = {}) {
    const shop = { type: 'local', category: 'renta', shopLevel: 'planta_baja', complexId: id } as const
    const input = buildProperty({ ...shop, title: 'Local 1', area: 85, priceCents: 3_145_000, ...overrides })
    return insertProperty(app.store.db, input, { createdBy: null, now: NOW })
  }

  async function page(path: string, visit: Visit = app.visit) {
    const response = await visit(path)
    return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
  }

  function edit(changes: Partial<ComplexInput>) {
    return change((input) => ({ ...input, ...changes }))
  }

  async function change(make: (input: ComplexInput) => ComplexInput) {
    const known = await findComplexRecord(app.store.db, id)
    if (!known) throw new Error('no conjunto')
    return updateComplex({ db: app.store.db, actor: ANA, now: NOW }, known, {
      input: make(known.input),
      version: known.version,
    })
  }

  function logs() {
    return app.store.db
      .selectFrom('activityLogs')
      .orderBy('id')
      .select(['action', 'type', 'propertyId', 'propertyTitle', 'details'])
      .execute()
  }

  /** All changes have the same time, so their log entries have no order. */
  async function logOf(action: string) {
    return (await logs()).find((entry) => entry.action === action)
  }

  describe('the page of a complex', () => {
    test('describes the complex and lists its free spaces, from the smallest to the largest', async () => {
      await space()
      await space({ title: 'Local 2', area: 120.5, priceCents: 5_000_000, shopLevel: 'planta_alta', propertyId: 'L-2' })
      await space({ title: 'Local 3', area: 300, priceCents: 9_900_000, status: 'separada' })
      await space({ title: 'Local 4', area: 60, priceCents: null, availableFrom: '2027-01-15' })
      await space({ title: 'Local 5', area: 90, priceCents: 450_000_000, category: 'venta' })
      const { status, html } = await page(PAGE)
      expect(status).toBe(200)
      for (const part of [
        'Plaza Encino',
        'Plaza comercial',
        'Plaza de dos niveles con supermercado.',
        'alt="La plaza de noche"',
        '4 espacios disponibles',
        'Desde 60\u00A0m² hasta 120.5\u00A0m²',
        'Desde $31,450 MXN/mes hasta $50,000 MXN/mes',
        '$4,500,000 MXN',
        'href="/propiedad/local-2"',
        'Planta alta',
        '15 ene 2027',
        '20 nov 2026',
        'Cajones de estacionamiento',
        'Av. Paseo de los Leones 2200',
      ])
        expect(html).toContain(part)
      for (const part of ['Local 3', '$99,000', 'Cerca de aquí']) expect(html).not.toContain(part)
      expect(readDocument(html).tags['description']).toContain(
        '(superficie, desde 60\u00A0m² hasta 120.5\u00A0m²; venta, $4,500,000 MXN; renta, desde $31,450 MXN/mes hasta',
      )
    })

    test('lists a space with an unknown surface last', async () => {
      for (const [title, area] of [
        ['Local 1', null],
        ['Local 2', 90],
        ['Local 3', 60],
      ] as const)
        await space({ title, area })
      const { html } = await page(PAGE)
      const places = ['local-3', 'local-2', 'local-1'].map((slug) => html.indexOf(`href="/propiedad/${slug}"`))
      expect(places[0]).toBeGreaterThan(0)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    })

    test('compares differently quoted prices, and shows no price that is on request', async () => {
      await space({ title: 'Por metro', priceCents: 30_000, priceBase: 'por_m2', area: 200 })
      await space({ title: 'Completo', priceCents: 3_000_000, area: 100 })
      await space({ title: 'A consultar', priceCents: null, priceOnRequest: 'si', area: 50 })
      await space({ title: 'Hasta', priceCents: 30_000, priceToCents: 40_000, priceBase: 'por_m2', area: 180 })
      const { html } = await page(PAGE)
      for (const part of ['Desde $30,000 MXN/mes hasta $72,000 MXN/mes', '$300 MXN/m²/mes', 'Precio a consultar'])
        expect(html).toContain(part)
    })

    test('has the structured data of the complex, and so has the place of each space', async () => {
      await space()
      const { canonical, data, tags, title } = readDocument((await page(PAGE)).html)
      expect([canonical, title]).toEqual([`http://cerronorte.test${PAGE}`, 'Plaza Encino · Cerro Norte'])
      expect(tags['description']).toContain('Plaza comercial en Cumbres, Monterrey, Nuevo León: 1 espacio disponible')
      expect(data.flatMap(schemaFaults)).toEqual([])
      expect(JSON.stringify(data)).toContain('"ShoppingCenter"')
      expect(data[0]).toMatchObject({ '@graph': [{ containsPlace: [{ name: 'Local 1' }] }, {}, {}, {}] })
      const property = readDocument((await page('/propiedad/local-1')).html)
      expect(property.data.flatMap(schemaFaults)).toEqual([])
      expect(property.data[0]).toMatchObject({
        '@graph': expect.arrayContaining([
          expect.objectContaining({
            containedInPlace: expect.objectContaining({ '@type': 'ShoppingCenter', name: 'Plaza Encino' }),
          }),
        ]),
      })
      expect(property.links).toContain(PAGE)
      expect(await (await app.visit('/sitemap.xml')).text()).toContain(`<loc>http://cerronorte.test${PAGE}</loc>`)
    })

    test('shows its plans separately from its photos, uncropped, each with a link to its file', async () => {
      const plan = { id: PLAN, key: 'properties/2_planta.jpg', contentHash: 'planta', createdAt: NOW.toISOString() }
      await app.store.db
        .insertInto('photos')
        .values({ ...plan, width: 1600, height: 1131, bytes: 1, variantsAt: null, unusedSince: null })
        .execute()
      await edit({ plans: [{ photoId: PLAN, alt: 'Planta baja' }] })
      await space({ plans: [{ photoId: PLAN, alt: null }] })
      const planKey = await publicKeyOf(app.store.db, plan.key)
      for (const [path, name] of [
        [PAGE, 'Planta baja'],
        ['/propiedad/local-1', 'Plano 1'],
      ] as const) {
        const { html } = await page(path)
        const [, section = ''] = html.split('>Planos</h2>')
        expect(section).toMatch(new RegExp(`^</div><ul[^>]*><li[^>]*><a href="/img/${planKey}"`))
        expect(section).toContain(`>${name}</span>`)
        expect(section.slice(0, section.indexOf('</ul>'))).toContain('object-contain')
      }
      // The space has no photo: its cover is a photo of the plaza, never its plan.
      const { html } = await page('/propiedad/local-1')
      expect(readDocument(html).tags['og:image']).toContain('/og/local-1/')
      expect((await page('/propiedades')).html).not.toContain(planKey)
      expect(JSON.stringify(readDocument(html).data)).toContain(
        `"image":["http://cerronorte.test/img/${await publicKeyOf(app.store.db, PHOTO.key)}.1200.jpg"]`,
      )
      expect(await (await app.visit('/sitemap.xml')).text()).not.toContain(planKey)
      const logged = (await logOf('edit_complex'))?.details
      expect(logged).toBe('Planos: 0 → 1')
    })

    test('is found by its spaces under its current name in any spelling, and no longer under the old one', async () => {
      await edit({ name: 'Plaza Los Nogáles' })
      await space({ title: 'Local 1', address: null })
      await space({ title: 'Local oculto', precision: 'zona' })
      await space({ title: 'Otro local', complexId: null })
      const found = async (search: string) => {
        const { html } = await page(`/propiedades?${new URLSearchParams({ search, literal: '1' })}`)
        return ['Local 1', 'Local oculto', 'Otro local'].filter((title) => html.includes(`>${title}<`))
      }
      expect(await found('plaza los nogales')).toEqual(['Local 1'])
      expect(await found('NOGÁLES local')).toEqual(['Local 1'])
      const { html } = await page('/propiedades?search=plaza+los+nogales')
      expect(html).toContain('href="/conjunto/plaza-los-nogales"')
      await edit({ name: 'Plaza Encino Real' })
      expect(await found('encino real')).toEqual(['Local 1'])
      expect(await found('nogales')).toEqual([])
      const { visit } = await app.signIn()
      const panel = async (search: string) => (await page(`/dashboard/propiedades?search=${search}`, visit)).html
      expect(await panel('encino+real')).toContain('Local oculto')
      await deleteComplex({ db: app.store.db, actor: ANA, now: LATER }, id)
      expect(await found('encino real')).toEqual([])
      expect(await panel('encino+real')).not.toContain('Local oculto')
    })

    test('has its own social card, a new one after a change, and the old URL redirects to it', async () => {
      await space()
      await app.files.put(PHOTO.key, await buildPicture('jpeg', { width: 1200, height: 800 }))
      const cardOf = async () => {
        const { tags } = readDocument((await page(PAGE)).html)
        expect(tags['og:image:alt']).toBe('Plaza Encino, Cumbres, Monterrey, Nuevo León')
        return new URL(tags['og:image'] ?? '').pathname
      }
      const path = await cardOf()
      expect(path).toMatch(/^\/og\/plaza-encino\/conjunto-[\da-f]{16}\.jpg$/)
      const response = await app.visit(path)
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
      expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
      await space({ title: 'Local 2', area: 200 })
      const newer = await cardOf()
      expect(newer).not.toBe(path)
      const old = await app.visit(path)
      expect([old.status, old.headers.get('Location')]).toEqual([302, newer])
      await edit({ name: 'Plaza Roble' })
      expect((await app.visit(newer)).headers.get('Location')).toMatch(/^\/og\/plaza-roble\/conjunto-/)
      for (const none of ['/og/ninguno/conjunto-1.jpg', '/og/%00/conjunto-1.jpg'])
        expect((await app.visit(none)).status).toBe(404)
    })

    test('marks the spaces that fit the requested surface, by its URL alone', async () => {
      await space({ title: 'Local A', area: 60, priceCents: 2_000_000 })
      await space({ title: 'Local B', area: 120, priceCents: 3_600_000, divisibleFrom: 40 })
      const { html } = await page(`${PAGE}?ocupo=70&unidad=m2`)
      const [, answer = ''] = html.split('role="status"')
      for (const part of ['Cabe en 1 espacio', 'Una parte de 120', '753.47', '$21,000 MXN', 'pesos por dólar'])
        expect(answer).toContain(part)
      expect(readDocument(html).canonical).toBe(`http://cerronorte.test${PAGE}`)
      for (const query of ['ocupo=mucho', 'ocupo=%FF', 'ocupo=1&ocupo=2', `ocupo=${'9'.repeat(300)}`, 'unidad=varas'])
        expect((await page(`${PAGE}?${query}`)).status).toBe(200)
      expect((await page(`${PAGE}?ocupo=900`)).html).toContain('Hoy el espacio libre más grande es de')
    })

    test('without free spaces has a message, suggests nearby ones, and is noindex', async () => {
      await space({ status: 'pausada' })
      for (const municipality of [null, 'Monterrey'])
        await space({ title: `Local en ${municipality ?? 'ninguno'}`, municipality, complexId: null })
      const { html } = await page(PAGE)
      expect(html).toContain('Hoy no hay espacios disponibles en Plaza Encino')
      expect(html, 'the way to what is nearby').toMatch(/<a href="#cerca">Ver lo más cercano .*<section id="cerca"/s)
      expect(html).toContain('Sin espacios disponibles')
      expect(html.indexOf('Local en Monterrey')).toBeGreaterThan(0)
      expect(html.indexOf('Local en Monterrey')).toBeLessThan(html.indexOf('Local en ninguno'))
      expect(readDocument(html).tags['robots']).toBe('noindex, follow')
      expect(await (await app.visit('/sitemap.xml')).text()).not.toContain('/conjunto/')
    })

    test('redirects from a former name, and is a 410 after deletion', async () => {
      await edit({ name: 'Plaza Encino Cumbres' })
      const moved = await app.visit(`${PAGE}?a=1`)
      expect([moved.status, moved.headers.get('Location')]).toEqual([301, `${PAGE}-cumbres?a=1`])
      const spelled = await app.visit('/conjunto/Plaza-Encino-Cúmbres')
      expect([spelled.status, spelled.headers.get('Location')]).toEqual([301, `${PAGE}-cumbres`])
      await deleteComplex({ db: app.store.db, actor: ANA, now: NOW }, id)
      expect((await page(`${PAGE}-cumbres`)).status).toBe(410)
      const { status, html } = await page('/conjunto/otra')
      expect(status).toBe(404)
      expect(html).toContain('El conjunto no fue encontrado')
    })
  })

  test('a space shows its complex and gets missing data from it', async () => {
    await space()
    await space({ title: 'Local 2' })
    const { html } = await page('/propiedades')
    expect(html).toContain('2 espacios en Plaza Encino</a>')
    expect(html).toContain(await publicKeyOf(app.store.db, PHOTO.key))
    expect((await page('/propiedad/local-1')).html).toContain('alt="La plaza de noche"')
    expect(await collectUnusedPhotos(app.store, app.files, LATER)).toBe(0)
    expect(await collectUnusedPhotos(app.store, app.files, new Date('2027-04-20T18:00:00Z'))).toBe(0)
  })

  test.each(['aproximada', 'zona'] as const)(
    'a place with the precision %s is not revealed by its complex',
    async (precision) => {
      await space({ title: 'Local 1' })
      await space({ title: 'Local escondido', area: 999, precision })
      const { html } = await page(PAGE)
      expect(html).toContain('1 espacio disponible')
      for (const part of ['Local escondido', '999\u00A0m²']) expect(html).not.toContain(part)
      const hidden = (await page('/propiedad/local-escondido')).html
      const listed = (await page('/propiedades?minArea=900')).html
      const photo = await publicKeyOf(app.store.db, PHOTO.key)
      for (const text of [hidden.slice(0, hidden.indexOf('Propiedades similares')), listed]) {
        expect(text).toContain('Local escondido')
        for (const part of ['Plaza Encino', 'plaza-encino', photo, id]) expect(text).not.toContain(part)
      }
      await app.store.db.updateTable('properties').set({ precision }).execute()
      expect(await (await app.visit('/sitemap.xml')).text()).not.toContain('/conjunto/')
    },
  )

  describe('the form of a property', () => {
    const LEAST = { title: 'Local 9', price: '20,000', propertyId: 'L-9', area: '50', type: 'local', category: 'renta' }

    test('takes the place from its complex, unless it has its own', async () => {
      const { visit } = await app.signIn({ role: 'editor' })
      expect((await page('/add-property', visit)).html).toContain('>Plaza Encino</option>')
      expect((await visit('/add-property', posting({ ...LEAST, complexId: id }))).status).toBe(303)
      const own = { ...LEAST, title: 'Local 10', complexId: id, address: 'Local 10, patio', location: 'Cumbres Elite' }
      expect((await visit('/add-property', posting(own))).status).toBe(303)
      const rows = app.store.db.selectFrom('properties').orderBy('title')
      expect(await rows.select(['title', 'location', 'municipality', 'address', 'complexId']).execute()).toEqual([
        {
          title: 'Local 10',
          location: 'Cumbres Elite',
          municipality: 'Monterrey',
          address: 'Local 10, patio',
          complexId: id,
        },
        {
          title: 'Local 9',
          location: 'Cumbres',
          municipality: 'Monterrey',
          address: 'Av. Paseo de los Leones 2200',
          complexId: id,
        },
      ])
      await edit({ location: 'Cumbres Elite', address: 'Av. Nueva 1' })
      expect(await rows.select(['location', 'address', 'version']).execute()).toEqual([
        { location: 'Cumbres Elite', address: 'Local 10, patio', version: 1 },
        { location: 'Cumbres Elite', address: 'Av. Nueva 1', version: 2 },
      ])
      expect((await page('/propiedades?search=nueva')).html).toContain('Local 9')
      expect(await logOf('edit_complex')).toMatchObject({
        propertyTitle: 'Plaza Encino',
        details: expect.stringContaining('La ubicación la tomaron también: 1 espacio'),
      })
    })

    test('moved to another complex, takes the place from that one and keeps its own values', async () => {
      const { visit } = await app.signIn({ role: 'editor' })
      const other = buildComplex({ name: 'Plaza Roble', location: 'Centro', municipality: 'Apodaca', address: null })
      const { id: otherId } = await insertComplex(app.store.db, other, { createdBy: null, now: NOW })
      const place = ['location', 'municipality', 'address', 'complexId'] as const
      await visit('/add-property', posting({ ...LEAST, complexId: id }))
      const found = app.store.db.selectFrom('properties')
      const stored = await found.select(['id', ...place]).executeTakeFirstOrThrow()
      expect(stored).toMatchObject({ location: 'Cumbres', address: 'Av. Paseo de los Leones 2200' })
      const { html } = await page(`/edit-property/${stored.id}`, visit)
      expect(html, 'as its form shows it').toContain('value="Av. Paseo de los Leones 2200"')
      const shown = { ...LEAST, location: 'Cumbres', municipality: 'Monterrey', state: 'Nuevo León' }
      const moved = { ...shown, address: 'Av. Paseo de los Leones 2200', version: '1', complexId: otherId }
      expect((await visit(`/edit-property/${stored.id}`, posting(moved))).status).toBe(303)
      const gone = { location: 'Centro', municipality: 'Apodaca', address: null, complexId: otherId }
      expect(await found.select(place).executeTakeFirst()).toEqual(gone)
      const back = { ...shown, location: 'Cumbres Elite', address: '', version: '2', complexId: id }
      expect((await visit(`/edit-property/${stored.id}`, posting(back))).status).toBe(303)
      expect(await found.select(place).executeTakeFirst()).toEqual({
        location: 'Cumbres Elite',
        municipality: 'Monterrey',
        address: 'Av. Paseo de los Leones 2200',
        complexId: id,
      })
    })

    test('refuses an unknown complex and a missing place', async () => {
      const { visit } = await app.signIn()
      const gone = { ...LEAST, location: 'Centro', complexId: PHOTO.id }
      const refused = await visit('/add-property', posting(gone))
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain('Ese conjunto ya no existe. Elige otro, o ninguno.')
      expect(await (await visit('/add-property', posting(LEAST))).text()).toContain('Escribe la ciudad o zona')
      expect(await app.store.db.selectFrom('properties').select('id').execute()).toEqual([])
    })

    test('names the complex in the log and the export', async () => {
      const { visit } = await app.signIn()
      await visit('/add-property', posting({ ...LEAST, complexId: id }))
      const row = await app.store.db.selectFrom('properties').select('id').executeTakeFirstOrThrow()
      const edited = { ...LEAST, location: 'Centro', version: '1', complexId: '' }
      expect((await visit(`/edit-property/${row.id}`, posting(edited))).status).toBe(303)
      expect((await logOf('edit_property'))?.details).toContain('Conjunto: Plaza Encino → sin dato')
      await app.store.db.updateTable('properties').set({ complexId: id }).execute()
      expect(await (await visit('/dashboard/exportar/csv')).text()).toContain('Plaza Encino')
    })
  })

  describe('the panel for complexes', () => {
    const NEW = { name: 'Torre Obsidiana', kind: 'torre', location: 'Centro', state: 'Nuevo León', floors: '12' }

    test('adds a complex once and leads to its spaces', async () => {
      const { visit, staff } = await app.signIn({ role: 'editor' })
      const asked = '019a4a10-0000-7000-8000-000000000555'
      const fields = { ...NEW, id: asked, municipality: 'Monterrey', lotSize: '1,250.5', backupPower: 'si' }
      for (let sent = 0; sent < 2; sent += 1) {
        const response = await visit('/dashboard/conjuntos/nuevo', posting(fields))
        const spaces = `/dashboard/conjuntos/${asked}/espacios?aviso=conjunto-guardado`
        expect([response.status, response.headers.get('Location')]).toEqual([303, spaces])
      }
      const made = app.store.db.selectFrom('complexes').where('id', '=', asked)
      expect(await made.selectAll().execute()).toMatchObject([
        { slug: 'torre-obsidiana', kind: 'torre', floors: 12, lotSize: 1250.5, backupPower: 'si', createdBy: staff.id },
      ])
      expect(await logs()).toEqual([
        {
          action: 'create_complex',
          type: 'complex',
          propertyId: null,
          propertyTitle: 'Torre Obsidiana',
          details: null,
        },
      ])
      expect((await page('/dashboard/actividad', visit)).html).toContain('Conjunto creado: Torre Obsidiana')
      // The person goes back and corrects the form.
      expect((await visit('/dashboard/conjuntos/nuevo', posting({ ...fields, floors: '13' }))).status).toBe(303)
      expect(await made.select(['floors', 'version']).execute()).toEqual([{ floors: 13, version: 2 }])
      expect(await app.store.db.selectFrom('complexes').select('id').execute()).toHaveLength(2)
      const { html } = await page('/dashboard/conjuntos', visit)
      expect(html).toMatch(/Torre de oficinas\u00A0· Centro, Monterrey\u00A0· <span[^>]*>0 espacios, 0 disponibles</)
    })

    test.each([
      [{ name: ' ' }, 'Escribe el nombre del conjunto'],
      [{ location: '' }, 'Escribe la ciudad o zona'],
      [{ kind: 'castillo' }, 'Elige una opción de la lista'],
      [{ floors: '900' }, 'No puede ser mayor que 200'],
      [{ municipality: 'Saltillo' }, 'Elige un municipio de Nuevo León de la lista'],
      [{ images: PHOTO.id.replace('900', '901') }, 'Una de las fotos ya no existe. Súbela de nuevo.'],
    ] as [Record<string, string>, string][])('refuses %j and keeps the typed values', async (wrong, sentence) => {
      const { visit } = await app.signIn()
      const typed = { ...NEW, description: 'Doce pisos <b>', ...wrong }
      const response = await visit('/dashboard/conjuntos/nuevo', posting(typed))
      const html = await response.text()
      expect([response.status, html.includes(sentence)]).toEqual([422, true])
      expect(html).toContain('Doce pisos &lt;b&gt;')
      expect(await app.store.db.selectFrom('complexes').select('id').execute()).toHaveLength(1)
    })

    test('saves an edit of the current version, and merges an edit of an older one', async () => {
      const { visit } = await app.signIn()
      const path = `/dashboard/conjuntos/${id}`
      const { html } = await page(path, visit)
      const base = JSON.stringify({ name: 'Plaza Encino', location: 'Cumbres', kind: 'plaza', floors: '2' })
      expect(html).toContain('value="Plaza Encino"')
      await edit({ floors: 3, parkingSpaces: 200 })
      const sent = { name: 'Plaza Encino', kind: 'plaza', location: 'Cumbres', floors: '4', version: '1', base }
      const conflict = await visit(path, posting(sent))
      const told = (await conflict.text()).replaceAll('<!-- -->', '')
      expect(conflict.status).toBe(409)
      for (const part of ['Otra persona guardó este conjunto', 'Otra persona guardó «3»', 'name="version" value="2"'])
        expect(told).toContain(part)
      expect((await visit(path, posting({ ...sent, version: '2' }))).headers.get('Location')).toBe(
        '/dashboard/conjuntos?aviso=conjunto-actualizado',
      )
      expect(await findComplexRecord(app.store.db, id)).toMatchObject({ version: 3, input: { floors: 4, photos: [] } })
      expect((await visit('/dashboard/conjuntos/1', posting(sent))).headers.get('Location')).toContain('inexistente')
    })

    test('asks before deleting a complex, lists its spaces, and keeps them without it', async () => {
      const { visit } = await app.signIn({ role: 'editor' })
      const made = await space()
      await space({ title: 'Local 2', status: 'pausada' })
      const { html } = await page(`/dashboard/conjuntos?eliminar=${id}`, visit)
      expect(html).toContain('Sus 2 espacios siguen en el catálogo, sin conjunto.')
      const gone = await visit('/dashboard/conjuntos', posting({ intent: 'remove', id }))
      expect(gone.headers.get('Location')).toBe('/dashboard/conjuntos?aviso=conjunto-eliminado')
      expect(await app.store.db.selectFrom('complexes').select('id').execute()).toEqual([])
      const left = app.store.db.selectFrom('properties').select(['complexId', 'version'])
      expect(await left.execute()).toEqual([
        { complexId: null, version: 2 },
        { complexId: null, version: 2 },
      ])
      expect(await logOf('delete_complex')).toMatchObject({
        details: expect.stringContaining('Quedaron sin conjunto: 2 espacios'),
      })
      expect((await page(`/propiedad/${made.slug}`)).html).not.toContain('Plaza Encino')
      const twice = await visit('/dashboard/conjuntos', posting({ intent: 'remove', id }))
      expect(twice.headers.get('Location')).toContain('conjunto-inexistente')
      expect((await visit('/dashboard/conjuntos', posting({ intent: 'otra', id }))).status).toBe(400)
    })

    test('lets a lector only read', async () => {
      const { visit } = await app.signIn({ role: 'lector' })
      const { html } = await page(`/dashboard/conjuntos?eliminar=${id}`, visit)
      expect(html).toContain('Plaza Encino')
      for (const part of ['alertdialog', 'Añadir conjunto', `"/dashboard/conjuntos/${id}"`, `${id}/espacios`])
        expect(html).not.toContain(part)
      expect((await visit('/dashboard/conjuntos', posting({ intent: 'remove', id }))).status).toBe(403)
      for (const path of ['nuevo', id, `${id}/espacios`])
        for (const init of [{}, posting(NEW)])
          expect((await visit(`/dashboard/conjuntos/${path}`, init)).status).toBe(403)
    })
  })

  describe('the table of spaces', () => {
    const ROW: SpaceTexts = {
      propertyId: 'L-1',
      title: 'Local 1',
      area: '85',
      price: '31,450',
      level: 'PB',
      status: 'disponible',
      currency: 'MXN',
      category: 'renta',
      type: 'local',
    }
    const EMPTY = { ...ROW, propertyId: '', title: '', area: '', price: '', level: '' }
    type Sent = Partial<SpaceTexts> & { id?: string; version?: number; base?: SpaceTexts; unreadBase?: string }

    async function send(
      rows: Sent[],
      path = `/dashboard/conjuntos/${id}/espacios`,
      answers: string[] = [],
      button: Record<string, string> = {},
    ) {
      const { visit } = await app.signIn({ role: 'editor' })
      const body = new URLSearchParams(button)
      for (const [at, { id: rowId, version = 0, base = EMPTY, unreadBase, ...texts }] of rows.entries()) {
        body.append('id', rowId ?? `019a4a10-0000-7000-8000-00000000070${at}`)
        body.append('version', String(version))
        body.append('base', unreadBase ?? JSON.stringify(base))
        for (const [cell, text] of Object.entries({ ...ROW, ...texts })) body.append(cell, text)
      }
      for (const answer of answers) body.append('publishAnyway', answer)
      const response = await visit(path, { method: 'POST', body })
      return { response, html: (await response.text()).replaceAll('<!-- -->', '') }
    }

    function stored() {
      return app.store.db
        .selectFrom('properties')
        .orderBy('title')
        .select(['id', 'title', 'area', 'priceCents', 'shopLevel', 'status', 'version', 'complexId', 'location'])
        .execute()
    }

    test('asks about a row that looks private or implausible, and says how the price per m² followed', async () => {
      const asked = await send([
        { title: 'Local, trato con el dueño' },
        { title: 'Local 2', propertyId: 'L-2', price: '9' },
      ])
      expect([asked.response.status, await stored()]).toEqual([422, []])
      expect(asked.html).toContain('o márcalo en esta fila')
      const answers = [...asked.html.matchAll(/name="publishAnyway"[^>]* value="([^"]*)"/g)].map(
        ([, value = '']) => value,
      )
      expect(answers).toHaveLength(2)
      const [first = '', second = ''] = answers.map((value) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
      const rows = [{ title: 'Local, trato con el dueño' }, { title: 'Local 2', propertyId: 'L-2', price: '9' }]
      expect((await send(rows, undefined, [second])).response.status, 'one of two is answered').toBe(422)
      expect((await stored()).map(({ title }) => title)).toEqual(['Local 2'])
      expect((await send(rows, undefined, [first])).response.status).toBe(303)
      const one = (await stored()).find(({ title }) => title !== 'Local 2')
      await app.store.db.updateTable('properties').set({ pricePerM2Cents: 37_000 }).execute()
      const dearer = { ...ROW, title: 'Local, trato con el dueño', id: one?.id ?? '', version: 1, price: '34,000' }
      const base = { ...ROW, title: dearer.title, level: 'Planta baja' }
      const followed = await send([{ ...dearer, level: 'Planta baja', base }])
      const notice = new URL(followed.response.headers.get('Location') ?? '', 'http://x').searchParams
      expect(notice.get('m2')).toBe('$370 MXN al mes → $400 MXN al mes')
    })

    test('adds the filled rows once, each with its log entry', async () => {
      const rows = [{}, { title: 'Local 2', propertyId: 'L-2', level: 'Planta alta' }, EMPTY]
      for (let sent = 0; sent < 2; sent += 1) {
        const { response } = await send(rows)
        expect(response.headers.get('Location')).toBe(`/dashboard/conjuntos/${id}/espacios?aviso=espacios-guardados`)
      }
      expect(await stored()).toMatchObject([
        {
          title: 'Local 1',
          area: 85,
          priceCents: 3_145_000,
          shopLevel: 'planta_baja',
          complexId: id,
          location: 'Cumbres',
        },
        { title: 'Local 2', shopLevel: 'planta_alta' },
      ])
      expect((await logs()).map(({ action }) => action)).toEqual(['create_property', 'create_property'])
      const { visit } = await app.signIn()
      const { html } = await page(`/dashboard/conjuntos/${id}/espacios`, visit)
      expect(html).toContain('2 espacios')
      expect(html).toContain('value="Planta alta"')
    })

    test('the button of a card saves and opens the next one, or the one with an error', async () => {
      const { visit } = await app.signIn()
      const path = `/dashboard/conjuntos/${id}/espacios`
      const openCards = (html: string) =>
        html
          .split('<tbody')
          .slice(1)
          .map((row) => /<details[^>]* name="espacio"[^>]* open=""|<details open="" name="espacio"/.test(row))
      const read = async (query = '') => openCards((await page(path + query, visit)).html)
      expect(await read(), 'the first of a table without spaces').toEqual([true, false, false])
      const rows = [{}, { title: 'Local 2', propertyId: 'L-2' }]
      const [, second] = ['0', '1'].map((at) => `019a4a10-0000-7000-8000-00000000070${at}`)
      const sent = await send(rows, path, [], { siguiente: String(second) })
      const to = new URL(sent.response.headers.get('Location') ?? '', 'http://x')
      expect([to.pathname, to.hash]).toEqual([path, '#siguiente'])
      expect(await read(to.search)).toEqual([false, true, false, false, false])
      expect(await read()).not.toContain(true)
      expect(await read('?fila=nueva')).toEqual([false, false, true, false, false])
      expect(await read('?fila=%22%3E')).not.toContain(true)
      const wrong = await send([{ id: second, version: 1, title: '' }], path, [], { siguiente: 'nueva' })
      expect([wrong.response.status, openCards(wrong.html)]).toEqual([422, [true]])
    })

    test('gives a new space the default precision of Configuración', async () => {
      const { visit } = await app.signIn()
      const path = `/dashboard/conjuntos/${id}/espacios`
      const told = (html: string) => html.includes('Los espacios nuevos empiezan con «Solo la zona» (Configuración')
      expect(told((await page(path, visit)).html)).toBe(false)
      await saveDefaultPrecision({ db: app.store.db, actor: THE_PRODUCT, now: NOW }, 'zona')
      expect(told((await page(path, visit)).html)).toBe(true)
      await send([{}])
      const row = await app.store.db.selectFrom('properties').select('precision').executeTakeFirst()
      expect(row).toEqual({ precision: 'zona' })
    })

    test('starts an empty row with the currency, operation and type of the last space', async () => {
      await space({ propertyId: 'L-1' })
      await space({ title: 'Local 2', propertyId: 'L-2', category: 'venta', currency: 'USD', type: 'oficina' })
      const { visit } = await app.signIn()
      const { html } = await page(`/dashboard/conjuntos/${id}/espacios`, visit)
      for (const [label, value] of Object.entries({ Moneda: 'USD', Operación: 'venta', Tipo: 'oficina' }))
        for (const row of [3, 5]) {
          const [select = ''] = new RegExp(`aria-label="${label}, fila ${row}".*?</select>`).exec(html) ?? []
          expect(select).toContain(`value="${value}" selected`)
        }
    })

    test('saves the valid rows and shows the errors of the others, which keep the typed values', async () => {
      const { response, html } = await send([
        {},
        { title: 'Local 2', propertyId: '', area: 'mucha', level: 'azotea' },
        { title: 'Bodega 3', type: 'bodega', level: '2' },
      ])
      expect(response.status).toBe(422)
      for (const part of [
        'Se guardó 1 espacio. 2 filas tienen algo que corregir.',
        'ID: Escribe el ID de la propiedad',
        'Superficie (m²): Escribe un número, por ejemplo 2,400',
        'Nivel: Escribe planta baja, planta alta, mezzanine o sótano',
        'Nivel: Bodega no lleva nivel: déjalo vacío',
        'value="mucha"',
        'value="azotea"',
      ])
        expect(html).toContain(part)
      expect((await stored()).map(({ title }) => title)).toEqual(['Local 1'])
    })

    test('saves stored rows with their version, and merges the changes of others', async () => {
      const made = await space({ propertyId: 'L-1', yearBuilt: 2001 })
      const base = { ...ROW, level: 'Planta baja' }
      expect((await send([{ ...base, id: made.id, version: 1, base, price: '30,000' }])).response.status).toBe(303)
      expect(await stored()).toMatchObject([{ priceCents: 3_000_000, version: 2, shopLevel: 'planta_baja' }])
      const mine = { ...base, id: made.id, base, price: '33,000', title: 'Local uno' }
      const { response, html } = await send([{ ...mine, version: 1 }])
      expect(response.status).toBe(422)
      expect(html).toContain('Precio: Otra persona guardó «30,000»')
      expect(html).toContain('value="33,000"')
      expect(await stored()).toMatchObject([{ title: 'Local 1', priceCents: 3_000_000, version: 2 }])
      const again = await send([{ ...mine, version: 2, base: { ...base, price: '30,000' } }])
      expect(again.response.status).toBe(303)
      expect(await stored()).toMatchObject([{ title: 'Local uno', priceCents: 3_300_000, version: 3 }])
      const kept = app.store.db.selectFrom('properties').select('yearBuilt')
      expect(await kept.executeTakeFirst()).toEqual({ yearBuilt: 2001 })
    })

    test('opens columns for the quote and for facts, and a closed column keeps its value', async () => {
      const quoted = {
        price: '370',
        priceBase: 'por_m2',
        vat: 'mas_iva',
        maintenance: '35',
        depositMonths: '2',
        corner: 'si',
      }
      expect((await send([quoted])).response.status).toBe(303)
      const facts = () =>
        app.store.db
          .selectFrom('properties')
          .select(['id', 'priceBase', 'vat', 'maintenanceCents', 'depositMonths', 'corner', 'extraction', 'version'])
          .executeTakeFirstOrThrow()
      const saved = await facts()
      expect(saved).toMatchObject({
        priceBase: 'por_m2',
        vat: 'mas_iva',
        maintenanceCents: 3_500,
        depositMonths: 2,
        corner: 'si',
      })
      const { visit } = await app.signIn()
      const { html } = await page(`/dashboard/conjuntos/${id}/espacios?columna=extraction&columna=nada`, visit)
      expect(html).toMatch(/<th[^>]*>Depósito \(meses\)<\/th>/)
      expect(html).toMatch(/<th[^>]*>Extracción<\/th>/)
      expect(html).not.toMatch(/<th[^>]*>Trampa de grasa<\/th>/)
      const base = { ...ROW, level: 'Planta baja', ...quoted, extraction: '' }
      const price = { ...ROW, level: 'Planta baja', price: '400' }
      expect((await send([{ ...price, id: saved.id, version: 1, base }])).response.status).toBe(303)
      expect(await facts()).toMatchObject({ ...saved, version: 2 })
      const open = { ...price, id: saved.id, version: 2, base: { ...base, price: '400' } }
      expect((await send([{ ...open, vat: '', extraction: 'si' }])).response.status).toBe(303)
      expect(await facts()).toMatchObject({ ...saved, vat: null, extraction: 'si', version: 3 })
    })

    test('accepts a day of availability in the past', async () => {
      expect((await send([{ availableFrom: '2026-10-01' }])).response.status).toBe(303)
      expect((await page(PAGE)).html).toContain('Inmediata')
      const { slug } = await app.store.db.selectFrom('properties').select('slug').executeTakeFirstOrThrow()
      const { html } = await page(`/propiedad/${slug}`)
      expect(html).toContain('Inmediata')
      expect(JSON.stringify(readDocument(html).data)).toContain('"availabilityStarts":"2026-10-01"')
    })

    test('shows the error of an invalid figure, or of a fact that the type does not have, beside its cell', async () => {
      const { response, html } = await send([
        { maintenance: 'poco', depositMonths: '99' },
        { title: 'Local 2', category: 'venta', depositMonths: '2' },
      ])
      expect(response.status).toBe(422)
      for (const part of [
        'Mantenimiento: Escribe ',
        'Depósito (meses): ',
        'Depósito (meses): Venta no lleva depósito: déjalo vacío',
        'value="poco"',
        'value="99"',
      ])
        expect(html).toContain(part)
      expect(html).not.toContain('Condiciones de otra categoría')
      expect(await stored()).toEqual([])
    })

    test.each([
      ['priceBase', 'por hectárea', 'Base del precio'],
      ['pricePeriod', 'por día', 'Periodo de la renta'],
      ['vat', 'quizá', 'IVA'],
      ['maintenanceBase', 'por metro lineal', 'Base del mantenimiento'],
      ['corner', 'a veces', 'En esquina'],
      ['status', 'rentado', 'Estatus'],
      ['currency', 'EUR', 'Moneda'],
      ['category', 'permuta', 'Operación'],
      ['type', 'castillo', 'Tipo'],
    ] as const)('keeps a new space with a %s of %j and its error, and does not save it', async (cell, text, label) => {
      const typed = { ...ROW, [cell]: text }
      const nothing = { ...EMPTY, [cell]: text }
      for (const sent of [{ ...typed, base: typed }, typed, { ...nothing, base: nothing }, nothing]) {
        const { response, html } = await send([sent])
        expect([response.status, html.includes(`${label}: Elige una opción de la lista`)]).toEqual([422, true])
        expect(html).toContain('1 fila tiene algo que corregir.')
        expect(html).toMatch(new RegExp(`aria-label="${label}, fila 1" aria-invalid="true"`))
        for (const each of [text, sent.title, sent.price]) expect(html).toContain(`value="${each}"`)
      }
      expect(await stored()).toEqual([])
    })

    test('ignores a missing or changed base of a row', async () => {
      const typed = { ...ROW, price: '370', priceBase: 'por_m2', vat: 'mas_iva' }
      expect((await send([{ ...typed, base: typed }])).response.status).toBe(303)
      const facts = () =>
        app.store.db
          .selectFrom('properties')
          .select(['id', 'priceBase', 'vat', 'priceCents', 'version'])
          .executeTakeFirstOrThrow()
      const saved = await facts()
      expect(saved).toMatchObject({ priceBase: 'por_m2', vat: 'mas_iva', version: 1 })
      const over = { ...typed, id: saved.id, version: 1, vat: '', price: '400', unreadBase: '{' }
      expect((await send([over])).response.status).toBe(303)
      expect(await facts()).toMatchObject({ priceBase: 'por_m2', vat: null, priceCents: 40_000, version: 2 })
    })

    test('reports more rows than the limit and saves none of them', async () => {
      const { response, html } = await send(
        Array.from({ length: MOST_ROWS + 1 }, (_none, at) => (at === 0 ? {} : EMPTY)),
      )
      expect(response.status).toBe(422)
      expect(html).toContain('Se pueden guardar hasta 1,000 filas a la vez, y son 1,001')
      expect(await stored()).toEqual([])
    })

    test('leaves rows alone that are unchanged, belong to another complex, or are deleted', async () => {
      const made = await space({ propertyId: 'L-1' })
      const base = { ...ROW, level: 'Planta baja' }
      expect((await send([{ ...base, id: made.id, version: 1, base }])).response.status).toBe(303)
      expect(await logs()).toEqual([])
      await app.store.db.updateTable('properties').set({ complexId: null }).execute()
      const changed = { ...base, id: made.id, version: 1, base, price: '1' }
      expect((await send([changed])).html).toContain('Ya no es de este conjunto.')
      expect((await send([{ ...changed, id: PHOTO.id }])).html).toContain('Alguien lo eliminó.')
      expect(await stored()).toMatchObject([{ priceCents: 3_145_000, version: 1 }])
      const { response } = await send([{}], `/dashboard/conjuntos/${PHOTO.id}/espacios`)
      expect(response.headers.get('Location')).toBe('/dashboard/conjuntos?aviso=conjunto-inexistente')
    })
  })
})
