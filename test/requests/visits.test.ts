import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { createProperty, deleteProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { addNote } from '#app/editing/dossier/notes.server.ts'
import { createLead, deleteLead } from '#app/leads/change-lead.server.ts'
import { findEntries } from '#app/leads/entries.server.ts'
import { planVisit } from '#app/leads/visits/change-visit.server.ts'
import type { VisitFields } from '#app/leads/visits/visit.ts'
import { restoreDeleted } from '#app/inventory/trash/trash-list.server.ts'
import type { Visit } from '#test/app.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildProperty } from '#test/factories/property.ts'
import { buildVisit } from '#test/factories/visit.ts'
import { posting } from '#test/forms.ts'
import { type MailSink, openMailSink } from '#test/mail-sink.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

/** A Friday, at noon in Monterrey. */
const NOW = new Date('2026-11-20T18:00:00Z')
const LEADS = '/dashboard/prospectos'
const TODAY = '/dashboard/hoy'
const FORM = { intent: 'save-visit', property: 'PROP-7', day: '2026-11-26', hour: '10:00', minutes: '60' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  let sink: MailSink
  beforeAll(async () => {
    sink = await openMailSink()
  })
  const app = shareApp(dialect, () => ({ smtpUrl: sink.url, trustProxy: true }))
  let visit: Visit
  let staffId: string
  let leadId: string
  let propertyId: string

  beforeEach(async () => {
    app.setNow(NOW)
    const signedIn = await app.signIn()
    visit = signedIn.visit
    staffId = signedIn.staff.id
    propertyId = (await createProperty(by(), buildProperty({ title: 'Nave Ánimas', propertyId: 'PROP-7' }))).id
    leadId = (await createLead(by(), buildLead({ emails: ['eva@correo.mx'] }))).id
  })

  afterAll(() => sink.close())

  const by = (id: string | null = null) => ({ db: app.store.db, actor: { id, name: 'Luis Garza' }, now: NOW })
  const page = () => `${LEADS}/${leadId}`
  const add = (fields: Record<string, string> = {}) => visit(`${page()}/visitas/nueva`, posting({ ...FORM, ...fields }))

  async function textOf(path: string, visitor: Visit = visit): Promise<string> {
    return (await (await visitor(path)).text())
      .replaceAll('<!-- -->', '')
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll('\u00A0', ' ')
  }

  async function plan(fields: Partial<VisitFields> = {}) {
    const property = { propertyId, propertyCode: 'PROP-7', propertyTitle: 'Nave Ánimas' }
    const planned = await planVisit(by(), buildVisit({ leadId, ...property, ...fields }))
    if (!planned) throw new Error('the lead is gone')
    return planned
  }

  const visits = () => app.store.db.selectFrom('visits').orderBy('createdAt').orderBy('id').selectAll().execute()
  const pathOf = ({ id }: { id: string }) => `${page()}/visitas/${id}`

  test('a visit and the form of another one name the property as it is now, also after its ID was changed', async () => {
    const planned = await plan({ day: '2026-11-20', asesorId: staffId })
    const before = await findRecord(app.store.db, propertyId)
    if (!before) throw new Error('the property is gone')
    const input = { ...before.input, propertyId: 'PROP-70', title: 'Nave Nueva' }
    await updateProperty(by(), before, { ...before, input })
    const named = 'Nave Nueva (PROP-70)'
    for (const path of [page(), TODAY]) {
      const shown = await textOf(path)
      expect(shown).toContain(named)
      expect(shown).not.toContain('Nave Ánimas (PROP-7)')
    }
    for (const form of [pathOf(planned), `${page()}/visitas/nueva`])
      expect(await textOf(form)).toMatch(/name="property"[^>]*value="PROP-70"/)
    const clash = await add({ property: 'PROP-70', day: '2026-11-20' })
    expect(await clash.text()).toContain(named)
  })

  test('a visit is planned from the page of a lead, which shows it, and is edited and cancelled', async () => {
    expect(await textOf(page())).toContain('Ninguna visita planeada')
    const added = await add({ asesorId: staffId, hour: '9:30', people: 'Su socia', meetingPlace: 'Caseta norte' })
    expect([added.status, added.headers.get('Location')]).toEqual([303, `${page()}?aviso=visita-guardada`])
    const [made] = await visits()
    expect(made).toMatchObject({ propertyId, day: '2026-11-26', hour: '09:30', people: 'Su socia', asesorId: staffId })
    const lead = await textOf(page())
    for (const part of ['26 nov 2026, 9:30 a 10:30', 'Nave Ánimas (PROP-7)', 'con Su socia', 'Visita planeada'])
      expect(lead).toContain(part)
    const path = pathOf(made ?? { id: '' })
    expect(await textOf(path)).toContain('Visita del 26 nov 2026, 9:30 a 10:30')
    const edited = await visit(path, posting({ ...FORM, version: '1', hour: '11:00', minutes: '45' }))
    expect(edited.status).toBe(303)
    expect(await textOf(`${path}/versiones`)).toContain('26 nov 2026, 9:30 a 10:30 → 26 nov 2026, 11:00 a 11:45')
    const late = await visit(path, posting({ ...FORM, version: '1', hour: '12:00' }))
    expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('guardó mientras tanto')])
    const restored = await visit(`${path}/versiones?de=1`, posting({ visto: '2' }))
    expect(restored.headers.get('Location')).toContain('version-restaurada')
    expect(await visits()).toMatchObject([{ hour: '09:30', minutes: 60, version: 3 }])
    expect(await textOf(`${path}?cancelar=1`)).toContain('¿Cancelar la visita de Eva Sada')
    expect((await visit(path, posting({ intent: 'cancel-visit' }))).headers.get('Location')).toContain('cancelada')
    expect(await visits()).toEqual([])
    expect((await visit(path)).headers.get('Location')).toContain('visita-inexistente')
    await restoreDeleted(by(), made?.id ?? '')
    expect(await textOf(page())).toContain('26 nov 2026, 9:30 a 10:30')
  })

  test.each([
    [{ property: '' }, 'Escribe el ID de la propiedad'],
    [{ property: 'PROP-404' }, 'No hay ninguna propiedad con ese ID'],
    [{ day: '' }, 'Elige el día'],
    [{ day: '2026-02-30' }, 'Ese día no existe'],
    [{ hour: '' }, 'Escribe la hora'],
    [{ hour: '25:00' }, 'Escribe la hora como 16:30'],
    [{ minutes: '' }, 'Escribe cuántos minutos dura'],
    [{ minutes: '4' }, 'Escribe de 5 a 720 minutos'],
    [{ asesorId: 'nobody' }, 'Elige una opción de la lista'],
  ])('%j is refused with a sentence', async (fields, sentence) => {
    const response = await add(fields)
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(sentence)])
    expect(await visits()).toEqual([])
  })

  test('a day in the past is allowed, and the visit is overdue at once', async () => {
    expect((await add({ day: '2026-11-19' })).status).toBe(303)
    expect(await textOf(page())).toContain('Anotar cómo fue')
  })

  test('how a visit went is asked first once its hour has come', async () => {
    const orderOf = async (fields: Parameters<typeof plan>[0]) => {
      const html = await textOf(pathOf(await plan(fields)))
      return html.indexOf('id="resultado"') < html.indexOf('id="datos-visita"')
    }
    expect(await orderOf({ day: '2026-11-20', hour: '12:00' })).toBe(true)
    expect(await orderOf({ day: '2026-11-20', hour: '12:05' })).toBe(false)
  })

  test('another visit of the asesor or of the property at that time is named, and a second press saves', async () => {
    const other = await createLead(by(), buildLead({ name: 'Luis Peña', phones: ['+528187654321'] }))
    await plan({ leadId: other.id, asesorId: staffId, hour: '10:30', propertyId: null, propertyCode: 'PROP-8' })
    await plan({ leadId: other.id, hour: '09:30' })
    const warned = await add({ asesorId: staffId })
    const text = await warned.text()
    expect([warned.status, (await visits()).length]).toEqual([422, 2])
    expect(text).toContain('ya tiene otra visita: Nave Ánimas (PROP-8), 26 nov 2026, 10:30 a 11:30, con Luis Peña.')
    expect(text).toContain('Esa propiedad ya tiene otra visita: Nave Ánimas (PROP-7), 26 nov 2026, 9:30 a 10:30')
    expect((await add({ asesorId: staffId, anyway: '1' })).status).toBe(303)
    expect((await add({ asesorId: staffId, hour: '12:00' })).status).toBe(303)
    expect(await visits()).toHaveLength(4)
  })

  test('the keys are proposed from the dossier of the property, and never saved without a press', async () => {
    const contributor = { id: staffId, name: 'Ana', mayRemoveAny: true }
    const note = 'Piso nuevo.\nLlaves con el guardia, caseta norte.'
    await addNote(app.store.db, { propertyId, note, contributor, now: NOW })
    expect(await textOf(`${page()}/visitas/nueva?propiedad=prop%207&dia=2026-11-26&hora=10:00`)).toMatch(
      /value="Llaves con el guardia, caseta norte"/,
    )
    const asked = await add()
    const text = await asked.text()
    const keysOf = /name="keysOf" value="([^"]+)"/.exec(text)?.[1] ?? ''
    expect([asked.status, text]).toEqual([
      422,
      expect.stringMatching(/El expediente dice algo de las llaves[\s\S]*value="Llaves con el guardia, caseta norte"/),
    ])
    expect(await visits()).toEqual([])
    expect((await add({ keysOf })).status).toBe(303)
    expect(await visits()).toMatchObject([{ keys: null }])
  })

  test('a property that is sold is said, and a deleted one stays in the visit by its name', async () => {
    const planned = await plan()
    await app.store.db.updateTable('properties').set({ status: 'vendida' }).execute()
    expect(await textOf(page())).toContain('Vendida')
    expect(await (await add({ hour: '15:00' })).text()).toContain('La propiedad no está disponible: Vendida.')
    await deleteProperty(by(), propertyId)
    expect(await textOf(page())).toContain('Nave Ánimas (PROP-7) (ya no existe)')
    const moved = { ...FORM, version: '1', hour: '17:00' }
    expect(await (await visit(pathOf(planned), posting(moved))).text()).toContain('La propiedad ya no existe.')
    expect((await visit(pathOf(planned), posting({ ...moved, anyway: '1' }))).status).toBe(303)
    expect(await visits()).toMatchObject([{ hour: '17:00', propertyTitle: 'Nave Ánimas' }])
  })

  test('a typed line opens the form of a visit with what it says', async () => {
    const line = { kind: 'llamada', note: 'quiere ver PROP-7 el jueves 10:00', property: 'PROP-7' }
    const next = { nextAction: 'Visita a PROP-7', nextDay: '2026-11-26', nextHour: '10:00' }
    const posted = await visit(page(), posting({ intent: 'add-entry-with-visit', ...line, ...next }))
    const to = posted.headers.get('Location') ?? ''
    expect(to).toContain(`${page()}/visitas/nueva?propiedad=PROP-7&dia=2026-11-26&hora=10%3A00`)
    const form = await textOf(to)
    for (const value of ['PROP-7', '26 nov 2026', '10:00', '60']) expect(form).toContain(`value="${value}"`)
    expect((await findEntries(app.store.db, leadId)).lines).toMatchObject([{ note: line.note }])
    expect(await visits()).toEqual([])
  })

  test('its result is a line of the history and asks what is next; Hoy has visits by hour until then', async () => {
    const next = { nextAction: 'Llamar', nextDay: '2026-11-20', nextHour: '12:00' }
    await createLead(by(), buildLead({ name: 'Con llamada', phones: ['+528187654321'], ...next }))
    const late = await plan({ day: '2026-11-19' })
    await plan({ day: '2026-11-20', hour: '16:00', keys: 'Llaves en la oficina' })
    await plan({ day: '2026-11-20', hour: '09:00' })
    await plan({ day: '2026-11-21' })
    const today = await textOf(TODAY)
    const places = ['19 nov 2026, 10:00', '20 nov 2026, 9:00', 'Llamar · 20 nov', '20 nov 2026, 16:00', 'Llaves en']
    const found = places.map((part) => today.indexOf(part))
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(found[0]).toBeGreaterThan(0)
    // A lead with a visit has something planned, and a visit of tomorrow is not of today.
    for (const part of ['sin siguiente acción', '21 nov 2026']) expect(today).not.toContain(part)
    const missing = await visit(pathOf(late), posting({ intent: 'save-visit-result', version: '1' }))
    expect([missing.status, await missing.text()]).toEqual([422, expect.stringContaining('Elige cómo fue')])
    const result = { result: 'gusto', resultNote: 'Vuelve con su socia' }
    const saved = await visit(pathOf(late), posting({ intent: 'save-visit-result', version: '1', ...result }))
    expect(saved.headers.get('Location')).toBe(`${page()}?aviso=visita-anotada`)
    const { lines } = await findEntries(app.store.db, leadId)
    const note = 'Visita del 19 nov 2026, 10:00 a 11:00. Le gustó: Vuelve con su socia'
    expect(lines.map(({ kind, note: said }) => [kind, said])).toContainEqual(['visita', note])
    expect(await textOf(TODAY)).not.toContain('19 nov 2026, 10:00')
    await deleteLead(by(), leadId)
    const after = await textOf(TODAY)
    expect([after.includes('Llamar · 20 nov'), after.includes('20 nov 2026, 16:00')]).toEqual([true, false])
  })

  const PRIVATE = { keys: 'Llaves con el guardia', people: 'Su socia', resultNote: 'Regatea mucho' }

  test('the visitor gets a calendar file with the property, the place that staff chose, and who attends', async () => {
    await app.store.db
      .insertInto('asesorCards')
      .values({
        userId: staffId,
        name: 'Ana Ruiz',
        whatsapp: '+528112349999',
        isShown: 1,
        updatedAt: NOW.toISOString(),
      })
      .execute()
    const planned = await plan({ ...PRIVATE, asesorId: staffId, meetingPlace: 'Caseta norte, acceso 2' })
    const file = await visit(`${pathOf(planned)}/visita.ics`)
    expect(file.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="visita-2026-11-26.ics"')
    const text = (await file.text()).replaceAll('\r\n ', '')
    for (const part of [
      'DTSTART:20261126T160000Z\r\n',
      'DTEND:20261126T170000Z\r\n',
      'SUMMARY:Visita: Nave Ánimas\r\n',
      'LOCATION:Caseta norte\\, acceso 2\r\n',
      'Te atiende: Ana Ruiz\\, 81 1234 9999',
      `UID:visita-${planned.id}@cerronorte.test\r\n`,
    ])
      expect(text).toContain(part)
    for (const secret of ['guardia', 'socia', 'Regatea', 'Eva Sada']) expect(text).not.toContain(secret)
    expect((await visit(`${page()}/visitas/${leadId}/visita.ics`)).status).toBe(404)
  })

  test('the file goes by mail only when somebody presses, and not for a visit that was cancelled since', async () => {
    const planned = await plan(PRIVATE)
    expect(await textOf(pathOf(planned))).toContain('Enviar a eva@correo.mx')
    const sent = await visit(pathOf(planned), posting({ intent: 'mail-visit' }))
    expect(sent.headers.get('Location')).toContain('visita-por-correo')
    await app.parts.outboxWorker.run()
    const [mail] = sink.left()
    if (!mail) throw new Error('no mail')
    expect([mail.recipients, mail.subject]).toEqual([['eva@correo.mx'], 'Tu visita: Nave Ánimas'])
    expect(mail.text).toContain('26 nov 2026, 10:00 a 11:00')
    expect(mail.attachments).toMatchObject([{ filename: 'visita-2026-11-26.ics', mimeType: 'text/calendar' }])
    expect(mail.text).not.toMatch(/guardia|socia|Regatea/)
    const { lines } = await findEntries(app.store.db, leadId)
    const told = 'Se le envió la visita para su calendario: 26 nov 2026, 10:00 a 11:00'
    expect(lines.map(({ kind, note }) => [kind, note])).toContainEqual(['correo', told])
    await app.store.db.deleteFrom('visits').execute()
    await app.parts.outboxWorker.run()
    expect(sink.left()).toEqual([])
  })
})
