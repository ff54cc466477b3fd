import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestReset } from '#app/accounts/password-reset.server.ts'
import { openTestApp } from '#test/app.ts'
import { posting, sessionOf } from '#test/forms.ts'
import { type MailSink, openMailSink } from '#test/mail-sink.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const ANA = { name: 'Ana Ruiz', email: 'ana@cerronorte.example', password: 'secreta-1' }
const NEW = 'secreta-2'
const NOW = new Date('2026-11-20T18:00:00Z')
const HOUR = 3_600_000

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  let sink: MailSink
  let session: string

  beforeAll(async () => {
    sink = await openMailSink()
  })

  afterAll(() => sink.close())

  const app = shareApp(dialect, () => ({ smtpUrl: sink.url, trustProxy: true }))

  beforeEach(async () => {
    app.setNow(NOW)
    session = sessionOf(await app.visit('/signup', posting(ANA))) ?? ''
  })

  afterEach(() => app.parts.outboxWorker.run())

  function ask(email: string, headers?: Record<string, string>) {
    return app.visit('/recuperar', posting({ email }, headers))
  }

  /** The address in the next mail, without its origin. */
  async function nextLink(): Promise<string> {
    const { text = '' } = await sink.next()
    return /http:\/\/cerronorte\.test(\/restablecer\?token=[A-Za-z0-9]{24})\n/.exec(text)?.[1] ?? ''
  }

  function login(password: string) {
    return app.visit('/login', posting({ email: ANA.email, password }))
  }

  async function isSignedIn(): Promise<boolean> {
    return (await app.visit('/dashboard', { headers: { Cookie: session } })).status === 200
  }

  test('a link is mailed to its person, with the address of this site whatever the request has', async () => {
    const response = await ask(' Ana@CerroNorte.example', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/recuperar?enviado=1'])
    const { from, to, subject, text, html } = await sink.next()
    expect(from).toEqual({ name: 'Cerro Norte', address: 'gerencia@cerronorte.example' })
    expect(to).toEqual([{ name: '', address: ANA.email }])
    expect(subject).toBe('Restablece tu contraseña · Cerro Norte')
    expect(text).toContain('Hola, Ana Ruiz:')
    expect(text).toMatch(/\nhttp:\/\/cerronorte\.test\/restablecer\?token=\w{24}\n/)
    expect(`${text}${html ?? ''}`).not.toContain('evil.example')
    const html2 = await (await app.visit('/recuperar?enviado=1')).text()
    expect(html2).toContain('Si hay una cuenta con ese correo, te enviamos un enlace')
  })

  test('the new password works from then on, and the old one and every session are invalid', async () => {
    await ask(ANA.email)
    const link = await nextLink()
    expect((await app.visit(link)).status).toBe(200)
    expect(await isSignedIn()).toBe(true)
    const response = await app.visit(link, posting({ password: NEW }))
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/login?aviso=contrasena-cambiada'])
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await (await app.visit('/login?aviso=contrasena-cambiada')).text()).toContain('Contraseña cambiada.')
    expect(await isSignedIn()).toBe(false)
    expect([(await login(ANA.password)).status, (await login(NEW)).status]).toEqual([401, 303])
  })

  test('a link works once and invalidates all others of its person', async () => {
    await ask(ANA.email)
    const first = await nextLink()
    await ask(ANA.email)
    const second = await nextLink()
    expect((await app.visit(second, posting({ password: NEW }))).status).toBe(303)
    for (const link of [first, second]) {
      const page = await app.visit(link)
      expect(page.status).toBe(410)
      expect(await page.text()).toContain('El enlace ya no sirve')
      expect((await app.visit(link, posting({ password: 'secreta-3' }))).status).toBe(410)
    }
    expect((await login(NEW)).status).toBe(303)
  })

  test('if two people use a link at the same time, only one succeeds', async () => {
    await ask(ANA.email)
    const link = await nextLink()
    const answers = await Promise.all([1, 2, 3].map((at) => app.visit(link, posting({ password: `secreta-${at}x` }))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410, 410])
  })

  test('a link is invalid after an hour', async () => {
    await ask(ANA.email)
    const link = await nextLink()
    app.setNow(new Date(NOW.getTime() + HOUR))
    expect((await app.visit(link)).status).toBe(410)
    expect((await app.visit(link, posting({ password: NEW }))).status).toBe(410)
    expect((await login(ANA.password)).status).toBe(303)
    app.setNow(new Date(NOW.getTime() + HOUR - 1))
    expect((await app.visit(link)).status).toBe(200)
    expect((await app.visit(link, posting({ password: NEW }))).status).toBe(303)
  })

  test('a link that is expired for better-auth is invalid too', async () => {
    await ask(ANA.email)
    const link = await nextLink()
    const past = new Date(Date.now() - 1).toISOString()
    await app.store.db.updateTable('verifications').set({ expiresAt: past }).execute()
    expect((await app.visit(link, posting({ password: NEW }))).status).toBe(410)
    expect((await login(ANA.password)).status).toBe(303)
  })

  test('the stored data of a link cannot be used by a reader of the store', async () => {
    await ask(ANA.email)
    const token = (await nextLink()).split('=')[1] ?? ''
    const kept = await app.store.db.selectFrom('verifications').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(kept)).not.toContain(token)
    for (const stored of [kept.identifier, kept.id, kept.value])
      expect((await app.visit(`/restablecer?token=${stored}`)).status).toBe(410)
  })

  test('a refused password does not use up the link', async () => {
    await ask(ANA.email)
    const link = await nextLink()
    for (const [password, sentence] of [
      ['12345', 'La contraseña debe tener al menos 6 caracteres'],
      ['', 'Escribe tu contraseña'],
      ['x'.repeat(129), 'La contraseña admite hasta 128 caracteres'],
    ] as const) {
      const response = await app.visit(link, posting({ password }))
      expect(response.status).toBe(422)
      expect(await response.text()).toContain(sentence)
    }
    expect((await app.visit(link, posting({ password: NEW }))).status).toBe(303)
  })

  test('an account that does not exist gets the same answer and no mail', async () => {
    const answers = []
    for (const email of ['nadie@cerronorte.example', ANA.email]) {
      const { status, headers } = await ask(email)
      answers.push([status, headers.get('Location'), [...headers.keys()].toSorted()])
    }
    expect(answers[0]).toEqual(answers[1])
    expect((await sink.next()).to).toEqual([{ name: '', address: ANA.email }])
    await app.parts.outboxWorker.run()
    expect(await app.store.db.selectFrom('verifications').select('value').execute()).toHaveLength(1)
  })

  test('a new password unlocks an account that was stopped for too many attempts', async () => {
    const wrong = Array.from({ length: 11 }, () => login('equivocada'))
    expect((await Promise.all(wrong)).some(({ status }) => status === 429)).toBe(true)
    await ask(ANA.email)
    await app.visit(await nextLink(), posting({ password: NEW }))
    expect((await login(NEW)).status).toBe(303)
  })

  test('an invalid e-mail has an error', async () => {
    for (const [email, sentence] of [
      ['', 'Escribe tu correo electrónico'],
      ['ana@dominio', 'Por favor ingresa un correo electrónico válido'],
    ] as const) {
      const response = await ask(email)
      expect(response.status).toBe(422)
      expect(await response.text()).toContain(sentence)
    }
  })

  test('too many requests are stopped, whether or not there is an account', async () => {
    for (let round = 0; round < 5; round++) expect((await ask('nadie@cerronorte.example')).status).toBe(303)
    const stopped = await ask('nadie@cerronorte.example')
    expect([stopped.status, stopped.headers.get('Retry-After')]).toEqual([429, '3600'])
  })

  test.each(['', 'x', '%00', `${'a'.repeat(24)}`, `${'a'.repeat(3_000)}`, "'%20or%201=1--", 'reset-password:x'])(
    'the made-up link with %j is invalid',
    async (token) => {
      for (const init of [undefined, posting({ password: NEW })])
        expect((await app.visit(`/restablecer?token=${token}`, init)).status).toBe(410)
      expect((await app.visit('/restablecer')).status).toBe(410)
    },
  )

  test.each([
    ['450 mailbox busy', 'se intentará de nuevo', expect.any(String)],
    ['550 no such mailbox', 'se abandona tras 1 intento', null],
  ])('mail that the server answers with %s: %s, and only the operator is informed', async (reply, fate, next) => {
    const email = 'llena@cerronorte.example'
    sink.answer(email, reply)
    await app.signIn({ email })
    expect((await ask(email)).headers.get('Location')).toBe('/recuperar?enviado=1')
    await app.parts.outboxWorker.run()
    sink.answer(email, null)
    expect(app.warnings.splice(0)).toEqual([
      expect.stringMatching(new RegExp(`^outbox: no se entregó password-reset .*${fate}.*…@.*: ${reply}$`)),
    ])
    const [row] = await app.store.db.selectFrom('outbox').selectAll().execute()
    expect(row).toMatchObject({ payload: email, attempts: 1, nextAttemptAt: next, recipients: null })
  })

  test('a request from before a stop is mailed after it, with a link that is created only then', async () => {
    const before = { ...app.parts, outboxWorker: { wake() {} } }
    await requestReset(before as typeof app.parts, ANA.email, '')
    const waiting = await app.store.db.selectFrom('outbox').selectAll().execute()
    expect(waiting).toMatchObject([{ kind: 'password-reset', payload: ANA.email, attempts: 0 }])
    expect(await app.store.db.selectFrom('verifications').selectAll().execute()).toEqual([])
    await app.parts.outboxWorker.run()
    expect((await app.visit(await nextLink(), posting({ password: NEW }))).status).toBe(303)
    expect(await app.store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})

test('without a mail server nobody is promised a link, with or without an account', async () => {
  const app = await openTestApp('sqlite', { trustProxy: true })
  const { staff } = await app.signIn()
  for (const email of [staff.email, 'nadie@cerronorte.example']) {
    const response = await app.visit('/recuperar', posting({ email }))
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/recuperar'])
  }
  for (const path of ['/recuperar', '/recuperar?enviado=1']) {
    const html = await (await app.visit(path)).text()
    expect(html).toContain(
      'Este sitio todavía no puede enviar correos. Pide a la persona que administra el sitio que te ayude. En su panel puede hacer un enlace para que elijas otra contraseña.',
    )
    expect(html).not.toMatch(/name="email"|Revisa tu correo/)
  }
  expect(await app.store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  expect(app.warnings).toEqual([])
  await app.close()
})

test('a link that was requested before the mail server was removed is reported to the operator as lost', async () => {
  const app = await openTestApp('sqlite', { trustProxy: true })
  const { staff } = await app.signIn()
  await requestReset(app.parts, staff.email, '')
  await app.parts.outboxWorker.run()
  expect(app.warnings).toEqual(['un correo no se envió: falta el servidor, en SMTP_URL o en Configuración → Correo'])
  await app.close()
})
