import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeLead, createLead, findLead } from '#app/leads/change-lead.server.ts'
import { addEntry, findEntries } from '#app/leads/entries.server.ts'
import type { LeadFields } from '#app/leads/lead.ts'
import { createProperty } from '#app/editing/changes/change-property.server.ts'
import type { Visit } from '#test/app.ts'
import { MESSAGE } from '#test/contact.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LIST = '/dashboard/prospectos'

describe.each(STORES)('the stage that a form proposes on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    app.setNow(NOW)
    ;({ visit } = await app.signIn())
  })

  const by = () => ({ db: app.store.db, actor: { id: null, name: 'Luis Garza' }, now: NOW })
  const add = async (fields: Partial<LeadFields> = {}) => (await createLead(by(), buildLead(fields))).id
  const stageOf = async (id: string) => (await findLead(app.store.db, id))?.stage
  const post = async (path: string, fields: Record<string, string>) => {
    const response = await visit(path, posting(fields))
    return { to: response.headers.get('Location') ?? '', page: await response.text() }
  }
  /** The stage that the form of a page proposes; null where it proposes none. */
  function proposedIn(page: string): string | null {
    const [, options = ''] = /<select[^>]*name="toStage"[^>]*>([\s\S]*?)<\/select>/.exec(page) ?? []
    return /<option value="(\w+)" selected=""/.exec(options)?.[1] ?? null
  }

  test('a typed line proposes the next stage, which its press saves, and never moves a lead back', async () => {
    const id = await add()
    const read = async (line: string) => proposedIn((await post(`${LIST}/${id}`, { intent: 'read-line', line })).page)
    expect(await read('llamé, le interesa')).toBe('contactado')
    expect(await read('llamé, quiere verla mañana a las 10:00')).toBe('visita')
    expect(await read('le mandé la cotización')).toBe('propuesta')
    expect(await read('le interesa otra')).toBeNull()
    expect(await stageOf(id)).toBe('nuevo')
    const entry = { intent: 'add-entry', kind: 'llamada', note: 'llamé', version: '1' }
    await post(`${LIST}/${id}`, { ...entry, toStage: 'contactado' })
    expect(await stageOf(id)).toBe('contactado')
    const { lines } = await findEntries(app.store.db, id)
    expect(lines.map(({ note }) => note).toSorted()).toEqual(['Nuevo → Contactado', 'llamé'])
    expect(await read('llamé otra vez')).toBeNull()
    // Somebody moves it further while the form is open: the line is saved, and the stage stays.
    await changeLead(by(), { id, version: 2 }, { stage: 'propuesta' })
    expect((await post(`${LIST}/${id}`, { ...entry, note: 'Visitó', toStage: 'visita' })).to).toContain('aviso=')
    expect(await stageOf(id)).toBe('propuesta')
    const next = { nextAction: 'Llamar', nextDay: '2026-11-23', nextHour: '' }
    const form = { ...entry, ...next, intent: 'add-entry-with-next', version: '3', toStage: 'negociacion' }
    expect((await post(`${LIST}/${id}`, form)).to).toContain('aviso=')
    expect(await findLead(app.store.db, id)).toMatchObject({ stage: 'negociacion', nextAction: 'Llamar', version: 4 })
    expect((await post(`${LIST}/${id}`, { ...form, version: '4', toStage: 'nada' })).page).toContain('role="alert"')
  })

  test('after an action that was done, the question what comes next proposes the stage', async () => {
    const id = await add({ nextAction: 'Llamar', nextDay: '2026-11-20' })
    const done = await post(`${LIST}/${id}`, { intent: 'finish-next-action', kind: 'llamada', version: '1' })
    expect(await stageOf(id)).toBe('nuevo')
    expect(proposedIn(await (await visit(done.to)).text())).toBe('contactado')
    expect(proposedIn(await (await visit(`${LIST}/${id}`)).text())).toBeNull()
    const next = { intent: 'save-next-action', nextAction: '', nextDay: '', nextHour: '', version: '2' }
    await post(`${LIST}/${id}`, { ...next, toStage: 'contactado' })
    expect(await stageOf(id)).toBe('contactado')
  })

  test('a call that nobody answered proposes no stage, nor that it answers the messages of the person', async () => {
    const messageId = randomUUID()
    const message = { id: messageId, ...MESSAGE, createdAt: NOW.toISOString() }
    await app.store.db.insertInto('contactMessages').values(message).execute()
    const id = await add({ nextAction: 'Llamar', nextDay: '2026-11-20' })
    await addEntry(by(), id, { kind: 'mensaje', note: '', messageId })
    const answers = async (line: string) => {
      const { page } = await post(`${LIST}/${id}`, { intent: 'read-line', line })
      const [box = ''] = /<input[^>]*name="respondido"[^>]*>/.exec(page) ?? []
      return { toStage: proposedIn(page), isTicked: box.includes('checked') }
    }
    expect(await answers('llamé, le interesa')).toEqual({ toStage: 'contactado', isTicked: true })
    expect(await answers('llamé, no contesta')).toEqual({ toStage: null, isTicked: false })
    const entry = { intent: 'add-entry', kind: 'llamada', note: 'llamé, no contesta', version: '1', hecha: '1' }
    const asked = await post(`${LIST}/${id}`, { ...entry, property: '', toStage: '' })
    expect(asked.to).toContain('accion-hecha')
    expect(proposedIn(await (await visit(asked.to)).text())).toBeNull()
  })

  test('the form of a new visit proposes the stage, and a closed lead stays as it is', async () => {
    await createProperty(by(), buildProperty({ propertyId: 'PROP-7' }))
    const [id, lost] = [await add(), await add({ name: 'Perdida', stage: 'perdido', lostReason: 'precio' })]
    const form = { intent: 'save-visit', property: 'PROP-7', day: '2026-11-26', hour: '10:00', minutes: '60' }
    for (const lead of [id, lost]) {
      const path = `${LIST}/${lead}/visitas/nueva`
      expect(proposedIn(await (await visit(path)).text())).toBe(lead === id ? 'visita' : null)
      const refused = await post(path, { ...form, day: '', toStage: 'propuesta' })
      expect(proposedIn(refused.page)).toBe(lead === id ? 'propuesta' : null)
      expect((await post(path, { ...form, toStage: 'visita', anyway: '1' })).to).toContain('visita-guardada')
    }
    expect([await stageOf(id), await stageOf(lost)]).toEqual(['visita', 'perdido'])
  })

  test('answering a message contacts a new lead, and taking it back takes the stage back with it', async () => {
    const messageId = randomUUID()
    const message = { id: messageId, ...MESSAGE, createdAt: NOW.toISOString() }
    await app.store.db.insertInto('contactMessages').values(message).execute()
    const [id, further] = [await add(), await add({ name: 'Otra', stage: 'visita' })]
    for (const lead of [id, further]) await addEntry(by(), lead, { kind: 'mensaje', note: '', messageId })
    const press = async (intent: string, minutes: number) => {
      app.setNow(new Date(NOW.getTime() + minutes * 60_000))
      await post(`/dashboard/mensajes/${messageId}`, { intent })
      return [await stageOf(id), await stageOf(further)]
    }
    expect(await press('mark-answered', 1)).toEqual(['contactado', 'visita'])
    expect(await press('mark-read', 2)).toEqual(['nuevo', 'visita'])
    expect(await press('mark-answered', 3)).toEqual(['contactado', 'visita'])
    // Somebody moves it back and forth: it is no longer the answer that says so.
    const version = (await findLead(app.store.db, id))?.version ?? 0
    const later = { ...by(), now: new Date(NOW.getTime() + 4 * 60_000) }
    await changeLead(later, { id, version }, { stage: 'nuevo' })
    await changeLead(later, { id, version: version + 1 }, { stage: 'contactado' })
    expect(await press('mark-read', 5)).toEqual(['contactado', 'visita'])
  })
})
