import { beforeEach, describe, expect, test } from 'vitest'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { valuesOf } from '#app/editing/form-state/form-values.ts'
import type { Visit } from '#test/app.ts'
import { everythingPublic } from '#test/everything-public.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const FEED_SECRET = 'x'.repeat(32)
const LIST = '/dashboard/propiedades'

/** $420 per m² before, $500 after. */
const BEFORE = { priceCents: 88_200_00, area: 210, pricePerM2Cents: 420_00 }
const AFTER = { ...BEFORE, priceCents: 105_000_00, pricePerM2Cents: 500_00 }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let id: string
  let drawn: string[]

  beforeEach(async () => {
    ;({ visit } = await app.signIn({ role: 'admin' }))
    const card = await buildPicture('jpeg', { width: 1200, height: 630 })
    await app.files.deleteAll()
    drawn = []
    const draw = async (content: unknown) => {
      drawn.push(JSON.stringify(content))
      return card
    }
    app.parts.drawCard = draw
    app.parts.drawSheet = draw
    const feeds = ['reso', 'trovit'].map((feed) => ({ name: `feed-${feed}`, value: FEED_SECRET }))
    await app.store.db.deleteFrom('installation').where('name', 'like', 'feed-%').execute()
    await app.store.db.insertInto('installation').values(feeds).execute()
  })

  async function insert(facts: Partial<PropertyInput>) {
    const input = buildProperty({ title: 'Nave', propertyId: 'N-1', yearBuilt: null, ...facts })
    ;({ id } = await insertProperty(app.store.db, input, { createdBy: null, now: NOW }))
  }

  async function record() {
    const found = await findRecord(app.store.db, id)
    if (!found) throw new Error('no property')
    return found
  }

  async function post(path: string, fields: Record<string, string>) {
    const response = await visit(path, posting(fields))
    return { status: response.status, to: response.headers.get('Location') ?? '', html: await response.text() }
  }

  /** Sends the form of the property as a browser does, with these values. */
  async function save(fields: Record<string, string>) {
    const { input, version } = await record()
    const { amenities: _a, photos: _p, plans: _q, ...values } = valuesOf(input)
    const base = JSON.stringify(valuesOf(input))
    return post(`/edit-property/${id}`, { ...values, version: String(version), base, ...fields })
  }

  async function editPrice(price: string) {
    const { version } = await record()
    return post(LIST, { intent: 'edit', id, celda: 'price', price, version: String(version) })
  }

  async function importFile(rows: string) {
    const body = new FormData()
    body.set('archivo', new File([rows], 'lista.csv'))
    const path = (await visit('/dashboard/importar', { method: 'POST', body })).headers.get('Location') ?? ''
    const checked = await (await visit(path)).text()
    await post(path, { intent: 'start' })
    await app.parts.jobWorker.run()
    return { path, checked: plain(checked) }
  }

  async function applyBatch(fields: Record<string, string>, query = 'todas=1&cambio=precio') {
    const { to } = await post(`/dashboard/cambios/nuevo?${query}`, fields)
    const preview = plain(await (await visit(to)).text())
    await post(to, { intent: 'start' })
    return { path: to, preview }
  }

  async function restore(number: number) {
    const { version } = await record()
    return post(`/property/${id}/versiones?de=${number}`, { intent: 'all', visto: String(version) })
  }

  /** Each way to save the property of `BEFORE` or of other facts, so that its price is $105,000. */
  const DOORS: [string, Partial<PropertyInput>, () => Promise<unknown>][] = [
    ['the form', BEFORE, () => save({ price: '105,000' })],
    ['a cell of the list', BEFORE, () => editPrice('105,000')],
    ['an import', BEFORE, () => importFile('ID,Título,Precio,Operación,Superficie\nN-1,Nave,105000,Renta,210\n')],
    [
      'an import with the stored price per m²',
      BEFORE,
      () => importFile('ID,Título,Precio,Operación,Superficie,Precio m2\nN-1,Nave,105000,Renta,210,420\n'),
    ],
    [
      'a change of many',
      { ...BEFORE, priceCents: 100_000_00, pricePerM2Cents: 476_19 },
      () => applyBatch({ cuanto: '5' }),
    ],
    [
      'an area of many',
      { ...AFTER, area: 250, pricePerM2Cents: 420_00 },
      () => applyBatch({ dato: 'area', area: '210' }, 'todas=1&cambio=dato&dato=area'),
    ],
    [
      'a restored version',
      BEFORE,
      async () => {
        await editPrice('105,000')
        await editPrice('60,000')
        await restore(2)
      },
    ],
    [
      'a restored version that contradicts itself, from before prices followed',
      { ...AFTER, pricePerM2Cents: 420_00 },
      async () => {
        await editPrice('60,000')
        await restore(1)
      },
    ],
    [
      'an undone cell',
      AFTER,
      async () => {
        await editPrice('88,200')
        await post(LIST, { intent: 'undo-edit', id, version: '2' })
      },
    ],
    [
      'an undone change of many',
      AFTER,
      async () => {
        const { path } = await applyBatch({ cuanto: '10' })
        await post(path, { intent: 'undo' })
      },
    ],
    [
      'an undone import',
      AFTER,
      async () => {
        const { path } = await importFile('ID,Título,Precio,Operación,Superficie\nN-1,Nave,88200,Renta,210\n')
        await post(path, { intent: 'undo' })
        await app.parts.jobWorker.run()
      },
    ],
    [
      'the papelera',
      AFTER,
      async () => {
        await post(LIST, { intent: 'remove', id })
        await post('/dashboard/papelera', { intent: 'restore', id })
      },
    ],
  ]

  test.each(DOORS)('after %s every public reading has one price per m²', async (_name, facts, change) => {
    await insert(facts)
    await change()
    const { input, slug } = await record()
    expect([input.priceCents, input.pricePerM2Cents]).toEqual([105_000_00, 500_00])
    const pages = await everythingPublic(app, [
      '/propiedades',
      '/propiedades?vista=mapa',
      `/favoritos?p=${slug}`,
      `/propiedad/${slug}/ficha.pdf`,
      `/feeds/${FEED_SECRET}/reso.json`,
      `/feeds/${FEED_SECRET}/propiedades.xml`,
    ])
    const page = `/propiedad/${slug}`
    // One property alone is no comparison: the other has the same figures.
    await insert({ ...AFTER, title: 'Otra nave', propertyId: 'N-2' })
    const comparison = `/comparar?p=${slug}&p=${(await record()).slug}`
    const compared = await (await app.visit(comparison)).text()
    const texts = [
      ...pages,
      [comparison, compared] as const,
      ...drawn.map((content, at) => [`drawn ${at}`, content] as const),
    ].map(([path, text]) => [path, plain(text)] as const)
    const old = texts.filter(([, text]) => /(?<![\w.,-])(?:420|88,?200)(?:\.00)?(?![\w,-])/.test(text))
    expect(old.map(([path]) => path)).toEqual([])
    const stated = texts.flatMap(([path, text]) => perM2In(text).map((figure) => `${path}: ${figure}`))
    expect(stated.filter((each) => !each.endsWith(': 500'))).toEqual([])
    for (const path of ['/propiedades', page, comparison]) expect(stated).toContain(`${path}: 500`)
    // The sheet states it, and the social card has the price.
    expect(new Set(stated.filter((each) => each.startsWith('drawn'))).size).toBe(1)
    expect(drawn.filter((content) => content.includes('$105,000')).length).toBe(2)
  })

  test('the notice, the list and the log say how it followed', async () => {
    await insert(BEFORE)
    const follows = 'Precio por m²: $420 MXN al mes → $500 MXN al mes'
    const { to } = await save({ price: '105,000' })
    expect(plain(await (await visit(to)).text())).toContain(`Propiedad actualizada exitosamente! ${follows}.`)
    expect(plain(await (await visit('/dashboard/actividad')).text())).toContain(follows)
    const inline = await editPrice('84,000')
    expect(plain(await (await visit(inline.to)).text())).toContain('$500 MXN al mes → $400 MXN al mes.')
    const { checked } = await importFile('ID,Título,Precio,Operación,Superficie\nN-1,Nave,88200,Renta,210\n')
    expect(checked).toContain('Precio por m²: $400 MXN al mes → $420 MXN al mes')
    const { preview } = await applyBatch({ cuanto: '50' })
    expect(preview).toContain('Precio por m²: $420 MXN al mes → $630 MXN al mes')
    const restored = await restore(1)
    expect(plain(await (await visit(restored.to)).text())).toContain(
      'Precio por m²: $630 MXN al mes → $420 MXN al mes.',
    )
    expect((await record()).input).toMatchObject(BEFORE)
  })

  test('a typed one that contradicts the price asks, without scripts, and loses nothing', async () => {
    await insert(BEFORE)
    const typed = { price: '105,000', pricePerM2: '480', description: 'Texto nuevo' }
    const asked = await save(typed)
    expect([asked.status, (await record()).version]).toEqual([422, 1])
    const html = plain(asked.html)
    expect(html).toContain('El precio y la superficie dan $500 MXN por m². ¿Cuál se guarda?')
    expect(asked.html).toMatch(/name="pricePerM2"[^>]*value="480"/)
    expect(asked.html).toContain('Texto nuevo')
    const answers = [...asked.html.matchAll(/<input type="radio"[^>]*name="perM2" value="([^"]+)"/g)].map(
      ([, each]) => each,
    )
    expect(answers).toEqual(['calculado', 'escrito-48000-50000'])
    expect((await save({ ...typed, perM2: 'calculado' })).status).toBe(303)
    expect((await record()).input).toMatchObject({ ...AFTER, description: 'Texto nuevo' })
    expect((await save({ pricePerM2: '480', perM2: 'escrito-48000-50000' })).status).toBe(303)
    expect((await record()).input.pricePerM2Cents).toBe(480_00)
    // What is stored like that stays, is not asked about again, and is on the list of what to look at.
    expect((await save({ title: 'Nave dos' })).status).toBe(303)
    expect((await record()).input.pricePerM2Cents).toBe(480_00)
    const list = plain(await (await visit(`${LIST}?pending=pricePerM2`)).text())
    expect(list).toContain('Precio por m² que no cuadra')
    expect(list).toContain('Nave dos')
    await editPrice('84,000')
    expect(await (await visit(`${LIST}?pending=pricePerM2`)).text()).not.toContain('Nave dos')
  })

  test('an import says that the figures of a row contradict each other, and stores them as they are', async () => {
    const { checked } = await importFile(
      'ID,Título,Tipo,Precio,Operación,Zona,Municipio,Superficie,Precio m2\nN-7,Nave,Bodega,105000,Renta,Centro,Apodaca,210,420\n',
    )
    expect(checked).toContain(
      '«Precio por m²» dice $420 MXN, y el precio y la superficie dan $500 MXN: se guarda lo que dice el archivo.',
    )
    const stored = app.store.db.selectFrom('properties').select(['priceCents', 'pricePerM2Cents'])
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ priceCents: 105_000_00, pricePerM2Cents: 420_00 })
  })

  test('a new property with a typed one that contradicts its price asks too', async () => {
    const fields = {
      title: 'Local',
      price: '100,000',
      location: 'Centro',
      propertyId: 'L-1',
      area: '100',
      category: 'renta',
    }
    const body = { ...fields, pricePerM2: '100' }
    expect((await post('/add-property', body)).status).toBe(422)
    expect((await post('/add-property', { ...body, perM2: 'escrito-10000-100000' })).status).toBe(303)
  })
})

/** The text that a person reads, with normal spaces. */
function plain(html: string): string {
  return html
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<\/?(?:dt|dd|td|th|tr|p|li|div|br)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&nbsp;|\u00A0/g, ' ')
}

/** The figures per m² that a text states: 'Precio por m²\n$500 MXN', '$500 MXN por m²', in texts and in data. */
function perM2In(text: string): string[] {
  const after = text.matchAll(/por m²(?: \(calculado\)| al mes)?["\s,:]*(?:"?value"?["\s:]*)?\$([\d,.]*\d)/gi)
  const before = text.matchAll(/\$([\d,.]*\d)(?: MXN)?(?:\/mes)? por m²/g)
  return [...after, ...before].map(([, figure = '']) => figure)
}
