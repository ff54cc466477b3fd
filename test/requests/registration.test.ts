import { hash } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { makeFirstLink, makeOperatorInvitation } from '#app/accounts/team/first-link.server.ts'
import { createInvitation, listInvitations, revokeInvitation } from '#app/accounts/team/invitations.server.ts'
import { changeInvitations, readInvitations } from '#app/accounts/team/manage-invitations.server.ts'
import { LIMITS } from '#app/rate-limits/rate-limit.ts'
import { LOCAL_PEER, type TestApp, openTestApp } from '#test/app.ts'
import { entryPath, posting, sessionOf } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const REFUSED = 'Error al crear la cuenta. Intenta nuevamente.'
const CLOSED = 'El registro es solo con invitación. Pídela a quien administra el panel.'
const SPENT = 'Esta invitación ya se usó o venció. Pide otra a quien administra el panel.'
const UNCLAIMED = 'Todavía no hay ninguna cuenta. La primera se crea con el enlace de un solo uso'
const ANA = { name: 'Ana Ruiz', email: 'ana@cerronorte.example', password: 'secreta-1' }
const EVA = { ...ANA, name: 'Eva', email: 'eva@cerronorte.example' }
const NOW = new Date('2026-11-20T18:00:00Z')
const DAY = 86_400_000
const WEEK = 7 * DAY
const TEAM = '/dashboard/configuracion/equipo'
const EVERYBODY = 'Cualquiera puede crear una cuenta de administración'
const NO_CONTACT = { id: 'a', contactName: '', contactPhone: '', contactEmail: '', createdAt: NOW.toISOString() }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  describe('open on a local address', () => {
    const app = shareApp(dialect, () => ({ registration: 'open', publicUrl: 'http://127.0.0.1:3000' }))

    test('a request with the name of another site that leads here cannot register', async () => {
      const from = (host: string, email: string) =>
        app.app(
          new Request(`http://${host}/signup`, posting({ ...ANA, email }, { Origin: `http://${host}` })),
          LOCAL_PEER,
        )
      expect((await from('localhost:3000', 'ana@cerronorte.example')).status).toBe(303)
      for (const host of ['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example']) {
        const refused = await from(host, 'eva@cerronorte.example')
        expect([refused.status, (await refused.text()).includes('PUBLIC_URL')]).toEqual([421, true])
        for (const path of ['/signup', '/login', '/dashboard', '/dashboard.data', '/metrics'])
          expect((await app.app(new Request(`http://${host}${path}`))).status).toBe(421)
        expect((await app.app(new Request(`http://${host}/propiedades`))).status).toBe(200)
      }
      for (const host of ['127.0.0.1:3000', '[::1]:3000', 'panel.localhost'])
        expect((await from(host, `${hash('sha256', host).slice(0, 8)}@cerronorte.example`)).status).toBe(303)
    })

    // All combinations: app/accounts/local-registration.server.test.ts
    test.each([
      ['another machine', 'localhost:3000', '192.168.1.7', {}],
      ['a proxy', 'localhost:3000', LOCAL_PEER, { 'X-Forwarded-For': '127.0.0.1' }],
    ] as [string, string, string, Record<string, string>][])(
      'a browser on this machine may register, but a request with %s requires an invitation',
      async (_case, host, peer, headers) => {
        const from = (name: string, address: string, more: Record<string, string>, email: string) => {
          const url = `http://${name}/signup`
          const post = posting({ ...ANA, email }, { ...more, Origin: `http://${name}` })
          return [app.app(new Request(url, { headers: more }), address), app.app(new Request(url, post), address)]
        }
        const admitted = await Promise.all(from('localhost:3000', LOCAL_PEER, {}, 'ana@cerronorte.example'))
        expect(admitted.map(({ status }) => status)).toEqual([200, 303])
        for (const refused of await Promise.all(from(host, peer, headers, 'eva@cerronorte.example')))
          expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining(CLOSED)])
      },
    )
  })

  describe('open, without any account', () => {
    const app = shareApp(dialect, () => ({ registration: 'open', trustProxy: true }))

    test('a request through a proxy requires the first link', async () => {
      const through = { 'X-Forwarded-For': '203.0.113.9' }
      const answer = await app.visit('/signup', posting(ANA, through))
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining(UNCLAIMED)])
      const link = (await makeFirstLink(app.parts)) ?? ''
      expect((await app.visit(link, posting(ANA, through))).status).toBe(303)
    })
  })

  describe('while anybody may register', () => {
    const app = shareApp(dialect, () => ({ registration: 'open', trustProxy: true }))

    test('the page has the fields of the specification', async () => {
      const response = await app.visit('/signup')
      const html = await response.text()
      expect(response.status).toBe(200)
      for (const part of ['name="name"', 'name="email"', 'name="password"', 'href="/login"', 'Crear cuenta'])
        expect(html).toContain(part)
    })

    test('an account is created, its person is signed in and sees the panel', async () => {
      const response = await app.visit('/signup', posting(ANA))
      expect([response.status, response.headers.get('Location')]).toEqual([303, entryPath('/dashboard')])
      const session = sessionOf(response) ?? ''
      expect((await app.visit('/dashboard', { headers: { Cookie: session } })).status).toBe(200)
      expect(await people(app)).toEqual([
        {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          name: 'Ana Ruiz',
          email: 'ana@cerronorte.example',
          role: 'admin',
          createdAt: NOW.toISOString(),
          updatedAt: NOW.toISOString(),
          lastLogin: NOW.toISOString(),
          emailVerified: 0,
          image: null,
          disabledAt: null,
          twoFactorEnabled: 0,
        },
      ])
    })

    test('additional fields are ignored', async () => {
      const more = { role: 'dios', id: 'x', createdAt: '1999', lastLogin: '1999', emailVerified: '1', image: 'x' }
      expect((await app.visit('/signup', posting({ ...ANA, ...more }))).status).toBe(303)
      const [person] = await people(app)
      expect(person).toMatchObject({ role: 'admin', createdAt: NOW.toISOString(), emailVerified: 0, image: null })
      expect(person?.id).not.toBe('x')
    })

    test('the password is stored as a salted scrypt hash, and only that password matches', async () => {
      const slow = await openTestApp(dialect, { slowHashing: true, trustProxy: true })
      for (const person of [ANA, EVA]) await slow.visit('/signup', posting(person))
      const kept = await slow.store.db.selectFrom('accounts').select('password').execute()
      expect(new Set(kept.map(({ password }) => password)).size).toBe(2)
      for (const { password } of kept) expect(password).toMatch(/^[\da-f]{32}:[\da-f]{128}$/)
      const login = (password: string) => slow.visit('/login', posting({ email: ANA.email, password }))
      expect((await login(ANA.password)).status).toBe(303)
      expect((await login(`${ANA.password}2`)).status).toBe(401)
      await slow.close()
    })

    test('a long password counts to its last character', async () => {
      const password = `${'x'.repeat(100)}A`
      expect((await app.visit('/signup', posting({ ...ANA, password }))).status).toBe(303)
      const login = (typed: string) => app.visit('/login', posting({ email: ANA.email, password: typed }))
      expect((await login(`${'x'.repeat(100)}B`)).status).toBe(401)
      expect((await login('x'.repeat(72))).status).toBe(401)
      expect((await login(password)).status).toBe(303)
    })

    test('errors are shown beside their fields; typed values stay, but never the password', async () => {
      const response = await app.visit('/signup', posting({ name: ' ', email: 'usuario@dominio', password: '12345' }))
      const html = await response.text()
      expect(response.status).toBe(422)
      for (const part of [
        'Escribe tu nombre',
        'Por favor ingresa un correo electrónico válido',
        'La contraseña debe tener al menos 6 caracteres',
        'value="usuario@dominio"',
      ])
        expect(html).toContain(part)
      expect(html.match(/<p role="alert"/g), 'each sentence is a message (decision 16)').toHaveLength(3)
      expect(html).not.toContain('12345')
      expect(await people(app)).toEqual([])
    })

    test('an e-mail with an account gets no second one, in any spelling', async () => {
      await app.visit('/signup', posting(ANA))
      const before = await app.store.db.selectFrom('accounts').selectAll().execute()
      const response = await app.visit('/signup', posting({ ...EVA, email: 'ANA@CerroNorte.example' }))
      expect(response.status).toBe(409)
      expect(await response.text()).toContain(REFUSED)
      expect(sessionOf(response)).toBeNull()
      expect(await app.store.db.selectFrom('accounts').selectAll().execute()).toEqual(before)
    })

    test('two registrations with one e-mail at the same time create one account', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => app.visit('/signup', posting(ANA))))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409])
      expect(await people(app)).toHaveLength(1)
    })

    test('a domain may have any letters; name and e-mail are stored in one spelling', async () => {
      const typed = { name: '  Íñigo\0\n Ñandú 👩🏽 ', email: 'Inigo@ÑANDÚ.mx', password: 'contraseña-9' }
      expect((await app.visit('/signup', posting(typed))).status).toBe(303)
      expect(await people(app)).toMatchObject([{ name: 'Íñigo Ñandú 👩🏽', email: 'inigo@xn--and-6ma2c.mx' }])
      for (const [email, password] of [
        ['inigo@ñandú.mx', 'contraseña-9'],
        ['inigo@xn--and-6ma2c.mx', 'contrasen\u0303a-9'],
      ] as const)
        expect((await app.visit('/login', posting({ email, password }))).status).toBe(303)
    })

    test('a script in a name is escaped', async () => {
      const name = '<script>alert(1)</script>'
      const html = await (await app.visit('/signup', posting({ ...ANA, name, password: '' }))).text()
      expect(html).toContain('value="&lt;script&gt;alert(1)&lt;/script&gt;"')
      expect(html).not.toContain('<script>alert(1)')
    })

    test.each([
      ['a name of 20,000 letters', { ...ANA, name: 'x'.repeat(20_000) }],
      ['a password of 20,000 letters', { ...ANA, password: 'x'.repeat(20_000) }],
      ['an e-mail with a line break', { ...ANA, email: 'ana@b.mx\r\nBcc: eva@b.mx' }],
      ['nothing', {} as Record<string, string>],
    ])('%s is refused', async (_case, fields) => {
      expect((await app.visit('/signup', posting(fields))).status).toBe(422)
      expect(await people(app)).toEqual([])
    })

    test.each(['123456', 'Contraseña', ANA.email])(
      '%s is refused because it is a common password',
      async (password) => {
        const response = await app.visit('/signup', posting({ ...ANA, password }))
        expect(response.status).toBe(422)
        expect(await response.text()).toContain('Esa contraseña es de las más usadas')
        expect(await people(app)).toEqual([])
      },
    )

    test.each([
      ['editor', 'an account exists'],
      ['lector', 'an account exists'],
      ['admin', 'an account exists'],
      ['editor', 'there is no account'],
    ] as const)('a valid invitation of %s wins and is used up while %s', async (role, state) => {
      if (state === 'an account exists') await app.visit('/signup', posting(ANA))
      const token = await createInvitation(app.store.db, { createdBy: null, role }, NOW)
      const address = `/signup?invitacion=${token}`
      expect((await app.visit(address)).status).toBe(200)
      expect((await app.visit(address, posting(EVA))).status).toBe(303)
      expect((await people(app)).find(({ email }) => email === EVA.email)?.role).toBe(role)
      expect(await listInvitations(app.store.db, NOW)).toEqual([])
      const kept = app.store.db.selectFrom('invitations').select(['usedAt', 'usedBy'])
      expect(await kept.execute()).toEqual([{ usedAt: NOW.toISOString(), usedBy: expect.any(String) }])
    })

    test('of two people with one invitation, one gets its role', async () => {
      await app.visit('/signup', posting(ANA))
      const token = await createInvitation(app.store.db, { createdBy: null, role: 'lector' }, NOW)
      const post = (email: string) => app.visit(`/signup?invitacion=${token}`, posting({ ...EVA, email }))
      await Promise.all([post('eva1@cerronorte.example'), post('eva2@cerronorte.example')])
      expect((await people(app)).map(({ role }) => role).toSorted()).toEqual(['admin', 'admin', 'lector'])
    })

    test('the settings state it', async () => {
      expect(await readInvitations(app.parts)).toEqual({ registration: 'open', isFixed: false, invitations: [] })
    })
  })

  describe('registration that is switched in the panel', () => {
    const app = shareApp(dialect, () => ({ registration: 'open', trustProxy: true }))
    const CLOSE = posting({ intent: 'close-registration' })
    const OPEN = posting({ intent: 'open-registration' })

    async function page(visit: TestApp['visit'], path: string) {
      return (await (await visit(path)).text()).replaceAll('<!-- -->', '')
    }

    test('the notice on the panel has a button that closes it at once, and Equipo opens it again', async () => {
      const { visit } = await app.signIn()
      const home = await page(visit, '/dashboard')
      expect(home).toContain(EVERYBODY)
      expect(home).toMatch(
        /<form[^>]*action="\/dashboard\/configuracion\/equipo"[^>]*>.*?Solo con invitación<\/button>/s,
      )
      expect((await visit(TEAM, CLOSE)).headers.get('Location')).toBe(`${TEAM}?aviso=registro-con-invitacion`)
      expect(await page(visit, '/dashboard')).not.toContain(EVERYBODY)
      expect(await page(visit, TEAM)).toContain('Abrir el registro</button>')
      const refused = await app.visit('/signup')
      expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining(CLOSED)])
      expect((await app.visit('/signup', posting(ANA))).status).toBe(403)

      expect((await visit(TEAM, OPEN)).headers.get('Location')).toBe(`${TEAM}?aviso=registro-abierto`)
      expect((await app.visit('/signup', posting(ANA))).status).toBe(303)
    })

    test('each change is in the log of accounts, once', async () => {
      const { visit } = await app.signIn({ name: 'Ana Ruiz' })
      for (const post of [CLOSE, CLOSE, OPEN]) await visit(TEAM, post)
      const changes = app.store.db.selectFrom('accountEvents').where('action', '=', 'change_registration')
      expect(await changes.select(['subject', 'userName']).orderBy('subject').execute()).toEqual([
        { subject: 'Registro abierto', userName: 'Ana Ruiz' },
        { subject: 'Solo con invitación', userName: 'Ana Ruiz' },
      ])
    })

    test.each(['editor', 'lector'] as const)('%s reads whom to ask, and changes nothing', async (role) => {
      const { visit } = await app.signIn({ role })
      const home = await page(visit, '/dashboard')
      expect(home).toContain('Pide a quien administra el panel que lo cierre')
      expect(home).not.toContain('Solo con invitación</button>')
      expect((await visit(TEAM, CLOSE)).status).toBe(403)
      expect((await app.visit('/signup')).status).toBe(200)
    })
  })

  describe('registration that the environment opens', () => {
    const app = shareApp(dialect, () => ({ registration: 'open', isRegistrationFixed: true, trustProxy: true }))

    test('stays open whatever the panel stores, and the panel says why', async () => {
      const { visit } = await app.signIn()
      const answer = await visit(TEAM, posting({ intent: 'close-registration' }))
      expect(answer.headers.get('Location')).toBe(`${TEAM}?aviso=registro-fijo`)
      await app.store.db
        .insertInto('globalConfig')
        .values({ ...NO_CONTACT, registration: 'invite' })
        .execute()
      expect((await app.visit('/signup')).status).toBe(200)
      for (const path of ['/dashboard', TEAM]) {
        const html = await (await visit(path)).text()
        expect(html).toContain('Así lo fija el servidor')
        expect(html).not.toContain('Solo con invitación</button>')
      }
    })
  })

  describe('while an invitation is required', () => {
    const app = shareApp(dialect, () => ({ registration: 'invite' }))

    function signup(fields: Record<string, string>, token?: string) {
      return app.visit(token === undefined ? '/signup' : `/signup?invitacion=${token}`, posting(fields))
    }

    /** Ana, the agency's first person. @returns her id */
    async function bootstrap(): Promise<string> {
      expect((await app.visit(await firstLink(), posting(ANA))).status).toBe(303)
      return (await people(app))[0]?.id ?? ''
    }

    async function firstLink(): Promise<string> {
      return (await makeFirstLink(app.parts)) ?? ''
    }

    afterEach(() => app.setNow(NOW))

    function invite(by: string, now = NOW) {
      return createInvitation(app.store.db, { createdBy: by, role: 'editor' }, now)
    }

    test('the first person uses the link of the process; afterwards everybody requires an invitation', async () => {
      await bootstrap()
      expect((await people(app)).map(({ role }) => role)).toEqual(['admin'])
      const page = await app.visit('/signup')
      const html = await page.text()
      expect(page.status).toBe(403)
      expect(html).toContain(CLOSED)
      expect(html).not.toContain('name="password"')
      const post = await signup(EVA)
      expect(post.status).toBe(403)
      expect(await post.text()).toContain(CLOSED)
      expect(await people(app)).toHaveLength(1)
    })

    test.each([undefined, '', 'x', 'a'.repeat(43)])(
      'while there is no account, %o creates none, and the page states where the link is',
      async (token) => {
        await firstLink()
        const page = await app.visit(token === undefined ? '/signup' : `/signup?invitacion=${token}`)
        const html = await page.text()
        expect(page.status).toBe(403)
        expect(html).toContain(UNCLAIMED)
        expect(html).toContain('npm run invite')
        expect(html).not.toContain('name="password"')
        const post = await signup(ANA, token)
        expect([post.status, await post.text()]).toEqual([403, expect.stringContaining(UNCLAIMED)])
        expect(await people(app)).toEqual([])
      },
    )

    test('the first link is random, is stored as a hash and opens the form of the specification', async () => {
      const links = [await firstLink(), await firstLink()]
      expect(new Set(links).size).toBe(2)
      const stored = JSON.stringify(await app.store.db.selectFrom('invitations').selectAll().execute())
      for (const link of links) {
        expect(link).toMatch(/^http:\/\/cerronorte\.test\/signup\?invitacion=[\w-]{43}$/)
        expect(stored).not.toContain(link.split('=')[1])
      }
      const page = await app.visit(links[0] ?? '')
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('name="password"')])
    })

    test('a first link can be used for 24 hours', async () => {
      const link = await firstLink()
      app.setNow(new Date(NOW.getTime() + DAY))
      expect((await app.visit(link)).status).toBe(403)
      expect((await app.visit(link, posting(ANA))).status).toBe(403)
      app.setNow(new Date(NOW.getTime() + DAY - 1))
      expect((await app.visit(link, posting(ANA))).status).toBe(303)
    })

    test("a later start replaces the link; processes that start together keep each other's links", async () => {
      const [one, other] = [await firstLink(), await firstLink()]
      expect((await app.visit(one)).status).toBe(200)
      app.setNow(new Date(NOW.getTime() + 3_600_000))
      const last = await firstLink()
      for (const old of [one, other]) expect((await app.visit(old)).status).toBe(403)
      expect((await app.visit(last, posting(ANA))).status).toBe(303)
    })

    test('the first account invalidates every first link, and no more are created', async () => {
      const [used, other] = [await firstLink(), await firstLink()]
      expect((await app.visit(used, posting(ANA))).status).toBe(303)
      for (const link of [used, other]) {
        const again = await app.visit(link, posting(EVA))
        expect([again.status, await again.text()]).toEqual([403, expect.stringContaining(SPENT)])
      }
      expect(await makeFirstLink(app.parts)).toBeNull()
      expect(await listInvitations(app.store.db, NOW)).toEqual([])
    })

    test('of several people who want to be the first, one succeeds', async () => {
      const links = [await firstLink(), await firstLink()]
      const everybody = Array.from({ length: 6 }, (_, at) =>
        app.visit(links[at % 2] ?? '', posting({ ...ANA, email: `ana${at}@cerronorte.example` })),
      )
      const answers = await Promise.all(everybody)
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 403, 403, 403, 403, 403])
      expect(await people(app)).toHaveLength(1)
    })

    test('when everybody has lost access, the operator can create an invitation for an administrator, which is logged', async () => {
      await bootstrap()
      const link = await makeOperatorInvitation(app.parts)
      expect((await app.visit(link, posting(EVA))).status).toBe(303)
      expect((await people(app)).map(({ role }) => role)).toEqual(['admin', 'admin'])
      expect((await app.visit(link, posting({ ...EVA, email: 'otra@cerronorte.example' }))).status).toBe(403)
      const made = app.store.db.selectFrom('accountEvents').where('action', '=', 'create_invitation')
      expect(await made.select(['subject', 'userName', 'details']).execute()).toEqual([
        { subject: 'Administrador', userName: null, details: 'Con npm run invite' },
      ])
    })

    test('an invitation creates one account', async () => {
      const token = await invite(await bootstrap())
      expect((await app.visit(`/signup?invitacion=${token}`)).status).toBe(200)
      expect((await signup(EVA, token)).status).toBe(303)
      const again = await signup({ ...EVA, email: 'otra@cerronorte.example' }, token)
      expect(again.status).toBe(403)
      expect(await again.text()).toContain(SPENT)
      const page = await app.visit(`/signup?invitacion=${token}`)
      expect(page.status).toBe(403)
      expect(await page.text()).toContain(SPENT)
      expect((await people(app)).map(({ email }) => email)).toEqual([ANA.email, EVA.email])
      const kept = await app.store.db.selectFrom('invitations').selectAll().executeTakeFirstOrThrow()
      expect(kept).toMatchObject({ usedAt: NOW.toISOString(), usedBy: expect.any(String) })
    })

    test('of several people with one invitation, one succeeds', async () => {
      const token = await invite(await bootstrap())
      const everybody = Array.from({ length: 4 }, (_, at) =>
        signup({ ...EVA, email: `eva${at}@cerronorte.example` }, token),
      )
      expect((await Promise.all(everybody)).map(({ status }) => status).toSorted()).toEqual([303, 403, 403, 403])
      expect(await people(app)).toHaveLength(2)
    })

    test('a failed registration does not use up the invitation', async () => {
      const token = await invite(await bootstrap())
      expect((await signup({ ...EVA, email: ANA.email }, token)).status).toBe(409)
      expect((await signup({ ...EVA, password: '123' }, token)).status).toBe(422)
      expect((await signup(EVA, token)).status).toBe(303)
    })

    test('an invitation ends after a week, or when it is revoked', async () => {
      const by = await bootstrap()
      const [old, revoked] = [await invite(by, new Date(NOW.getTime() - WEEK)), await invite(by)]
      const [invitation] = await listInvitations(app.store.db, NOW)
      expect(await revokeInvitation(app.store.db, invitation?.id ?? '')).toBe(true)
      for (const token of [old, revoked]) expect(await (await signup(EVA, token)).text()).toContain(SPENT)
      const last = await invite(by, new Date(NOW.getTime() - WEEK + 1))
      expect((await signup(EVA, last)).status).toBe(303)
    })

    test.each(['x', '%00', `${'a'.repeat(3_000)}`, "'%20or%201=1--", '%F0%9F%98%80'])(
      'the made-up invitation %s is invalid',
      async (token) => {
        await bootstrap()
        expect((await signup(EVA, token)).status).toBe(403)
      },
    )

    test('an empty invitation is ignored', async () => {
      await bootstrap()
      expect(await (await signup(EVA, '')).text()).toContain(CLOSED)
    })

    test('too many attempts are stopped', async () => {
      await bootstrap()
      for (let round = 1; round < LIMITS.signupByAddress.most; round++)
        expect((await signup(EVA, 'x')).status).toBe(403)
      const stopped = await signup(EVA, 'x')
      expect([stopped.status, stopped.headers.get('Retry-After')]).toEqual([429, '3600'])
    })

    test('the settings create invitations, list the valid ones, and revoke them', async () => {
      const by = await bootstrap()
      const { parts } = app
      const made = await changeInvitations(parts, { ...ANA, id: by }, form({ intent: 'create-invitation' }))
      const link = made && made !== 'sin-permiso' && 'madeLink' in made ? made.madeLink : ''
      expect(link).toMatch(/^http:\/\/cerronorte\.test\/signup\?invitacion=[\w-]{43}$/)
      expect((await app.visit(link)).status).toBe(200)
      const stored = await app.store.db.selectFrom('invitations').selectAll().execute()
      expect(JSON.stringify(stored)).not.toContain(link.split('=')[1])

      const used = await invite(by)
      expect((await signup(EVA, used)).status).toBe(303)
      await invite(by, new Date(NOW.getTime() - WEEK))
      const pending = await listInvitations(app.store.db, NOW)
      expect(pending).toEqual([
        {
          id: expect.any(String),
          createdBy: 'Ana Ruiz',
          email: null,
          createdAt: NOW.toISOString(),
          expiresAt: new Date(NOW.getTime() + WEEK).toISOString(),
          role: 'editor',
        },
      ])

      const revoke = form({ intent: 'revoke-invitation', id: pending[0]?.id ?? '' })
      expect(await changeInvitations(parts, { ...ANA, id: by }, revoke)).toEqual({ revoked: true })
      expect(await changeInvitations(parts, { ...ANA, id: by }, revoke)).toEqual({ revoked: false })
      expect(await listInvitations(app.store.db, NOW)).toEqual([])
      expect((await app.visit(link)).status).toBe(403)
      const noText = form({ intent: 'revoke-invitation', id: 'a\0b' })
      expect(await changeInvitations(parts, { ...ANA, id: by }, noText)).toEqual({ revoked: false })
      const ofUsed = form({ intent: 'revoke-invitation', id: stored[0]?.id ?? '' })
      expect(await changeInvitations(parts, { ...ANA, id: by }, ofUsed)).toEqual({ revoked: false })
    })

    test('another form of the settings changes nothing here', async () => {
      const by = await bootstrap()
      const { parts } = app
      for (const fields of [{}, { intent: 'save' }, { intent: '' }] as Record<string, string>[])
        expect(await changeInvitations(parts, { ...ANA, id: by }, form(fields))).toBeNull()
      expect(await changeInvitations(parts, { ...ANA, id: by }, form({ intent: 'revoke-invitation' }))).toEqual({
        revoked: false,
      })
    })
  })
})

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

function people({ store }: TestApp) {
  return store.db.selectFrom('users').selectAll().orderBy('email').execute()
}
