import { beforeEach, describe, expect, test } from 'vitest'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { valuesOf } from '#app/editing/form-state/form-values.ts'
import type { Visit } from '#test/app.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const NEW = {
  title: 'Nave con andenes',
  propertyId: 'N-1',
  type: 'bodega',
  category: 'renta',
  price: '550,000',
  location: 'Huinalá',
  area: '5,000',
  status: 'disponible',
}
const PRIVATE = 'Con andenes. Trato con el dueño, 81 8765 4321 o luis@correo.mx; 5 % de comisión. ¡Urge!'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    ;({ visit } = await app.signIn({ role: 'admin' }))
  })

  async function post(path: string, fields: Record<string, string>) {
    const response = await visit(path, posting(fields))
    const html = (await response.text()).replaceAll('<!-- -->', '').replaceAll('&nbsp;', ' ')
    return { status: response.status, html }
  }

  async function insert(facts: Partial<PropertyInput>) {
    const input = buildProperty({ propertyId: 'N-1', ...facts })
    return (await insertProperty(app.store.db, input, { createdBy: null, now: NOW })).id
  }

  async function edit(id: string, fields: Record<string, string>) {
    const record = await findRecord(app.store.db, id)
    if (!record) throw new Error('no property')
    const { amenities: _a, photos: _p, plans: _q, ...values } = valuesOf(record.input)
    return post(`/edit-property/${id}`, { ...values, version: String(record.version), ...fields })
  }

  /** The answer with which the returned form saves what it pointed out. */
  function answerIn(html: string): string {
    const [, value = ''] = /name="publishAnyway"[^>]* value="([^"]*)"|$/.exec(html) ?? []
    return value.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
  }

  async function titles() {
    return (await app.store.db.selectFrom('properties').select('title').execute()).map(({ title }) => title)
  }

  test('what looks private is asked about before it is published, and published once a person says so', async () => {
    const asked = await post('/add-property', { ...NEW, description: PRIVATE })
    expect(asked.status).toBe(422)
    for (const found of ['«81 8765 4321»', '«luis@correo.mx»', '«dueño»', '«5 %»', '«comisión»', '«Urge»'])
      expect(asked.html).toContain(found)
    expect(asked.html).toContain('Publicar de todos modos')
    expect(asked.html, 'nothing typed is lost').toContain('Trato con el dueño, 81 8765 4321 o luis@correo.mx')
    expect(await titles()).toEqual([])
    const other = await post('/add-property', {
      ...NEW,
      title: 'Nave urgente',
      description: PRIVATE,
      publishAnyway: answerIn(asked.html),
    })
    expect(other.status, 'an answer is for what was pointed out').toBe(422)
    const saved = await post('/add-property', { ...NEW, description: PRIVATE, publishAnyway: answerIn(asked.html) })
    expect([saved.status, await titles()]).toEqual([303, ['Nave con andenes']])
  })

  test('a paused one keeps its texts; publishing it asks, and what is public already is not asked again', async () => {
    const id = await insert({ status: 'pausada', description: PRIVATE })
    expect((await edit(id, { title: 'Otra' })).status).toBe(303)
    const asked = await edit(id, { status: 'disponible' })
    expect(asked.status).toBe(422)
    expect((await edit(id, { status: 'disponible', publishAnyway: answerIn(asked.html) })).status).toBe(303)
    expect((await edit(id, { title: 'Otra más' })).status).toBe(303)
    expect((await edit(id, { address: 'Calle 5, informes 81 2222 3333' })).status).toBe(422)
  })

  test('the contact of the owner as the public one, and the public one in a text', async () => {
    const contact = { contactName: 'Ana', contactPhone: '81 1234 5678', contactEmail: 'ana@firma.mx' }
    const text = { description: 'Informes: 81 1234 5678, ana@firma.mx' }
    const owned = await post('/add-property', { ...NEW, ...contact, ownerId: 'Luis Garza, 81 1234 5678' })
    expect([owned.status, owned.html.includes('es el del propietario')]).toEqual([422, true])
    expect((await post('/add-property', { ...NEW, ...contact, ...text })).status).toBe(303)
  })

  test.each([
    ['per m² in the total', { price: '4.50', currency: 'USD' }, '¿Es precio por m²?'],
    ['a rent as a sale', { category: 'venta' }, '¿Es el precio de renta?'],
    ['forgotten thousands', { type: 'oficina', area: '100', price: '45' }, '¿Faltan los miles ($45,000)?'],
    ['a year', { price: '6,600,000' }, '¿Es la renta de un año?'],
    [
      'the second operation',
      { secondCategory: 'venta', secondPrice: '600,000' },
      'Precio de la segunda operación: Son',
    ],
  ])('a price that nobody can mean is asked about, whatever the status: %s', async (_name, fields, sentence) => {
    const sent = { ...NEW, status: 'pausada', ...fields }
    const asked = await post('/add-property', sent)
    expect([asked.status, asked.html.includes(sentence), asked.html.includes('Guardar de todos modos')]).toEqual([
      422,
      true,
      true,
    ])
    expect((await post('/add-property', { ...sent, publishAnyway: answerIn(asked.html) })).status).toBe(303)
  })

  test.each([
    ['Reactivar', { intent: 'resume' }, 'propiedad-por-confirmar'],
    [
      'the status in its cell',
      { intent: 'edit', celda: 'status', status: 'disponible', version: '1' },
      'cambio-rechazado',
    ],
    ['a price in its cell', { intent: 'edit', celda: 'price', price: '4.50', version: '1' }, 'cambio-rechazado'],
  ])('%s leads to the form, where the question is answered', async (_name, fields, notice) => {
    const id = await insert({ status: 'pausada', description: PRIVATE })
    const sent = await visit('/dashboard/propiedades', posting({ ...fields, id }))
    expect(sent.headers.get('Location')).toContain(`aviso=${notice}`)
    const stays = await visit('/dashboard/propiedades.data', posting({ ...fields, id, stay: '1' }))
    expect(await stays.text()).toContain(fields.intent === 'edit' && 'price' in fields ? 'Precio: ' : '«dueño»')
    expect(await findRecord(app.store.db, id)).toMatchObject({ version: 1, input: { status: 'pausada' } })
    const plain = await insert({ propertyId: 'N-2', status: 'pausada' })
    const { intent } = fields
    if (intent === 'resume') await visit('/dashboard/propiedades', posting({ intent, id: plain }))
    expect((await findRecord(app.store.db, plain))?.input.status).toBe(intent === 'resume' ? 'disponible' : 'pausada')
  })

  test('the preview of a change in group points both out and changes nothing', async () => {
    await insert({ status: 'pausada', description: PRIVATE, priceCents: 100 })
    const opened = await visit('/dashboard/cambios/nuevo?todas=1&cambio=estatus', posting({ status: 'disponible' }))
    const preview = await (await visit(opened.headers.get('Location') ?? '/')).text()
    expect(opened.status).toBe(303)
    expect(preview).toContain('un teléfono («81 8765 4321»)')
    expect(preview).toContain('Precio: Son')
    expect(await app.store.db.selectFrom('properties').select('status').execute()).toEqual([{ status: 'pausada' }])
  })
})
