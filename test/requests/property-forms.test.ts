import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import type { Visit } from '#test/app.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

/** The five required fields (spec, section 5). */
const LEAST = { title: 'Bodega Norte', price: '1,250,000', location: 'Centro', propertyId: 'PROP-001', area: '500' }
const TEXT_FIELDS = ['title', 'location', 'address', 'description', 'contactName', 'googleMapsLink']
const SCRIPT = `<script>alert(1)</script><img src=x onerror=alert(1)>"'`

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let staffId: string

  beforeEach(async () => {
    const { visit: asAna, staff } = await app.signIn()
    visit = asAna
    staffId = staff.id
  })

  function post(path: string, fields: Record<string, string>, also: [string, string][] = []): Promise<Response> {
    const body = new FormData()
    for (const [name, value] of [...Object.entries(fields), ...also]) body.append(name, value)
    return visit(path, { method: 'POST', body })
  }

  async function add(fields: Record<string, string> = {}): Promise<string> {
    const before = await app.store.db.selectFrom('properties').select('id').execute()
    const response = await post('/add-property', { ...LEAST, ...fields })
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/^\/dashboard\?aviso=propiedad-guardada&ver=/),
    ])
    const after = await app.store.db.selectFrom('properties').select('id').execute()
    return after.find(({ id }) => before.every((other) => other.id !== id))?.id ?? ''
  }

  function stored() {
    return app.store.db.selectFrom('properties').selectAll().execute()
  }

  function logged() {
    return app.store.db.selectFrom('activityLogs').select(['action', 'type', 'userName']).execute()
  }

  async function textOf(path: string): Promise<string> {
    return (await visit(path)).text()
  }

  test('a type or category that is a name of every JavaScript object is refused and never shown', async () => {
    const filled = { ...LEAST, clearHeight: '9', fireProtection: 'hidrantes', minimumTermMonths: '36' }
    for (const word of ['constructor', 'toString', '__proto__']) {
      const response = await post('/add-property', { ...filled, type: word, category: word, corner: word })
      expect(response.status).toBe(422)
      expect(await response.text()).not.toMatch(/native code/)
    }
    expect(await stored()).toEqual([])
  })

  test('uploaded plans are stored separately from the photos, logged, and limited in number', async () => {
    const id = await add()
    const path = `/edit-property/${id}`
    const edit = async (also: [string, string | File][], version: string) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ ...LEAST, version })) body.append(name, value)
      for (const [name, value] of also) body.append(name, value)
      return visit(path, { method: 'POST', body })
    }
    const file = new File([await buildPicture('png', { width: 900, height: 600 })], 'Planta Baja.png')
    expect((await edit([['plans', file]], '1')).status).toBe(303)
    const record = await findRecord(app.store.db, id)
    const [plan] = record?.input.plans ?? []
    expect(record?.input).toMatchObject({ photos: [], plans: [{ alt: null }] })
    expect(await app.store.db.selectFrom('propertyPhotos').selectAll().execute()).toEqual([])
    const form = await textOf(path)
    expect(form).toContain(`name="plans" value="${plan?.photoId}"`)
    expect(form.replaceAll('<!-- -->', '')).toContain('Quitar este plano')
    const named: [string, string][] = [
      ['plans', plan?.photoId ?? ''],
      ['planAlts', 'Planta baja'],
    ]
    expect((await edit(named, '2')).status).toBe(303)
    const details = await app.store.db
      .selectFrom('activityLogs')
      .where('details', 'is not', null)
      .select('details')
      .execute()
    expect(details.map((entry) => entry.details).toSorted()).toEqual(['Planos: 0 → 1', 'Planos: nuevos nombres'])
    const others = Array.from({ length: 12 }, (): [string, string] => ['plans', randomUUID()])
    const refused = await edit([...named, ...others], '3')
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Son más de 12 planos. Quita los que sobran.')
    expect((await edit([...named, ['removedPlans', plan?.photoId ?? '']], '3')).status).toBe(303)
    expect((await findRecord(app.store.db, id))?.input.plans).toEqual([])
  })

  test('the five required fields create a property, with defaults for everything else', async () => {
    await add()
    expect(await stored()).toMatchObject([
      {
        title: 'Bodega Norte',
        location: 'Centro',
        propertyId: 'PROP-001',
        area: 500,
        priceCents: 125_000_000,
        type: 'casa',
        category: 'venta',
        status: 'disponible',
        currency: 'MXN',
        slug: 'bodega-norte',
        description: null,
        state: null,
        timeAlert: null,
        createdBy: staffId,
        version: 1,
      },
    ])
    expect(await logged()).toEqual([{ action: 'create_property', type: 'property_creation', userName: 'Ana Ruiz' }])
  })

  test('a form by a data request does the same', async () => {
    const response = await post('/add-property.data', LEAST)
    expect(response.status).toBe(202)
    expect(await response.text()).toContain('aviso=propiedad-guardada')
    expect(await stored()).toHaveLength(1)
  })

  test.each(Object.keys(LEAST))('without %s nothing is saved, and all typed values stay', async (missing) => {
    for (const nothing of ['', ' \t ', '\u0000'])
      for (const path of ['/add-property', `/edit-property/${await add({ propertyId: 'PROP-009' })}`]) {
        const before = await stored()
        const typed = { ...LEAST, version: '1', description: 'Lo que escribí', [missing]: nothing }
        const response = await post(path, typed)
        const html = await response.text()
        expect([path, response.status]).toEqual([path, 422])
        expect(html).toContain('Lo que escribí')
        expect(html).toContain('Falta un dato por completar')
        expect(html).toMatch(
          new RegExp(`<[^>]*name="${missing}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="${missing}"`),
        )
        expect(await stored()).toEqual(before)
      }
  })

  test.each([
    ['price', ['abc', '-5', '1e5', '12..5', '1.234,50', '99999999999999999999', '٣', '1,250,000 MXN']],
    ['area', ['-1', 'NaN', 'Infinity', '1e3', '0x10', '99999999999999']],
    ['frontage', ['-0.1', '1,2,3.4.5', 'doce']],
    ['lotSize', ['-1', 'x']],
    ['yearBuilt', ['12', '99999', 'dos mil']],
    ['bedrooms', ['-1', '1.5', 'x']],
    ['timeAlert', ['2026-11-19', '2026-02-30', 'cuando sea', '31/11/2027', '2026-11-20T10:00', '0000-00-00']],
    ['type', ['castillo', '__proto__', 'constructor']],
    ['category', ['regalo']],
    ['status', ['borrador', 'toString']],
    ['currency', ['EUR', 'mxn ']],
    ['state', ['Texas']],
    ['amenities', ['helipuerto']],
    ['contactEmail', ['ana@dominio', 'ana', 'a@b.c\nBcc: x@y.mx']],
    ['images', ['1', '018f0000-0000-7000-8000-00000000000a', 'https://evil.example/a.jpg']],
  ])('%s is refused with an invalid value', async (field, values) => {
    for (const value of values) {
      const response = await post('/add-property', { ...LEAST, [field]: value })
      expect([field, value, response.status]).toEqual([field, value, 422])
      expect(await response.text(), 'wrong, not missing').toMatch(/Revisa un dato(?!s)/)
    }
    expect(await stored()).toEqual([])
    expect(await logged()).toEqual([])
  })

  test('values at the limits are accepted', async () => {
    const edges: Record<string, string>[] = [
      { timeAlert: '2026-11-20' },
      { price: '0', priceOnRequest: 'si' },
      { area: '0' },
      { frontage: '12.5', depth: '0' },
      { price: '1234567.89', currency: 'USD' },
      { title: 'Ñ'.repeat(150) },
      { title: '¿¡…!?', propertyId: 'PROP-77' },
    ]
    for (const [at, fields] of edges.entries()) await add({ propertyId: `PROP-${at}`, ...fields })
    expect(
      (await stored())
        .map(({ slug }) => slug)
        .toSorted()
        .join(' '),
    ).toBe(
      `bodega-norte bodega-norte-prop-1 bodega-norte-prop-2 bodega-norte-prop-3 bodega-norte-prop-4 ${'n'.repeat(100)} prop-77`,
    )
  })

  test('scripts in every field are escaped everywhere', async () => {
    const hostile = Object.fromEntries(TEXT_FIELDS.map((field) => [field, field + SCRIPT]))
    const id = await add({
      ...hostile,
      propertyId: '<script>alert(1)</script>',
      contactPhone: '81 0000 0000',
      state: 'Nuevo León',
      municipality: 'Monterrey',
    })
    const [property] = await stored()
    for (const path of [
      '/',
      '/propiedades',
      '/propiedades?search=script',
      '/propiedades?vista=mapa',
      `/propiedad/${property?.slug}`,
      `/comparar?p=${property?.slug}`,
      `/favoritos?p=${property?.slug}`,
      `/contacto?propiedad=${property?.slug}`,
      '/dashboard/mapa',
      '/dashboard',
      '/dashboard/propiedades',
      '/dashboard/propiedades?search=script',
      '/dashboard/actividad',
      `/property/${id}`,
      `/edit-property/${id}`,
      `/dashboard/propiedades?eliminar=${id}`,
    ]) {
      const html = await textOf(path)
      expect([path, html.includes('alert(1)')]).toEqual([path, true])
      expect([path, html.match(/<script>alert|<img src=x|href="javascript|&quot;'"/g)]).toEqual([path, null])
    }
  })

  test.each([
    'javascript:alert(1)',
    '<iframe src="https://evil.example/x"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    'https://www.google.com.evil.example/maps/embed?pb=1',
    'data:text/html,<script>alert(1)</script>',
  ])('a map link such as %s only frames a search of the place', async (googleMapsLink) => {
    await add({ googleMapsLink })
    const html = await textOf('/propiedad/bodega-norte')
    expect(html).not.toMatch(/(?:src|href)="(?:javascript:|data:text|https:\/\/[^"]*evil\.example)/)
    const links = [...html.matchAll(/https:\/\/www\.google\.com\/maps[^"]*/g)].map(([link]) => link)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link).not.toContain('evil')
  })

  test('unknown fields change nothing that a form may not set', async () => {
    const strange = Array.from({ length: 200 }, (_none, at): [string, string] => [`campo${at}`, 'x'.repeat(100)])
    const response = await post('/add-property', LEAST, [
      ...strange,
      ...(['slug', 'createdBy', 'createdAt', 'version', 'seq', 'updatedBy'] as const).map((name): [string, string] => [
        name,
        '7',
      ]),
    ])
    expect(response.status).toBe(303)
    expect(await stored()).toMatchObject([{ slug: 'bodega-norte', createdBy: staffId, version: 1, updatedBy: null }])
  })

  test.each(['none', '018f0000-0000-7000-8000-00000000000a', "1' or '1'='1", '..%2F..', '%00', 'ñ'.repeat(300)])(
    'an edit of %s changes nothing, and the typed values are offered as a new property',
    async (id) => {
      await add()
      const response = await post(`/edit-property/${encodeURI(id)}`, { ...LEAST, title: 'Otra', version: '1' })
      expect(response.status).toBe(410)
      expect(await response.text()).toContain('value="Otra"')
      expect(await stored()).toMatchObject([{ title: 'Bodega Norte', version: 1 }])
    },
  )

  test('an edit of a property that was deleted meanwhile is offered, corrected and saved as a new property', async () => {
    const id = await add()
    await post('/dashboard/propiedades', { intent: 'remove', id })
    const path = `/edit-property/${id}`
    const offered = await post(path, { ...LEAST, id, description: 'Lo que escribí', version: '1' })
    const html = await offered.text()
    expect(offered.status).toBe(410)
    expect(html).toContain('Otra persona eliminó esta propiedad mientras la editabas.')
    expect(html).toContain('Lo que escribí')
    expect(await stored()).toEqual([])

    const hidden = (name: string) => new RegExp(`<input[^>]*name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
    const again = { ...LEAST, description: 'Lo que escribí', id: hidden('id'), intent: hidden('intent') }
    const wrong = await post(path, { ...again, area: '-3' })
    expect([wrong.status, await wrong.text()]).toEqual([410, expect.stringContaining('No puede ser menor que 0')])
    const saved = await post(path, again)
    expect(saved.headers.get('Location')).toMatch(/^\/dashboard\?aviso=propiedad-guardada&ver=/)
    await post(path, again)
    const rows = await stored()
    expect(rows).toMatchObject([{ id: hidden('id'), description: 'Lo que escribí', createdBy: staffId, version: 1 }])
    expect(rows[0]?.id).not.toBe(id)
  })

  test('a form that is sent again after going back changes the property that it made, and never adds another', async () => {
    const form = { ...LEAST, id: randomUUID(), version: '0', base: '{}' }
    const path = '/add-property'
    expect((await post(path, form)).headers.get('Location')).toMatch(/^\/dashboard\?aviso=propiedad-guardada&ver=/)
    expect((await post(path, form)).headers.get('Location'), 'twice').toMatch(
      /^\/dashboard\?aviso=propiedad-guardada&ver=/,
    )
    const refused = await post(path, { ...form, price: '-1' })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(`value="${form.id}"`)])
    const corrected = { ...form, price: '2,000,000', version: '1' }
    const updated = /^\/dashboard\?aviso=propiedad-actualizada&ver=/
    expect((await post(path, corrected)).headers.get('Location')).toMatch(updated)
    expect((await post(path, corrected)).headers.get('Location'), 'twice').toMatch(/^.dashboard.aviso=propiedad/)
    expect(await stored()).toMatchObject([{ id: form.id, priceCents: 200_000_000, version: 2 }])
    // The property has changed since: the person chooses between the versions.
    const late = await post(path, { ...form, title: 'Bodega Sur' })
    const html = await late.text()
    expect([late.status, html]).toEqual([409, expect.stringContaining('Bodega Sur')])
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
    const choices = { differing: 'title', 'choice-title': 'mine', 'choice-price': 'saved' }
    const chosen = { ...form, title: 'Bodega Sur', id: hidden('id'), version: hidden('version'), ...choices }
    expect((await post(path, chosen)).headers.get('Location')).toMatch(updated)
    expect(await stored()).toMatchObject([{ id: form.id, title: 'Bodega Sur', priceCents: 200_000_000, version: 3 }])
  })

  test('one form that is sent several times at once with different values adds one property', async () => {
    const form = { ...LEAST, id: randomUUID(), version: '0', base: '{}' }
    const titles = ['Bodega Uno', 'Bodega Dos', 'Bodega Tres']
    const answers = await Promise.all(titles.map((title) => post('/add-property', { ...form, title })))
    for (const { status } of answers) expect([303, 409]).toContain(status)
    expect(await stored()).toMatchObject([{ id: form.id }])
  })

  test('a price of 0 leads to a question, and the answer is saved', async () => {
    const asked = await post('/add-property', { ...LEAST, price: '0' })
    expect([asked.status, await asked.text()]).toEqual([422, expect.stringContaining('¿Precio a consultar?')])
    await add({ price: '0', priceOnRequest: 'si' })
    expect(await stored()).toMatchObject([{ priceCents: null, priceOnRequest: 'si' }])
    expect(await textOf('/propiedad/bodega-norte')).toContain('Precio a consultar')
  })

  test('«Guardar y añadir otra» saves and opens a form with the common values and the next ID', async () => {
    expect(await textOf('/add-property'), 'of the first property').toContain('value="PROP-001"')
    await add({ propertyId: 'PROP-469', title: 'Otra' })
    const shared = {
      type: 'bodega',
      category: 'renta',
      municipality: 'Apodaca',
      state: 'Nuevo León',
      contactName: 'Eva',
    }
    const sent = { ...LEAST, ...shared, price: '55,000', propertyId: 'PROP-012', next: 'another' }
    const path = (await post('/add-property', sent)).headers.get('Location') ?? ''
    const html = await textOf(path)
    expect(baseIn(html)).toMatchObject({
      ...shared,
      location: 'Centro',
      propertyId: 'PROP-470',
      title: '',
      price: '',
    })
    expect(html).toContain('value="PROP-470"')
    for (const part of ['Bodega Norte', '1,250,000']) expect(html).not.toContain(part)
    const plain = await textOf('/add-property?despues=none')
    expect(plain, 'a form of its own is proposed an ID too').toContain('value="PROP-470"')
    expect(plain).not.toContain('value="Eva"')
  })

  test('an edit from a list leads back to the same filters, page and row', async () => {
    const id = await add()
    const list = '/dashboard/propiedades?search=bodega&page=1'
    expect(await textOf('/dashboard/propiedades?search=bodega')).toContain(`href="/edit-property/${id}"`)
    const edit = `/edit-property/${id}?${new URLSearchParams({ lista: list })}`
    const formAfter = async (Referer: string) => {
      const html = await (await visit(`/edit-property/${id}`, { headers: { Referer } })).text()
      return /<form[^>]* action="(\/edit-property[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null
    }
    expect(await formAfter(`https://cerronorte.example${list}`)).toBe(edit)
    const alerts = '/dashboard/alertas?orden=price'
    expect(await formAfter(`https://cerronorte.example${alerts}`)).toBe(
      `/edit-property/${id}?${new URLSearchParams({ lista: alerts })}`,
    )
    // The page of the property passes it on.
    const page = await visit(`/property/${id}`, { headers: { Referer: `https://cerronorte.example${list}` } })
    expect(await page.text()).toContain(`href="${edit.replaceAll('&', '&amp;')}"`)
    for (const other of ['https://cerronorte.example/dashboard', 'basura'])
      expect(await formAfter(other)).toBe(`/edit-property/${id}`)
    const saved = await post(edit, { ...LEAST, version: '1', price: '2,000,000' })
    const html = await textOf(saved.headers.get('Location') ?? '')
    for (const [to, label] of [
      [`${list}#propiedad-${id}`, 'Volver a la lista'],
      [`/property/${id}`, 'Ver la propiedad'],
      [edit, 'Seguir editando'],
    ])
      expect(linksIn(html)).toContain(`${label}: ${to}`)
  })

  test('a property added from a list leads back to it, also after another one', async () => {
    const list = '/dashboard/propiedades?type=bodega'
    const html = await (
      await visit('/add-property', { headers: { Referer: `https://cerronorte.example${list}` } })
    ).text()
    const action = /<form[^>]* action="(\/add-property[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(action).toBe(`/add-property?${new URLSearchParams({ lista: list })}`)
    const another = (await post(action, { ...LEAST, next: 'another' })).headers.get('Location') ?? ''
    const next = /<form[^>]* action="(\/add-property[^"]*)"/.exec(await textOf(another))?.[1]?.replaceAll('&amp;', '&')
    expect(next).toBe(action)
    const saved = await post(action, { ...LEAST, id: randomUUID(), propertyId: 'PROP-471' })
    const links = linksIn(await textOf(saved.headers.get('Location') ?? ''))
    expect(links.find((link) => link.startsWith('Volver a la lista: '))).toContain(`${list}#propiedad-`)
  })

  test('a notice about a saved property links to its page and its form', async () => {
    const id = randomUUID()
    const added = await post('/add-property', { ...LEAST, id, version: '0' })
    const edited = await post(`/edit-property/${id}`, { ...LEAST, version: '1', price: '2,000,000' })
    for (const response of [added, edited]) {
      const links = linksIn(await textOf(response.headers.get('Location') ?? ''))
      expect(links).toContain(`Ver la propiedad: /property/${id}`)
      expect(links).toContain(`Seguir editando: /edit-property/${id}`)
      expect(links.join()).not.toContain('Volver a la lista')
    }
  })

  test('«Guardar y añadir otra» shows a notice about the saved property', async () => {
    const response = await post('/add-property', { ...LEAST, next: 'another' })
    const [row] = await stored()
    const location = response.headers.get('Location') ?? ''
    expect([response.status, location]).toEqual([303, `/add-property?despues=${row?.id}&aviso=propiedad-guardada`])
    const html = await textOf(location)
    expect(html).toContain('Propiedad guardada exitosamente!')
    expect(html).not.toContain('Bodega Norte')
  })

  test('a copy has every fact and picture of the property, the next ID, and is paused', async () => {
    const file = new File([await buildPicture('png', { width: 900, height: 600 })], 'Fachada.png')
    const body = new FormData()
    const facts = { ...LEAST, propertyId: 'PROP-041', type: 'bodega', docks: '4', timeAlert: '2099-01-01' }
    for (const [name, value] of Object.entries(facts)) body.append(name, value)
    body.append('images', file)
    expect((await visit('/add-property', { method: 'POST', body })).status).toBe(303)
    const [original] = await stored()
    expect(await textOf(`/property/${original?.id}`)).toContain(`href="/add-property?copia=${original?.id}"`)
    const html = await textOf(`/add-property?copia=${original?.id}`)
    expect(baseIn(html)).toMatchObject({
      status: 'pausada',
      propertyId: 'PROP-042',
      title: 'Bodega Norte',
      price: '1,250,000',
      docks: '4',
      timeAlert: '',
    })
    const [{ photoId } = { photoId: '' }] = await app.store.db.selectFrom('propertyPhotos').selectAll().execute()
    expect(html).toContain(photoId)
    await post('/add-property', { ...LEAST, propertyId: 'PROP-042', status: 'pausada' }, [['images', photoId]])
    const shared = await app.store.db.selectFrom('propertyPhotos').select('photoId').execute()
    expect(shared).toEqual([{ photoId }, { photoId }])
    const same = await (await visit(`/same-property?foto=${photoId}&id=${original?.id}`)).json()
    expect(same, 'and both have the same photo').toEqual([expect.objectContaining({ reason: 'photo' })])
    for (const unknown of ['none', randomUUID()])
      expect((await visit(`/add-property?copia=${unknown}`)).status, 'an empty form').toBe(200)
  })

  test('another property with the same ID, place and surface or photo is found', async () => {
    const place = { address: 'Av. Acapulco 2100', googleMapsLink: '25.758095, -100.197454' }
    const id = await add({ propertyId: 'Prop-77', title: 'La primera', ...place })
    const told = async (query: Record<string, string>) =>
      (await visit(`/same-property?${new URLSearchParams(query)}`)).json()
    const first = (reason: string) => [{ id, title: 'La primera', reason }]
    for (const propertyId of [' pROP-77 ', 'PROP77', 'prop 77', 'Prop–77'])
      expect(await told({ propertyId, id: '' }), 'however it is typed').toEqual(first('code'))
    const near: Record<string, string>[] = [{ address: 'av. acapulco 2100' }, { googleMapsLink: '25.7582, -100.1974' }]
    for (const at of near) {
      expect(await told({ ...at, area: '509' })).toEqual(first('place'))
      expect(await told({ ...at, area: '511' }), 'another surface').toEqual([])
    }
    const nothing: Record<string, string>[] = [
      { propertyId: 'prop-77', ...place, area: '500', id },
      { propertyId: 'prop-7' },
      { propertyId: '' },
      {},
      { propertyId: '\0' },
      { propertyId: '%' },
      { ...place, area: 'NaN' },
      { ...place, area: '-500' },
      { ...place, address: 'Otra', googleMapsLink: '25.8, -100.3', area: '500' },
      { foto: randomUUID() },
      { foto: 'constructor\0' },
    ]
    for (const query of nothing) expect([query, await told(query)]).toEqual([query, []])
    const second = await add({ propertyId: 'PROP-77' })
    expect(await told({ propertyId: 'PROP-77', id: second }), 'it is taken all the same').toEqual(first('code'))
    expect((await app.visit('/same-property?propertyId=PROP-77')).status).toBe(302)
  })

  test('of two people who edit the same version the second sees both, chooses, and nothing is lost', async () => {
    const id = await add({ description: 'Antes' })
    const path = `/edit-property/${id}`
    const base = JSON.stringify({ ...LEAST, description: 'Antes' })
    const first = await post(path, { ...LEAST, description: 'De Ana', price: '2,000,000', version: '1', base })
    expect(first.headers.get('Location')).toMatch(/^\/dashboard\?aviso=propiedad-actualizada&ver=/)
    const second = await post(path, { ...LEAST, description: 'De Eva', version: '1', base })
    const html = await second.text()
    expect(second.status).toBe(409)
    expect(html).toContain('De Ana')
    expect(html).toContain('De Eva')
    expect(await stored()).toMatchObject([{ description: 'De Ana', version: 2 }])
    const chosen = { differing: 'description', 'choice-description': 'mine', 'choice-price': 'saved' }
    const third = await post(path, { ...LEAST, description: 'De Eva', version: '2', base, ...chosen })
    expect(third.status).toBe(303)
    expect(await stored()).toMatchObject([{ description: 'De Eva', priceCents: 200_000_000, version: 3 }])
    const actions = (await logged()).map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['create_property', 'edit_property', 'edit_property'])
  })

  test('an edit that continues over an open conflict asks again and overwrites nothing', async () => {
    const id = await add()
    const path = `/edit-property/${id}`
    const base = JSON.stringify(LEAST)
    await post(path, { ...LEAST, title: 'De Ana', area: '777', version: '1', base })
    const mine = { ...LEAST, title: 'De Eva' }
    const left = [
      ['differing', 'title'],
      ['differing', 'area'],
      ['choice-area', 'saved'],
    ] as [string, string][]
    const html = await (await post(path, { ...mine, version: '2', base, intent: 'resume' }, left)).text()
    const shown = (name: string) =>
      / value="([^"]*)"/.exec(new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '')?.[1]
    expect([shown('area'), shown('title'), shown('version')]).toEqual(['777', 'De Eva', '1'])
    const saved = await post(path, { ...mine, area: '777', version: shown('version') ?? '', base })
    expect([saved.status, await saved.text()]).toEqual([409, expect.stringContaining('choice-title')])
    expect(await stored()).toMatchObject([{ title: 'De Ana', area: 777, version: 2 }])
  })

  test('of many people who save the same version at once one succeeds, and the others get a conflict', async () => {
    const id = await add()
    const answers = await Promise.all(
      ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map((title) =>
        post(`/edit-property/${id}`, { ...LEAST, title, version: '1' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409, 409])
    expect(await stored()).toMatchObject([{ version: 2 }])
    expect(await logged()).toHaveLength(2)
  })

  test('many properties with the same title added at once each get their own slug', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_none, at) =>
        post('/add-property', { ...LEAST, propertyId: at < 4 ? 'PROP-1' : `P-${at}` }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 303))
    const slugs = (await stored()).map(({ slug }) => slug)
    expect(slugs).toHaveLength(8)
    expect(new Set(slugs).size).toBe(8)
    expect(slugs).toContain('bodega-norte')
    expect(await logged()).toHaveLength(8)
  })

  test('many properties renamed to one title at once each get their own slug, and the former ones redirect', async () => {
    const ids: string[] = []
    for (const at of [1, 2, 3, 4, 5]) ids.push(await add({ title: `Local ${at}`, propertyId: `PROP-${at}` }))
    const answers = await Promise.all(
      ids.map((id, at) =>
        post(`/edit-property/${id}`, { ...LEAST, title: 'Plaza', propertyId: `PROP-${at + 1}`, version: '1' }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    expect(new Set((await stored()).map(({ slug }) => slug)).size).toBe(5)
    for (const at of [1, 2, 3, 4, 5]) expect((await app.visit(`/propiedad/local-${at}`)).status).toBe(301)
  })

  test.each([
    ['no form', { body: '{"title":"x"}', headers: { 'Content-Type': 'application/json' } }],
    ['no body', {}],
    ['a cut multipart', { body: '--x\r\nContent-Dis', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
    ['a multipart without a boundary', { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }],
    [
      'bytes that are no text',
      {
        body: new Uint8Array([0xff, 0xfe, 0x3d, 0xff]),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      },
    ],
  ] satisfies [string, RequestInit][])('%s is refused without a failure', async (_case, init) => {
    for (const path of ['/add-property', '/add-property.data', `/edit-property/${await add()}`]) {
      const { status } = await visit(path, { method: 'POST', ...init })
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
    }
    expect((await stored()).map(({ title, version }) => [title, version])).toEqual([['Bodega Norte', 1]])
  })
})

/** The text and the address of each link. */
/** The values that a form starts with. */
function baseIn(html: string): unknown {
  return JSON.parse(/name="base" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '{}')
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a[^>]* href="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, to = '', text]) => `${text}: ${to.replaceAll('&amp;', '&')}`,
  )
}
