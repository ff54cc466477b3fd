import { deepStrictEqual } from 'node:assert/strict'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AccountAction } from '#app/records/account-actions.ts'
import { LIMITS } from '#app/rate-limits/rate-limit.ts'
import { entryPath, posting, sessionOf } from '#test/forms.ts'
import { type MailSink, openMailSink } from '#test/mail-sink.ts'
import { oneTimeCode } from '#test/one-time-code.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const ANA = { name: 'Ana Ruiz', email: 'ana@cerronorte.example', password: 'secreta-1' }
const SECTION = '/dashboard/configuracion/segundo-paso'
const NOW = new Date('2026-11-20T18:00:00Z')
const STEP = '/login/segundo-paso'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  let sink: MailSink

  beforeAll(async () => {
    sink = await openMailSink()
  })

  const app = shareApp(dialect, () => ({ smtpUrl: sink.url, trustProxy: true }))
  let session: string

  // Every mail is an expected one.
  afterEach(() => deepStrictEqual(sink.left(), []))

  afterAll(() => sink.close())

  beforeEach(async () => {
    session = sessionOf(await app.visit('/signup', posting(ANA))) ?? ''
  })

  function change(fields: Record<string, string>) {
    return app.visit(SECTION, posting(fields, { Cookie: session }))
  }

  /** Switches the second factor on. @returns the key, the recovery codes and the code that confirmed it */
  async function setUp() {
    const html = await (await change({ intent: 'start-second-factor', password: ANA.password })).text()
    const [, key = ''] = /<code[^>]*>([A-Z2-7]+)<\/code>/.exec(html) ?? []
    const codes = [...html.matchAll(/<li[^>]*select-all[^>]*>([\w-]{11})<\/li>/g)].map(([, code = '']) => code)
    expect(html).toContain('src="data:image/svg+xml;base64,')
    expect(codes).toHaveLength(10)
    const first = oneTimeCode(key)
    const done = await change({ intent: 'confirm-second-factor', code: first })
    expect(done.headers.get('Location')).toBe(`${SECTION}?aviso=segundo-paso-activado`)
    session = sessionOf(done) ?? ''
    return { key, codes, first }
  }

  /** A code other than the one that confirmed the setup, because each works once. */
  const nextCode = (key: string) => oneTimeCode(key, Date.now() + 30_000)

  /** The password step. @returns the cookies for the second step */
  async function firstStep(path = '/login') {
    const answer = await app.visit(path, posting(ANA))
    const cookies = answer.headers.getSetCookie().filter((cookie) => /two_factor=[^;]/.test(cookie))
    return { answer, Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
  }

  async function logged(...actions: AccountAction[]) {
    const events = app.store.db.selectFrom('accountEvents').where('action', 'in', actions)
    return (await events.orderBy('id').select(['subject', 'times']).execute()).map(({ subject, times }) => [
      subject,
      times,
    ])
  }

  const isIn = async (cookie: string | null) =>
    (await app.visit('/dashboard', { headers: { Cookie: cookie ?? '' } })).status === 200

  test('password and code together open the requested page of the panel; the password alone does not', async () => {
    const { key } = await setUp()
    expect(await isIn(session)).toBe(true)
    const { answer, Cookie } = await firstStep('/login?volver=%2Fdashboard%2Fmensajes')
    expect(answer.headers.get('Location')).toBe(`${STEP}?volver=%2Fdashboard%2Fmensajes`)
    expect(sessionOf(answer)).toBeNull()
    expect(await isIn(Cookie)).toBe(false)
    const code = nextCode(key)
    const done = await app.visit(
      `${STEP}?volver=%2Fdashboard%2Fmensajes`,
      posting({ code: `${code.slice(0, 3)} ${code.slice(3)}` }, { Cookie }),
    )
    expect(done.headers.get('Location')).toBe(entryPath('/dashboard/mensajes'))
    expect(await isIn(sessionOf(done))).toBe(true)
  })

  test('a code of the application works once', async () => {
    const { key, first } = await setUp()
    const code = nextCode(key)
    const use = async () => app.visit(STEP, posting({ code }, { Cookie: (await firstStep()).Cookie }))
    expect(await isIn(sessionOf(await use()))).toBe(true)
    const sessions = () => app.store.db.selectFrom('sessions').select('id').execute()
    const before = await sessions()
    const again = await use()
    const refused = 'El código no es correcto. Vuelve a iniciar sesión y escribe el siguiente.'
    expect([again.status, await again.text()]).toEqual([401, expect.stringContaining(refused)])
    expect(sessionOf(again)).toBeNull()
    expect(await sessions()).toEqual(before)
    const thatSetItUp = await app.visit(STEP, posting({ code: first }, { Cookie: (await firstStep()).Cookie }))
    expect([thatSetItUp.status, sessionOf(thatSetItUp)]).toEqual([401, null])
  })

  test('a recovery code works once', async () => {
    const { codes } = await setUp()
    const use = async () => {
      const { Cookie } = await firstStep()
      return app.visit(STEP, posting({ code: codes[0] ?? '' }, { Cookie }))
    }
    expect((await use()).status).toBe(303)
    const again = await use()
    expect([again.status, await again.text()]).toEqual([401, expect.stringContaining('El código no es correcto.')])
  })

  test('a link for a new password does not remove the second factor: the code is still required', async () => {
    const { key } = await setUp()
    expect((await app.visit('/recuperar', posting({ email: ANA.email }))).status).toBe(303)
    const [, token = ''] = /restablecer\?token=([A-Za-z0-9]{24})\s/.exec((await sink.next()).text ?? '') ?? []
    const reset = await app.visit(`/restablecer?token=${token}`, posting({ password: 'otra-clave-2' }))
    expect([reset.status, sessionOf(reset)]).toEqual([303, null])
    const first = await app.visit('/login', posting({ ...ANA, password: 'otra-clave-2' }))
    expect([first.headers.get('Location'), sessionOf(first)]).toEqual([STEP, null])
    const Cookie = first.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    expect(await isIn(Cookie)).toBe(false)
    const done = await app.visit(STEP, posting({ code: nextCode(key) }, { Cookie }))
    expect(await isIn(sessionOf(done))).toBe(true)
  })

  test('wrong codes are refused a few times at most, and a code without a password is refused', async () => {
    const { key } = await setUp()
    const { Cookie } = await firstStep()
    const answers = []
    for (let tried = 0; tried < 6; tried += 1)
      answers.push(await (await app.visit(STEP, posting({ code: '000000' }, { Cookie }))).text())
    expect(answers[0]).toContain('El código no es correcto.')
    expect(answers[5]).toContain('Vuelve a iniciar sesión.')
    const late = await app.visit(STEP, posting({ code: oneTimeCode(key) }, { Cookie }))
    expect([late.status, sessionOf(late)]).toEqual([401, null])
    const none = await app.visit(STEP, posting({ code: oneTimeCode(key) }))
    expect([none.status, sessionOf(none)]).toEqual([401, null])
    expect((await app.visit(STEP, posting({ code: '' }))).status).toBe(422)
  })

  test('a password step of more than ten minutes ago is expired: the right code is refused, and the login starts again', async () => {
    const { key } = await setUp()
    const { Cookie } = await firstStep()
    const kept = await app.store.db.selectFrom('verifications').select('expiresAt').execute()
    const minutes = kept.map(({ expiresAt }) => Math.round((Date.parse(expiresAt) - Date.now()) / 60_000))
    expect(new Set(minutes)).toEqual(new Set([10]))
    const past = new Date(Date.now() - 1_000).toISOString()
    await app.store.db.updateTable('verifications').set({ expiresAt: past }).execute()
    const late = await app.visit(STEP, posting({ code: nextCode(key) }, { Cookie }))
    expect([late.status, sessionOf(late)]).toEqual([401, null])
    expect(await late.text()).toContain('Pasó demasiado tiempo o hubo demasiados intentos. Vuelve a iniciar sesión.')
    const again = await app.visit(STEP, posting({ code: nextCode(key) }, { Cookie: (await firstStep()).Cookie }))
    expect(await isIn(sessionOf(again))).toBe(true)
  })

  test('switching it on or off requires the password, and switching it on requires a valid code', async () => {
    expect((await change({ intent: 'x' })).status).toBe(400)
    const wrong = await change({ intent: 'start-second-factor', password: 'equivocada' })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('no es correcta')])
    await change({ intent: 'start-second-factor', password: ANA.password })
    const unproven = await change({ intent: 'confirm-second-factor', code: '000000' })
    expect([unproven.status, await unproven.text()]).toEqual([422, expect.stringContaining('El código no es correcto')])
    expect(sessionOf(await app.visit('/login', posting(ANA)))).not.toBeNull()
  })

  function stop(password: string, code: string) {
    return change({ intent: 'stop-second-factor', password, code })
  }

  test('switching it off requires the password and a code, and each error is beside its field', async () => {
    const { key, first } = await setUp()
    for (const [password, code, beside] of [
      [ANA.password, '', 'Escribe el código'],
      ['', nextCode(key), 'Escribe tu contraseña'],
      ['equivocada', nextCode(key), 'La contraseña actual no es correcta'],
      [ANA.password, '000000', 'El código no es correcto o ya se usó.'],
      [ANA.password, 'aBcDe-FgHiJ', 'El código no es correcto o ya se usó.'],
      // The code that confirmed the setup is used.
      [ANA.password, first, 'El código no es correcto o ya se usó.'],
    ] as const) {
      const refused = await stop(password, code)
      const html = await refused.text()
      expect([refused.status, html]).toEqual([422, expect.stringContaining(beside)])
      expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    }
    expect(sessionOf(await app.visit('/login', posting(ANA)))).toBeNull()
    const stopped = await stop(ANA.password, nextCode(key))
    expect(stopped.headers.get('Location')).toBe(`${SECTION}?aviso=segundo-paso-desactivado`)
    expect(sessionOf(await app.visit('/login', posting(ANA)))).not.toBeNull()
  })

  test('an unused recovery code switches it off too', async () => {
    const { codes } = await setUp()
    const { Cookie } = await firstStep()
    expect((await app.visit(STEP, posting({ code: codes[0] ?? '' }, { Cookie }))).status).toBe(303)
    expect((await stop(ANA.password, codes[0] ?? '')).status).toBe(422)
    expect((await stop(ANA.password, codes[1] ?? '')).status).toBe(303)
  })

  test('the number of code attempts in an open session is limited, even with the password', async () => {
    const { key } = await setUp()
    for (let tried = 0; tried < LIMITS.codeInSession.most; tried += 1)
      expect((await stop(ANA.password, '000000')).status).toBe(422)
    const limited = await stop(ANA.password, nextCode(key))
    expect([limited.status, await limited.text()]).toEqual([422, expect.stringContaining('Demasiados intentos.')])
    expect(sessionOf(await app.visit('/login', posting(ANA)))).toBeNull()
  })

  /** The second step after its own password step, from a browser with this cookie. */
  async function guess(code: string, browser = '') {
    const { Cookie } = await firstStep()
    return app.visit(STEP, posting({ code }, { Cookie: `${Cookie}; ${browser}` }))
  }

  /** The cookie of a browser that signed in before. */
  function knownBrowserOf(answer: Response): string {
    const cookies = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('navegador-conocido='))
    return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  }

  /** Uses up all attempts; the last one is still answered. */
  async function exhaust(browser = '') {
    for (let tried = 0; tried < LIMITS.codeByAccount.most; tried += 1)
      expect((await guess('000000', browser)).status).toBe(401)
    const locked = await guess('000000', browser)
    expect([locked.status, locked.headers.get('Retry-After')]).toEqual([429, '900'])
    expect(await locked.text()).toContain('Demasiados intentos. Espera 15 minutos y vuelve a intentar.')
  }

  test('ten wrong codes lock unknown browsers for a while, and the owner gets one mail for each lock', async () => {
    const { key } = await setUp()
    await exhaust()
    const { to, text, subject } = await sink.next()
    expect([to?.[0]?.address, subject]).toEqual([ANA.email, 'Códigos incorrectos en tu cuenta · Cerro Norte'])
    expect(text).toContain('http://cerronorte.test/recuperar')
    for (let tried = 0; tried < 5; tried += 1) expect((await guess(nextCode(key))).status).toBe(429)
    await app.parts.outboxWorker.run()
    expect(sink.left()).toEqual([])

    app.setNow(new Date(NOW.getTime() + LIMITS.codeByAccount.window * 1000))
    await exhaust()
    await sink.next()
    app.setNow(NOW)
  })

  test('a stranger with the password cannot lock out the owner in a known browser', async () => {
    const { key } = await setUp()
    const own = knownBrowserOf(await guess(nextCode(key)))
    expect(own).not.toBe('')
    await exhaust()
    await sink.next()
    const next = oneTimeCode(key, Date.now() - 30_000)
    expect((await guess(next)).status).toBe(429)
    expect(await isIn(sessionOf(await guess(next, own)))).toBe(true)
    // The attempts of this browser are limited too.
    await exhaust(own)
    await sink.next()
  })

  test('the browser in which the second factor was set up stays known', async () => {
    await change({ intent: 'start-second-factor', password: ANA.password })
    const { secret } = await startAgain()
    const own = knownBrowserOf(await change({ intent: 'confirm-second-factor', code: oneTimeCode(secret) }))
    await exhaust()
    await sink.next()
    expect((await guess('000000', own)).status).toBe(401)
  })

  test('a browser that signed in before the second factor was set up is unknown', async () => {
    const before = knownBrowserOf(await app.visit('/login', posting(ANA)))
    expect(before).not.toBe('')
    await setUp()
    await exhaust(before)
    await sink.next()
    expect((await guess('000000')).status).toBe(429)
  })

  async function startAgain() {
    const html = await (await change({ intent: 'start-second-factor', password: ANA.password })).text()
    return { secret: /<code[^>]*>([A-Z2-7]+)<\/code>/.exec(html)?.[1] ?? '' }
  }

  test('a right code resets the attempts; a wrong one has an error beside its field', async () => {
    const { codes } = await setUp()
    for (const code of codes.slice(0, 2)) {
      for (let tried = 1; tried < LIMITS.codeByAccount.most; tried += 1) await guess('000000')
      expect((await guess(code)).status).toBe(303)
    }
    const html = await (await guess('000000')).text()
    expect(html).toMatch(/aria-invalid="true"/)
    expect(html).toMatch(/<p role="alert"[^>]*>(?:<[^p].*?>)?El código no es correcto\.</)
  })

  test('a change that another tab has already made is reported, and not repeated or logged again', async () => {
    const { key } = await setUp()
    const start = await change({ intent: 'start-second-factor', password: ANA.password })
    const confirm = await change({ intent: 'confirm-second-factor', code: nextCode(key) })
    for (const answer of [start, confirm])
      expect(answer.headers.get('Location')).toBe(`${SECTION}?aviso=segundo-paso-activado`)
    session = sessionOf(await stop(ANA.password, nextCode(key))) ?? ''
    const again = await stop(ANA.password, nextCode(key))
    expect(again.headers.get('Location')).toBe(`${SECTION}?aviso=segundo-paso-desactivado`)
    expect(await logged('enable_second_factor', 'disable_second_factor')).toEqual([
      [ANA.email, 1],
      [ANA.email, 1],
    ])
  })

  test('a wrong code after a right password is logged, separately from wrong passwords', async () => {
    const { key } = await setUp()
    const { Cookie } = await firstStep()
    for (const code of ['000000', '111111', 'aBcDe-FgHiJ']) await app.visit(STEP, posting({ code }, { Cookie }))
    const code = nextCode(key)
    await app.visit(STEP, posting({ code }, { Cookie }))
    await app.visit(STEP, posting({ code }, { Cookie: (await firstStep()).Cookie }))
    expect(await logged('sign_in_failed')).toEqual([[`${ANA.email}, segundo paso`, 4]])
  })

  test('an administrator can remove it for a person who lost the phone; a disabled account stays disabled', async () => {
    const { key } = await setUp()
    const admin = await app.signIn({ id: 'jefa', name: 'Jefa' })
    const { id } = await app.store.db
      .selectFrom('users')
      .where('email', '=', ANA.email)
      .select('id')
      .executeTakeFirstOrThrow()
    const { Cookie } = await firstStep()
    const team = '/dashboard/configuracion/equipo'
    expect(await (await admin.visit(team)).text()).toContain('con segundo paso')
    await app.store.db
      .updateTable('users')
      .set({ disabledAt: '2026-11-20T18:00:00.000Z' })
      .where('id', '=', id)
      .execute()
    const off = await app.visit(STEP, posting({ code: nextCode(key) }, { Cookie }))
    expect([off.status, sessionOf(off)]).toEqual([403, null])
    await admin.visit(team, posting({ intent: 'enable-account', id }))
    await admin.visit(team, posting({ intent: 'stop-member-second-factor', id }))
    expect(sessionOf(await app.visit('/login', posting(ANA)))).not.toBeNull()
  })

  test('the stored data give no access: key and codes are encrypted, and the log has none of them', async () => {
    const { key, codes } = await setUp()
    const tables = ['secondFactors', 'accountEvents', 'verifications', 'sessions'] as const
    for (const table of tables) {
      const kept = JSON.stringify(await app.store.db.selectFrom(table).selectAll().execute())
      for (const secret of [key, ...codes, ANA.password]) expect(kept).not.toContain(secret)
    }
  })
})
