import { describe, expect, test } from 'vitest'
import { createProperty, deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { purgeDeleted, restoreDeleted } from '#app/inventory/trash/trash-list.server.ts'
import { undoLatest } from '#app/records/change-record.server.ts'
import { readJson } from '#app/text/stored-json.ts'
import { buildLead } from '#test/factories/lead.ts'
import { addPerson } from '#test/factories/person.ts'
import { buildVisit } from '#test/factories/visit.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { changeLead, createLead, deleteLead, findLead, finishNextAction } from './change-lead.server.ts'
import { addEntry, findEntries } from './entries.server.ts'
import { findLeadsPage, findSamePeople } from './find-leads.server.ts'
import { LEAD_JSON } from './lead-json.ts'
import { LEAD_KIND } from './lead-kind.server.ts'
import { cancelVisit, findVisit, planVisit } from './visits/change-visit.server.ts'
import { ALL_LEADS } from './lead-scope.ts'
import { type LeadFilters, NOBODY } from './lead-query.ts'

const START = new Date('2026-11-20T18:00:00Z')
const ANA = { id: null, name: 'Ana Ruiz' }
const LUIS = { id: null, name: 'Luis Garza' }
/** Sees all leads without their phones and e-mails. */
const LECTOR = { ...ALL_LEADS, seesContacts: false }
const ALL: LeadFilters = { search: '', stage: null, source: null, asesor: '', order: 'recientes' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let changes = 0

  /** Each change happens a second after the one before. */
  function by(actor = ANA) {
    changes += 1
    return { db: store().db, actor, now: new Date(START.getTime() + changes * 1000) }
  }

  async function namesOf(filters: Partial<LeadFilters>, scope = ALL_LEADS) {
    const { leads } = await findLeadsPage(store(), { ...ALL, ...filters, page: 1 }, scope)
    return leads.map(({ name }) => name)
  }

  async function logged() {
    const rows = await store().db.selectFrom('activityLogs').orderBy('id').select(['action', 'details']).execute()
    return rows.map(({ action, details }) => [action, details])
  }

  test('a lead has versions, a history of its stages, undo, the trash and the log', async () => {
    const made = await createLead(by(), buildLead({ phones: ['+528112345678 ext. 9'], emails: ['eva@correo.mx'] }))
    expect(await findLead(store().db, made.id)).toEqual(made)
    const saved = await changeLead(by(LUIS), made, { stage: 'contactado', phones: ['+528187654321'] })
    expect(saved).toMatchObject({ ok: true, record: { stage: 'contactado', version: 2 } })
    const late = await changeLead(by(), made, { stage: 'visita' })
    expect(late).toMatchObject({
      refusal: 'conflict',
      news: 'Luis Garza guardó mientras tanto: Teléfonos: cambió; Etapa: Nuevo → Contactado.',
    })
    expect(await undoLatest(by(), LEAD_KIND, { id: made.id, number: 2 })).toBe('undone')
    expect(await findLead(store().db, made.id)).toMatchObject({ stage: 'nuevo', phones: made.phones, version: 3 })
    const { lines } = await findEntries(store().db, made.id)
    expect(lines.map(({ kind, note, author }) => [kind, note, author])).toEqual([
      ['etapa', 'Contactado → Nuevo', 'Ana Ruiz'],
      ['etapa', 'Nuevo → Contactado', 'Luis Garza'],
    ])
    expect(await deleteLead(by(), made.id)).toBe(true)
    expect(await findLead(store().db, made.id)).toBeNull()
    expect(await restoreDeleted(by(), made.id)).toMatchObject({ kind: 'lead' })
    expect(await findLead(store().db, made.id)).toMatchObject({ phones: made.phones, emails: made.emails, version: 5 })
    expect((await findEntries(store().db, made.id)).lines).toHaveLength(2)
    await deleteLead(by(), made.id)
    expect(await purgeDeleted(by(), made.id)).toBe('lead')
    expect((await findEntries(store().db, made.id)).lines).toEqual([])
    expect(await logged()).toEqual([
      ['create_lead', null],
      ['edit_lead', 'Teléfonos: cambió\nEtapa: Nuevo → Contactado'],
      ['edit_lead', 'Teléfonos: cambió\nEtapa: Contactado → Nuevo'],
      ['delete_lead', null],
      ['restore_lead', null],
      ['delete_lead', null],
      ['purge_lead', null],
    ])
  })

  test('what a lead looks for has versions, undo and the log; versions from before have none', async () => {
    const made = await createLead(by(), buildLead())
    const wanted = { query: '?type=bodega', leastDollars: null, mostDollars: null, neededBy: null, note: 'Urge' }
    const requirements = [{ number: 1, ...wanted }]
    expect(await changeLead(by(), made, { requirements })).toMatchObject({ ok: true, record: { requirements } })
    expect(await findLead(store().db, made.id)).toMatchObject({ requirements })
    expect(await logged()).toContainEqual(['edit_lead', 'Qué busca: sin dato → Bodegas: Urge'])
    expect(await undoLatest(by(), LEAD_KIND, { id: made.id, number: 2 })).toBe('undone')
    expect(await findLead(store().db, made.id)).toMatchObject({ requirements: [] })
    const { requirements: _none, ...before } = buildLead()
    expect(readJson(LEAD_JSON, JSON.stringify(before))).toEqual(buildLead())
  })

  test('saving what is there already changes nothing', async () => {
    const made = await createLead(by(), buildLead())
    expect(await changeLead(by(), made, { stage: 'nuevo' })).toMatchObject({ ok: true, record: { version: 1 } })
    expect(await changeLead(by(), { id: 'nobody', version: 1 }, {})).toEqual({ ok: false, refusal: 'missing' })
  })

  test('an asesor who is gone is left out when a version comes back', async () => {
    const account = {
      id: 'luis',
      name: 'Luis',
      email: 'luis@correo.mx',
      role: 'editor',
      createdAt: START.toISOString(),
    }
    await store().db.insertInto('users').values(account).execute()
    const made = await createLead(by(), buildLead({ asesorId: 'luis' }))
    expect(made.asesorName).toBe('Luis')
    expect(await namesOf({ asesor: 'luis' })).toEqual(['Eva Sada'])
    await deleteLead(by(), made.id)
    await store().db.deleteFrom('users').where('id', '=', 'luis').execute()
    await restoreDeleted(by(), made.id)
    expect(await findLead(store().db, made.id)).toMatchObject({ asesorId: null, asesorName: null })
    expect(await namesOf({ asesor: NOBODY })).toEqual(['Eva Sada'])
  })

  test.each([
    ['was disabled', { disabledAt: START.toISOString() }],
    ['became a lector', { role: 'lector' }],
  ] as const)('an asesor who %s is left out when an open lead, or a visit, comes back', async (_what, change) => {
    const luis = await addPerson(store().db, 'Luis')
    const open = await createLead(by(), buildLead({ asesorId: luis.id }))
    const won = await createLead(by(), buildLead({ name: 'Ganada', asesorId: luis.id, stage: 'ganado' }))
    const ofNobody = await createLead(by(), buildLead({ name: 'De nadie' }))
    const visit = await planVisit(by(), buildVisit({ leadId: ofNobody.id, asesorId: luis.id }))
    const seen = { leadId: ofNobody.id, id: visit?.id ?? '' }
    await cancelVisit(by(), seen)
    for (const { id } of [open, won]) await deleteLead(by(), id)
    await store().db.updateTable('users').set(change).where('id', '=', luis.id).execute()
    for (const id of [open.id, won.id, seen.id]) await restoreDeleted(by(), id)
    expect(await findLead(store().db, open.id)).toMatchObject({ asesorId: null })
    expect(await findLead(store().db, won.id)).toMatchObject({ asesorId: luis.id })
    expect(await findVisit(store().db, seen)).toMatchObject({ asesorId: null })
  })

  test('the same person is found by the phone, whatever the extension, and by the e-mail', async () => {
    const made = await createLead(by(), buildLead({ phones: ['+528112345678 ext. 9'], emails: ['eva@correo.mx'] }))
    await createLead(by(), buildLead({ name: 'Otro', phones: ['+528187654321'] }))
    const found = async (phones: string[], emails: string[] = [], except: string | null = null) =>
      (await findSamePeople(store().db, { phones, emails }, except)).map(({ name }) => name)
    expect(await found(['+528112345678'])).toEqual(['Eva Sada'])
    expect(await found(['+528112345678', '+528187654321'], ['eva@correo.mx'])).toEqual(['Eva Sada', 'Otro'])
    expect(await found([], ['eva@correo.mx'])).toEqual(['Eva Sada'])
    expect(await found(['+528112345678'], [], made.id)).toEqual([])
    expect(await found(['+528100000000'])).toEqual([])
  })

  test('the list is searched by name, company, e-mail, phone in any spelling, and property', async () => {
    const input = buildProperty({ propertyId: 'PROP-434', title: 'Nave' })
    const { id } = await createProperty(by(), input)
    const eva = await createLead(by(), buildLead({ company: 'Acería Sur', emails: ['eva@correo.mx'] }))
    await createLead(
      by(),
      buildLead({ name: 'José Peña', phones: ['+528187654321'], stage: 'visita', source: 'sitio' }),
    )
    const property = { propertyId: id, propertyCode: 'PROP-434', propertyTitle: 'Nave' }
    await addEntry(by(), eva.id, { kind: 'llamada', note: 'Quiere verla', property })
    for (const search of [
      'sada EVA',
      'aceria',
      'eva@correo',
      '(81) 1234-5678',
      '5678',
      '+52 1 81 1234 5678',
      'prop 434',
    ])
      expect([search, await namesOf({ search })]).toEqual([search, ['Eva Sada']])
    for (const search of ['jose pena', '8187654321']) expect(await namesOf({ search })).toEqual(['José Peña'])
    for (const search of ['nadie', 'eva 8187654321', '%', '_']) expect(await namesOf({ search })).toEqual([])
    expect(await namesOf({ stage: 'visita' })).toEqual(['José Peña'])
    expect(await namesOf({ source: 'llamada' })).toEqual(['Eva Sada'])
    // Whoever sees no phones can't find out by whom a number is used.
    for (const search of ['8112345678', '5678']) expect(await namesOf({ search }, LECTOR)).toEqual([])
    // A property that is gone is still in the history.
    await deleteProperty(by(), id)
    for (const search of ['PROP-434', 'prop 434']) expect(await namesOf({ search })).toEqual(['Eva Sada'])
    for (const search of ['PROP-43', 'PROP-4341']) expect(await namesOf({ search })).toEqual([])
    const { leads } = await findLeadsPage(store(), { ...ALL, page: 1 }, LECTOR)
    expect(leads.flatMap(({ phones }) => phones)).toEqual([])
  })

  test('the most urgent next action comes first on request, and what is done is in the history', async () => {
    await createLead(by(), buildLead({ name: 'Sin acción' }))
    const next = { nextAction: 'Llamar', nextDay: '2026-11-23', nextHour: null }
    const eva = await createLead(by(), buildLead({ ...next }))
    await createLead(by(), buildLead({ ...next, name: 'Antes', nextDay: '2026-11-19', nextHour: '10:00' }))
    expect(await namesOf({ order: 'accion' })).toEqual(['Antes', 'Eva Sada', 'Sin acción'])
    expect(await finishNextAction(by(), eva, 'llamada')).toMatchObject({ ok: true, record: { nextDay: null } })
    const { lines } = await findEntries(store().db, eva.id)
    expect(lines.map(({ kind, note }) => [kind, note])).toEqual([['llamada', 'Hecho: Llamar (23 nov 2026)']])
  })
})
