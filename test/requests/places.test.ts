import { describe, expect, test, vi } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { PLACE_KEY } from '#app/db/installation.ts'
import type { PlacePreview } from '#app/listing/map/place-preview.ts'
import { cellOf, pointAt } from '#app/catalogue/place/point.ts'
import { parseFilters } from '#app/listing/search/filters.ts'
import { findListingPage } from '#test/find-listing.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { everythingPublic } from '#test/everything-public.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { publicKeyOf } from '#test/public-key.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { IS_SHORT } from '#test/tier.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const PLACES = '/dashboard/configuracion/ubicacion'
const LEAST = { title: 'Bodega Norte', price: '1,250,000', location: 'Centro', propertyId: 'PROP-001', area: '500' }
/** The digits of a coordinate that are exact to the metre, and about fifty metres in degrees. */
const METRES = 5
const NEAR = 0.0005
/** Places that must not appear anywhere: some have a frame, some a link, some coordinates. */
const HIDDEN = Array.from({ length: IS_SHORT ? 24 : 100 }, (_, at) => hiddenPlace(at))
/** The circle or ring on the map, and distances in whole kilometres. */
const SURROUNDINGS =
  /<svg[^>]* aria-label="Mapa de Huinalá, Apodaca y sus alrededores: (?:está dentro del círculo|se marca solo la zona)[^>]*>.*En línea recta<\/h3><ul[^>]*>(?:<li[^>]*>A (?:menos de )?\d+\u00A0km [^<]*<\/li>){3}/s

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  /** @param photos the first is its photo, the second its plan */
  function insert(at: number, precision: Precision, complexId: string | null = null, photos: readonly string[] = []) {
    const { link, address } = hiddenPlace(at)
    const [photo = [], plan = []] = photos.map((photoId) => [{ photoId, alt: null }])
    const input = buildProperty({
      title: `Nave ${at}`,
      propertyId: `N-${at}`,
      precision,
      googleMapsLink: link,
      address,
      complexId,
      photos: photo,
      plans: plan,
    })
    const id = `01900000-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`
    return insertProperty(app.store.db, input, { createdBy: null, now: new Date(NOW.getTime() + at), id })
  }

  test('the public bytes of many approximate places and zones contain neither point nor number', async () => {
    // With this key and this id of the complex, no public point shares a coordinate with a place by chance.
    await app.store.db.insertInto('installation').values({ name: PLACE_KEY, value: 'a key of the tests' }).execute()
    const drawn: string[] = []
    const card = await buildPicture('jpeg', { width: 1200, height: 630 })
    app.parts.drawCard = async (content) => {
      drawn.push(JSON.stringify(content))
      return card
    }
    app.parts.drawSheet = async (content) => {
      drawn.push(JSON.stringify(content))
      return card
    }
    // Some are spaces of a complex, which also has a space with an exact place.
    const complexId = '01900000-0000-7000-8000-000000000c01'
    await insertComplex(app.store.db, buildComplex(), { createdBy: null, now: NOW, id: complexId })
    const open = buildProperty({ title: 'Local abierto', complexId, googleMapsLink: '25.738,-100.391' })
    await insertProperty(app.store.db, open, { createdBy: null, now: NOW })
    const slugs: string[] = []
    for (const at of HIDDEN.keys()) {
      // The file names contain the place.
      const photos = [await insertPhoto(at, 'foto'), await insertPhoto(at, 'plano')]
      const { slug } = await insert(at, at % 2 ? 'zona' : 'aproximada', at % 3 ? null : complexId, photos)
      slugs.push(slug)
    }
    const starts = [
      '/',
      '/sitemap.xml',
      '/robots.txt',
      '/propiedades?vista=mapa',
      '/propiedades?vista=mapa&bbox=-100.2,25.72,-100.1,25.8',
      `/favoritos?p=${slugs.slice(0, HIDDEN.length / 2).join(',')}`,
      `/favoritos?p=${slugs.slice(HIDDEN.length / 2).join(',')}`,
    ]
    const compared = slugs.flatMap((_, at) => (at % 4 ? [] : `/comparar?p=${slugs.slice(at, at + 4).join('&p=')}`))
    const pages = await everythingPublic(app, [
      ...starts,
      ...compared,
      ...slugs.map((slug) => `/propiedad/${slug}/ficha.pdf`),
    ])
    expect(slugs.filter((slug) => !pages.has(`/propiedad/${slug}`))).toEqual([])
    expect(drawn.length).toBeGreaterThanOrEqual(2 * slugs.length)
    for (const slug of slugs) expect(pages.get(`/propiedad/${slug}`)).toMatch(SURROUNDINGS)
    expect(pages.get('/conjunto/plaza-encino')).toMatch(/Local abierto.*aria-label="Mapa de Cumbres, Monterrey y/s)
    expect(slugs.filter((slug) => pages.get('/conjunto/plaza-encino')?.includes(slug))).toEqual([])
    const told = [...pages, ...drawn.map((content) => ['drawn', content] as const)]
    expect(told.flatMap(([path, text]) => secretsIn(text).map((secret) => `${path}: ${secret}`))).toEqual([])
    for (const [at, slug] of slugs.entries())
      for (const path of [`/propiedad/${slug}`, `/propiedad/${slug}.data?`])
        expect(HIDDEN[at]?.toTheMetre.filter((figure) => pages.get(path)?.includes(figure) ?? true)).toEqual([])
    // A map box of some metres around the true point does not contain the property.
    for (const [at, { point }] of HIDDEN.entries()) {
      const box = `${point.longitude - NEAR},${point.latitude - NEAR},${point.longitude + NEAR},${point.latitude + NEAR}`
      const { properties } = await findListingPage(app.store, parseFilters(new URLSearchParams({ bbox: box })))
      expect(properties.map(({ slug }) => slug)).not.toContain(slugs[at])
    }
    // A search for the number does not find the property either.
    for (const { number, address } of HIDDEN.slice(0, 5))
      for (const query of [`search=${number}`, `location=${number}`, `search=${encodeURIComponent(address)}`])
        expect(await textOf(`/propiedades?${query}`)).not.toContain('href="/propiedad/')
  })

  test('pages name a photo at random with any precision: without its time and file name, in every size', async () => {
    for (const [at, precision] of (['aproximada', 'zona', 'exacta'] as const).entries()) {
      const { photoId, key } = await storePhoto(at, 'foto')
      const { slug } = await insert(at, precision, null, [photoId])
      const publicKey = await publicKeyOf(app.store.db, key)
      expect(publicKey).toMatch(/^properties\/[\da-f]{32}\.jpg$/)
      for (const path of [
        `/propiedad/${slug}`,
        `/propiedad/${slug}.data`,
        `/propiedades?search=Nave+${at}`,
        '/sitemap.xml',
      ]) {
        const text = await textOf(path)
        expect([path, text.includes(publicKey), text.includes(key), text.includes(photoId)]).toEqual([
          path,
          true,
          false,
          false,
        ])
      }
      for (const variant of ['', '.400.webp']) {
        const image = await app.visit(`/img/${publicKey}${variant}`)
        expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
      }
    }
  })

  test('the key of a photo cannot be guessed: a hidden photo has the same response as a missing one', async () => {
    const { photoId, key } = await storePhoto(0, 'foto')
    const plan = await storePhoto(0, 'plano')
    const { visit } = await app.signIn()
    const answerTo = async (path: string) => {
      const response = await app.visit(path)
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
      return { status: response.status, headers, body: await response.text() }
    }
    const opened = vi.spyOn(app.parts.files, 'exists')
    const missing = await answerTo('/img/properties/1_huinala-none-foto.jpg')
    expect(missing.status).toBe(404)
    await insert(0, 'aproximada', null, [photoId, plan.photoId])
    const guesses = [key, `${key}.400.webp`, plan.key, `${plan.key}.800.avif`, `properties/${photoId}.jpg`]
    for (const [status, precision] of [
      ['disponible', 'aproximada'],
      ['disponible', 'zona'],
      ['pausada', 'exacta'],
    ] as const) {
      await app.store.db.updateTable('properties').set({ status, precision }).execute()
      for (const guess of guesses) expect([guess, await answerTo(`/img/${guess}`)]).toEqual([guess, missing])
    }
    // The files are not even opened.
    expect(opened).not.toHaveBeenCalled()
    expect((await visit(`/img/${key}`)).headers.get('Cache-Control')).toBe('private, max-age=60')
    const staff = await Promise.all([key, plan.key].map((guess) => visit(`/img/${guess}`)))
    expect(staff.map((response) => response.status)).toEqual([200, 200])
    await app.store.db.updateTable('properties').set({ status: 'disponible', precision: 'exacta' }).execute()
    for (const guess of [key, plan.key]) {
      const { status, headers } = await app.visit(`/img/${guess}`)
      expect([status, headers.get('Cache-Control'), headers.get('Vary')]).toEqual([200, 'public, max-age=60', 'Cookie'])
    }
  })

  test('a plaza is named and searchable only for an exact place', async () => {
    for (const precision of ['exacta', 'aproximada', 'zona'] as const) {
      const names = { plaza: 'Plaza Fiesta Anáhuac', anchorStore: 'Súper Norteño', allowedUses: 'Cafetería, farmacia' }
      const input = buildProperty({ title: `Local de lugar ${precision}`, type: 'local', precision, ...names })
      const { slug } = await insertProperty(app.store.db, input, { createdBy: null, now: NOW })
      const isExact = precision === 'exacta'
      for (const path of [`/propiedad/${slug}`, `/propiedad/${slug}.data`, `/comparar?p=${slug}`]) {
        expect([precision, path, (await textOf(path)).includes('Plaza Fiesta')]).toEqual([precision, path, isExact])
        expect(await textOf(path)).toContain('Súper Norteño')
      }
      const found = async (words: string) =>
        (await textOf(`/propiedades?search=${encodeURIComponent(words)}`)).includes(`href="/propiedad/${slug}"`)
      expect([precision, await found('local plaza fiesta')]).toEqual([precision, isExact])
      expect(await found('local super norteño')).toBe(true)
      expect(await found('local cafetería')).toBe(true)
    }
  })

  test('the public bytes of an exact place contain all of it, so the search above works', async () => {
    const { slug } = await insert(7, 'exacta')
    expect(secretsIn(await textOf(`/propiedad/${slug}`))).toHaveLength(3)
    expect(secretsIn(await textOf(`/propiedad/${slug}.data`))).toHaveLength(3)
    expect(await textOf(`/propiedades?search=${HIDDEN[7]?.number}`)).toContain(`href="/propiedad/${slug}"`)
  })

  test('the page states the precision of its place, and its map searches the zone', async () => {
    const { slug, id } = await insert(0, 'aproximada')
    const html = await textOf(`/propiedad/${slug}`)
    expect(html).toContain('Ubicación aproximada. Pide la dirección exacta a tu asesor.')
    expect(html).toContain('Carretera a Huinalá, Apodaca, Nuevo León')
    expect(html).toContain('https://www.google.com/maps/search/?api=1&amp;query=Huinal%C3%A1%2C+Apodaca')
    const { visit } = await app.signIn()
    const staff = await (await visit(`/property/${id}`)).text()
    expect(secretsIn(staff)).toHaveLength(3)
    expect(staff).toContain('En el sitio se ve aproximada: un círculo de 500 m')
  })

  test('an ambiguous point in a form leads to a question, and is saved after the answer', async () => {
    const { visit } = await app.signIn()
    const refused = await visit('/add-property', posting({ ...LEAST, googleMapsLink: '-100.19, 25.77' }))
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('¿Quisiste decir 25.77, −100.19?'),
    ])
    const fields = { ...LEAST, googleMapsLink: `25°46'12"N 100°11'24"O`, precision: 'aproximada' }
    expect((await visit('/add-property', posting(fields))).status).toBe(303)
    const row = await app.store.db.selectFrom('properties').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ latitude: 25.77, longitude: -100.19, precision: 'aproximada' })
    const form = await (await visit(`/edit-property/${row.id}`)).text()
    expect(form).toMatch(/<input type="radio"[^>]* name="precision"[^>]* checked=""[^>]* value="aproximada"/)
    expect(form).toContain('Punto del enlace: 25.77, −100.19')
  })

  test('a pasted link is saved as a safe one and leads to its own place', async () => {
    const { visit } = await app.signIn()
    const googleMapsLink = `Llegas por aquí: http://www.google.com/maps/place/25%C2%B040'42.6%22N+100%C2%B017'04.2%22W/@25.6784,-100.2844,18z/data=!8m2!3d25.65!4d-100.3!7e2!8m2!3d25.6785!4d-100.2845 (portón azul)`
    expect((await visit('/add-property', posting({ ...LEAST, googleMapsLink }))).status).toBe(303)
    const row = await app.store.db.selectFrom('properties').selectAll().executeTakeFirstOrThrow()
    expect(row.googleMapsLink).toMatch(/^https:\/\/www\.google\.com\/maps\/place\/\S+2845$/)
    expect([row.latitude, row.longitude]).toEqual([expect.closeTo(25.6785, 6), expect.closeTo(-100.2845, 6)])
    const html = await textOf(`/propiedad/${row.slug}`)
    expect(html).toMatch(/<iframe[^>]* src="https:\/\/www\.google\.com\/maps\?q=25\.678/)
    expect(html).not.toContain('http://www.google')
  })

  test('a text that reveals a hidden place is saved, and the form and the notice warn about it without scripts', async () => {
    const { visit } = await app.signIn()
    const telling = { ...LEAST, address: 'Av. Gómez Morín 1234', title: 'Local en Gómez Morín 1234', precision: 'zona' }
    const saved = await visit('/add-property', posting(telling))
    expect([saved.status, saved.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/^\/dashboard\?aviso=propiedad-guardada-dice-lugar&ver=/),
    ])
    expect(await (await visit('/dashboard?aviso=propiedad-guardada-dice-lugar')).text()).toContain(
      'Sus textos dicen parte de lo que su ubicación no muestra',
    )
    const { id, version } = await app.store.db
      .selectFrom('properties')
      .select(['id', 'version'])
      .executeTakeFirstOrThrow()
    const form = await (await visit(`/edit-property/${id}`)).text()
    expect(form).toContain('El título dice la calle y el número: en el sitio se verán aunque elegiste «Solo la zona».')
    const edited = { ...telling, version: String(version), title: 'Local en Del Valle', description: 'Al 1234.' }
    expect((await visit(`/edit-property/${id}`, posting(edited))).headers.get('Location')).toMatch(
      /^\/dashboard\?aviso=propiedad-actualizada-dice-lugar&ver=/,
    )
    expect(await (await visit(`/edit-property/${id}`)).text()).toContain('La descripción dice el número')
    const plain = { ...edited, version: String(version + 1), description: 'Cerca de todo.' }
    expect((await visit(`/edit-property/${id}`, posting(plain))).headers.get('Location')).toMatch(
      /^\/dashboard\?aviso=propiedad-actualizada&ver=/,
    )
  })

  test('the form names the field that reveals the place, linked to its control; the slug counts too', async () => {
    const { visit } = await app.signIn()
    const place = { address: 'Av. Lázaro Cárdenas No. 123', precision: 'aproximada' }
    const quiet = { ...LEAST, ...place, title: 'Local comercial', propertyId: 'A-1', description: 'Local de 123 m².' }
    const added = await visit('/add-property', posting(quiet))
    expect(added.headers.get('Location')).toMatch(/^\/dashboard\?aviso=propiedad-guardada&ver=/)
    // The same title exists, so the slug ends in the ID, which is the house number.
    const numbered = { ...quiet, propertyId: '123', description: 'En LAZARO CARDENAS123.' }
    const telling = await visit('/add-property', posting(numbered))
    expect(telling.headers.get('Location')).toMatch(/^\/dashboard\?aviso=propiedad-guardada-dice-lugar&ver=/)
    const saved = app.store.db.selectFrom('properties').where('propertyId', '=', '123').select(['id', 'slug'])
    const { id, slug } = await saved.executeTakeFirstOrThrow()
    expect(slug).toBe('local-comercial-123')
    const form = await (await visit(`/edit-property/${id}`)).text()
    for (const [control, told] of [
      ['title', 'La dirección de la página dice el número'],
      ['description', 'La descripción dice el número'],
    ]) {
      expect(form).toMatch(new RegExp(`aria-describedby="campo-${control}-nota"`))
      expect(form).toMatch(new RegExp(`id="campo-${control}-nota"[^>]*>(?:<span[^>]*>)?${told}: en el sitio se verá`))
    }
  })

  test('a slug that revealed a hidden place is a 404 like an unknown one, and other former slugs redirect', async () => {
    const { visit } = await app.signIn()
    const telling = { ...LEAST, address: 'Av. Gómez Morín 1234', title: 'Local en Gómez Morín 1234' }
    await visit('/add-property', posting({ ...telling, precision: 'aproximada' }))
    const { id } = await app.store.db.selectFrom('properties').select('id').executeTakeFirstOrThrow()
    for (const [at, title] of ['Local en Gómez Morín', 'Local en Del Valle'].entries())
      await visit(
        `/edit-property/${id}`,
        posting({ ...telling, precision: 'aproximada', title, version: String(at + 1) }),
      )
    const answerTo = async (slug: string, path: string) => {
      const response = await app.visit(path.replace('SLUG', slug))
      const body = (await response.text()).replaceAll(slug, 'SLUG').replaceAll(/"[\w+/=]{20,}"/g, '')
      return { status: response.status, location: response.headers.get('Location'), length: body.length }
    }
    const former = 'local-en-gomez-morin-1234'
    const invented = 'local-en-gomez-morin-9876'
    for (const path of ['/propiedad/SLUG', '/propiedad/SLUG/ficha.pdf', '/og/SLUG/1.jpg'])
      expect([path, await answerTo(former, path)]).toEqual([path, await answerTo(invented, path)])
    expect((await answerTo(former, '/propiedad/SLUG')).status).toBe(404)
    for (const path of ['/favoritos?p=', '/comparar?p='])
      expect(await textOf(path + former)).not.toContain('local-en-del-valle')
    const plain = await answerTo('local-en-gomez-morin', '/propiedad/SLUG')
    expect([plain.status, plain.location]).toEqual([301, '/propiedad/local-en-del-valle'])
    expect(await textOf('/favoritos?p=local-en-gomez-morin')).toContain('local-en-del-valle')
    await app.store.db.updateTable('properties').set({ precision: 'exacta' }).execute()
    expect((await answerTo(former, '/propiedad/SLUG')).location).toBe('/propiedad/local-en-del-valle')
  })

  test('the default precision of new properties is set in Configuración', async () => {
    const { visit } = await app.signIn()
    const saved = await visit(PLACES, posting({ intent: 'save-default-precision', precision: 'zona' }))
    expect(saved.headers.get('Location')).toBe(`${PLACES}?aviso=configuracion-guardada`)
    expect(await (await visit('/add-property')).text()).toMatch(
      /<input type="radio"[^>]* name="precision"[^>]* checked=""[^>]* value="zona"/,
    )
    expect((await visit(PLACES, posting({ intent: 'save-default-precision', precision: 'nada' }))).status).toBe(400)
  })

  test('all precisions are changed with one button, after a preview of their number', async () => {
    const { visit, staff } = await app.signIn()
    for (const at of [1, 2, 3]) await insert(at, 'exacta')
    await insert(4, 'aproximada')
    const preview = await (await visit(`${PLACES}?todas=aproximada`)).text()
    expect(preview.replaceAll('<!-- -->', '')).toMatch(/<strong[^>]*>3 propiedades<\/strong> pasarán a «Aproximada»/)
    expect(await precisions()).toEqual(['aproximada', 'exacta', 'exacta', 'exacta'])
    const changed = await visit(PLACES, posting({ intent: 'change-every-place', precision: 'aproximada' }))
    expect(changed.headers.get('Location')).toBe(`${PLACES}?aviso=ubicaciones-cambiadas`)
    expect(await precisions()).toEqual(Array.from({ length: 4 }, () => 'aproximada'))
    expect(await (await visit(`${PLACES}?todas=aproximada`)).text()).toContain('no hay nada que cambiar')
    const events = await app.store.db.selectFrom('accountEvents').select(['action', 'subject', 'userId']).execute()
    expect(events).toEqual([
      { action: 'change_settings', subject: 'Ubicación de 3 propiedades: Aproximada', userId: staff.id },
    ])
  })

  test('a page draws the surroundings of the public point and names the landmarks that are near', async () => {
    const { slug } = await insert(3, 'exacta')
    const { visit, staff } = await app.signIn()
    const html = await textOf(`/propiedad/${slug}`)
    expect(html).toMatch(/<svg[^>]* aria-label="Mapa de Huinalá, Apodaca y sus alrededores: un punto/)
    expect(html).toContain('del Aeropuerto de Monterrey')
    const landmark = { intent: 'save-landmark', before: '', name: 'el Molino', point: `25°44'00"N 100°10'00"O` }
    expect((await visit(PLACES, posting({ ...landmark, point: '-100.19, 25.77' }))).status).toBe(422)
    const saved = await visit(PLACES, posting(landmark))
    expect(saved.headers.get('Location')).toBe(`${PLACES}?aviso=configuracion-guardada`)
    expect(await textOf(`/propiedad/${slug}`)).toMatch(/A [\d.]+\u00A0km del Molino/)
    expect(await (await visit(`${PLACES}?referencia=el+Molino`)).text()).toMatch(
      /<input[^>]* value="25.733333, -100.166667"/,
    )
    expect((await visit(PLACES, posting({ ...landmark, before: 'el Molino', name: 'la Noria' }))).status).toBe(303)
    const renamed = await textOf(`/propiedad/${slug}`)
    expect([renamed.includes('la Noria'), renamed.includes('el Molino')]).toEqual([true, false])
    await visit(PLACES, posting({ intent: 'remove-landmark', name: 'la Noria' }))
    expect(await textOf(`/propiedad/${slug}`)).not.toContain('la Noria')
    await visit(PLACES, posting({ intent: 'remove-landmark', name: 'el Aeropuerto de Monterrey' }))
    expect(await textOf(`/propiedad/${slug}`)).not.toContain('del Aeropuerto de Monterrey')
    await visit(PLACES, posting({ intent: 'reset-landmarks' }))
    expect(await textOf(`/propiedad/${slug}`)).toContain('del Aeropuerto de Monterrey')
    const events = await app.store.db.selectFrom('accountEvents').select(['subject', 'userId']).execute()
    expect(events.map(({ subject }) => subject).toSorted()).toEqual([
      'Punto de referencia quitado: el Aeropuerto de Monterrey',
      'Punto de referencia quitado: la Noria',
      'Punto de referencia: el Molino',
      'Punto de referencia: la Noria',
      'Puntos de referencia: la lista inicial',
    ])
    expect(new Set(events.map(({ userId }) => userId))).toEqual(new Set([staff.id]))
  })

  test('the form shows the public point before it is saved, and only to staff', async () => {
    const { visit } = await app.signIn()
    const form = await (await visit('/add-property')).text()
    const [, id = ''] = /name="id" value="([^"]+)"/.exec(form) ?? []
    const asked = { id, at: '25.77,-100.19', precision: 'aproximada', location: 'Huinalá', municipality: 'Apodaca' }
    const address = `/place-preview?${new URLSearchParams(asked)}`
    const { shown, map } = (await (await visit(address)).json()) as PlacePreview
    expect(map?.ground).toContain('>Apodaca</text>')
    expect(map?.view.west).toBeLessThan(-100.19)
    const fields = { ...LEAST, ...asked, googleMapsLink: '25.77, -100.19' }
    expect((await visit('/add-property', posting(fields))).status).toBe(303)
    const row = await app.store.db
      .selectFrom('properties')
      .select(['id', 'publicLatitude', 'publicLongitude'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ id, publicLatitude: shown?.latitude, publicLongitude: shown?.longitude })
    // A move within the cell does not change the public point, in the preview as in the store.
    const { middle } = cellOf({ latitude: 25.77, longitude: -100.19 }, 60)
    const near = `/place-preview?${new URLSearchParams({ ...asked, at: `${middle.latitude},${middle.longitude}` })}`
    expect(await (await visit(near)).json()).toMatchObject({ shown })
    const zone = `/place-preview?${new URLSearchParams({ ...asked, at: '', precision: 'zona' })}`
    expect(await (await visit(zone)).json()).toMatchObject({ shown: { latitude: 25.7485, longitude: -100.165 } })
    for (const odd of ['', '?at=a,b&centre=1,2,3&reach=-1', '?at=91,0&precision=x', '?at=0,0&location=%00&id=%00'])
      expect([odd, (await visit(`/place-preview${odd}`)).status]).toEqual([odd, 200])
    expect((await app.visit(address)).status).toBe(302)
  })

  async function insertPhoto(at: number, name: string): Promise<string> {
    const id = `019${name === 'foto' ? 1 : 2}0000-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`
    const key = `properties/${at}_huinala-${HIDDEN[at]?.number}-${name}.jpg`
    const photo = { id, key, contentHash: key, width: 1200, height: 800, bytes: 1, createdAt: NOW.toISOString() }
    await app.store.db.insertInto('photos').values(photo).execute()
    return id
  }

  async function storePhoto(at: number, name: string) {
    const photoId = await insertPhoto(at, name)
    const photo = app.store.db.selectFrom('photos').where('id', '=', photoId).select('key')
    const { key } = await photo.executeTakeFirstOrThrow()
    await app.parts.files.put(key, await buildPicture('jpeg'))
    return { photoId, key }
  }

  async function precisions() {
    const rows = await app.store.db.selectFrom('properties').orderBy('precision').select('precision').execute()
    return rows.map(({ precision }) => precision)
  }

  async function textOf(path: string): Promise<string> {
    return (await app.visit(path)).text()
  }
})

function hiddenPlace(at: number) {
  const { latitude, longitude } = pointAt({ latitude: 25.748_513, longitude: -100.165_271 }, at * 7, 1_000 + at * 137)
  const number = String(9_700_031 + at * 97)
  const pair = `${latitude},${longitude}`
  const link = [
    `https://www.google.com/maps?q=${pair}`,
    `<iframe src="https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d3000!2d${longitude}!3d${latitude}!2m3!1f0"></iframe>`,
    `https://www.google.com/maps/place/Nave/@${pair},17z`,
    pair,
  ][at % 4]
  const toTheMetre = [latitude, longitude].flatMap((degrees) => [cut(degrees), degrees.toFixed(METRES)])
  const secrets = [`${latitude}`, `${longitude}`, number]
  return { link, address: `Carretera a Huinalá ${number}`, number, point: { latitude, longitude }, toTheMetre, secrets }
}

/** A coordinate without the digits below a metre. */
function cut(degrees: number): string {
  const text = `${degrees}`
  return text.slice(0, text.indexOf('.') + 1 + METRES)
}

/** The coordinates and house numbers in a text. */
function secretsIn(text: string): string[] {
  return HIDDEN.flatMap(({ secrets }) => secrets.filter((secret) => text.includes(secret)))
}
