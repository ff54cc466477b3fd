import { beforeEach, describe, expect, test } from 'vitest'
import type { Visit } from '#test/app.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const LEAST = { title: 'Nave Norte', price: '1,250,000', location: 'Centro', propertyId: 'PROP-001', area: '500' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    visit = (await app.signIn()).visit
  })

  async function post(fields: Record<string, string>): Promise<Response> {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...LEAST, ...fields })) body.append(name, value)
    return visit('/add-property', { method: 'POST', body })
  }

  async function stored() {
    const { id, ...row } = await app.store.db.selectFrom('properties').selectAll().executeTakeFirstOrThrow()
    return { id, row, form: await (await visit(`/edit-property/${id}`)).text() }
  }

  /** The cells of 'Características' on the public page. */
  async function publicCells(): Promise<Record<string, string>> {
    const page = await (await app.visit('/propiedad/nave-norte')).text()
    const cells = page.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)
    return Object.fromEntries([...cells].map(([, label = '', value = '']) => [label, value.replaceAll('\u00A0', ' ')]))
  }

  test('the facts of a warehouse for rent are stored and shown', async () => {
    const response = await post({
      type: 'bodega',
      subtype: 'cedis',
      category: 'renta',
      currency: 'USD',
      price: '5,500',
      guarantee: 'aval_o_fianza',
      graceMonths: '1.5',
      propertyTax: '18,500.50',
      negotiable: 'si',
      levelers: '4',
      voltage: '220 y 440 V',
      craneCapacity: '10',
      sprinklerType: 'esfr',
      fiber: 'si',
      landUse: 'Industrial',
      rentableArea: '480.5',
      remodeledYear: '2021',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toMatch(/^\/dashboard\?aviso=propiedad-guardada&ver=/)
    const { row, form } = await stored()
    expect(row).toMatchObject({
      subtype: 'cedis',
      guarantee: 'aval_o_fianza',
      graceMonths: 1.5,
      propertyTaxCents: 1_850_050,
      negotiable: 'si',
      levelers: 4,
      voltage: '220 y 440 V',
      craneCapacity: 10,
      remodeledYear: 2021,
    })
    expect(form).toMatch(/<option value="cedis" selected="">Cedis<\/option>/)
    expect(form).toMatch(/name="propertyTax" value="18,500.50"/)
    const cells = await publicCells()
    expect(cells).toMatchObject({
      Subtipo: 'Cedis',
      Garantía: 'Aval o fianza',
      'Periodo de gracia': '1.5 meses',
      Predial: '$18,500.50 MXN al año',
      Niveladores: '4',
      Voltaje: '220 y 440 V',
      Grúa: '10 t',
      'Tipo de rociadores': 'ESFR',
      'Fibra óptica': 'Sí',
      'Uso de suelo': 'Industrial',
      'Superficie rentable': '480.5 m²',
      'Remodelado en': '2021',
    })
    expect(cells).not.toHaveProperty('Negociable')
  })

  test('what is owed on a property for sale is for the staff alone', async () => {
    const sale = { type: 'terreno', category: 'venta', lien: 'Hipoteca con un banco', deeds: 'en_tramite' }
    expect((await post({ ...sale, lienFree: 'si', paymentTerms: 'Contado', density: '60' })).status).toBe(303)
    expect((await stored()).row).toMatchObject({ lien: 'Hipoteca con un banco', lienFree: 'si' })
    const cells = await publicCells()
    expect(cells).toMatchObject({
      Escrituras: 'En trámite',
      'Libre de gravamen': 'Sí',
      'Forma de pago': 'Contado',
      Densidad: '60 viv/ha',
    })
    expect(cells).not.toHaveProperty('Gravamen')
  })

  test('a subtype of another type is refused beside its field, and nothing typed is lost', async () => {
    const response = await post({ type: 'bodega', subtype: 'consultorio', docks: '4' })
    const form = await response.text()
    expect(response.status).toBe(422)
    expect(form).toContain('«Consultorio» es de Oficina: elige uno de Bodega, o «Sin dato».')
    expect(form).toMatch(/<option value="consultorio" selected="">/)
    expect(form).toMatch(/name="docks" value="4"/)
    expect(await app.store.db.selectFrom('properties').select('id').execute()).toEqual([])
  })
})
