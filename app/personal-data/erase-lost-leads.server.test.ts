import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { changeLead, createLead } from '#app/leads/change-lead.server.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'
import { MESSAGE } from '#test/contact.ts'
import { buildLead } from '#test/factories/lead.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { eraseLostLeads } from './erase-lost-leads.server.ts'

const THEN = new Date('2026-05-30T18:00:00Z')
const NOW = new Date('2026-11-30T18:00:01Z')
const ANA = { id: null, name: 'Ana Ruiz' }
const LOST = { stage: 'perdido', lostReason: 'precio' } as const

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  const by = (now = THEN) => ({ db: store().db, actor: ANA, now })
  const names = async () =>
    (await store().db.selectFrom('leads').orderBy('name').select('name').execute()).map(({ name }) => name)

  test('lost leads that nobody touches are erased with all that is said of them, if the settings say so then', async () => {
    const made = await createLead(by(), buildLead({ name: 'Eva Sada' }))
    await changeLead(by(), made, LOST)
    await addEntry(by(), made.id, { kind: 'nota', note: 'Eva ya compró' })
    await createLead(by(), buildLead({ name: 'Abierta' }))
    const noted = await createLead(by(), buildLead({ name: 'Anotada', ...LOST }))
    await addEntry(by(new Date('2026-06-15T18:00:00Z')), noted.id, { kind: 'nota', note: 'Volvió a llamar' })
    expect(await eraseLostLeads(store(), NOW)).toBe(0)
    await saveSettings({ ...by(), note: 'Prospectos' }, { lostLeadMonths: 6 })
    expect(await eraseLostLeads(store(), new Date('2026-11-29T18:00:00Z'))).toBe(0)
    expect(await eraseLostLeads(store(), NOW)).toBe(1)
    expect(await names()).toEqual(['Abierta', 'Anotada'])
    const { db } = store()
    const left = [
      await db.selectFrom('versions').where('recordId', '=', made.id).selectAll().execute(),
      await db.selectFrom('leadEntries').where('leadId', '=', made.id).selectAll().execute(),
      await db.selectFrom('leadContacts').where('leadId', '=', made.id).selectAll().execute(),
    ]
    expect(left).toEqual([[], [], []])
    const logged = JSON.stringify([
      await db.selectFrom('activityLogs').selectAll().execute(),
      await db.selectFrom('accountEvents').selectAll().execute(),
    ])
    expect(logged).not.toContain('Eva')
    expect(logged).toContain('perdidos hace 6 meses o más')
  })
  test('the messages by which a lost lead came are erased with it, except those of another lead too', async () => {
    const { db } = store()
    await saveSettings({ ...by(), note: 'Prospectos' }, { lostLeadMonths: 6 })
    const lost = await createLead(by(), buildLead({ name: 'Eva Sada', ...LOST }))
    const open = await createLead(by(), buildLead({ name: 'Su socia' }))
    const add = async (nombre: string, leadIds: readonly string[]) => {
      const messageId = randomUUID()
      await db
        .insertInto('contactMessages')
        .values({ ...MESSAGE, id: messageId, createdAt: THEN.toISOString(), nombre })
        .execute()
      for (const id of leadIds) await addEntry(by(), id, { kind: 'mensaje', note: '', messageId })
    }
    await add('Eva Sada', [lost.id])
    await add('Eva y su socia', [lost.id, open.id])
    await add('Otra persona', [])
    expect(await eraseLostLeads(store(), NOW)).toBe(1)
    const left = await db.selectFrom('contactMessages').orderBy('nombre').select('nombre').execute()
    expect(left.map(({ nombre }) => nombre)).toEqual(['Eva y su socia', 'Otra persona'])
    const [event] = await db.selectFrom('accountEvents').where('action', '=', 'erase_person').selectAll().execute()
    expect(event?.details).toBe('Prospectos: 1, Mensajes de contacto: 1, perdidos hace 6 meses o más')
  })
})
