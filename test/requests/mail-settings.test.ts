import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import type { Visit } from '#test/app.ts'
import { MESSAGE } from '#test/contact.ts'
import { posting } from '#test/forms.ts'
import { type MailSink, openMailSink } from '#test/mail-sink.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const PAGE = '/dashboard/configuracion/correo'
const PASSWORD = 'clave-7 del correo'
const ANA = 'ana@cerronorte.example'

let sink: MailSink

beforeAll(async () => {
  sink = await openMailSink({ password: PASSWORD })
})

afterAll(() => sink.close())

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    await app.store.db.deleteFrom('installation').where('name', 'like', 'mail%').execute()
    visit = (await app.signIn({ id: 'ana', email: ANA })).visit
  })

  function typed(changes: Record<string, string> = {}) {
    const { hostname, port } = new URL(sink.url)
    const server = { host: hostname, port, security: 'none', user: 'ventas', password: PASSWORD }
    const sender = { senderName: 'Ventas Norte', senderAddress: 'ventas@norte.example' }
    return { intent: 'save-mail', ...server, ...sender, ...changes }
  }

  const save = (changes?: Record<string, string>) => visit(PAGE, posting(typed(changes)))
  const tryMail = async () => (await visit(PAGE, posting({ intent: 'test-mail' }))).text()
  const page = async (path: string) => (await visit(path)).text()
  const values = async () =>
    (await app.store.db.selectFrom('installation').where('name', 'like', 'mail%').select('value').execute()).map(
      ({ value }) => value,
    )

  test('mail that is set in the panel works at once everywhere, and a removed server ends it', async () => {
    expect(await page('/recuperar')).not.toContain('name="email"')
    expect(await page(PAGE)).not.toContain('Enviar una prueba')
    expect((await save()).headers.get('Location')).toBe(`${PAGE}?aviso=configuracion-guardada`)
    expect(await tryMail()).toContain(`El servidor aceptó la prueba para ${ANA}`)
    expect(await sink.next()).toMatchObject({
      recipients: [ANA],
      from: { name: 'Ventas Norte', address: 'ventas@norte.example' },
      subject: `Prueba de correo · ${DEMO_AGENCY.datos.name}`,
    })
    expect(await page('/recuperar')).toContain('name="email"')
    await app.visit('/contacto', posting(MESSAGE))
    await app.parts.outboxWorker.run()
    expect((await sink.next()).text).toContain('busco una bodega con andenes.')
    await save({ host: '' })
    expect(await page('/recuperar')).not.toContain('name="email"')
    expect(await tryMail()).toContain('Falta el servidor')
    await app.visit('/contacto', posting({ ...MESSAGE, mensaje: 'Otro' }))
    await app.parts.outboxWorker.run()
    expect(sink.left()).toEqual([])
  })

  test('the password is stored encrypted, and no page, log or export contains it', async () => {
    const refused = await save({ host: 'sin servidor:5' })
    expect([refused.status, await refused.text()]).toEqual([422, expect.not.stringContaining(PASSWORD)])
    await save()
    const stored = await values()
    expect(stored).toHaveLength(2)
    const sealed = stored.find((value) => !value.startsWith('{')) ?? ''
    for (const path of [PAGE, `${PAGE}.data`, '/dashboard/configuracion/accesos', '/dashboard/exportar/csv', '/']) {
      const bytes = await page(path)
      for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), sealed]) expect(bytes).not.toContain(secret)
    }
    expect(stored.join('\n')).not.toContain(PASSWORD)
  })

  test.each<[was: string, typed: Record<string, string>, isKept: boolean]>([
    ['none', {}, true],
    ['none', { senderName: 'Otro' }, true],
    ['none', { security: 'starttls' }, true],
    ['starttls', { security: 'tls' }, true],
    ['tls', { security: 'tls' }, true],
    ['tls', { security: 'starttls' }, false],
    ['tls', { security: 'none' }, false],
    ['starttls', { security: 'none' }, false],
    ['none', { port: '2525' }, false],
    ['none', { security: 'tls', port: '465' }, false],
    ['none', { host: 'localhost' }, false],
    ['none', { host: 'smtp.otro.example' }, false],
    ['none', { user: 'otro' }, false],
    ['none', { user: 'VENTAS' }, false],
  ])('a password saved with %s and sent with %j again: kept is %s', async (security, changes, isKept) => {
    await save({ security })
    const before = await values()
    const answer = await save({ security, ...changes, password: '' })
    expect(answer.status).toBe(isKept ? 303 : 422)
    const html = await answer.text()
    expect(html.includes('Escribe otra vez la contraseña: la guardada solo se usa con')).toBe(!isKept)
    expect((await values()).includes(String(before.find((value) => !value.startsWith('{'))))).toBe(true)
  })

  test('a server that is saved away and back does not weaken what the password is used with', async () => {
    await save({ security: 'tls' })
    await save({ host: '' })
    expect((await save({ security: 'none', password: '' })).status).toBe(422)
    expect(await tryMail()).toContain('Falta el servidor')
  })

  test.each(['none', 'starttls'])(
    'a version with %s does not get the password that was saved with TLS',
    async (was) => {
      await app.store.db.deleteFrom('versions').where('kind', '=', 'settings').execute()
      await save({ security: was })
      await save({ security: 'tls' })
      expect(await values()).toHaveLength(2)
      const versions = '/dashboard/configuracion/versiones'
      const { count } = await app.store.db
        .selectFrom('versions')
        .where('kind', '=', 'settings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const [from, seen] = [String(Number(count) - 1), String(count)]
      expect(await page(`${versions}?de=${from}`)).toContain('Ninguna versión tiene la contraseña del correo')
      expect((await visit(`${versions}?de=${from}`, posting({ intent: 'all', visto: seen }))).status).toBe(303)
      expect(await values()).toEqual([expect.stringContaining(`"security":"${was}"`)])
      expect(await tryMail()).toContain('Falta el servidor')
    },
  )

  test('an empty password keeps the saved one, but only for its server and user', async () => {
    await save()
    expect((await save({ password: '', senderName: '' })).status).toBe(303)
    expect(await tryMail()).toContain('El servidor aceptó')
    expect((await sink.next()).from).toMatchObject({ name: DEMO_AGENCY.datos.name })
    for (const [field, other] of Object.entries({ host: 'localhost', user: 'otro' }))
      expect(await (await save({ password: '', [field]: other })).text()).toContain('Escribe otra vez la contraseña')
    await app.store.db.updateTable('installation').where('name', '=', 'mailPassword').set({ value: 'roto' }).execute()
    expect(await page(PAGE)).toContain('ya no se puede leer')
    expect((await save({ password: '' })).status).toBe(422)
  })

  test.each([
    [{ password: 'clave-0' }, 'no aceptó el usuario o la contraseña', '535 5.7.8 bad credentials'],
    [{ port: '1' }, 'No hay conexión', ''],
    [{ security: 'tls' }, 'no usa TLS desde el inicio', ''],
    [{ security: 'starttls' }, 'no ofrece STARTTLS', ''],
  ])('a test with %o says what is wrong', async (change, sentence, answer) => {
    await save(change)
    const html = await tryMail()
    expect(html).toContain(sentence)
    expect(html).toContain(answer)
  })

  test.each(['', 'toString', '__proto__'])('the unknown intent %j is refused', async (intent) => {
    expect((await visit(PAGE, posting({ intent }))).status).toBe(400)
  })
})

describe('with SMTP_URL', { timeout: PATIENCE }, () => {
  const app = shareApp('sqlite', () => ({ smtpUrl: sink.url }))

  test('the page says that the server is fixed, and saves only the sender', async () => {
    const { visit } = await app.signIn({ id: 'ana', email: ANA })
    const html = await (await visit(PAGE)).text()
    expect(html).toContain('SMTP_URL')
    expect(html).not.toContain('name="host"')
    await visit(PAGE, posting({ intent: 'save-mail', host: 'otro.example', senderName: 'Norte', senderAddress: '' }))
    expect(await (await visit(PAGE, posting({ intent: 'test-mail' }))).text()).toContain('El servidor aceptó')
    expect((await sink.next()).from?.name).toBe('Norte')
    const saved = app.store.db.selectFrom('installation').where('name', '=', 'mailSettings').select('value')
    expect((await saved.executeTakeFirstOrThrow()).value).not.toContain('otro.example')
  })
})
