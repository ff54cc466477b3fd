import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { openTestApp } from '#test/app.ts'
import { MESSAGE, hiddenFields, openForm } from '#test/contact.ts'
import { buildProperty } from '#test/factories/property.ts'
import { type FormService, openFormService } from '#test/form-service.ts'
import { posting } from '#test/forms.ts'
import { MESSAGES_IN_DAY } from '#app/contact/receive-message.server.ts'
import { countAttempt } from '#app/rate-limits/rate-limit.server.ts'
import { LIMITS } from '#app/rate-limits/rate-limit.ts'
import { type MailSink, openMailSink } from '#test/mail-sink.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const SENT = '/contacto-confirmacion'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  let sink: MailSink
  let service: FormService

  beforeAll(async () => {
    sink = await openMailSink()
    service = await openFormService()
  })

  afterAll(async () => {
    await sink.close()
    await service.close()
  })

  const app = shareApp(dialect, () => ({ smtpUrl: sink.url, contactForwardUrl: service.url, trustProxy: true }))

  beforeEach(() => {
    app.setNow(NOW)
    service.answerWith(302)
    sink.left()
    service.got()
  })

  afterEach(() => app.parts.outboxWorker.run())

  function send(fields: Record<string, string>, headers?: Record<string, string>) {
    return app.visit('/contacto', posting(fields, headers))
  }

  /** Fills in a form slowly, like a person, and sends it. */
  async function write(fields: Partial<Record<string, string>> = {}) {
    const hidden = await openForm(app.visit)
    app.setNow(new Date(NOW.getTime() + 60_000))
    return send({ ...hidden, ...MESSAGE, ...fields })
  }

  const kept = () => app.store.db.selectFrom('contactMessages').selectAll().orderBy('id').execute()

  async function expectSent(response: Response) {
    expect([response.status, response.headers.get('Location')]).toEqual([303, SENT])
  }

  test('the page has every control with its name and works without scripts', async () => {
    const response = await app.visit('/contacto')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache, no-transform')
    for (const name of ['nombre', 'email', 'telefono', 'asunto'])
      expect(html).toMatch(new RegExp(`<input[^>]* name="${name}"`))
    expect(html).toMatch(/<textarea[^>]* name="mensaje"/)
    expect(html).toMatch(/<form[^>]*method="post"/)
    expect(html).toContain('<title>Contacto · Cerro Norte</title>')
    expect(html).toContain('href="/aviso-privacidad"')
    expect(html).toContain('aria-label="Abrir chat de WhatsApp"')
    expect(html).toContain('title="Mapa de la oficina"')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toMatch(/ style="|<style/)
  })

  test('a message is stored, confirmed and delivered to both places', async () => {
    await expectSent(await write())
    expect(await kept()).toMatchObject([{ ...MESSAGE, state: 'nuevo', sourcePage: '/contacto', suspicion: null }])
    await app.parts.outboxWorker.run()
    const [mail, ...others] = sink.left()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      from: { name: 'Cerro Norte', address: 'gerencia@cerronorte.example' },
      to: [{ address: 'ventas@cerronorte.example' }],
      recipients: ['ventas@cerronorte.example'],
      replyTo: [{ name: 'Mariana Garza', address: 'mariana@correo.mx' }],
      subject: '[Cerro Norte] Bodega en Apodaca',
    })
    expect(mail?.text).toContain('busco una bodega con andenes.')
    const [form, ...more] = service.got()
    expect(more).toEqual([])
    expect(form?.referer).toBe('http://cerronorte.test/contacto')
    expect(form?.contentType).toMatch(/^application\/x-www-form-urlencoded/)
    expect(Object.fromEntries(form?.fields ?? [])).toEqual({
      ...MESSAGE,
      _cc: 'ventas@cerronorte.example',
      _subject: '[Cerro Norte] Bodega en Apodaca',
      _captcha: 'false',
      _template: 'table',
      _next: 'http://cerronorte.test/contacto-confirmacion',
    })
    const sent = await (await app.visit(SENT)).text()
    expect(sent).toContain('Mensaje enviado con éxito')
    expect(sent).toContain('<meta name="robots" content="noindex, follow"/>')
  })

  describe('the confirmation shows what was sent', () => {
    async function insertNave(title: string) {
      const input = buildProperty({ title, type: 'bodega', category: 'renta' })
      return insertProperty(app.store.db, input, { createdBy: null, now: NOW })
    }

    async function read(response: Response, path = SENT) {
      const [cookie = ''] = response.headers.getSetCookie()
      return app.visit(path, { headers: { Cookie: cookie.split(';')[0] ?? '' } })
    }

    test('to its sender alone, also after a reload, with similar properties and the hours of the agency', async () => {
      for (const title of ['Nave Encino', 'Nave Roble', 'Nave Nogal']) await insertNave(title)
      const mensaje = 'Busco una bodega\ncon andenes.'
      const sent = await write({ mensaje, propiedad: 'nave-encino' })
      await expectSent(sent)
      const [cookie, ...others] = sent.headers.getSetCookie()
      expect(others).toEqual([])
      expect(cookie).toMatch(/^mensaje-enviado=[\w.-]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/)
      for (const path of [SENT, SENT, `${SENT}.data`]) {
        const answer = await read(sent, path)
        expect(answer.headers.get('Cache-Control')).toContain('private, no-store')
        const text = (await answer.text()).replaceAll('\\n', '\n')
        for (const part of [MESSAGE.nombre, mensaje, 'Nave Encino', 'Nave Roble', 'Nave Nogal'])
          expect(text).toContain(part)
        expect(text).not.toContain(MESSAGE.email)
      }
      const html = await (await read(sent)).text()
      expect(html).toContain('href="/propiedad/nave-encino"')
      expect(html).toContain('Propiedades similares')
      expect(html).toContain('Lunes a viernes, 9:00 a 18:00')
      for (const path of [SENT, `${SENT}.data`]) {
        const stranger = await (await app.visit(path)).text()
        for (const part of [MESSAGE.nombre, 'con andenes', 'Nave Roble']) expect(stranger).not.toContain(part)
      }
    })

    test('with the newest properties when it is about none, and a duplicate shows the same message', async () => {
      await insertNave('Nave Encino')
      const hidden = await openForm(app.visit)
      app.setNow(new Date(NOW.getTime() + 60_000))
      for (const sent of [await send({ ...hidden, ...MESSAGE }), await send({ ...hidden, ...MESSAGE })]) {
        const html = await (await read(sent)).text()
        for (const part of [MESSAGE.nombre, 'Últimas propiedades', 'Nave Encino']) expect(html).toContain(part)
      }
      expect(await kept()).toHaveLength(1)
    })

    test('for half an hour, while it is not deleted, and not to whoever made up the cookie', async () => {
      const sent = await write()
      const [{ id } = { id: '' }] = await kept()
      const forged = await app.visit(SENT, { headers: { Cookie: `mensaje-enviado=abc.${id}.${'x'.repeat(43)}` } })
      expect(await forged.text()).not.toContain(MESSAGE.nombre)
      app.setNow(new Date(NOW.getTime() + 30 * 60_000))
      expect(await (await read(sent)).text()).toContain(MESSAGE.nombre)
      await app.store.db.deleteFrom('contactMessages').execute()
      const deleted = await read(sent)
      expect([deleted.status, (await deleted.text()).includes(MESSAGE.nombre)]).toEqual([200, false])
      const late = await write({ mensaje: 'Otra vez' })
      app.setNow(new Date(NOW.getTime() + 33 * 60_000))
      expect(await (await read(late)).text()).not.toContain(MESSAGE.nombre)
    })

    test('but not the name of a property that is no longer public as a link', async () => {
      await insertNave('Nave Encino')
      const sent = await write({ propiedad: 'nave-encino' })
      await app.store.db.updateTable('properties').set({ status: 'pausada' }).execute()
      const html = await (await read(sent)).text()
      expect(html).toContain('Nave Encino')
      expect(html).not.toContain('href="/propiedad/nave-encino"')
    })
  })

  test.each([
    [{ nombre: '' }, 'Por favor completa todos los campos requeridos', 'Escribe tu nombre'],
    [{ email: ' ' }, 'Por favor completa todos los campos requeridos', 'Escribe tu correo electrónico'],
    [{ mensaje: '\n' }, 'Por favor completa todos los campos requeridos', 'Escribe tu mensaje'],
    [{ email: 'usuario@dominio' }, 'Por favor ingresa un correo electrónico válido', 'value="usuario@dominio"'],
    [{ asunto: 'x'.repeat(151) }, 'Revisa el campo marcado', 'El asunto admite hasta 150 caracteres; llevas 151'],
    [
      { mensaje: 'x'.repeat(5001) },
      'Revisa el campo marcado',
      'El mensaje admite hasta 5,000 caracteres; llevas 5,001',
    ],
  ])('%o is refused, and the typed values stay', async (fields, heading, sentence) => {
    const hidden = await openForm(app.visit)
    const typed = { ...MESSAGE, nombre: 'Ana "la" <b>', ...fields }
    const response = await send({ ...hidden, ...typed, pagina: '/servicios' })
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain(heading)
    expect(html).toContain(sentence)
    expect(html).toContain('role="alert"')
    expect(html.includes('value="Ana &quot;la&quot; &lt;b&gt;"')).toBe(typed.nombre !== '')
    expect(html).toContain('aria-invalid="true"')
    expect(hiddenFields(html)).toEqual({ envio: hidden.envio, pagina: '/servicios' })
    expect(await kept()).toEqual([])
  })

  test("beyond the daily limit no sender's message is stored, and staff are informed", async () => {
    const { most } = LIMITS.contactInDay
    for (let count = 0; count < most - 2; count += 1) await countAttempt(app.store.db, MESSAGES_IN_DAY, NOW)
    const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5']
    const hidden = await openForm(app.visit)
    const answers = await Promise.all(
      addresses.map((address) =>
        send({ ...hidden, ...MESSAGE, mensaje: `Soy ${address}` }, { 'X-Forwarded-For': address }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 429, 429, 429])
    expect(await kept()).toHaveLength(2)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('Retry-After')).toBe('86400')
    const html = await refused?.text()
    expect(html).toMatch(
      /role="alert"[^]*?Hoy ya no podemos recibir mensajes aquí y el tuyo no se envió. Llámanos al [\d ]+ o/,
    )
    expect(html).toMatch(/<textarea[^>]*>Soy 203\.0\.113\.\d<\/textarea>/)
    const { visit } = await app.signIn({ role: 'lector' })
    for (const page of ['/dashboard', '/dashboard/mensajes'])
      expect(await (await visit(page)).text()).toContain('se rechazaron 3')
    app.setNow(new Date(NOW.getTime() + 86_400_000))
    expect(await (await visit('/dashboard/mensajes')).text()).not.toContain('se rechazaron')
    await expectSent(await send({ ...hidden, ...MESSAGE }))
  })

  test('an empty or invalid form is refused like an empty one', async () => {
    const bodies: [string, BodyInit][] = [
      ['application/x-www-form-urlencoded', ''],
      ['application/x-www-form-urlencoded', '%%%=%E0%A4%A&nombre=%FF%FE&mensaje=%00'],
      ['application/json', JSON.stringify(MESSAGE)],
      ['text/plain', 'nombre=Ana'],
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="nombre"\r\n\r\nAna'],
      ['multipart/form-data', 'x'],
      ['', 'nombre=Ana'],
    ]
    for (const [type, body] of bodies) {
      const response = await app.visit('/contacto', { method: 'POST', body, headers: { 'Content-Type': type } })
      expect([type, response.status]).toEqual([type, 422])
      expect(await response.text()).toContain('Por favor completa todos los campos requeridos')
    }
    expect(await kept()).toEqual([])
  })

  test('invalid bytes are replaced, and a file does not count as text', async () => {
    const body = `nombre=Jos%E9&email=jose%40correo.mx&mensaje=Ca%C3%B1%F3n%00%ED%A0%80&asunto=${'%F0%9F%8F%A2'.repeat(150)}`
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=iso-8859-1' }
    await expectSent(await app.visit('/contacto', { method: 'POST', body, headers }))
    const form = new FormData()
    for (const [name, value] of Object.entries(MESSAGE)) form.append(name, value)
    form.append('nombre', 'otro')
    await expectSent(await app.visit('/contacto', { method: 'POST', body: form }))
    expect((await kept()).map(({ nombre }) => nombre).toSorted()).toEqual(['Jos\uFFFD', 'Mariana Garza'])
    form.set('mensaje', new Blob(['x']), 'x.txt')
    expect((await app.visit('/contacto', { method: 'POST', body: form })).status).toBe(422)
  })

  test('a message of a megabyte is refused with a sentence, before it is read whole', async () => {
    const response = await send({ ...MESSAGE, mensaje: 'x'.repeat(1_048_576) })
    expect(response.status).toBe(413)
    expect(await response.text()).toContain('El mensaje es demasiado largo: admite hasta 5,000 caracteres.')
    await expectSent(await write({ mensaje: '🏢'.repeat(5000), asunto: 'ñ'.repeat(150) }))
    expect(await kept()).toHaveLength(1)
  })

  test.each(['nombre', 'email', 'telefono', 'asunto', 'mensaje'] as const)(
    'nothing typed in %s gets into a header or becomes a recipient',
    async (field) => {
      const hostile = [
        'x\r\nBcc: todos@correo.mx',
        'x\nTo: todos@correo.mx\n\n<b>cuerpo</b>',
        'x%0ABcc: todos@correo.mx',
        'x\u2028Bcc: todos@correo.mx',
        '"x" <todos@correo.mx>, otro@correo.mx',
        'todos@correo.mx, otro@correo.mx',
        '=?utf-8?q?x=0D=0ABcc:todos@correo.mx?=',
        '&_cc=todos@correo.mx&_next=//evil.example',
      ]
      for (const [at, text] of hostile.entries()) {
        app.setNow(new Date(NOW.getTime() + at * 3_600_000))
        // A phone number may have text after it.
        const value = field === 'telefono' ? `81 1234 5678 ${text}`.slice(0, 40) : text
        const { status } = await send({ ...MESSAGE, mensaje: `m${at}`, [field]: value })
        expect(status).toBe(field === 'email' ? 422 : 303)
      }
      await app.parts.outboxWorker.run()
      const mails = sink.left()
      expect(mails).toHaveLength(field === 'email' ? 0 : hostile.length)
      for (const { recipients, to, cc, bcc, replyTo, from, headers, subject } of mails) {
        expect(recipients).toEqual(['ventas@cerronorte.example'])
        expect([to, cc, bcc]).toMatchObject([[{ address: 'ventas@cerronorte.example' }], undefined, undefined])
        expect(replyTo).toMatchObject([{ address: MESSAGE.email }])
        expect(from?.address).toBe('gerencia@cerronorte.example')
        expect(subject?.startsWith('[Cerro Norte] ')).toBe(true)
        expect(headers.map(({ key }) => key).toSorted()).toEqual([
          'auto-submitted',
          'content-transfer-encoding',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'reply-to',
          'subject',
          'to',
        ])
      }
      const forwarded = service.got()
      expect(forwarded).toHaveLength(mails.length)
      for (const { fields } of forwarded) {
        expect(fields.getAll('_cc')).toEqual(['ventas@cerronorte.example'])
        expect(fields.getAll('_next')).toEqual(['http://cerronorte.test/contacto-confirmacion'])
      }
    },
  )

  test('a message that is sent twice, together or later, is stored once', async () => {
    const form = { ...(await openForm(app.visit)), ...MESSAGE }
    app.setNow(new Date(NOW.getTime() + 60_000))
    for (const response of await Promise.all([send(form), send(form), send(form)])) await expectSent(response)
    app.setNow(new Date(NOW.getTime() + 86_400_000))
    await expectSent(await send(form))
    expect(await kept()).toHaveLength(1)
    await expectSent(await send({ ...form, mensaje: 'Una cosa más' }))
    expect(await kept()).toHaveLength(2)
    await app.parts.outboxWorker.run()
    expect([sink.left().length, service.got().length]).toEqual([2, 2])
  })

  test('the same text from another form, or from none, is one message for a while', async () => {
    await Promise.all([send(MESSAGE), send(MESSAGE)])
    await write()
    expect(await kept()).toHaveLength(1)
    app.setNow(new Date(NOW.getTime() + 3_600_000))
    await send(MESSAGE)
    expect(await kept()).toHaveLength(2)
  })

  test('a message is stored with the property that led to the form; an unknown property is no error', async () => {
    const { id, slug } = await insertProperty(app.store.db, buildProperty({ title: 'Nave <i>' }), {
      createdBy: null,
      now: NOW,
    })
    const page = await (await app.visit(`/contacto?propiedad=${slug}`)).text()
    expect(page).toContain('Nave &lt;i&gt;')
    const hidden = hiddenFields(page)
    expect(hidden).toMatchObject({ propiedad: slug, pagina: `/propiedad/${slug}` })
    await expectSent(await send({ ...hidden, ...MESSAGE }))
    expect(await kept()).toMatchObject([
      { propertyId: id, propertyTitle: 'Nave <i>', sourcePage: `/propiedad/${slug}` },
    ])
    for (const propiedad of ['no-existe', "' or 1=1 --", 'x'.repeat(5000), '../..', '\0', 'ÑANDÚ']) {
      expect((await app.visit(`/contacto?${new URLSearchParams({ propiedad })}`)).status).toBe(200)
      await expectSent(
        await send({ ...MESSAGE, mensaje: propiedad.slice(0, 50) + '.', propiedad, pagina: 'https://evil.example/' }),
      )
    }
    const others = (await kept()).filter(({ mensaje }) => mensaje !== MESSAGE.mensaje)
    expect(others).toHaveLength(6)
    expect(others.every(({ propertyId, sourcePage }) => propertyId === null && sourcePage === null)).toBe(true)
  })

  test('a message stays when its property is deleted', async () => {
    const { id, slug } = await insertProperty(app.store.db, buildProperty(), { createdBy: null, now: NOW })
    await send({ ...MESSAGE, propiedad: slug })
    await app.store.db.deleteFrom('properties').where('id', '=', id).execute()
    expect(await kept()).toMatchObject([{ propertyId: null, propertyTitle: buildProperty().title }])
  })

  test('the page that the visitor came from is stored if it belongs to this site', async () => {
    const from = async (Referer: string) => (await openForm(app.visit, '/contacto', { headers: { Referer } })).pagina
    expect(await from('http://cerronorte.test/servicios?a=1')).toBe('/servicios')
    expect(await from('https://evil.example/x')).toBe('/contacto')
  })

  test('a form that a bot has filled in gets the same answer and is stored as spam without delivery', async () => {
    await expectSent(await write({ sitioWeb: 'https://spam.example' }))
    expect(await kept()).toMatchObject([{ state: 'spam', suspicion: 'llenó un campo que nadie ve' }])
    await app.parts.outboxWorker.run()
    expect([sink.left(), service.got()]).toEqual([[], []])
    expect(await app.store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  test('a visitor with too many messages is treated as spam, then stopped; others are not', async () => {
    const from = (who: string, at: number) => send({ ...MESSAGE, mensaje: `${who} ${at}` }, { 'X-Forwarded-For': who })
    for (let at = 0; at < 41; at++) await expectSent(await from('1.1.1.1', at))
    expect((await kept()).filter(({ state }) => state === 'spam').map(({ mensaje }) => mensaje)).toEqual(['1.1.1.1 40'])
    for (let at = 41; at < 200; at++) await from('1.1.1.1', at)
    const stopped = await from('1.1.1.1', 200)
    expect([stopped.status, stopped.headers.get('Retry-After')]).toEqual([429, '3600'])
    expect(await stopped.text()).toContain('Demasiados intentos. Espera 60 minutos')
    await expectSent(await from('2.2.2.2', 0))
    const last = (await kept()).find(({ mensaje }) => mensaje === '2.2.2.2 0')
    expect(last?.state).toBe('nuevo')
  })

  async function refusal(path: string, method: string) {
    const response = await app.visit(path, { method, body: new URLSearchParams(MESSAGE) })
    return [response.status, response.headers.get('Allow')]
  }

  test('a post from another site is refused, and so are other methods', async () => {
    expect((await send(MESSAGE, { Origin: 'https://evil.example' })).status).toBe(403)
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect(await refusal('/contacto', method)).toEqual([405, 'GET, HEAD, POST'])
    expect(await refusal(SENT, 'POST')).toEqual([405, 'GET, HEAD'])
    expect(await refusal('/no-existe', 'POST')).toEqual([404, null])
    expect(await kept()).toEqual([])
  })

  test('if the form service is down, the mail is sent anyway, and the rest later', async () => {
    service.answerWith(503)
    await expectSent(await write())
    await app.parts.outboxWorker.run()
    expect(sink.left()).toHaveLength(1)
    expect(app.warnings.splice(0)).toEqual([expect.stringContaining('respondió 503')])
    service.answerWith(200)
    app.setNow(new Date(NOW.getTime() + 3_600_000))
    await app.parts.outboxWorker.run()
    expect([sink.left().length, service.got().length]).toEqual([0, 1])
  })
})

test('without any configured delivery a message is only stored', async () => {
  const app = await openTestApp('sqlite')
  expect((await app.visit('/contacto', posting(MESSAGE))).status).toBe(303)
  await app.parts.outboxWorker.run()
  expect(await app.store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  expect(await app.store.db.selectFrom('contactMessages').select('state').execute()).toEqual([{ state: 'nuevo' }])
  expect(app.warnings).toEqual([])
  await app.close()
})

test('if the mail server is down for an hour, the mail is sent once afterwards', async () => {
  const sink = await openMailSink()
  const port = Number(new URL(sink.url).port)
  await sink.close()
  const app = await openTestApp('sqlite', { smtpUrl: `smtp://127.0.0.1:${port}` })
  expect((await app.visit('/contacto', posting(MESSAGE))).status).toBe(303)
  for (let minute = 0; minute <= 60; minute++) {
    app.setNow(new Date(NOW.getTime() + minute * 60_000))
    await app.parts.outboxWorker.run()
  }
  expect(app.warnings).toEqual([expect.stringContaining('ECONNREFUSED')])
  const back = await openMailSink({ port })
  for (let minute = 61; minute <= 150; minute++) {
    app.setNow(new Date(NOW.getTime() + minute * 60_000))
    await app.parts.outboxWorker.run()
  }
  expect(back.left()).toHaveLength(1)
  await app.close()
  await back.close()
})

test('a failing store is not reported as success', async () => {
  const app = await openTestApp('sqlite')
  await app.store.db.schema.dropTable('outbox').execute()
  await app.store.db.schema.dropTable('contactMessages').execute()
  const response = await app.visit('/contacto', posting(MESSAGE))
  expect(response.status).toBe(500)
  expect(app.failures.splice(0)).toHaveLength(1)
  await app.close()
})
