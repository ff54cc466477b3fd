import { beforeEach, describe, expect, test } from 'vitest'
import { posting, sessionOf } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const SETTINGS = '/dashboard/configuracion'
const TEAM = `${SETTINGS}/equipo`
const ANA = { name: 'Ana Ruiz', email: 'ana@cerronorte.example', password: 'secreto-1' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect, () => ({ trustProxy: true }))
  let session: string

  beforeEach(async () => {
    const desk = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36' }
    session = sessionOf(await app.visit('/signup', posting(ANA, desk))) ?? ''
  })

  function change(fields: Record<string, string>, path = SETTINGS) {
    return app.visit(path, posting(fields, { Cookie: session }))
  }

  async function canSignIn(email: string, password: string): Promise<boolean> {
    return (await app.visit('/login', posting({ email, password }))).status === 303
  }

  const isOpen = async (cookie: string) => (await app.visit(SETTINGS, { headers: { Cookie: cookie } })).status === 200

  test("one's own name is changed without a password, the e-mail only with it", async () => {
    const renamed = await change({ intent: 'save-account', name: '  Ana   Ruiz Mena ', email: ANA.email })
    expect(renamed.headers.get('Location')).toBe(`${SETTINGS}?aviso=cuenta-guardada`)
    const without = await change({ intent: 'save-account', name: 'Ana', email: 'otra@cerronorte.example' })
    expect([without.status, await without.text()]).toEqual([
      422,
      expect.stringContaining('Escribe tu contraseña actual para cambiar el correo'),
    ])
    const wrong = { intent: 'save-account', name: 'Ana', email: 'otra@cerronorte.example', password: 'equivocada' }
    expect(await (await change(wrong)).text()).toContain('La contraseña actual no es correcta')
    const moved = await change({ ...wrong, email: 'OTRA@CerroNorte.example', password: ANA.password })
    expect(moved.status).toBe(303)
    expect(await canSignIn('otra@cerronorte.example', ANA.password)).toBe(true)
    expect(await canSignIn(ANA.email, ANA.password)).toBe(false)
    const users = await app.store.db.selectFrom('users').select(['name', 'email', 'role']).execute()
    expect(users).toEqual([{ name: 'Ana', email: 'otra@cerronorte.example', role: 'admin' }])
  })

  test('a used e-mail and an invalid name or e-mail are refused with errors beside their fields', async () => {
    await app.visit('/signup', posting({ ...ANA, email: 'eva@cerronorte.example' }))
    const own = { intent: 'save-account', name: 'Ana', password: ANA.password }
    for (const [fields, sentence] of [
      [{ email: 'eva@cerronorte.example' }, 'Otra cuenta ya usa este correo'],
      [{ email: 'ana@dominio' }, 'Por favor ingresa un correo electrónico válido'],
      [{ email: ANA.email, name: ' ' }, 'Escribe tu nombre'],
    ] as const) {
      const response = await change({ ...own, ...fields })
      expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(sentence)])
    }
    expect(await canSignIn(ANA.email, ANA.password)).toBe(true)
  })

  test('a new password replaces the old one, ends the other sessions and keeps this one', async () => {
    const other = sessionOf(await app.visit('/login', posting(ANA))) ?? ''
    const wrong = await change({ intent: 'change-password', currentPassword: 'x', newPassword: 'nueva-clave' })
    expect(await wrong.text()).toContain('La contraseña actual no es correcta')
    const short = await change({ intent: 'change-password', currentPassword: ANA.password, newPassword: '12345' })
    expect(await short.text()).toContain('La contraseña debe tener al menos 6 caracteres')
    const done = await change({
      intent: 'change-password',
      currentPassword: ANA.password,
      newPassword: 'nueva-clave',
    })
    expect(done.headers.get('Location')).toBe(`${SETTINGS}?aviso=contrasena-propia-cambiada`)
    expect(await isOpen(other)).toBe(false)
    expect(await isOpen(sessionOf(done) ?? '')).toBe(true)
    expect(await canSignIn(ANA.email, 'nueva-clave')).toBe(true)
    expect(await canSignIn(ANA.email, ANA.password)).toBe(false)
  })

  test('a new password whose log entry fails is not set', async () => {
    const other = sessionOf(await app.visit('/login', posting(ANA))) ?? ''
    await app.store.db.schema.alterTable('accountEvents').renameTo('elsewhere').execute()
    const failed = await change({
      intent: 'change-password',
      currentPassword: ANA.password,
      newPassword: 'nueva-clave',
    })
    await app.store.db.schema.alterTable('elsewhere').renameTo('accountEvents').execute()
    expect([failed.status, app.failures.splice(0).length]).toEqual([500, 1])
    expect([await isOpen(other), await isOpen(session)]).toEqual([true, true])
    expect(await canSignIn(ANA.email, ANA.password)).toBe(true)
  })

  test('a common password is refused, also with a link', async () => {
    const common = await change({ intent: 'change-password', currentPassword: ANA.password, newPassword: 'qwerty123' })
    expect([common.status, await common.text()]).toEqual([422, expect.stringContaining('es de las más usadas')])
    const { id } = await app.store.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const html = await (await change({ intent: 'make-reset-link', id }, TEAM)).text()
    const [, token = ''] = /restablecer\?token=([A-Za-z0-9]{24})"/.exec(html) ?? []
    const reset = await app.visit(`/restablecer?token=${token}`, posting({ password: 'qwerty123' }))
    expect([reset.status, await reset.text()]).toEqual([422, expect.stringContaining('es de las más usadas')])
    expect(await canSignIn(ANA.email, ANA.password)).toBe(true)
  })

  test("one's own sessions are listed by device and can be ended one by one; those of others cannot", async () => {
    const phone = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Safari/604.1' }
    const other = sessionOf(await app.visit('/login', posting(ANA, phone))) ?? ''
    const html = await (await app.visit(SETTINGS, { headers: { Cookie: session } })).text()
    for (const device of ['Safari en iPhone', 'Chrome en Windows']) expect(html).toContain(device)
    expect(html).toContain('esta sesión')
    const stranger = await app.signIn()
    const [, id = ''] = /name="session" value="([^"]+)"/.exec(html) ?? []
    expect((await stranger.visit(SETTINGS, posting({ intent: 'end-own-session', session: id }))).status).toBe(303)
    expect(await isOpen(other)).toBe(true)
    const ended = await change({ intent: 'end-own-session', session: id })
    expect(ended.headers.get('Location')).toBe(`${SETTINGS}?aviso=sesion-cerrada`)
    expect([await isOpen(other), await isOpen(session)]).toEqual([false, true])
    for (const unknown of ['', 'a\0b', 'x']) await change({ intent: 'end-own-session', session: unknown })
    expect(await isOpen(session)).toBe(true)
  })

  test.each([
    ['password', { intent: 'change-password', currentPassword: ANA.password, newPassword: 'nueva-clave' }],
    [
      'e-mail',
      { intent: 'save-account', name: ANA.name, email: 'ana.nueva@cerronorte.example', password: ANA.password },
    ],
  ])("a link for a new password is invalid after a change of the person's %s", async (_what, fields) => {
    const { id } = await app.store.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const html = await (await change({ intent: 'make-reset-link', id }, TEAM)).text()
    const [path = ''] = /\/restablecer\?token=[A-Za-z0-9]{24}/.exec(html) ?? []
    expect((await app.visit(path)).status).toBe(200)
    expect((await change(fields)).status).toBe(303)
    expect((await app.visit(path, posting({ password: 'otra-clave' }))).status).toBe(410)
  })

  test('the number of password attempts is limited', async () => {
    const guess = { intent: 'change-password', currentPassword: 'x', newPassword: 'nueva-clave' }
    for (let tried = 0; tried < 10; tried += 1) await change(guess)
    expect(await (await change({ ...guess, currentPassword: ANA.password })).text()).toContain('Demasiados intentos.')
  })

  test('without a mail server an administrator can create a link that sets a new password once', async () => {
    await app.visit('/signup', posting({ ...ANA, name: 'Eva', email: 'eva@cerronorte.example' }))
    const eva = await app.store.db.selectFrom('users').where('name', '=', 'Eva').select('id').executeTakeFirstOrThrow()
    const html = await (await change({ intent: 'make-reset-link', id: eva.id }, TEAM)).text()
    const [, token = ''] = /restablecer\?token=([A-Za-z0-9]{24})"/.exec(html) ?? []
    expect(html).toContain('Enlace para Eva')
    const reset = () => app.visit(`/restablecer?token=${token}`, posting({ password: 'otra-clave' }))
    expect((await reset()).headers.get('Location')).toBe('/login?aviso=contrasena-cambiada')
    expect((await reset()).status).toBe(410)
    expect(await canSignIn('eva@cerronorte.example', 'otra-clave')).toBe(true)
    expect(await (await change({ intent: 'make-reset-link', id: 'nadie' }, TEAM)).text()).toContain(
      'Esa cuenta ya no existe.',
    )
  })
})
