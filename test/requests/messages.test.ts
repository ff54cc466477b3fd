import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveSection } from '#app/agency/change-agency.server.ts'
import type { MessageState } from '#app/contact/message-states.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { Visit } from '#test/app.ts'
import { MESSAGE } from '#test/contact.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { buildProperty } from '#test/factories/property.ts'
import { renameProperty } from '#test/factories/rename-property.ts'
import { posting } from '#test/forms.ts'
import { type MailSink, openMailSink } from '#test/mail-sink.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LIST = '/dashboard/mensajes'
const NAMES = /Primera|Segunda|Tercera|Basura/g

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  let sink: MailSink
  let visit: Visit

  beforeAll(async () => {
    sink = await openMailSink()
  })

  afterAll(() => sink.close())

  const [ANA, EVA] = ['ana@cerronorte.example', 'eva@cerronorte.example'] as const
  const app = shareApp(dialect, () => ({ smtpUrl: sink.url, contactTo: [ANA, EVA] }))

  beforeEach(async () => {
    app.setNow(NOW)
    sink.left()
    visit = (await app.signIn()).visit
  })

  afterEach(() => app.parts.outboxWorker.run())

  async function add(overrides: Partial<typeof MESSAGE> & { state?: MessageState; createdAt?: Date } = {}) {
    const { createdAt = NOW, ...fields } = overrides
    const row = { id: randomUUID(), ...MESSAGE, ...fields, createdAt: createdAt.toISOString() }
    await app.store.db.insertInto('contactMessages').values(row).execute()
    return row.id
  }

  test('a lector reads messages without phones, and finds nobody by one', async () => {
    const mensaje = 'Márcame al 81 1234 5678 o al cel. 8187654321'
    const id = await add({ nombre: 'Primera', telefono: '81 1234 5678', mensaje })
    const searchText = foldText(`Primera\n81 1234 5678\n${mensaje}`)
    await app.store.db.updateTable('contactMessages').set({ searchText }).execute()
    const lector = (await app.signIn({ role: 'lector' })).visit
    for (const path of [LIST, `${LIST}/${id}`, '/dashboard/hoy']) {
      const html = await (await lector(path)).text()
      expect([path, html.includes('Primera')]).toEqual([path, true])
      expect([path, /12345678|87654321/.test(html.replaceAll(/\D/g, ''))]).toEqual([path, false])
    }
    expect(await (await lector(`${LIST}?buscar=Primera`)).text()).toContain(`${LIST}/${id}`)
    for (const search of ['8112345678', '5678', '81 1234'])
      expect([search, (await (await lector(`${LIST}?buscar=${search}`)).text()).includes(id)]).toEqual([search, false])
    expect(await page(`${LIST}?buscar=8112345678`)).toContain(id)
    expect(await page(`${LIST}/${id}`)).toContain('81 1234 5678')
  })

  async function page(path: string) {
    const response = await visit(path)
    expect(response.status).toBe(200)
    return response.text()
  }

  /** The visible texts of a page that match, in order, without the data for its scripts. */
  async function shown(path: string, what: RegExp) {
    return (await page(path)).replaceAll(/<script[\s\S]*?<\/script>/g, '').match(what)
  }

  function act(id: string, intent: string) {
    return visit(`${LIST}/${id}`, posting({ intent }))
  }

  async function stateOf(id: string) {
    const row = await app.store.db.selectFrom('contactMessages').where('id', '=', id).select('state').executeTakeFirst()
    return row?.state ?? null
  }

  test('an empty list of messages has a text', async () => {
    expect(await page(LIST)).toContain('No hay mensajes')
    expect(await page(`${LIST}?estado=spam`)).toContain('No hay spam')
  })

  test('the latest come first, spam only on request, and new ones are counted', async () => {
    await add({ nombre: 'Primera', createdAt: new Date('2026-11-18T10:00:00Z') })
    await add({ nombre: 'Segunda', createdAt: new Date('2026-11-19T10:00:00Z'), state: 'respondido' })
    await add({ nombre: 'Tercera', createdAt: new Date('2026-11-20T10:00:00Z') })
    await add({ nombre: 'Basura', state: 'spam' })
    expect(await shown(LIST, NAMES)).toEqual(['Tercera', 'Segunda', 'Primera'])
    expect(await page(LIST)).toMatch(/2<span class="sr-only"> (?:<!-- -->)?mensajes nuevos<\/span>/)
    expect(await shown(`${LIST}?estado=spam`, NAMES)).toEqual(['Basura'])
    expect(await shown(`${LIST}?estado=respondido`, NAMES)).toEqual(['Segunda'])
  })

  test('search words match anywhere and are never patterns', async () => {
    await app.visit('/contacto', posting({ ...MESSAGE, nombre: 'José Ñandú', mensaje: '100%_\\ seguro' }))
    await app.visit('/contacto', posting({ ...MESSAGE, nombre: 'Otra', mensaje: 'Hola' }))
    for (const search of ['nandu jose', 'MARIANA@correo.mx josé', '100%_\\', '81 1234 seguro'])
      expect(await shown(`${LIST}?${new URLSearchParams({ buscar: search })}`, /José Ñandú|Otra/g)).toEqual([
        'José Ñandú',
      ])
    for (const search of ['%', '_ _', "' or 1=1", '\0x', '<script>'])
      expect(
        await shown(`${LIST}?${new URLSearchParams({ buscar: `${search} nadie` })}`, /No se encontraron/),
      ).not.toBeNull()
    expect(await shown(`${LIST}?buscar=jose&estado=spam`, /No se encontraron|José/g)).toContain('No se encontraron')
  })

  test('a message is found by phone, ID or title in any spelling', async () => {
    const made = { createdBy: null, now: NOW }
    const property = buildProperty({ title: 'Nave O’Farrill', propertyId: 'PROP-434' })
    const { slug } = await insertProperty(app.store.db, property, made)
    const other = await insertProperty(app.store.db, buildProperty({ title: 'Local', propertyId: 'PROP-4340' }), made)
    const first = { ...MESSAGE, nombre: 'Primera', telefono: '(81) 1234-5678', propiedad: slug }
    const second = { ...MESSAGE, nombre: 'Segunda', telefono: '+1 956 555 0100', propiedad: other.slug }
    await app.visit('/contacto', posting(first))
    await app.visit('/contacto', posting({ ...second, mensaje: 'Mi celular es 81-8765-4321. ¿Y la PROP-434?' }))
    const found = (search: string) => shown(`${LIST}?${new URLSearchParams({ buscar: search })}`, /Primera|Segunda/g)
    for (const search of [
      '8112345678',
      '+52 81 1234 5678',
      '+528112345678',
      '(81) 1234-5678',
      '81 1234 5678',
      '1234 5678',
      'tel. 81.1234.5678',
      'primera 8112345678',
      'Nave OFarrill',
      "nave o'farrill",
      'PROP434 nave',
    ])
      expect([search, await found(search)]).toEqual([search, ['Primera']])
    for (const search of ['+19565550100', '956 555-0100', '8187654321', 'ID: PROP-4340', 'prop 4340'])
      expect([search, await found(search)]).toEqual([search, ['Segunda']])
    for (const search of ['PROP-434', 'ID PROP-434', 'prop 434', '#PROP434'])
      expect([search, (await found(search))?.toSorted()]).toEqual([search, ['Primera', 'Segunda']])
    for (const search of ['8112345679', 'ID PROP-43', 'Nave Farías']) expect(await found(search)).toBeNull()
  })

  test('a message is found by the current title of its property', async () => {
    const { id, slug } = await insertProperty(app.store.db, buildProperty({ title: 'Nave' }), {
      createdBy: null,
      now: NOW,
    })
    await app.visit('/contacto', posting({ ...MESSAGE, propiedad: slug }))
    await renameProperty(app.store, id, 'Bodega Zarzamora', NOW)
    for (const search of ['zarzamora', 'nave'])
      expect(await shown(`${LIST}?buscar=${search}`, /Mariana Garza/g)).not.toBeNull()
  })

  test('a message counts as interest in its property unless it is spam', async () => {
    const { slug } = await insertProperty(app.store.db, buildProperty(), { createdBy: null, now: NOW })
    const counted = async () => {
      const rows = await app.store.db.selectFrom('interest').select(['kind', 'day', 'count']).execute()
      return rows.map(({ kind, day, count }) => `${kind} ${day} ${count}`)
    }
    await app.visit('/contacto', posting({ ...MESSAGE, propiedad: slug, email: 'no' }))
    await app.visit('/contacto', posting({ ...MESSAGE, propiedad: slug, sitioWeb: 'x' }))
    await app.visit('/contacto', posting({ ...MESSAGE, mensaje: 'Sin propiedad' }))
    expect(await counted()).toEqual([])
    const { id } = await app.store.db
      .selectFrom('contactMessages')
      .where('state', '=', 'spam')
      .select('id')
      .executeTakeFirstOrThrow()
    await act(id, 'not-spam')
    await act(id, 'not-spam')
    expect(await counted()).toEqual(['message 2026-11-20 1'])
    await app.visit('/contacto', posting({ ...MESSAGE, propiedad: slug, mensaje: 'Otra pregunta' }))
    await app.visit('/contacto', posting({ ...MESSAGE, propiedad: slug, mensaje: 'Otra pregunta' }))
    expect(await counted()).toEqual(['message 2026-11-20 2'])
    await act(id, 'mark-spam')
    await act(id, 'mark-spam')
    expect(await counted()).toEqual(['message 2026-11-20 1'])
    await act(id, 'delete')
    expect(await counted()).toEqual(['message 2026-11-20 1'])
    const property = await app.store.db.selectFrom('properties').select('id').executeTakeFirstOrThrow()
    const html = await page(`/property/${property.id}`)
    expect(html.replaceAll(/<!-- -->/g, '')).toMatch(/Mensajes<\/dt><dd[^>]*>1<small[^>]*> 1 en total/)
  })

  test('a long list has pages, and a number past the end gives the last page', async () => {
    for (let at = 0; at < 30; at++)
      await add({ nombre: `Persona ${at}.`, createdAt: new Date(NOW.getTime() + at * 1000) })
    expect(await shown(LIST, /Persona \d+\./g)).toHaveLength(25)
    expect((await shown(`${LIST}?page=9`, /Persona \d+\./g))?.[0]).toBe('Persona 4.')
    expect((await page(`${LIST}?estado=nuevo&page=2`)).replaceAll('<!-- -->', '')).toContain('Página 2 de 2')
  })

  test("the visitor's text is escaped everywhere", async () => {
    const hostile = `"><img src=x onerror=alert(1)></textarea></script><script>alert(1)</script>`
    const id = await add({ nombre: hostile, asunto: hostile, mensaje: hostile, telefono: hostile })
    for (const path of [LIST, `${LIST}/${id}`, `${LIST}/${id}?eliminar=1`]) {
      const html = await page(path)
      expect(html).not.toContain('<img src=x')
      expect(html).not.toContain('<script>alert')
      expect(html).toContain('&lt;img src=x')
    }
  })

  test('a shortened text in the list never ends inside a character', async () => {
    await add({ mensaje: `${'a'.repeat(159)}🏠 con patio` })
    const html = await page(LIST)
    expect(html).toContain('a'.repeat(159))
    expect(html).not.toMatch(/\uFFFD|\\ud83c(?!\\u)/i)
  })

  test('opening a message does not change it: it is read when somebody marks it', async () => {
    const id = await add()
    for (const init of [undefined, { method: 'HEAD' }, { headers: { 'Sec-Purpose': 'prefetch' } }])
      expect((await visit(`${LIST}/${id}`, init)).status).toBe(200)
    await visit(`${LIST}/${id}.data`)
    expect(await stateOf(id)).toBe('nuevo')
    const answer = await act(id, 'mark-read')
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${LIST}/${id}?aviso=mensaje-actualizado`])
    expect(await stateOf(id)).toBe('leido')
    expect((await visit(`${LIST}/${id}`, posting({ intent: 'mark-unread' }))).headers.get('Location')).toBe(LIST)
    expect((await visit(`${LIST}/${id}`, posting({ intent: 'mark-read', quedarse: '1' }))).status).toBe(200)
    expect(await stateOf(id)).toBe('leido')
  })

  test('the page of a message has its sender, source, property and ways to answer', async () => {
    const { id: propertyId, slug } = await insertProperty(app.store.db, buildProperty(), { createdBy: null, now: NOW })
    await app.visit('/contacto', posting({ ...MESSAGE, propiedad: slug, pagina: `/propiedad/${slug}` }))
    await app.parts.outboxWorker.run()
    const { id } = await app.store.db.selectFrom('contactMessages').select('id').executeTakeFirstOrThrow()
    const html = await page(`${LIST}/${id}`)
    expect(html).toContain(`href="/property/${propertyId}"`)
    expect(html).toContain(`href="/propiedad/${slug}"`)
    expect(html).toContain('href="mailto:mariana@correo.mx?subject=Re%3A%20Bodega%20en%20Apodaca')
    expect(html).toContain('href="https://wa.me/528112345678?text=Hola%20Mariana%20Garza')
    expect(html).toContain(`Correo a ${ANA}: entregado el 20 nov 2026, 12:00`)
    expect(html).toContain(`Correo a ${EVA}: entregado el 20 nov 2026, 12:00`)
    expect(html).toContain('busco una bodega con andenes.')
  })

  test('a message leads to the privacy notice that was published when it was sent', async () => {
    const before = await add({ createdAt: new Date('2026-11-01T18:00:00Z') })
    const save = (text: string, savedAt: Date) =>
      saveSection({ db: app.store.db, actor: { id: null, name: 'Ana' }, now: savedAt }, 'privacidad', (saved) => ({
        ...saved,
        text,
      }))
    await save('## Uno\n\nTratamos tu **nombre**. {razón social}, {conservación}', new Date('2026-11-21T18:00:00Z'))
    const keep = (lostLeadMonths: number, day: string) =>
      saveSettings(
        { db: app.store.db, actor: { id: null, name: 'Ana' }, now: new Date(`${day}T18:00:00Z`), note: 'Prospectos' },
        { lostLeadMonths },
      )
    await keep(12, '2026-11-21')
    const accepted = await add({ createdAt: new Date('2026-11-22T18:00:00Z') })
    await keep(6, '2026-11-23')
    await save('## Dos\n\nTratamos también tu huella.', new Date('2026-11-23T18:00:00Z'))
    expect(await page(`${LIST}/${accepted}`)).toContain(`href="${LIST}/${accepted}/aviso"`)
    const html = await page(`${LIST}/${accepted}/aviso`)
    expect(html).toContain(`Tratamos tu <strong>nombre</strong>. ${DEMO_AGENCY.datos.legalName}, durante 12 meses`)
    expect(html).not.toContain('huella')
    expect(await page(`${LIST}/${before}`)).not.toContain('Aviso aceptado')
    for (const id of [before, randomUUID(), '__proto__']) {
      const answer = await visit(`${LIST}/${id}/aviso`)
      expect(answer.headers.get('Location')).toBe(`${LIST}?aviso=mensaje-inexistente`)
    }
  })

  test('the page of a message has the delivery state of each recipient; a deferred one gets it later, once', async () => {
    sink.answer(EVA, '452 4.2.2 mailbox full')
    await app.visit('/contacto', posting(MESSAGE))
    await app.parts.outboxWorker.run()
    expect(app.warnings.splice(0)).toEqual([expect.stringContaining('…@cerronorte.example: 452 4.2.2 mailbox full')])
    const { id } = await app.store.db.selectFrom('contactMessages').select('id').executeTakeFirstOrThrow()
    const html = await page(`${LIST}/${id}`)
    expect(html).toContain(`Correo a ${ANA}: entregado el 20 nov 2026, 12:00`)
    expect(html).toContain(`Correo a ${EVA}: falló 1 intento; el siguiente, 20 nov 2026, 12:00`)
    expect(html).toContain('452 4.2.2 mailbox full')
    sink.answer(EVA, null)
    await act(id, 'retry')
    await app.parts.outboxWorker.run()
    expect(sink.left().map(({ recipients }) => recipients)).toEqual([[ANA], [EVA]])
    expect(await page(`${LIST}/${id}`)).toContain(`Correo a ${EVA}: entregado el 20 nov 2026`)
  })

  test('a message that is no longer spam is delivered once', async () => {
    await app.visit('/contacto', posting({ ...MESSAGE, sitioWeb: 'x' }))
    const { id } = await app.store.db.selectFrom('contactMessages').select('id').executeTakeFirstOrThrow()
    expect(await page(`${LIST}/${id}`)).toContain('Se apartó porque')
    await act(id, 'not-spam')
    await act(id, 'not-spam')
    await app.parts.outboxWorker.run()
    expect(sink.left()).toHaveLength(1)
    expect(await stateOf(id)).toBe('leido')
    expect(await page(`${LIST}/${id}`)).not.toContain('Se apartó')
  })

  test('spam is not delivered any more', async () => {
    const id = await add()
    const row = { id: randomUUID(), kind: 'contact-mail' as const, messageId: id, payload: null, lastError: null }
    await app.store.db
      .insertInto('outbox')
      .values({ ...row, deliveredAt: null, nextAttemptAt: NOW.toISOString(), createdAt: NOW.toISOString() })
      .execute()
    await act(id, 'mark-spam')
    await app.parts.outboxWorker.run()
    expect(sink.left()).toEqual([])
    expect(await page(`${LIST}/${id}`)).toContain('Apartado: no se envía')
  })

  test('an abandoned delivery is shown and can be retried', async () => {
    const id = await add()
    const row = { id: randomUUID(), kind: 'contact-mail' as const, messageId: id, payload: null, attempts: 24 }
    await app.store.db
      .insertInto('outbox')
      .values({ ...row, deliveredAt: null, nextAttemptAt: null, lastError: '550 <b>', createdAt: NOW.toISOString() })
      .execute()
    expect(await page(LIST)).toContain('Sin entregar')
    const html = await page(`${LIST}/${id}`)
    expect(html).toContain('Correo: no se pudo entregar tras 24 intentos')
    expect(html).toContain('550 &lt;b&gt;')
    await act(id, 'retry')
    await app.parts.outboxWorker.run()
    expect(sink.left()).toHaveLength(1)
    expect(await page(`${LIST}/${id}`)).toContain(`Correo a ${EVA}: entregado el`)
  })

  test('deleting asks first and deletes everything of the message', async () => {
    await app.visit('/contacto', posting(MESSAGE))
    await app.parts.outboxWorker.run()
    const { id } = await app.store.db.selectFrom('contactMessages').select('id').executeTakeFirstOrThrow()
    expect(await page(`${LIST}/${id}?eliminar=1`)).toContain('role="alertdialog"')
    expect(await stateOf(id)).toBe('nuevo')
    const answer = await act(id, 'delete')
    expect(answer.headers.get('Location')).toBe(`${LIST}?aviso=mensaje-eliminado`)
    expect(await page(`${LIST}?aviso=mensaje-eliminado`)).toContain('Mensaje eliminado con éxito')
    expect(await app.store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    for (const again of [await act(id, 'delete'), await act(id, 'mark-read'), await visit(`${LIST}/${id}`)])
      expect(again.headers.get('Location')).toBe(`${LIST}?aviso=mensaje-inexistente`)
  })

  test.each(['', 'borrar', 'toString', '__proto__'])('the unknown intent %j is refused', async (intent) => {
    const id = await add()
    expect((await act(id, intent)).status).toBe(400)
    expect(await stateOf(id)).toBe('nuevo')
  })

  test.each(['%00', 'a%00b', 'x', '00000000-0000-0000-0000-000000000000'])(
    'the unknown message %s can be neither seen nor changed',
    async (id) => {
      for (const answer of [await visit(`${LIST}/${id}`), await act(id, 'mark-read'), await act(id, 'delete')])
        expect(answer.headers.get('Location')).toBe(`${LIST}?aviso=mensaje-inexistente`)
    },
  )

  test('nobody without a session, and no other site, can change a message', async () => {
    const id = await add()
    for (const intent of ['mark-read', 'mark-spam', 'delete', 'retry'])
      expect((await app.visit(`${LIST}/${id}`, posting({ intent }))).headers.get('Location')).toContain('/login')
    expect(
      (await visit(`${LIST}/${id}`, posting({ intent: 'delete' }, { Origin: 'https://evil.example' }))).status,
    ).toBe(403)
    expect(await stateOf(id)).toBe('nuevo')
  })
})
