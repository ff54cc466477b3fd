import { describe, expect, test } from 'vitest'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { createProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { changeLead, createLead } from '#app/leads/change-lead.server.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import { findLeadsPage } from '#app/leads/find-leads.server.ts'
import { leadQueryIn } from '#app/leads/lead-query.ts'
import { ALL_LEADS } from '#app/leads/lead-scope.ts'
import type { LeadFields } from '#app/leads/lead.ts'
import { buildDeal } from '#test/factories/deal.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { findLeadNumbers } from './find-numbers.server.ts'
import { periodIn } from './numbers.ts'

const TODAY = '2026-11-20'
const at = (instant: string) => new Date(instant)

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  const by = (instant: string) => ({ db: store().db, actor: { id: null, name: 'Ana' }, now: at(instant) })
  const add = (instant: string, fields: Partial<LeadFields> = {}) => createLead(by(instant), buildLead(fields))

  const numbers = (scope = ALL_LEADS, seesCommission = true, code = '3') => {
    const period = periodIn(new URLSearchParams({ periodo: code }), TODAY)
    return findLeadNumbers(store(), { scope, period, seesCommission })
  }
  const listed = async (query: string) => {
    const found = await findLeadsPage(store(), leadQueryIn(new URLSearchParams(query)), ALL_LEADS)
    return found.leads.map(({ name }) => name).toSorted()
  }

  test('nothing is counted where there is nothing', async () => {
    expect(await numbers()).toMatchObject({
      total: 0,
      asked: [],
      market: [],
      lost: [],
      commission: { won: { deals: 0 } },
    })
  })

  test('leads are counted by stage, source, asesor and month, and each number has its list', async () => {
    // The last hour of October in the agency's zone.
    await add('2026-11-01T05:30:00Z', { name: 'Octubre', source: 'sitio' })
    const eva = await add('2026-11-02T18:00:00Z', { name: 'Eva' })
    const beto = await add('2026-11-03T18:00:00Z', { name: 'Beto' })
    await add('2026-08-20T18:00:00Z', { name: 'Vieja' })
    await changeLead(by('2026-11-04T18:00:00Z'), eva, { stage: 'visita' })
    await changeLead(by('2026-11-05T18:00:00Z'), { ...eva, version: 2 }, { stage: 'perdido', lostReason: 'precio' })
    await changeLead(by('2026-11-05T18:00:00Z'), beto, { stage: 'ganado' })
    const found = await numbers()
    expect(found.total).toBe(3)
    expect(found.months).toEqual([
      { value: '2026-09-01', leads: 0, won: 0 },
      { value: '2026-10-01', leads: 1, won: 0 },
      { value: '2026-11-01', leads: 2, won: 1 },
    ])
    expect(found.stages.filter(({ leads }) => leads > 0).map(({ value }) => value)).toEqual([
      'nuevo',
      'ganado',
      'perdido',
    ])
    expect(found.reached.map(({ leads }) => leads)).toEqual([3, 2, 2, 1, 1, 1])
    expect(found.sources.map(({ value, leads, won }) => [value, leads, won])).toEqual([
      ['llamada', 2, 1],
      ['sitio', 1, 0],
    ])
    expect(found.asesores).toMatchObject([{ name: 'Sin asesor', leads: 3 }])
    expect(found.lost).toEqual([{ value: 'precio', leads: 1, won: 0 }])
    expect(await listed('desde=2026-11-01&hasta=2026-11-30')).toEqual(['Beto', 'Eva'])
    expect(await listed('desde=2026-10-01&hasta=2026-10-31')).toEqual(['Octubre'])
    expect(await listed('desde=2026-09-01&llego=visita')).toEqual(['Beto', 'Eva'])
    expect(await listed('llego=propuesta')).toEqual(['Beto'])
    expect(await listed('etapa=perdido&motivo=precio')).toEqual(['Eva'])
    expect(await listed('desde=2026-09-01&origen=llamada&etapa=ganado')).toEqual(['Beto'])
  })

  test('the most asked properties, the first answers and the days on the market', async () => {
    const input = buildProperty({ propertyId: 'PROP-7', title: 'Nave', type: 'bodega', municipality: 'Apodaca' })
    const { id } = await createProperty(by('2026-10-01T18:00:00Z'), input)
    const lead = await add('2026-11-02T18:00:00Z', { source: 'sitio' })
    const property = { propertyId: id, propertyCode: 'PROP-7', propertyTitle: 'Nave' }
    for (const note of ['Una', 'Otra'])
      await addEntry(by('2026-11-02T18:30:00Z'), lead.id, { kind: 'whatsapp', note, property })
    const record = await findRecord(store().db, id)
    if (!record) throw new Error('the property is gone')
    const sold = { ...record, input: { ...record.input, status: 'vendida' as const } }
    await updateProperty(by('2026-11-10T18:00:00Z'), record, sold)
    const found = await numbers()
    expect(found.asked).toEqual([{ id, code: 'PROP-7', title: 'Nave', leads: 1 }])
    expect(await listed(`desde=2026-09-01&propiedad=${id}`)).toEqual([lead.name])
    expect(await listed(`propiedad=${lead.id}`)).toEqual([])
    expect(found.answers).toEqual({ leads: 1, answered: 1, median: 30 })
    expect(found.market).toEqual([{ type: 'bodega', municipality: 'Apodaca', zone: 'Huinalá', count: 1, days: 40 }])
  })

  test('a property outside of all zones counts for its municipality', async () => {
    const elsewhere = { location: 'Centro', address: null, municipality: 'Apodaca' }
    const input = buildProperty({ propertyId: 'PROP-7', title: 'Nave', type: 'bodega', ...elsewhere })
    await createProperty(by('2026-10-01T18:00:00Z'), { ...input, status: 'vendida' })
    expect((await numbers()).market).toMatchObject([{ municipality: 'Apodaca', zone: null, count: 1 }])
  })

  test('commissions are won once signed, and expected until then', async () => {
    const deals = [
      buildDeal({ signedOn: '2026-11-18', sharedWith: 'Casa', sharedPercent: 50 }),
      buildDeal({ signedOn: null, currency: 'USD', commission: '1 mes' }),
      buildDeal({ signedOn: '2025-01-01' }),
      buildDeal({ signedOn: '2026-12-01', commission: null }),
    ]
    await add('2026-11-02T18:00:00Z', { name: 'Eva', stage: 'ganado', deals })
    expect((await numbers()).commission).toEqual({
      won: { deals: 1, cents: { MXN: 75_000_00 } },
      expected: { deals: 1, cents: { USD: 100_000_00 } },
    })
    expect((await numbers(ALL_LEADS, false)).commission).toBeNull()
    expect(await listed('comision=ganada&desde=2026-09-01&hasta=2026-11-20')).toEqual(['Eva'])
    expect(await listed('comision=ganada&desde=2026-09-01&hasta=2026-11-17')).toEqual([])
    expect(await listed('comision=esperada&hasta=2026-11-20')).toEqual(['Eva'])
  })

  test('an asesor counts only the leads that the account may know of', async () => {
    for (const name of ['Ana', 'Luis']) {
      const account = { id: name, name, email: `${name}@correo.mx`, role: 'editor', createdAt: '2026-01-01' }
      await store().db.insertInto('users').values(account).execute()
      const deals = [buildDeal()]
      await add('2026-11-02T18:00:00Z', { name, asesorId: name, stage: 'ganado', deals })
    }
    const found = await numbers({ onlyOf: 'Ana', seesContacts: true })
    expect(found.asesores.map(({ name }) => name)).toEqual(['Ana'])
    expect([found.total, found.answers.leads, found.commission?.won.deals]).toEqual([1, 1, 1])
  })
})
