import { randomUUID } from 'node:crypto'
import { saveSection } from '#app/agency/change-agency.server.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeLead, createLead, deleteLead, findLead } from '#app/leads/change-lead.server.ts'
import { addEntry, findEntries } from '#app/leads/entries.server.ts'
import { addReference } from '#app/interest/chat-references.server.ts'
import type { ContactMessage } from '#app/contact/contact-rules.ts'
import { saveMessage } from '#app/contact/save-message.server.ts'
import { createProperty } from '#app/editing/changes/change-property.server.ts'
import type { Visit } from '#test/app.ts'
import type { LeadFields } from '#app/leads/lead.ts'
import { MESSAGE } from '#test/contact.ts'
import { planVisit } from '#app/leads/visits/change-visit.server.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildVisit } from '#test/factories/visit.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

/** A Friday. */
const NOW = new Date('2026-11-20T18:00:00Z')
const LIST = '/dashboard/prospectos'
const LUIS = { id: null, name: 'Luis Garza' }
const FORM = { name: 'Eva Sada', phones: '', emails: '', language: 'es', source: 'llamada', stage: 'nuevo' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    app.setNow(NOW)
    ;({ visit } = await app.signIn())
  })

  const by = (actor = LUIS) => ({ db: app.store.db, actor, now: NOW })
  const add = (fields: Record<string, string>) => visit(`${LIST}/nuevo`, posting({ ...FORM, ...fields }))
  const names = async () =>
    (await app.store.db.selectFrom('leads').select('name').orderBy('name').execute()).map(({ name }) => name)

  async function textOf(path: string, visitor: Visit = visit): Promise<string> {
    return (await (await visitor(path)).text())
      .replaceAll('<!-- -->', '')
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll('\u00A0', ' ')
  }

  async function onlyLead() {
    const { id } = await app.store.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
    const lead = await findLead(app.store.db, id)
    if (!lead) throw new Error('there is no lead')
    return lead
  }

  test('a new lead is saved as it was typed, and the list and its page show it', async () => {
    expect(await textOf(LIST)).toContain('Todavía no hay prospectos')
    const phones = '(81) 1234-5678 ext. 9\n044 81 8765 4321'
    const next = { nextAction: 'Llamar', nextDay: '2026-11-19', nextHour: '9:30' }
    const added = await add({ phones, emails: 'EVA@Correo.mx', company: 'Acería Sur', ...next })
    expect(added.status).toBe(303)
    expect(await onlyLead()).toMatchObject({
      phones: ['+528112345678 ext. 9', '+528187654321'],
      emails: ['eva@correo.mx'],
      nextHour: '09:30',
    })
    const page = await textOf(added.headers.get('Location') ?? '')
    for (const part of [
      'Prospecto guardado',
      '81 1234 5678 ext. 9',
      'Vencida: Llamar · 19 nov 2026, 9:30',
      'Acería Sur',
    ])
      expect(page).toContain(part)
    const list = await textOf(`${LIST}?search=5678&etapa=nuevo`)
    for (const part of ['1 prospecto<', 'Eva Sada', 'Vencida: Llamar']) expect(list).toContain(part)
    expect(await textOf(`${LIST}?etapa=ganado`)).toContain('Ningún prospecto coincide')
  })

  test.each([
    [{ name: ' ', phones: '8112345678' }, 'Escribe el nombre'],
    [{ phones: '81 1234' }, 'Escribe un teléfono de 10 dígitos: «81 1234»'],
    [{ emails: 'eva@' }, 'Por favor ingresa un correo electrónico válido'],
    [{ phones: '8112345678', stage: 'perdido' }, 'Elige por qué se perdió'],
    [{ phones: '8112345678', nextAction: 'Llamar' }, 'Elige el día'],
    [{ phones: '8112345678', nextDay: '2026-11-25' }, 'Escribe qué se hará'],
    [{ phones: '8112345678', nextAction: 'Llamar', nextDay: '2026-02-30' }, 'Ese día no existe'],
    [{ phones: '8112345678', nextAction: 'Llamar', nextDay: 'hoy' }, 'Escribe el día como 30/11/2026'],
    [{ phones: '8112345678', nextAction: 'Llamar', nextDay: '15/12' }, 'Escribe el día como 30/11/2026'],
    [{ phones: '8112345678', nextAction: 'Llamar', nextDay: '30 de febrero de 2026' }, 'Ese día no existe'],
    [{ phones: '8112345678', nextAction: 'Llamar', nextDay: '9999-12-31' }, 'Revisa el año'],
    [{ phones: '8112345678', nextAction: 'Llamar', nextDay: '0000-01-01' }, 'Revisa el año'],
    [{ phones: '8112345678', nextAction: 'Llamar', nextDay: '2026-12-01', nextHour: '25:00' }, 'Escribe la hora como'],
    [{ phones: '8112345678', asesorId: 'nobody' }, 'Elige una opción de la lista'],
    [{ phones: '8112345678', source: 'radio' }, 'Elige de dónde viene'],
  ])('%j is refused with a sentence', async (fields, sentence) => {
    const response = await add(fields)
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(sentence)])
    expect(await names()).toEqual([])
  })

  test('phones in one line are two, and a note stays with its number', async () => {
    const lines = ['81 1234 5678 / 81 8765 4321', '8110000001 y 044 81 1000 0002', '+528110000003 +52 81 1000 0004']
    expect(
      (await add({ phones: [...lines, '81 1000 0005 (oficina)', '81 1000 0006 o ext. 9'].join('\n') })).status,
    ).toBe(303)
    expect((await onlyLead()).phones).toEqual([
      '+528112345678',
      '+528187654321',
      ...[1, 2, 3, 4].map((last) => `+52811000000${last}`),
      '+528110000005 (oficina)',
      '+528110000006 o ext. 9',
    ])
  })

  test('what somebody asked for by phone is the first line of the history', async () => {
    const { id } = await createProperty(by(), buildProperty({ title: 'Nave', propertyId: 'PROP-7' }))
    const phones = '81 1234 5678'
    const mistyped = await add({ phones: '12', askedProperty: 'PROP-9', askedNote: '¿Tiene rampa?' })
    const text = await mistyped.text()
    expect(mistyped.status).toBe(422)
    for (const part of ['No hay ninguna propiedad con ese ID', 'value="PROP-9"', '¿Tiene rampa?'])
      expect(text).toContain(part)
    expect(await names()).toEqual([])
    expect((await add({ phones, askedProperty: 'prop 7', askedNote: '¿Tiene rampa?' })).status).toBe(303)
    const first = { kind: 'llamada', note: '¿Tiene rampa?', property: { code: 'PROP-7', to: `/property/${id}` } }
    const lead = await onlyLead()
    expect((await findEntries(app.store.db, lead.id)).lines).toMatchObject([first])
    // The same person calls again.
    const again = { phones, source: 'letrero', askedNote: 'Ya vio el letrero' }
    expect(await (await add(again)).text()).toContain('Agregar al historial de Eva Sada')
    expect(await (await add({ ...again, askedNote: '' })).text()).not.toContain('Agregar al historial')
    expect((await add({ ...again, historial: lead.id })).status).toBe(303)
    const { lines } = await findEntries(app.store.db, lead.id)
    expect(lines.map(({ kind, note }) => [kind, note])).toContainEqual(['nota', 'Ya vio el letrero'])
  })

  test('somebody known who calls again keeps their own facts, and gets the next action and the contacts that were typed', async () => {
    await add({ phones: '81 1234 5678', nextAction: 'Visita', nextDay: '2026-12-03', nextHour: '10:00' })
    const { id } = await onlyLead()
    await changeLead(by(), { id, version: 1 }, { stage: 'visita' })
    const phones = '81 1234 5678\n81 8765 4321'
    const again = { name: 'Su contador', phones, emails: 'contador@correo.mx', company: 'Acería', historial: id }
    const wrong = await add({ ...again, askedNote: 'Pide la ficha', nextAction: 'Mandar ficha' })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Elige el día')])
    const next = { nextAction: 'Mandar ficha', nextDay: '2026-11-21', nextHour: '' }
    expect(await (await add({ ...again, ...next, historial: '' })).text()).toContain('Agregar al historial de Eva Sada')
    expect((await add({ ...again, ...next, askedNote: 'Pide la ficha' })).status).toBe(303)
    expect(await onlyLead()).toMatchObject({
      name: 'Eva Sada',
      company: 'Acería',
      stage: 'visita',
      phones: ['+528112345678', '+528187654321'],
      emails: ['contador@correo.mx'],
      nextAction: 'Mandar ficha',
      nextDay: '2026-11-21',
      nextHour: null,
    })
    const { lines } = await findEntries(app.store.db, id)
    const notes = lines.map(({ note }) => note)
    for (const note of ['Pide la ficha', 'La otra siguiente acción era: Visita · 3 dic 2026, 10:00'])
      expect(notes).toContain(note)
  })

  describe('from a WhatsApp message', () => {
    const at = (pasted: string) => `${LIST}/nuevo?ref=${encodeURIComponent(pasted)}`
    const press = { code: 'K7F2', page: '/propiedad/nave', campaign: 'google / naves' }

    /** What the form asks about the first contact, filled in from the message. */
    async function askedAt(message: string): Promise<{ askedProperty: string; askedNote: string }> {
      const page = await textOf(at(message))
      const [, askedProperty = ''] = /name="askedProperty"[^>]*value="([^"]*)"/.exec(page) ?? []
      const [, askedNote = ''] = /<textarea[^>]*name="askedNote"[^>]*>\n?([^<]*)</.exec(page) ?? []
      return { askedProperty, askedNote }
    }

    test('its code fills in source, campaign, property, page and hour', async () => {
      const { id } = await createProperty(by(), buildProperty({ title: 'Nave', propertyId: 'PROP-7' }))
      await addReference(app.store.db, press, 'nave', NOW)
      const message = 'Hola, me interesa esta propiedad:\nNave\nID: PROP-7\nRef. PROP-7·K7F2'
      const page = await textOf(at(message))
      expect(page).toContain('Escribió por WhatsApp desde /propiedad/nave el 20 nov 2026, 12:00')
      expect(page).toContain('por PROP-7 «Nave»')
      expect(page).toMatch(/<option[^>]*value="whatsapp"[^>]*selected/)
      expect(page).toMatch(/name="campaign"[^>]*value="google \/ naves"|value="google \/ naves"[^>]*name="campaign"/)
      const form = { ...FORM, ...(await askedAt(message)), source: 'whatsapp', emails: 'eva@correo.mx' }
      expect((await visit(at(message), posting(form))).status).toBe(303)
      const { lines } = await findEntries(app.store.db, (await onlyLead()).id)
      expect(lines).toMatchObject([{ kind: 'whatsapp', property: { code: 'PROP-7', to: `/property/${id}` } }])
    })

    test('what the person wrote goes into the history, also after the reference and without one', async () => {
      await createProperty(by(), buildProperty({ title: 'Nave', propertyId: 'PROP-7' }))
      await addReference(app.store.db, press, 'nave', NOW)
      const quote = 'Hola, me interesa esta propiedad:\nNave\nID: PROP-7\nhttps://sitio.mx/propiedad/nave'
      for (const [message, said, note] of [
        [`${quote}\nRef. PROP-7·K7F2\nSoy Ana, ¿puedo ir hoy?`, '12:00, campaña', /12:00.*\nSoy Ana, ¿puedo ir hoy\?$/],
        [
          `${quote}\n¿Tiene rampa?`,
          'Se usa la propiedad: preguntó por PROP-7',
          /^Escribió por WhatsApp\n¿Tiene rampa\?$/,
        ],
        [
          'Busco local\nGiro: café',
          'Lo que escribió queda en su historial',
          /^Escribió por WhatsApp\nBusco local\nGiro: café$/,
        ],
      ] as const) {
        expect(await textOf(at(message))).toContain(said)
        const form = { ...FORM, ...(await askedAt(message)), phones: '81 1234 5678', anyway: '1' }
        const added = await visit(at(message), posting(form))
        const id = (added.headers.get('Location') ?? '').split(/[/?]/)[3] ?? ''
        expect((await findEntries(app.store.db, id)).lines).toMatchObject([{ note: expect.stringMatching(note) }])
      }
    })

    test('of somebody who is there already it goes into that history, with one press', async () => {
      await createProperty(by(), buildProperty({ title: 'Nave', propertyId: 'PROP-7' }))
      await add({ phones: '81 1234 5678' })
      const { id } = await onlyLead()
      const message = 'Ref. PROP-7·M3P4'
      const form = { ...FORM, ...(await askedAt(message)), phones: '81 1234 5678' }
      const asked = await visit(at(message), posting(form))
      expect(await asked.text()).toContain('Agregar al historial de Eva Sada')
      const put = (historial: string) => visit(at(message), posting({ ...form, historial }))
      expect((await put(id)).headers.get('Location')).toContain(`${LIST}/${id}?`)
      expect(await names()).toEqual(['Eva Sada'])
      expect((await findEntries(app.store.db, id)).lines).toMatchObject([{ property: { code: 'PROP-7' } }])
      expect((await put(randomUUID())).headers.get('Location')).toContain('prospecto-inexistente')
    })

    test('an unknown code says so, and the property that it names is still used', async () => {
      await createProperty(by(), buildProperty({ title: 'Nave', propertyId: 'PROP-7' }))
      const page = await textOf(at('Ref. prop-7·M3P4'))
      expect(page).toContain('No hay ningún clic con esa referencia. Se usa la propiedad: preguntó por PROP-7 «Nave».')
      expect(await textOf(at('M3P4'))).toContain('No hay ningún clic con esa referencia.')
      expect(await textOf(at('Ref. PROP-7·K7FO'))).toContain('Se usa la propiedad: preguntó por PROP-7 «Nave».')
      expect(await textOf(at('hola, buenas tardes'))).toContain('Ahí no hay ninguna referencia')
    })

    test('its reference opens the form also from the searches of the panel; a code alone only if somebody pressed it', async () => {
      const from = async (list: string, search: string) =>
        (await visit(`${list}?search=${encodeURIComponent(search)}`)).headers.get('Location')
      for (const list of ['/dashboard/propiedades', LIST, `${LIST}/tablero`]) {
        const to = await from(list, 'Ref. PROP-7·K7F2')
        expect(new URL(to ?? '', 'http://x').searchParams.get('ref')).toBe('Ref. PROP-7·K7F2')
        expect(await from(list, 'K7F2')).toBeNull()
        // A plain form sends the whole message, and the field accepts it.
        const message = `Hola, ${'me interesa esta nave, '.repeat(150)}\u200e Ref. PROP-7·K7F2`
        const long = new URL((await from(list, message)) ?? '', 'http://x').searchParams.get('ref')
        expect([long?.length, long?.endsWith('Ref. PROP-7·K7F2')]).toEqual([message.length - 2, true])
        expect(await textOf(list)).toContain('maxLength="4000"')
      }
      await createProperty(by(), buildProperty({ title: 'Nave', propertyId: 'PROP-7' }))
      await addReference(app.store.db, press, 'nave', NOW)
      expect(await from(LIST, 'k7f2')).toBe(`${LIST}/nuevo?ref=k7f2`)
      const { visit: lector } = await app.signIn({ role: 'lector' })
      expect((await lector(`${LIST}?search=PROP-7·K7F2`)).status).toBe(200)
    })

    test('a code of another property is not the press of the one that the message names', async () => {
      await createProperty(by(), buildProperty({ title: 'Nave', propertyId: 'PROP-7' }))
      await createProperty(by(), buildProperty({ title: 'Local', propertyId: 'PROP-8' }))
      await addReference(app.store.db, press, 'nave', NOW)
      expect(await textOf(at('PROP-8·K7F2'))).toContain('No hay ningún clic con esa referencia.')
    })
  })

  test('somebody with a known phone is asked about, and may be another person', async () => {
    await add({ phones: '81 1234 5678' })
    const asked = await add({ name: 'Beto', phones: '+52 1 81 1234 5678 ext. 4' })
    const text = await asked.text()
    expect(asked.status).toBe(422)
    for (const part of ['Ya hay un prospecto con ese dato', 'Abrir Eva Sada', 'Guardar de todos modos'])
      expect(text).toContain(part)
    expect(await names()).toEqual(['Eva Sada'])
    expect((await add({ name: 'Beto', phones: '81 1234 5678 ext. 4', anyway: '1' })).status).toBe(303)
    expect(await names()).toEqual(['Beto', 'Eva Sada'])
  })

  test('of two editors the second reads who saved what, and loses nothing', async () => {
    const { id } = await createLead(by(), buildLead())
    const path = `${LIST}/${id}/editar`
    const save = (fields: Record<string, string>) => visit(path, posting({ ...FORM, phones: '8112345678', ...fields }))
    expect((await save({ version: '1', stage: 'visita' })).status).toBe(303)
    const late = await save({ version: '1', company: 'Acería' })
    const text = await late.text()
    expect(late.status).toBe(422)
    expect(text).toContain('guardó mientras tanto: Etapa: Nuevo → Visita.')
    // What the second person did not touch is what the first one saved.
    expect(text).toMatch(/<option value="visita" selected=""/)
    expect(text).toContain('value="Acería"')
    expect((await save({ version: '2', stage: 'visita', company: 'Acería' })).status).toBe(303)
    expect(await onlyLead()).toMatchObject({ stage: 'visita', company: 'Acería', version: 3 })
    const moved = await visit(`${LIST}/${id}`, posting({ intent: 'move-lead', stage: 'ganado', version: '1' }))
    expect([moved.status, await moved.text()]).toEqual([422, expect.stringContaining('Revisa cómo está ahora')])
  })

  test('a line may do what was due, and then the page asks what comes next', async () => {
    const due = { nextAction: 'Llamar', nextDay: '2026-11-20' }
    const { id } = await createLead(by(), buildLead(due))
    const path = `${LIST}/${id}`
    const readLine = async (line: string) => (await visit(path, posting({ intent: 'read-line', line }))).text()
    expect(await readLine('le mandé un correo')).not.toContain('Con esto queda hecha')
    expect(await readLine('llamé, lo piensa')).toContain('Con esto queda hecha')
    const entry = { intent: 'add-entry', kind: 'llamada', note: 'llamé, lo piensa', version: '1' }
    await visit(path, posting(entry))
    expect(await findLead(app.store.db, id)).toMatchObject(due)
    const done = await visit(path, posting({ ...entry, hecha: '1' }))
    expect(done.headers.get('Location')).toContain('accion-hecha')
    expect(await findLead(app.store.db, id)).toMatchObject({ nextAction: null, nextDay: null })
    await changeLead(by(), { id, version: 2 }, { nextAction: 'Escribir', nextDay: '2026-11-23' })
    const late = await visit(path, posting({ ...entry, hecha: '1' }))
    expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('guardó mientras tanto')])
  })

  test('a line is confirmed before it is saved, and the next action needs its own press', async () => {
    const { id: propertyId } = await createProperty(by(), buildProperty({ propertyId: 'PROP-434', title: 'Nave' }))
    const { id } = await createLead(by(), buildLead())
    const path = `${LIST}/${id}`
    const line = 'llamé, quiere ver prop-434 el jueves 10:00'
    const proposed = await visit(path, posting({ intent: 'read-line', line }))
    const text = await proposed.text()
    expect(proposed.status).toBe(200)
    for (const part of ['value="Visita a prop-434"', 'value="26 nov 2026"', 'value="10:00"', 'Guardar solo el renglón'])
      expect(text).toContain(part)
    expect((await findEntries(app.store.db, id)).lines).toEqual([])
    const entry = { kind: 'llamada', note: line, property: 'prop 434', version: '1' }
    const next = { nextAction: 'Visita', nextDay: '2026-11-26', nextHour: '10:00' }
    expect((await visit(path, posting({ intent: 'add-entry', ...entry, ...next }))).status).toBe(303)
    expect(await findLead(app.store.db, id)).toMatchObject({ nextDay: null })
    expect((await visit(path, posting({ intent: 'add-entry-with-next', ...entry, ...next }))).status).toBe(303)
    expect(await findLead(app.store.db, id)).toMatchObject(next)
    const { lines } = await findEntries(app.store.db, id)
    expect(lines.map(({ kind, property }) => [kind, property?.to])).toEqual(
      ['llamada', 'llamada'].map((kind) => [kind, `/property/${propertyId}`]),
    )
    const unknown = await visit(path, posting({ intent: 'add-entry', ...entry, property: 'PROP-999' }))
    expect([unknown.status, await unknown.text()]).toEqual([
      422,
      expect.stringContaining('No hay ninguna propiedad con ese ID'),
    ])
    const impossible = await visit(path, posting({ intent: 'read-line', line: 'llamar el 30 de febrero' }))
    expect(await impossible.text()).toContain('El 30 de febrero no existe')
    const done = await visit(path, posting({ intent: 'finish-next-action', kind: 'visita', version: '2' }))
    expect(done.headers.get('Location')).toContain('accion-hecha')
    expect(await textOf(`${LIST}?search=PROP-434`)).toContain('Eva Sada')
  })

  test('a card of the board is moved with its select, and a lost one asks for the reason', async () => {
    const { id } = await createLead(by(), buildLead({ source: 'sitio' }))
    await createLead(by(), buildLead({ name: 'Otra', stage: 'visita' }))
    const board = await textOf(`${LIST}/tablero?origen=sitio`)
    for (const part of ['Negociación', 'Etapa de Eva Sada', 'Mover a Eva Sada']) expect(board).toContain(part)
    expect(board).not.toContain('Otra')
    const move = (fields: Record<string, string>) =>
      visit(`${LIST}/tablero?origen=sitio`, posting({ intent: 'move-lead', id, version: '1', ...fields }))
    const asks = `${LIST}/${id}?perdido=1`
    expect((await move({ stage: 'perdido' })).headers.get('Location')).toBe(`${asks}#etapa`)
    expect(await textOf(asks)).toContain('Elige por qué se perdió')
    const wrong = await move({ stage: 'toString' })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Elige la etapa')])
    const nobody = await move({ id: randomUUID(), stage: 'visita' })
    expect(nobody.headers.get('Location')).toContain('tablero?origen=sitio&aviso=prospecto-inexistente')
    const moved = await move({ stage: 'visita' })
    expect(moved.headers.get('Location')).toBe(`${LIST}/tablero?origen=sitio&aviso=prospecto-guardado`)
    const late = await move({ stage: 'propuesta' })
    expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('Etapa: Nuevo → Visita')])
    expect(await findLead(app.store.db, id)).toMatchObject({ stage: 'visita', version: 2 })
  })

  test('a lead goes to the trash and comes back, and a version is restored', async () => {
    const { id } = await createLead(by(), buildLead())
    const path = `${LIST}/${id}`
    await visit(path, posting({ intent: 'move-lead', stage: 'perdido', version: '1', lostReason: 'precio' }))
    expect(await textOf(path)).toContain('Nuevo → Perdido. Precio')
    expect(await textOf(`${path}/versiones`)).toContain('Etapa: Nuevo → Perdido')
    const restored = await visit(`${path}/versiones?de=1`, posting({ visto: '2' }))
    expect(restored.headers.get('Location')).toContain('version-restaurada')
    expect(await findLead(app.store.db, id)).toMatchObject({ stage: 'nuevo', lostReason: null })
    expect(await textOf(`${path}?eliminar=1`)).toContain('¿Eliminar a «Eva Sada»?')
    await visit(path, posting({ intent: 'remove-lead' }))
    expect((await visit(path)).headers.get('Location')).toContain('prospecto-inexistente')
    expect(await textOf('/dashboard/papelera')).toContain('1 prospecto')
    await visit('/dashboard/papelera', posting({ intent: 'restore', id }))
    expect(await names()).toEqual(['Eva Sada'])
  })

  test('a lector sees leads without phones, and changes nothing', async () => {
    const next = { nextAction: 'Llamar al 81 1234 5678', nextDay: '2026-11-25', nextHour: null }
    const { id } = await createLead(by(), buildLead({ ...next }))
    const lector = (await app.signIn({ role: 'lector' })).visit
    for (const path of [LIST, `${LIST}?search=8112345678`, `${LIST}/${id}`]) {
      const response = await lector(path)
      expect([path, response.status]).toEqual([path, 200])
      expect((await response.text()).replaceAll(/\D/g, '').includes('12345678')).toBe(path.includes('search'))
    }
    expect(await textOf(`${LIST}?search=8112345678`, lector)).toContain('Ningún prospecto coincide')
    expect(await textOf(`${LIST}/${id}`, lector)).toContain('(teléfono oculto)')
    // Also where one was typed as a name or a company, and in the log and the trash.
    const typed = await createLead(
      by(),
      buildLead({ name: '81 1234 5678', company: 'Cel. 8112345678', campaign: '8112345678' }),
    )
    await changeLead(by(), typed, {
      ...next,
      stage: 'perdido',
      lostReason: 'otro',
      lostNote: 'Ya no contesta 81 1234 5678',
    })
    await deleteLead(by(), (await createLead(by(), buildLead({ name: 'Sr. 8112345678' }))).id)
    for (const path of [
      LIST,
      `${LIST}/${typed.id}`,
      '/dashboard/actividad',
      '/dashboard/papelera',
      '/dashboard/hoy?todos=1',
    ])
      expect([path, (await textOf(path, lector)).replaceAll(/\D/g, '').includes('12345678')]).toEqual([path, false])
    for (const path of [`${LIST}/nuevo`, `${LIST}/${id}/editar`, `${LIST}/${id}/versiones`, `${LIST}/exportar/csv`])
      expect([path, (await lector(path)).status]).toEqual([path, 403])
    expect((await lector(`${LIST}/${id}`, posting({ intent: 'remove-lead' }))).status).toBe(403)
    expect((await lector(LIST, posting({ to: 'nobody' }))).status).toBe(403)
    expect((await lector('/dashboard/hoy', posting({ intent: 'postpone-action', id, to: 'manana' }))).status).toBe(403)
    expect(await names()).toEqual(['81 1234 5678', 'Eva Sada'])
  })

  test('a record of the same person is offered, and merged after a preview; a lector is offered none', async () => {
    const into = await createLead(by(), buildLead())
    const from = await createLead(by(), buildLead({ name: 'Eva S.', emails: ['eva@correo.mx'] }))
    const path = `${LIST}/${into.id}`
    expect(await textOf(path)).toContain('Unir a Eva S. con este prospecto')
    const question = await textOf(`${path}?unir=${from.id}`)
    for (const part of ['Unir prospectos', 'Queda «Eva Sada»', 'Correos: eva@correo.mx'])
      expect(question).toContain(part)
    const merge = { intent: 'merge-lead', version: '1', from: from.id, fromVersion: '1' }
    expect((await visit(path, posting({ ...merge, fromVersion: '2' }))).headers.get('Location')).toContain('no-unido')
    expect((await visit(path, posting(merge))).headers.get('Location')).toBe(`${path}?aviso=prospecto-unido`)
    expect(await findLead(app.store.db, into.id)).toMatchObject({ emails: ['eva@correo.mx'] })
    expect(await textOf(path)).not.toContain('¿Es la misma persona?')
    await createLead(by(), buildLead({ name: 'Otra' }))
    expect(await textOf(path)).toContain('¿Es la misma persona?')
    const { visit: lector } = await app.signIn({ role: 'lector' })
    expect(await (await lector(path)).text()).not.toContain('¿Es la misma persona?')
  })

  test("the team writes with the agency's texts on the day and on the page of a lead", async () => {
    const saved = {
      greeting: null,
      serviceMessage: null,
      leadMessage: 'Soy de {agencia}, {nombre}',
      leadPropertyMessage: null,
    }
    await saveSection(by(), 'mensajes', () => saved)
    const { id } = await createLead(by(), buildLead())
    const link = 'https://wa.me/528112345678?text=Soy%20de%20'
    for (const path of ['/dashboard/hoy', `${LIST}/${id}`]) expect(await textOf(path)).toContain(link)
  })

  test('an asesor with open leads is disabled only once they are handed over', async () => {
    const { staff: luis } = await app.signIn({ role: 'editor', name: 'Luis Garza' })
    const { staff: rosa } = await app.signIn({ role: 'editor', name: 'Rosa' })
    const { id } = await createLead(by(), buildLead({ asesorId: luis.id }))
    const other = await createLead(by(), buildLead({ name: 'De nadie' }))
    await createLead(by(), buildLead({ name: 'Ganada', asesorId: luis.id, stage: 'ganado' }))
    const helped = await planVisit(by(), buildVisit({ leadId: other.id, asesorId: luis.id }))
    const visits = { planned: luis.id, ofRosa: rosa.id, done: luis.id }
    for (const [people, asesorId] of Object.entries(visits))
      await planVisit(by(), buildVisit({ leadId: id, asesorId, people, result: people === 'done' ? 'gusto' : null }))
    const disable = async () =>
      (await visit('/dashboard/configuracion/equipo', posting({ intent: 'disable-account', id: luis.id }))).headers.get(
        'Location',
      )
    expect(await disable()).toContain('prospectos-abiertos')
    expect(await textOf(`${LIST}?asesor=${luis.id}`)).toContain('Pasar estos 2 prospectos a')
    const passed = await visit(`${LIST}?asesor=${luis.id}&etapa=nuevo`, posting({ to: rosa.id }))
    expect(passed.headers.get('Location')).toContain('prospectos-pasados')
    expect(await findLead(app.store.db, id)).toMatchObject({ asesorName: 'Rosa', version: 2 })
    expect(await textOf('/dashboard/actividad')).toContain('Luis Garza → Rosa')
    // The visits that are still to come go along.
    const attended = await app.store.db
      .selectFrom('visits')
      .where('leadId', '=', id)
      .orderBy('people')
      .select(['people', 'asesorId'])
      .execute()
    expect(attended).toEqual([
      { people: 'done', asesorId: luis.id },
      { people: 'ofRosa', asesorId: rosa.id },
      { people: 'planned', asesorId: rosa.id },
    ])
    expect(await disable()).toContain('cuenta-desactivada')
    // A visit of somebody else's lead is nobody's then, and on everybody's Hoy.
    const [released] = await app.store.db
      .selectFrom('visits')
      .where('id', '=', helped?.id ?? '')
      .select('asesorId')
      .execute()
    expect(released).toEqual({ asesorId: null })
    // Whoever attends no leads any more is still found by them, and gets no other.
    const offered = (await textOf(`${LIST}?asesor=${rosa.id}`)).split(`<option value="${luis.id}"`)
    expect(offered).toHaveLength(2)
    expect((await visit(LIST, posting({ to: 'nobody' }))).status).toBe(400)
    expect(await app.store.db.selectFrom('leads').where('asesorId', 'is', null).select('name').execute()).toEqual([
      { name: 'De nadie' },
    ])
  })

  test('the list is exported as it is filtered, and no value runs as a formula', async () => {
    const seeks = { leastDollars: null, mostDollars: null, neededBy: null, note: null }
    const requirements = [
      { ...seeks, number: 1, query: '?category=renta&type=bodega', note: 'Con andenes' },
      { ...seeks, number: 2, query: '?category=venta&type=terreno' },
    ]
    await createLead(by(), buildLead({ name: '=1+1', phones: ['+528112345678'], stage: 'visita', requirements }))
    await createLead(by(), buildLead({ name: 'Otra' }))
    const file = await (await visit(`${LIST}/exportar/csv?etapa=visita`)).text()
    expect(file.split('\r\n')).toHaveLength(3)
    expect(file).toContain(`'=1+1,,81 1234 5678,,Español,Llamada`)
    expect(file).toContain('Bodegas en renta: Con andenes; Terrenos en venta')
    const book = await visit(`${LIST}/exportar/xlsx`)
    expect(book.headers.get('Content-Disposition')).toMatch(/prospectos-2026-11-20\.xlsx/)
    expect((await visit(`${LIST}/exportar/pdf`)).status).toBe(404)
  })

  test('the history and Hoy say that a property is not on offer any more', async () => {
    const { id: propertyId } = await createProperty(by(), buildProperty({ title: 'Nave', propertyId: 'PROP-7' }))
    const { id } = await createLead(by(), buildLead({ name: 'Eva Sada' }))
    const property = { propertyId, propertyCode: 'PROP-7', propertyTitle: 'Nave' }
    await addEntry(by(), id, { kind: 'llamada', note: 'Pregunta', property })
    for (const path of [`${LIST}/${id}`, '/dashboard/hoy']) expect(await textOf(path)).not.toContain('Vendida')
    await app.store.db.updateTable('properties').set({ status: 'vendida' }).where('id', '=', propertyId).execute()
    for (const path of [`${LIST}/${id}`, '/dashboard/hoy']) expect(await textOf(path)).toContain('Vendida')
    await app.store.db.deleteFrom('properties').where('id', '=', propertyId).execute()
    expect(await textOf(`${LIST}/${id}`)).toContain('Nave (ya no existe)')
  })

  test('a line that reaches the person answers the messages of the lead, and Hoy shows only the messages of own leads', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    for (const [at, id] of ids.entries())
      await app.store.db
        .insertInto('contactMessages')
        .values({ id, ...MESSAGE, nombre: `Persona ${at}`, createdAt: NOW.toISOString() })
        .execute()
    const other = { id: 'luis', name: 'Luis', email: 'luis@correo.mx', role: 'editor', createdAt: NOW.toISOString() }
    await app.store.db.insertInto('users').values(other).execute()
    const people = [buildLead({ name: 'Eva Sada' }), buildLead({ name: 'De Luis', asesorId: 'luis' })]
    const leads = []
    for (const [at, fields] of people.entries()) {
      const lead = await createLead(by(), fields)
      leads.push(lead.id)
      await addEntry(by(), lead.id, { kind: 'mensaje', note: '', messageId: ids[at] ?? null })
    }
    const [eva = '', ofLuis = ''] = leads
    const mine = await textOf('/dashboard/hoy')
    expect(['Persona 0', 'Persona 1', 'Persona 2'].filter((name) => mine.includes(name))).toEqual([
      'Persona 0',
      'Persona 2',
    ])
    expect(await textOf('/dashboard/hoy?todos=1')).toContain('Persona 1')
    const states = async () =>
      (await app.store.db.selectFrom('contactMessages').orderBy('nombre').select('state').execute()).map(
        ({ state }) => state,
      )
    const read = async (line: string) => (await visit(`${LIST}/${eva}`, posting({ intent: 'read-line', line }))).text()
    expect(await read('le interesa otra')).not.toContain('queda respondido')
    expect(await read('llamé, la quiere ver')).toContain('Con esto queda respondido su mensaje del sitio')
    const entry = { intent: 'add-entry', kind: 'llamada', note: 'llamé', version: '1' }
    await visit(`${LIST}/${eva}`, posting(entry))
    expect(await states()).toEqual(['nuevo', 'nuevo', 'nuevo'])
    await visit(`${LIST}/${eva}`, posting({ ...entry, respondido: '1' }))
    expect(await states()).toEqual(['respondido', 'nuevo', 'nuevo'])
    expect(await read('llamé otra vez')).not.toContain('queda respondido')
    // What was due is done: a note reaches nobody, a call does.
    for (const [version, kind, state] of [
      [1, 'nota', 'nuevo'],
      [3, 'llamada', 'respondido'],
    ] as const) {
      await changeLead(by(), { id: ofLuis, version }, { nextAction: 'Llamar', nextDay: '2026-11-20' })
      const form = { intent: 'finish-next-action', kind, version: String(version + 1) }
      expect((await visit(`${LIST}/${ofLuis}`, posting(form))).headers.get('Location')).toContain('accion-hecha')
      expect(await states()).toEqual(['respondido', state, 'nuevo'])
    }
  })

  test('the day shows what is overdue, due, idle and unanswered; done asks what comes next, and an action is postponed', async () => {
    const eva = await createLead(by(), buildLead({ nextAction: 'Visita', nextDay: '2026-11-19', nextHour: '10:00' }))
    const jose = await createLead(
      by(),
      buildLead({ name: 'José Peña', nextAction: 'Llamar', nextDay: '2026-11-20', nextHour: null }),
    )
    await createLead(by(), buildLead({ name: 'Sin nada' }))
    await createLead(by(), buildLead({ name: 'Perdida', stage: 'perdido', lostReason: 'precio' }))
    const other = { id: 'luis', name: 'Luis', email: 'luis@correo.mx', role: 'editor', createdAt: NOW.toISOString() }
    await app.store.db.insertInto('users').values(other).execute()
    await createLead(
      by(),
      buildLead({ name: 'De Luis', asesorId: 'luis', nextAction: 'Llamar', nextDay: '2026-11-20' }),
    )
    const message = { id: randomUUID(), ...MESSAGE, createdAt: NOW.toISOString() }
    await app.store.db.insertInto('contactMessages').values(message).execute()
    const page = await textOf('/dashboard/hoy')
    const order = [
      'Acciones y visitas vencidas',
      'Eva Sada',
      'Acciones y visitas de hoy',
      'José Peña',
      'sin siguiente acción',
      'Sin nada',
      'Mensajes sin responder',
      MESSAGE.nombre,
    ]
    const places = order.map((part) =>
      page.indexOf(`>${part}`) === -1 ? page.indexOf(part) : page.indexOf(`>${part}`),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    for (const part of [
      'href="tel:+528112345678"',
      'https://wa.me/528112345678?text=Hola%20Eva',
      '2<span class="sr-only"> acciones pendientes',
    ])
      expect(page).toContain(part)
    for (const part of ['Perdida', 'De Luis']) expect(page).not.toContain(part)
    expect(await textOf('/dashboard/hoy?todos=1')).toContain('De Luis')
    expect(await textOf('/dashboard')).toContain('Acciones y visitas de hoy')
    const done = await visit(
      `${LIST}/${eva.id}`,
      posting({ intent: 'finish-next-action', kind: 'visita', version: '1' }),
    )
    expect(done.headers.get('Location')).toContain(`${LIST}/${eva.id}?aviso=accion-hecha`)
    const postpone = (fields: Record<string, string>) =>
      visit('/dashboard/hoy', posting({ intent: 'postpone-action', id: jose.id, version: '1', ...fields }))
    const wrong = await postpone({ to: 'dia', day: '2026-02-30' })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Ese día no existe')])
    expect(await (await postpone({ to: 'dia', day: '' })).text()).toContain('Elige el día')
    const gone = await postpone({ id: eva.id, version: '2', to: 'lunes' })
    expect([gone.status, await gone.text()]).toEqual([422, expect.stringContaining('ya no tiene una siguiente acción')])
    for (const version of ['', 'x', '1.5', '-1e15', '1e300'])
      expect([version, (await postpone({ to: 'lunes', version })).status]).toEqual([version, 422])
    expect((await postpone({ to: 'lunes' })).headers.get('Location')).toContain('accion-pospuesta')
    expect(await findLead(app.store.db, jose.id)).toMatchObject({ nextAction: 'Llamar', nextDay: '2026-11-23' })
    const late = await postpone({ to: 'manana' })
    expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('guardó mientras tanto')])
    expect(await textOf('/dashboard/hoy')).not.toContain('Acciones y visitas de hoy')
    // Whoever sees no phones gets no links to call.
    const lector = (await app.signIn({ role: 'lector' })).visit
    expect(await textOf('/dashboard/hoy?todos=1', lector)).not.toContain('tel:')
  })

  describe('from message to lead', () => {
    async function addMessage(
      fields: Partial<typeof MESSAGE> & { propertyId?: string; propertyTitle?: string; sourcePage?: string } = {},
    ) {
      const row = { id: randomUUID(), ...MESSAGE, ...fields, createdAt: '2026-11-19T18:00:00.000Z' }
      await app.store.db.insertInto('contactMessages').values(row).execute()
      return row.id
    }
    const press = (id: string, intent = 'create-lead') => visit(`/dashboard/mensajes/${id}`, posting({ intent }))

    test('one press makes a lead with the message, its property and its page in the history', async () => {
      const { id: propertyId } = await createProperty(by(), buildProperty({ propertyId: 'PROP-434', title: 'Nave' }))
      const id = await addMessage({
        telefono: '81 1234 5678',
        propertyId,
        propertyTitle: 'Nave',
        sourcePage: '/propiedad/nave',
      })
      expect(await textOf(`/dashboard/mensajes/${id}`)).toContain('Crear prospecto')
      const made = await press(id)
      const lead = await onlyLead()
      expect(made.headers.get('Location')).toContain(`${LIST}/${lead.id}`)
      expect(lead).toMatchObject({ name: MESSAGE.nombre, source: 'sitio', phones: ['+528112345678'] })
      const page = await textOf(`${LIST}/${lead.id}`)
      for (const part of ['Mensaje del sitio', 'PROP-434', `/dashboard/mensajes/${id}`, '/propiedad/nave'])
        expect(page).toContain(part)
      expect(await textOf(`/dashboard/mensajes/${id}`)).toContain(`${LIST}/${lead.id}`)
      // A second press, and a second message, find the same person.
      await press(id)
      await press(await addMessage({ telefono: '81 8765 4321 / +52 81 1234 5678', email: 'otro@correo.mx' }))
      expect(await names()).toEqual([MESSAGE.nombre])
      // The new e-mail is written down; of somebody with another name on the same phone it would not be.
      expect((await onlyLead()).emails).toEqual([MESSAGE.email, 'otro@correo.mx'])
      await press(await addMessage({ nombre: 'Luis Peña', telefono: '81 1234 5678', email: 'luis@correo.mx' }))
      expect((await onlyLead()).emails).toEqual([MESSAGE.email, 'otro@correo.mx'])
      expect((await findEntries(app.store.db, lead.id)).lines).toHaveLength(3)
      expect((await onlyLead()).phones).toEqual(['+528112345678', '+528187654321'])
      await press(id, 'mark-answered')
      expect(await textOf(`${LIST}/${lead.id}`)).toContain('Se respondió el mensaje.')
    })

    test('a message goes to nobody whose account is disabled, except to whoever won the lead', async () => {
      const { staff: rosa } = await app.signIn({ role: 'editor', name: 'Rosa' })
      const { staff: gone } = await app.signIn({ role: 'editor', name: 'Luis Garza' })
      const { id: propertyId } = await createProperty(by(), buildProperty({ asesorId: gone.id }))
      const addLead = async (fields: Partial<LeadFields>) => (await createLead(by(), buildLead(fields))).id
      const lost = { asesorId: gone.id, stage: 'perdido', lostReason: 'precio' } as const
      const ids = [
        await addLead({ ...lost, name: 'Perdida', emails: ['perdida@correo.mx'] }),
        await addLead({ asesorId: gone.id, stage: 'ganado', name: 'Ganada', emails: ['ganada@correo.mx'] }),
        await addLead({ asesorId: rosa.id, name: 'De Rosa', emails: ['rosa@correo.mx'] }),
      ]
      await app.store.db.updateTable('users').set({ disabledAt: NOW.toISOString() }).where('id', '=', gone.id).execute()
      for (const [at, name] of ['perdida', 'ganada', 'rosa', 'nueva'].entries())
        await press(await addMessage({ email: `${name}@correo.mx`, telefono: `81 8765 000${at}`, propertyId }))
      const attended = await Promise.all(ids.map(async (id) => (await findLead(app.store.db, id))?.asesorName))
      const presser = await app.store.db
        .selectFrom('users')
        .where('role', '=', 'admin')
        .select(['id', 'name'])
        .execute()
      expect(attended).toEqual([presser[0]?.name, 'Luis Garza', 'Rosa'])
      const made = await app.store.db.selectFrom('leads').where('id', 'not in', ids).select('asesorId').execute()
      expect(made).toEqual([{ asesorId: presser[0]?.id }])
    })

    test('somebody with the phone of another person may be a lead of their own, and a history says who wrote', async () => {
      await press(await addMessage({ nombre: 'Eva Sada', telefono: '81 1234 5678' }))
      const { id: eva } = await onlyLead()
      const fields = { nombre: 'Luis Peña', telefono: '044 81 1234 5678', email: 'luis@correo.mx' }
      const id = await addMessage(fields)
      const page = await textOf(`/dashboard/mensajes/${id}`)
      for (const part of ['Con ese teléfono o ese correo ya está', `${LIST}/${eva}`, 'Agregar a su historial'])
        expect(page).toContain(part)
      await press(id, 'create-another-lead')
      expect(await names()).toEqual(['Eva Sada', 'Luis Peña'])
      await press(id, 'create-another-lead')
      // Whoever shares both phone and e-mail is the person.
      await press(await addMessage(fields))
      expect(await textOf(`${LIST}/${eva}`)).not.toContain('de Luis Peña')
      await press(await addMessage({ ...fields, telefono: '', email: MESSAGE.email }))
      expect(await names()).toEqual(['Eva Sada', 'Luis Peña'])
      expect(await textOf(`${LIST}/${eva}`)).toContain('de Luis Peña')
    })

    test('each message becomes a lead by itself once the agency says so, unless it is spam', async () => {
      const settings = '/dashboard/configuracion/prospectos'
      let sent = 0
      const send = (fields: Partial<ContactMessage>, suspicion: string | null = null) => {
        sent += 1
        const values = {
          nombre: 'Eva Sada',
          email: 'eva@correo.mx',
          telefono: null,
          asunto: null,
          mensaje: `Hola ${sent}`,
        }
        const from = { suspicion, formName: null, page: '/contacto', propertySlug: '', operation: null, now: NOW }
        return saveMessage(app.store, app.parts.contactService, { values: { ...values, ...fields }, ...from })
      }
      await send({ nombre: 'Antes', email: 'antes@correo.mx' })
      expect(await names()).toEqual([])
      expect(await textOf(settings)).toContain('Un mensaje del sitio pasa a ser prospecto')
      const saved = await visit(settings, posting({ intent: 'save-leads', leadAccess: 'all', messageLeads: 'at_once' }))
      expect(saved.headers.get('Location')).toContain('configuracion-guardada')
      expect(
        (await visit(settings, posting({ intent: 'save-leads', leadAccess: 'all', messageLeads: 'x' }))).status,
      ).toBe(422)
      const id = await send({})
      await send({ telefono: '81 1234 5678' })
      const spam = await send({ nombre: 'Basura', email: 'basura@correo.mx' }, 'llenó un campo que nadie ve')
      const lead = await onlyLead()
      expect(lead).toMatchObject({ name: 'Eva Sada', source: 'sitio', asesorId: null })
      expect((await findEntries(app.store.db, lead.id)).lines.map(({ kind }) => kind)).toEqual(['mensaje', 'mensaje'])
      await press(spam, 'not-spam')
      expect((await names()).toSorted()).toEqual(['Basura', 'Eva Sada'])
      await press(id, 'mark-spam')
      expect(await textOf(`/dashboard/mensajes/${id}`)).toContain(`${LIST}/${lead.id}?eliminar=1`)
    })

    test('a message that is spam, or deleted, leaves the lead and says so', async () => {
      const id = await addMessage()
      await press(id)
      const path = `${LIST}/${(await onlyLead()).id}`
      await press(id, 'mark-spam')
      expect(await textOf(path)).toContain('El mensaje se marcó como spam')
      await press(id, 'delete')
      expect(await textOf(path)).toContain('El mensaje se eliminó')
      expect((await press(id)).headers.get('Location')).toContain('mensaje-inexistente')
    })
  })
})
