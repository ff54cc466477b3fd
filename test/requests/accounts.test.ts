import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LIMITS } from '#app/rate-limits/rate-limit.ts'
import { openTestApp } from '#test/app.ts'
import { entryPath, posting, sessionOf } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const REFUSED = 'Error al iniciar sesión. Verifica tus credenciales.'
const ANA = { name: 'Ana Ruiz', email: 'ana@cerronorte.example', password: 'secreta-1' }
const NOW = new Date('2026-11-20T18:00:00Z')

/** A time before now by the real clock, which better-auth uses. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 3600_000).toISOString()
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  // Registration is open behind a trusted proxy (decision 1).
  const app = shareApp(dialect, () => ({ trustProxy: true }))

  beforeEach(() => app.setNow(NOW))

  async function registerAna(): Promise<string> {
    const session = sessionOf(await app.visit('/signup', posting(ANA)))
    if (!session) throw new Error('Ana could not register')
    return session
  }

  function login(fields: Record<string, string>, headers?: Record<string, string>, query = '') {
    return app.visit(`/login${query}`, posting(fields, headers))
  }

  function lastLogins() {
    return app.store.db.selectFrom('users').select(['email', 'lastLogin']).execute()
  }

  async function isSignedIn(session: string): Promise<boolean> {
    return (await app.visit('/dashboard', { headers: { Cookie: session } })).status === 200
  }

  describe('signing in', () => {
    test('the page has the fields of the specification and works without JavaScript', async () => {
      const response = await app.visit('/login')
      const html = await response.text()
      expect(response.status).toBe(200)
      for (const part of ['name="email"', 'name="password"', 'method="post"', 'href="/signup"', 'href="/recuperar"'])
        expect(html).toContain(part)
      expect(html).toContain('aria-pressed="false"')
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
      expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform')
    })

    test('the right credentials open the panel, in a session that scripts and other sites cannot use', async () => {
      await registerAna()
      const instant = new Date('2026-11-20T19:30:00Z')
      app.setNow(instant)
      const response = await login(ANA)
      expect([response.status, response.headers.get('Location')]).toEqual([303, entryPath('/dashboard')])
      const [cookie = '', ...others] = response.headers.getSetCookie()
      // This cookie distinguishes a known browser from a stranger's, only at the login.
      expect(others).toEqual([
        expect.stringMatching(
          /^navegador-conocido=[\da-f-]{36}\.[\w-]{43}; Path=\/login; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
        ),
      ])
      expect(cookie).toMatch(/^cerro-norte\.session_token=[^;]{40,}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
      expect(await isSignedIn(sessionOf(response) ?? '')).toBe(true)
      expect(await lastLogins()).toEqual([{ email: ANA.email, lastLogin: instant.toISOString() }])
    })

    test('a form that JavaScript sends gets the same cookie', async () => {
      await registerAna()
      const response = await app.visit('/login.data', posting(ANA))
      expect(response.status).toBe(202)
      expect(await response.text()).toContain('volver=%2Fdashboard')
      expect(await isSignedIn(sessionOf(response) ?? '')).toBe(true)
    })

    test('the e-mail is accepted in capitals and between spaces', async () => {
      await registerAna()
      expect((await login({ ...ANA, email: '  Ana@CerroNorte.Example ' })).status).toBe(303)
    })

    test('an unknown account and a wrong password get the same answer, word for word', async () => {
      await registerAna()
      const answers = []
      for (const email of [ANA.email, 'nadie@cerronorte.example']) {
        const response = await login({ email, password: 'equivocada' })
        const html = await response.text()
        expect(html).toContain(REFUSED)
        expect(html).toContain('role="alert"')
        expect(html).not.toContain('equivocada')
        expect(sessionOf(response)).toBeNull()
        answers.push([response.status, html.replaceAll(email, '…')])
      }
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0]?.[0]).toBe(401)
    })

    test('an unknown account takes as much work to refuse as a wrong password', async () => {
      await registerAna()
      const { password } = await (await app.parts.accounts.auth()).$context
      const [hash, verify] = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')]
      for (const email of [ANA.email, 'nadie@cerronorte.example']) await login({ email, password: 'equivocada' })
      expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([1, 1])
    })

    test('the error for a missing value is shown beside its field; typed values stay, but never the password', async () => {
      const response = await login({ email: '"><script>', password: '' })
      const html = await response.text()
      expect(response.status).toBe(422)
      expect(html).toContain('Por favor ingresa un correo electrónico válido')
      expect(html).toContain('Escribe tu contraseña')
      expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
      expect(await (await login({ email: '', password: 'secreta-1' })).text()).toContain(
        'Escribe tu correo electrónico',
      )
      expect(await (await login({ email: '', password: 'secreta-1' })).text()).not.toContain('secreta-1')
    })

    test('the login leads to the requested page, but never to another site', async () => {
      await registerAna()
      for (const [wanted, expected] of [
        ['/edit-property/1?x=2', '/edit-property/1?x=2'],
        ['//evil.example', '/dashboard'],
        ['/\\evil.example', '/dashboard'],
        ['https://evil.example', '/dashboard'],
      ] as const) {
        const response = await login(ANA, {}, `?${new URLSearchParams({ volver: wanted })}`)
        const entry = response.headers.get('Location') ?? ''
        expect([wanted, entry]).toEqual([wanted, entryPath(expected)])
        const entered = await app.visit(entry, { headers: { Cookie: sessionOf(response) ?? '' } })
        expect([wanted, entered.headers.get('Location')]).toEqual([wanted, expected])
      }
    })

    test('a signed-in person is redirected from login and registration to the panel', async () => {
      const { visit } = await app.signIn()
      for (const path of ['/login', '/signup']) {
        const response = await visit(path)
        expect([response.status, response.headers.get('Location')]).toEqual([302, '/dashboard'])
      }
    })

    test('a planted session is ended and never becomes the session of the person who signs in', async () => {
      const planted = await registerAna()
      const response = await login(ANA, { Cookie: planted })
      const own = sessionOf(response)
      expect(own).not.toBeNull()
      expect(own).not.toBe(planted)
      expect(await isSignedIn(own ?? '')).toBe(true)
      expect(await isSignedIn(planted)).toBe(false)
    })

    test.each([
      ['no form at all', { method: 'POST' }],
      ['JSON', { method: 'POST', body: '{"email":"a"}', headers: { 'Content-Type': 'application/json' } }],
      ['a broken multipart', { method: 'POST', body: '--x', headers: { 'Content-Type': 'multipart/form-data' } }],
      ['a file as e-mail', { method: 'POST', body: fileForm('email') }],
      ['200 fields', posting(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`f${at}`, 'x'])))],
      ['NUL', posting({ email: 'a\0@b.mx', password: '\0' })],
      ['an address of 20,000 letters', posting({ email: `${'a'.repeat(20_000)}@b.mx`, password: 'x' })],
    ] as [string, RequestInit][])('%s is refused as an incomplete form, not as a failure', async (_case, init) => {
      expect((await app.visit('/login', init)).status).toBe(422)
    })

    test('a form of megabytes is refused before it is read', async () => {
      const response = await login({ email: ANA.email, password: 'x'.repeat(1_000_000) })
      expect(response.status).toBe(413)
    })

    test('a much too long password is only wrong', async () => {
      await registerAna()
      expect((await login({ email: ANA.email, password: 'x'.repeat(5_000) })).status).toBe(401)
    })
  })

  describe('too many attempts', () => {
    test('for one account are stopped for a quarter of an hour, but not for other accounts', async () => {
      await registerAna()
      const wrong = await Promise.all(
        Array.from({ length: 12 }, () => login({ email: ANA.email, password: 'equivocada' })),
      )
      expect(wrong.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(401), 429, 429])
      const stopped = await login(ANA)
      expect([stopped.status, stopped.headers.get('Retry-After')]).toEqual([429, '900'])
      expect(await stopped.text()).toContain('Demasiados intentos. Espera 15 minutos y vuelve a intentar.')
      expect((await login({ email: 'otra@cerronorte.example', password: 'x' })).status).toBe(401)
      app.setNow(new Date(NOW.getTime() + 15 * 60_000))
      expect((await login(ANA)).status).toBe(303)
    })

    test('for one account do not stop the others in the same office', async () => {
      await registerAna()
      const wrong = { email: 'eva@cerronorte.example', password: 'equivocada' }
      for (let round = 0; round < LIMITS.loginByAddress.most + 10; round++) await login(wrong)
      expect((await login(wrong)).status).toBe(429)
      expect((await login(ANA)).status).toBe(303)
    })

    test('by a stranger do not stop the owner in a browser that signed in to the account before', async () => {
      await registerAna()
      const known = Object.fromEntries(
        (await login(ANA)).headers.getSetCookie().map((cookie) => /^([^=]+)=([^;]+)/.exec(cookie)?.slice(1) ?? []),
      )
      const Cookie = `navegador-conocido=${known['navegador-conocido']}`
      const guess = (count: number, headers?: Record<string, string>) =>
        Promise.all(
          Array.from({ length: count }, () => login({ email: ANA.email, password: 'equivocada' }, headers)),
        ).then((answers) => answers.map(({ status }) => status).toSorted())
      await guess(11)
      expect((await login(ANA)).status).toBe(429)
      expect((await login(ANA, { Cookie })).status).toBe(303)
      // The cookie is no session, is not valid for another account, and has its own limit of attempts.
      expect((await app.visit('/dashboard', { headers: { Cookie } })).status).toBe(302)
      expect((await login(ANA, { Cookie: `${Cookie.slice(0, -1)}_` })).status).toBe(429)
      const other = await app.visit('/signup', posting({ ...ANA, email: 'eva@cerronorte.example' }))
      expect(other.status).toBe(303)
      expect(await guess(11, { Cookie })).toEqual([...Array<number>(10).fill(401), 429])
      expect((await login({ ...ANA, email: 'eva@cerronorte.example' }, { Cookie })).status).toBe(303)
    })

    test('are forgotten after a successful one', async () => {
      await registerAna()
      for (let round = 0; round < 2; round++) {
        const wrong = Array.from({ length: 9 }, () => login({ email: ANA.email, password: 'equivocada' }))
        expect(new Set((await Promise.all(wrong)).map(({ status }) => status))).toEqual(new Set([401]))
        expect((await login(ANA)).status).toBe(303)
      }
    })

    test('are counted without storing anything that was typed', async () => {
      await login({ email: 'nadie@cerronorte.example', password: 'equivocada' })
      const rows = await app.store.db.selectFrom('rateLimits').selectAll().execute()
      expect(rows).toHaveLength(2)
      expect(JSON.stringify(rows)).not.toMatch(/nadie|equivocada/)
    })
  })

  describe('a session', () => {
    test('that is invalid leads to the login and causes no failure', async () => {
      for (const value of ['', 'x', 'a.b', '%', '%00.%00', `${'a'.repeat(5_000)}.b`, 'ñ', '"; DROP TABLE users;--'])
        for (const name of ['cerro-norte.session_token', 'cerro-norte.session_data', '__proto__']) {
          const headers = new Headers()
          headers.set('Cookie', `${name}=${encodeURIComponent(value)}; ${name}=%E0%A4%A`)
          expect((await app.visit('/dashboard', { headers })).status).toBe(302)
        }
    })

    test('with a forged signature is invalid', async () => {
      const session = await registerAna()
      // The replacement differs by four letters, because the last two bits of this letter are ignored.
      const forged = session.replace(/.(?=%3D$)/, (last) => (last === 'A' ? 'E' : 'A'))
      expect(forged).not.toBe(session)
      expect(await isSignedIn(forged)).toBe(false)
      expect(await isSignedIn(session)).toBe(true)
    })

    test.each([
      ['has expired', () => app.store.db.updateTable('sessions').set({ expiresAt: '2020-01-01T00:00:00.000Z' })],
      [
        'was prolonged for a month',
        () => app.store.db.updateTable('sessions').set({ createdAt: daysAgo(31), expiresAt: daysAgo(-1) }),
      ],
      ['was deleted', () => app.store.db.deleteFrom('sessions')],
      ['belonged to somebody who is gone', () => app.store.db.deleteFrom('users')],
    ])('that %s leads to the login, and its cookie is deleted', async (_case, end) => {
      const session = await registerAna()
      await end().execute()
      const response = await app.visit('/dashboard', { headers: { Cookie: session } })
      expect([response.status, response.headers.get('Location')]).toEqual([
        302,
        '/login?volver=%2Fdashboard&motivo=sesion',
      ])
      expect(response.headers.getSetCookie().join()).toMatch(/session_token=; Max-Age=0/)
    })

    test('ends after thirty days, also between two extensions', async () => {
      const session = await registerAna()
      const beganDaysAgo = (days: number) =>
        app.store.db
          .updateTable('sessions')
          .set({ createdAt: daysAgo(days), expiresAt: daysAgo(-6.9) })
          .execute()
      await beganDaysAgo(29.99)
      expect(await isSignedIn(session)).toBe(true)
      await beganDaysAgo(30.01)
      expect(await isSignedIn(session)).toBe(false)
      expect(await app.store.db.selectFrom('sessions').select('id').execute()).toEqual([])
    })

    test('that expired is deleted when somebody signs in', async () => {
      const session = await registerAna()
      await app.signIn()
      const past = app.store.db.updateTable('sessions').set({ expiresAt: '2026-11-20T17:59:59.000Z' })
      await past
        .where('userId', 'not in', app.store.db.selectFrom('users').where('email', '=', ANA.email).select('id'))
        .execute()
      expect((await login(ANA)).status).toBe(303)
      expect(await app.store.db.selectFrom('sessions').select('id').execute()).toHaveLength(2)
      expect(await isSignedIn(session)).toBe(true)
    })

    test('near its end is extended by a visit, whatever the response', async () => {
      const session = await registerAna()
      for (const path of ['/dashboard', '/dashboard.data']) {
        const soon = new Date(Date.now() + 24 * 3600_000).toISOString()
        await app.store.db.updateTable('sessions').set({ expiresAt: soon }).execute()
        const response = await app.visit(path, { headers: { Cookie: session } })
        expect(sessionOf(response)).not.toBeNull()
        const { expiresAt } = await app.store.db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()
        expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6 * 24 * 3600_000)
      }
    })
  })

  describe('signing out', () => {
    test('ends the session, logs the time, clears the cookie and leads to the login', async () => {
      const session = await registerAna()
      const instant = new Date('2026-11-20T23:00:00Z')
      app.setNow(instant)
      const response = await app.visit('/logout', posting({}, { Cookie: session }))
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/login'])
      expect(response.headers.getSetCookie().join()).toMatch(/session_token=; Max-Age=0/)
      expect(await isSignedIn(session)).toBe(false)
      expect(await lastLogins()).toEqual([{ email: ANA.email, lastLogin: instant.toISOString() }])
    })

    test('does not happen by a link or a picture', async () => {
      const session = await registerAna()
      const response = await app.visit('/logout', { headers: { Cookie: session } })
      expect([response.status, response.headers.get('Location')]).toEqual([302, '/login'])
      expect(await isSignedIn(session)).toBe(true)
    })

    test('everywhere ends all sessions of this person and of nobody else', async () => {
      const here = await registerAna()
      const there = sessionOf(await login(ANA)) ?? ''
      const { visit: asEva } = await app.signIn({ name: 'Eva' })
      await app.visit('/logout', posting({ intent: 'everywhere' }, { Cookie: here }))
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false])
      expect((await asEva('/dashboard')).status).toBe(200)
    })

    test('without a session leads to the login', async () => {
      const response = await app.visit('/logout', posting({ intent: 'everywhere' }))
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/login'])
    })
  })
})

test('while the store is unreachable a login is a failure, neither accepted nor refused', async () => {
  const app = await openTestApp('sqlite')
  await app.visit('/signup', posting(ANA))
  const { visit } = await app.signIn()
  await app.store.close()
  for (const answer of [() => app.visit('/login', posting(ANA)), () => visit('/dashboard'), () => visit('/login')]) {
    const response = await answer()
    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain(REFUSED)
    expect(app.failures.splice(0)).toMatchObject([{ requestId: response.headers.get('X-Request-Id') }])
  }
})

test('a site with https sends cookies over https only', async () => {
  const app = await openTestApp('sqlite', { publicUrl: 'https://cerronorte.test', trustProxy: true })
  for (const path of ['/login', '/', '/propiedades.data', '/sitemap.xml', '/img/x', '/no-existe', '/admin']) {
    const { headers } = await app.visit(path)
    expect([path, headers.get('Strict-Transport-Security')]).toEqual([path, 'max-age=31536000'])
  }
  const response = await app.visit('/signup', posting(ANA, { Origin: 'https://cerronorte.test' }))
  expect(response.status).toBe(303)
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-cerro-norte\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ])
  const { visit } = await app.signIn()
  expect((await visit('/dashboard')).status).toBe(200)
  await app.close()
})

test('attempts are counted per visitor behind a trusted proxy; otherwise its header is ignored', async () => {
  for (const trustProxy of [true, false]) {
    const app = await openTestApp('sqlite', { trustProxy, smtpUrl: 'smtp://127.0.0.1:1' })
    const wrong = (address: string) =>
      app.visit('/recuperar', posting({ email: `${Math.random()}@b.mx` }, { 'X-Forwarded-For': `1.1.1.1, ${address}` }))
    for (let round = 0; round < 20; round++) expect((await wrong('2.2.2.2')).status).toBe(303)
    expect((await wrong('2.2.2.2')).status).toBe(429)
    expect((await wrong('3.3.3.3')).status).toBe(trustProxy ? 303 : 429)
    await app.close()
  }
})

function fileForm(name: string): FormData {
  const form = new FormData()
  form.set(name, new Blob(['ana@cerronorte.example']), 'a.txt')
  return form
}
