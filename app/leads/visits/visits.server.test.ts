import { beforeEach, describe, expect, test } from 'vitest'
import { purgeDeleted, restoreDeleted } from '#app/inventory/trash/trash-list.server.ts'
import { createLead, deleteLead } from '#app/leads/change-lead.server.ts'
import { findEntries } from '#app/leads/entries.server.ts'
import { undoLatest } from '#app/records/change-record.server.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildVisit } from '#test/factories/visit.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { cancelVisit, changeVisit, findVisit, planVisit } from './change-visit.server.ts'
import type { VisitFields } from './visit.ts'
import { VISIT_KIND } from './visit-kind.server.ts'

const START = new Date('2026-11-20T18:00:00Z')
const ANA = { id: null, name: 'Ana Ruiz' }
const LUIS = { id: null, name: 'Luis Garza' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let changes = 0
  let leadId: string

  /** Each change happens a second after the one before. */
  function by(actor = ANA) {
    changes += 1
    return { db: store().db, actor, now: new Date(START.getTime() + changes * 1000) }
  }

  beforeEach(async () => {
    leadId = (await createLead(by(), buildLead())).id
  })

  async function plan(fields: Partial<VisitFields> = {}) {
    const visit = await planVisit(by(), buildVisit({ leadId, ...fields }))
    if (!visit) throw new Error('the lead is gone')
    return visit
  }

  const notes = async () => (await findEntries(store().db, leadId)).lines.map(({ kind, note }) => [kind, note])

  async function logged() {
    const rows = await store()
      .db.selectFrom('activityLogs')
      .where('type', '=', 'visit')
      .orderBy('id')
      .select(['action', 'propertyTitle', 'details'])
      .execute()
    return rows.map(({ action, propertyTitle, details }) => [action, propertyTitle, details])
  }

  test('a visit has versions, undo, the trash, the log, and lines in the history of its lead', async () => {
    const made = await plan({ keys: 'Llaves con el guardia' })
    const seen = { leadId, id: made.id, version: made.version }
    expect(await findVisit(store().db, seen)).toEqual(made)
    const moved = await changeVisit(by(LUIS), seen, { day: '2026-11-27', hour: '09:30', keys: null })
    expect(moved).toMatchObject({ ok: true, record: { day: '2026-11-27', version: 2 } })
    expect(await changeVisit(by(), seen, { minutes: 30 })).toMatchObject({
      refusal: 'conflict',
      news: 'Luis Garza guardó mientras tanto: Día y hora: 26 nov 2026, 10:00 a 11:00 → 27 nov 2026, 9:30 a 10:30; Llaves: cambió.',
    })
    expect(await undoLatest(by(), VISIT_KIND, { id: made.id, number: 2 })).toBe('undone')
    expect(await findVisit(store().db, seen)).toMatchObject({ day: '2026-11-26', keys: 'Llaves con el guardia' })
    const done = { result: 'gusto', resultNote: 'Vuelve con su socia' } as const
    expect(await changeVisit(by(), { ...seen, version: 3 }, done)).toMatchObject({ ok: true })
    expect(await cancelVisit(by(), seen)).toBe(true)
    expect(await cancelVisit(by(), seen)).toBe(false)
    expect(await restoreDeleted(by(), made.id)).toMatchObject({ kind: 'visit' })
    expect(await findVisit(store().db, seen)).toMatchObject({ ...done, version: 6 })
    expect(await notes()).toEqual([
      ['nota', 'Visita cancelada: 26 nov 2026, 10:00 a 11:00'],
      ['visita', 'Visita del 26 nov 2026, 10:00 a 11:00. Le gustó: Vuelve con su socia'],
      ['nota', 'Visita movida: 26 nov 2026, 10:00 a 11:00 → 27 nov 2026, 9:30 a 10:30'],
      ['nota', 'Visita planeada: 26 nov 2026, 10:00 a 11:00'],
    ])
    const title = 'Nave en Apodaca (PROP-434), 26 nov 2026, 10:00 a 11:00'
    const back = 'Día y hora: 27 nov 2026, 9:30 a 10:30 → 26 nov 2026, 10:00 a 11:00\nLlaves: cambió'
    expect(await logged()).toMatchObject([
      ['create_visit', title, null],
      ['edit_visit', expect.stringContaining('27 nov'), expect.stringContaining('Llaves: cambió')],
      ['edit_visit', title, back],
      ['edit_visit', title, 'Resultado: sin dato → Le gustó\nNota del resultado: cambió'],
      ['delete_visit', title, null],
      ['restore_visit', title, null],
    ])
  })

  test('a visit is hidden with its lead, comes back with it, and is gone for good with it', async () => {
    const visit = await plan()
    const trashed = await plan({ day: '2026-12-01' })
    await cancelVisit(by(), { leadId, id: trashed.id })
    await deleteLead(by(), leadId)
    expect(await findVisit(store().db, { leadId, id: visit.id })).toBeNull()
    expect(await planVisit(by(), buildVisit({ leadId }))).toBeNull()
    await restoreDeleted(by(), leadId)
    expect(await findVisit(store().db, { leadId, id: visit.id })).toMatchObject({ day: '2026-11-26' })
    await deleteLead(by(), leadId)
    await purgeDeleted(by(), leadId)
    expect(await store().db.selectFrom('visits').selectAll().execute()).toEqual([])
    expect(await store().db.selectFrom('versions').where('kind', '=', 'visit').selectAll().execute()).toEqual([])
  })
})
