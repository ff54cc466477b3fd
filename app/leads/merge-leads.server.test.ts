import { expect, test, describe } from 'vitest'
import { restoreDeleted } from '#app/inventory/trash/trash-list.server.ts'
import { addPerson } from '#test/factories/person.ts'
import { buildDeal } from '#test/factories/deal.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildVisit } from '#test/factories/visit.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { changeLead, createLead, findLead } from './change-lead.server.ts'
import { addEntry, findEntries } from './entries.server.ts'
import { cancelVisit, planVisit } from './visits/change-visit.server.ts'
import { findMergeOffers, mergeLeads, previewMerge } from './merge-leads.server.ts'

const START = new Date('2026-11-20T18:00:00Z')
const ANA = { id: null, name: 'Ana Ruiz' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let changes = 0

  function by() {
    changes += 1
    return { db: store().db, actor: ANA, now: new Date(START.getTime() + changes * 1000) }
  }

  async function leadWith(fields: Parameters<typeof buildLead>[0], note: string) {
    const lead = await createLead(by(), buildLead(fields))
    await addEntry(by(), lead.id, { kind: 'llamada', note })
    return lead
  }

  async function notesOf(id: string) {
    return (await findEntries(store().db, id)).lines.map(({ note }) => note).toSorted()
  }

  test('records with a phone, an e-mail or the name of a lead are offered', async () => {
    const eva = await leadWith({ name: 'Eva Sada', emails: ['eva@correo.mx'] }, 'Uno')
    await createLead(by(), buildLead({ name: 'Otra', phones: ['+528112345678 ext. 4'] }))
    await createLead(by(), buildLead({ name: 'Correo', phones: [], emails: ['eva@correo.mx'] }))
    await createLead(by(), buildLead({ name: 'eva  sadá', phones: ['+528187654321'] }))
    await createLead(by(), buildLead({ name: 'Eva Sada López', phones: ['+528187654322'] }))
    const offers = await findMergeOffers(store().db, eva)
    expect(offers.map(({ name, shared }) => [name, shared])).toEqual([
      ['Otra', ['+528112345678']],
      ['Correo', ['eva@correo.mx']],
      ['eva  sadá', []],
    ])
  })

  test('a deal moves with its record, and comes back with it', async () => {
    const into = await leadWith({}, 'Uno')
    const deal = buildDeal({ leadVersion: 1 })
    const from = await leadWith({ phones: ['+528187654321'], stage: 'ganado', deals: [deal] }, 'Dos')
    await mergeLeads(by(), { from, into })
    const dealsOf = async (id: string) => (await findLead(store().db, id))?.deals
    expect(await dealsOf(into.id)).toEqual([{ ...deal, leadVersion: 0 }])
    const lines = await notesOf(into.id)
    await restoreDeleted(by(), from.id)
    expect([await dealsOf(into.id), await dealsOf(from.id)]).toEqual([[], [deal]])
    expect(lines).toEqual(['Dos', 'Se unió con «Eva Sada»', 'Uno'])
  })

  test('a merge joins contacts and histories, and restoring the record takes all of it back', async () => {
    const into = await leadWith({ phones: ['+528112345678'] }, 'De la primera')
    const from = await leadWith(
      { name: 'Eva S.', phones: ['+528112345678', '+528187654321'], emails: ['eva@correo.mx'], stage: 'visita' },
      'De la segunda',
    )
    expect(await previewMerge(store().db, into, from.id)).toMatchObject({
      changes: [{ label: 'Teléfonos' }, { label: 'Correos' }, { label: 'Etapa' }],
      lines: 1,
    })
    expect(await mergeLeads(by(), { from, into: { ...into, version: 7 } })).toMatchObject({ refusal: 'conflict' })
    expect(await mergeLeads(by(), { from: into, into })).toMatchObject({ refusal: 'missing' })
    expect(await mergeLeads(by(), { from, into })).toEqual({ ok: true })
    expect(await findLead(store().db, from.id)).toBeNull()
    expect(await findLead(store().db, into.id)).toMatchObject({
      phones: ['+528112345678', '+528187654321'],
      emails: ['eva@correo.mx'],
      stage: 'visita',
      version: 2,
    })
    expect(await notesOf(into.id)).toEqual(['De la primera', 'De la segunda', 'Nuevo → Visita', 'Se unió con «Eva S.»'])
    const log = await store().db.selectFrom('activityLogs').select(['action', 'details']).execute()
    expect(log).toContainEqual({ action: 'delete_lead', details: 'Unido con: Eva Sada' })
    expect(log).toContainEqual({
      action: 'edit_lead',
      details: 'Se unió con él: Eva S.\nTeléfonos: cambió\nCorreos: cambió\nEtapa: Nuevo → Visita',
    })

    expect(await restoreDeleted(by(), from.id)).toMatchObject({ kind: 'lead' })
    expect(await findLead(store().db, from.id)).toMatchObject({ phones: from.phones, emails: from.emails })
    expect(await notesOf(from.id)).toEqual(['De la segunda'])
    expect(await findLead(store().db, into.id)).toMatchObject({
      phones: ['+528112345678'],
      emails: [],
      stage: 'nuevo',
    })
    expect(await notesOf(into.id)).toContain('De la primera')
  })

  test('restoring a merged record takes back all that the other one took, except what was changed since', async () => {
    const luis = await addPerson(store().db, 'Luis Garza')
    const seeks = { query: '?category=renta', leastDollars: null, mostDollars: null, neededBy: null, note: null }
    const own = { number: 1, ...seeks }
    const next = { nextAction: 'Llamar', nextDay: '2026-11-26', nextHour: null }
    const brought = { company: 'Acme', campaign: 'verano', asesorId: luis.id, consent: 'spoken', ...next } as const
    const requirements = [{ ...seeks, number: 1, query: '?category=venta' }]
    for (const changed of [{}, { stage: 'propuesta', nextAction: 'Escribir' } as const]) {
      const into = await leadWith({ requirements: [own] }, 'Uno')
      const from = await leadWith({ name: 'Eva S.', stage: 'visita', ...brought, requirements }, 'Dos')
      await mergeLeads(by(), { from, into })
      expect(await findLead(store().db, into.id)).toMatchObject({ ...brought, stage: 'visita' })
      await changeLead(by(), { id: into.id, version: 2 }, changed)
      await restoreDeleted(by(), from.id)
      const { name, company, campaign, asesorId, consent, nextDay, stage } = into
      const before = { name, company, campaign, asesorId, consent, nextDay, stage, requirements: [own] }
      const kept = changed.stage ? { ...next, ...changed } : {}
      expect(await findLead(store().db, into.id)).toMatchObject({ ...before, ...kept })
      expect(await findLead(store().db, from.id)).toMatchObject({ ...brought, stage: 'visita', requirements })
    }
  })

  test('the log of a record that was merged does not name a lead that another asesor attends', async () => {
    const luis = await addPerson(store().db, 'Luis Garza')
    const into = await createLead(by(), buildLead({ name: 'Zoraida Peña', asesorId: luis.id }))
    const from = await createLead(by(), buildLead({ name: 'Z. Peña' }))
    expect(await mergeLeads(by(), { from, into })).toEqual({ ok: true })
    const log = await store()
      .db.selectFrom('activityLogs')
      .where('action', '=', 'delete_lead')
      .select('details')
      .execute()
    expect(log).toEqual([{ details: 'Unido con uno de Luis Garza' }])
  })

  test('visits move along and come back, also one that was cancelled', async () => {
    const into = await createLead(by(), buildLead())
    const from = await createLead(by(), buildLead({ name: 'Otra' }))
    const living = await planVisit(by(), buildVisit({ leadId: from.id }))
    const cancelled = await planVisit(by(), buildVisit({ leadId: from.id, day: '2026-12-24' }))
    await cancelVisit(by(), { leadId: from.id, id: cancelled?.id ?? '' })
    const leadOf = async () =>
      (await store().db.selectFrom('visits').orderBy('id').select('leadId').execute())[0]?.leadId
    await mergeLeads(by(), { from, into })
    expect(await leadOf()).toBe(into.id)
    await restoreDeleted(by(), from.id)
    expect(await leadOf()).toBe(from.id)
    await restoreDeleted(by(), cancelled?.id ?? '')
    const visits = await store().db.selectFrom('visits').where('leadId', '=', from.id).select('id').execute()
    expect(new Set(visits.map(({ id }) => id))).toEqual(new Set([living?.id, cancelled?.id]))
  })

  test('of records that were merged one into the other, each gets only its own lines back', async () => {
    const [one, two, three] = [
      await leadWith({ name: 'Uno' }, 'Uno'),
      await leadWith({ name: 'Dos', phones: ['+528187654321'] }, 'Dos'),
      await leadWith({ name: 'Tres' }, 'Tres'),
    ]
    await mergeLeads(by(), { from: one, into: two })
    const both = await findLead(store().db, two.id)
    await mergeLeads(by(), { from: { id: two.id, version: both?.version ?? 0 }, into: three })
    expect(await notesOf(three.id)).toEqual(expect.arrayContaining(['Uno', 'Dos', 'Tres']))
    await restoreDeleted(by(), one.id)
    expect(await notesOf(one.id)).toEqual(['Uno'])
    await restoreDeleted(by(), two.id)
    expect(await notesOf(two.id)).toEqual(['Dos', 'Se unió con «Uno»'])
    expect(await notesOf(one.id)).toEqual(['Uno'])
  })

  test('a contact is not taken away where it is the last one', async () => {
    const into = await createLead(by(), buildLead({ phones: [], emails: ['eva@correo.mx'] }))
    const from = await createLead(by(), buildLead({ name: 'Otra', phones: ['+528187654321'] }))
    await mergeLeads(by(), { from, into })
    await changeLead(by(), { id: into.id, version: 2 }, { emails: [] })
    await restoreDeleted(by(), from.id)
    expect(await findLead(store().db, into.id)).toMatchObject({ phones: ['+528187654321'] })
  })
})
