import { describe, expect, test } from 'vitest'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { createProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { changeLead, createLead, deleteLead, findLead } from '#app/leads/change-lead.server.ts'
import { addEntry, findEntries } from '#app/leads/entries.server.ts'
import { visibleLead } from '#app/leads/find-leads.server.ts'
import { restoreRecord } from '#app/records/change-record.server.ts'
import { ALL_LEADS } from '#app/leads/lead-scope.ts'
import { LEAD_KIND } from '#app/leads/lead-kind.server.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { closeDeal, removeDeal, reviseDeal } from './close-deal.server.ts'
import type { DealFields } from './deal-rules.ts'
import { findOtherLeads } from './other-leads.server.ts'
import { undoDeal } from './undo-deal.server.ts'

const START = new Date('2026-11-20T18:00:00Z')
const TODAY = '2026-11-20'
const ANA = { id: null, name: 'Ana Ruiz' }
const LUIS = { id: null, name: 'Luis Garza' }
const TERMS: DealFields = {
  operation: 'renta',
  priceCents: 90_000_00,
  currency: 'MXN',
  signedOn: TODAY,
  startsOn: '2026-12-01',
  endsOn: '2029-11-30',
  commission: '1 mes',
  sharedWith: 'Casa Norte',
  sharedPercent: 50,
  status: 'vendida',
  other: 'pausar',
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let changes = 0

  function by(actor = ANA) {
    changes += 1
    return { db: store().db, actor, now: new Date(START.getTime() + changes * 1000) }
  }

  async function propertyNow(id: string) {
    const record = await findRecord(store().db, id)
    if (!record) throw new Error('the property is gone')
    return record
  }

  async function open(fields: Parameters<typeof buildProperty>[0] = {}) {
    const input = buildProperty({ propertyId: 'PROP-434', title: 'Nave', category: 'renta', ...fields })
    const { id } = await createProperty(by(), input)
    const lead = await createLead(by(), buildLead({ stage: 'negociacion' }))
    return { id, lead, seen: { scope: ALL_LEADS, leadId: lead.id, leadVersion: 1, property: { id, version: 1 } } }
  }

  const leadNow = (id: string) => findLead(store().db, id)
  const dealIn = async (id: string) => (await leadNow(id))?.deals[0]?.id ?? ''

  test('closing changes lead and property together, and one press takes all of it back', async () => {
    const { id, lead, seen } = await open()
    const before = await propertyNow(id)
    expect(await closeDeal(by(), seen, TERMS, TODAY)).toMatchObject({ ok: true, lead: { stage: 'ganado', version: 2 } })
    const closed = await propertyNow(id)
    expect(closed.input).toEqual({ ...before.input, status: 'vendida', timeAlert: '2029-11-30' })
    const { lines } = await findEntries(store().db, lead.id)
    expect(lines).toMatchObject([
      {
        kind: 'etapa',
        note: 'Negociación → Ganado. Cierre: PROP-434 Nave, renta, $90,000 MXN/mes, firma 20 nov 2026, 1 dic 2026 a 30 nov 2029',
        property: { code: 'PROP-434' },
      },
    ])
    const dealId = await dealIn(lead.id)
    expect(await undoDeal(by(LUIS), ALL_LEADS, { leadId: lead.id, dealId })).toEqual({ ok: true })
    expect(await leadNow(lead.id)).toMatchObject({ stage: 'negociacion', deals: [], version: 3 })
    expect((await propertyNow(id)).input).toEqual(before.input)
    expect(await store().db.selectFrom('deals').select('id').execute()).toEqual([])
    const after = await findEntries(store().db, lead.id)
    expect(after.lines[0]?.note).toMatch(/^Ganado → Negociación\. Se quitó el cierre: PROP-434 Nave/)
    expect(await undoDeal(by(), ALL_LEADS, { leadId: lead.id, dealId })).toEqual({
      ok: false,
      refusal: 'Ese cierre ya no está.',
    })
  })

  test('the log says the deal without its commission, and whoever sees no phones sees none either', async () => {
    const { lead, seen } = await open()
    await closeDeal(by(), seen, TERMS, TODAY)
    const logged = await store().db.selectFrom('activityLogs').select('details').execute()
    const text = logged.map(({ details }) => details).join('\n')
    expect(text).toContain('Cierres: sin dato → PROP-434 Nave, renta, $90,000 MXN/mes')
    expect(text).toContain('Comisión: cambió')
    expect(text).not.toContain('Casa Norte')
    const now = await leadNow(lead.id)
    expect(now?.deals[0]).toMatchObject({ commission: '1 mes', sharedWith: 'Casa Norte', sharedPercent: 50 })
    const hidden = { commission: null, sharedWith: null, sharedPercent: null }
    expect(now && visibleLead(now, { onlyOf: null, seesContacts: false }).deals[0]).toMatchObject(hidden)
  })

  test('undoing refuses with what was changed since, and changes nothing', async () => {
    const { id, lead, seen } = await open()
    await closeDeal(by(), seen, TERMS, TODAY)
    const dealId = await dealIn(lead.id)
    const property = await propertyNow(id)
    const edit = { ...property, input: { ...property.input, title: 'Nave nueva' } }
    await updateProperty(by(LUIS), property, edit)
    expect(await undoDeal(by(), ALL_LEADS, { leadId: lead.id, dealId })).toEqual({
      ok: false,
      refusal: 'No se deshizo nada. Luis Garza cambió PROP-434 después del cierre: Título: Nave → Nave nueva.',
    })
    await changeLead(by(LUIS), { id: lead.id, version: 2 }, { company: 'Acería' })
    expect(await undoDeal(by(), ALL_LEADS, { leadId: lead.id, dealId })).toMatchObject({
      refusal: expect.stringContaining('Luis Garza guardó después del cierre: Empresa: sin dato → Acería.'),
    })
    expect(await leadNow(lead.id)).toMatchObject({ stage: 'ganado', version: 3 })
    expect((await propertyNow(id)).input.status).toBe('vendida')
  })

  test('of two who close at once the second reads who did what', async () => {
    const { id, lead, seen } = await open()
    const other = await createLead(by(), buildLead({ name: 'Beto' }))
    expect(await closeDeal(by(LUIS), seen, TERMS, TODAY)).toMatchObject({ ok: true })
    expect(await closeDeal(by(), seen, TERMS, TODAY)).toMatchObject({
      refusal: expect.stringContaining('Luis Garza guardó mientras tanto: Etapa: Negociación → Ganado'),
    })
    const late = { scope: ALL_LEADS, leadId: other.id, leadVersion: 1, property: { id, version: 1 } }
    expect(await closeDeal(by(), late, TERMS, TODAY)).toMatchObject({
      refusal: expect.stringMatching(/^Luis Garza cambió PROP-434 mientras tanto: .*Estatus: Disponible → Vendida/),
    })
    expect(await leadNow(other.id)).toMatchObject({ stage: 'nuevo', version: 1 })
    expect((await leadNow(lead.id))?.deals).toHaveLength(1)
  })

  test('what becomes of the other operation is chosen, and comes back', async () => {
    const both = {
      priceCents: 90_000_00,
      depositMonths: 2,
      secondCategory: 'venta',
      secondPriceCents: 12_000_000_00,
    } as const
    const { id, lead, seen } = await open(both)
    const before = await propertyNow(id)
    await closeDeal(by(), seen, { ...TERMS, other: 'seguir' }, TODAY)
    expect((await propertyNow(id)).input).toMatchObject({
      status: 'disponible',
      category: 'venta',
      priceCents: 12_000_000_00,
      secondCategory: null,
      secondPriceCents: null,
      timeAlert: '2029-11-30',
    })
    expect(await undoDeal(by(), ALL_LEADS, { leadId: lead.id, dealId: await dealIn(lead.id) })).toEqual({ ok: true })
    expect((await propertyNow(id)).input).toEqual(before.input)
    const again = { scope: ALL_LEADS, leadId: lead.id, leadVersion: 3, property: { id, version: 3 } }
    await closeDeal(by(), again, { ...TERMS, operation: 'venta', other: 'cerrar' }, TODAY)
    expect((await propertyNow(id)).input).toMatchObject({ status: 'vendida', category: 'venta', secondCategory: null })
  })

  test('a deal needs no property of the catalogue, is edited, and can be taken out alone', async () => {
    const lead = await createLead(by(), buildLead())
    const seen = { scope: ALL_LEADS, leadId: lead.id, leadVersion: 1, property: null }
    const closed = await closeDeal(by(), seen, { ...TERMS, signedOn: null, status: null, other: null }, TODAY)
    expect(closed).toMatchObject({ ok: true, lead: { stage: 'ganado', deals: [{ propertyTitle: null }] } })
    const dealId = await dealIn(lead.id)
    const fields = { ...TERMS, priceCents: 80_000_00 }
    await reviseDeal(by(), { ...seen, leadVersion: 2 }, { dealId, fields, today: TODAY })
    expect((await leadNow(lead.id))?.deals).toMatchObject([{ id: dealId, priceCents: 80_000_00, signedOn: TODAY }])
    expect(await removeDeal(by(), { ...seen, leadVersion: 3 }, dealId)).toMatchObject({ ok: true })
    expect(await leadNow(lead.id)).toMatchObject({ stage: 'ganado', deals: [] })
    expect(await closeDeal(by(), { ...seen, leadId: 'nobody' }, TERMS, TODAY)).toEqual({
      ok: false,
      refusal: 'missing',
    })
  })

  test('a deal goes to the trash with its lead and comes back with it', async () => {
    const { lead, seen } = await open()
    await closeDeal(by(), seen, TERMS, TODAY)
    const { deals } = (await leadNow(lead.id)) ?? {}
    await deleteLead(by(), lead.id)
    expect(await store().db.selectFrom('deals').select('id').execute()).toEqual([])
    await restoreRecord(by(), LEAD_KIND, lead.id)
    expect((await leadNow(lead.id))?.deals).toEqual(deals)
  })

  test('the other open leads of the property get a message that is filled in', async () => {
    const { id, lead, seen } = await open()
    const property = { propertyId: id, propertyCode: 'PROP-434', propertyTitle: 'Nave' }
    const names = ['Beto', 'Carla', 'Perdida', 'Ajeno']
    for (const name of names) {
      const stage = name === 'Perdida' ? 'perdido' : 'nuevo'
      const language = name === 'Carla' ? 'en' : 'es'
      const other = await createLead(
        by(),
        buildLead({ name, stage, language, lostReason: null, emails: ['x@correo.mx'] }),
      )
      await addEntry(by(), other.id, { kind: 'nota', note: 'Pregunta', property: name === 'Ajeno' ? null : property })
    }
    await addEntry(by(), lead.id, { kind: 'nota', note: 'Pregunta', property })
    await closeDeal(by(), seen, TERMS, TODAY)
    const deal = (await leadNow(lead.id))?.deals[0]
    if (!deal) throw new Error('there is no deal')
    const { leads, total } = await findOtherLeads(store().db, ALL_LEADS, {
      leadId: lead.id,
      deal,
      agency: 'Cerro Norte',
    })
    expect([leads.map(({ name }) => name), total]).toEqual([['Carla', 'Beto'], 2])
    const [carla, beto] = leads.map(({ links }) => decodeURIComponent(links.whatsapp ?? ''))
    expect(beto).toContain('Hola Beto, te escribo de Cerro Norte: «Nave» ya se rentó. ¿Te busco opciones parecidas?')
    expect(carla).toContain('«Nave» has been let')
    expect(leads[0]?.links.mail).toContain('subject=Nave')
  })
})
