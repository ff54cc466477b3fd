import { describe, expect, test } from 'vitest'
import { LIMITS } from '#app/rate-limits/rate-limit.ts'
import { posting, sessionOf } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const TEAM = '/dashboard/configuracion/equipo'
const EVENTS = '/dashboard/configuracion/accesos'
const EVA = { name: 'Eva Luna', email: 'eva@cerronorte.example', password: 'secreta-1' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect, () => ({ registration: 'invite' }))

  /** Ana is administrator; Eva registers with an invitation for this role. */
  async function begin(role = 'editor') {
    const ana = await app.signIn({ id: 'ana', name: 'Ana Ruiz' })
    const made = await (await ana.visit(TEAM, posting({ intent: 'create-invitation', role }))).text()
    const [, token = ''] = /signup\?invitacion=([\w-]{43})"/.exec(made) ?? []
    const session = sessionOf(await app.visit(`/signup?invitacion=${token}`, posting(EVA))) ?? ''
    const eva = await app.store.db
      .selectFrom('users')
      .where('email', '=', EVA.email)
      .select(['id', 'role'])
      .executeTakeFirstOrThrow()
    return { ana: ana.visit, eva, asEva: (path: string) => app.visit(path, { headers: { Cookie: session } }) }
  }

  async function text(response: Response | Promise<Response>): Promise<string> {
    return (await (await response).text()).replaceAll('<!-- -->', '')
  }

  test.each(['admin', 'editor', 'lector'])('an invitation for %s creates such an account', async (role) => {
    const { eva } = await begin(role)
    expect(eva.role).toBe(role)
  })

  test('an invitation with a missing or unknown role is not for an administrator', async () => {
    expect((await begin('dueño')).eva.role).toBe('editor')
  })

  test('the team lists people, roles, last visit and open sessions', async () => {
    const { ana } = await begin('lector')
    const html = await text(ana(TEAM))
    for (const part of ['Eva Luna', EVA.email, '>Lector<', '(tú)', 'Último acceso el', '1 sesión abierta', '2 cuentas'])
      expect(html).toContain(part)
  })

  test('a link for a password shows who made it, to its person, who can cancel it; it ends with the rights of its author', async () => {
    app.setNow(new Date('2026-11-20T18:00:00Z'))
    const { ana, eva } = await begin('lector')
    const own = await app.signIn({ id: eva.id })
    const link = async () => {
      const made = await text(ana(TEAM, posting({ intent: 'make-reset-link', id: eva.id })))
      return /value="http:\/\/cerronorte\.test(\/restablecer\?token=\w{24})"/.exec(made)?.[1] ?? ''
    }
    const sentence = 'Ana Ruiz creó un enlace para cambiar tu contraseña el 20 nov 2026, 12:00'
    const first = await link()
    expect(await text(app.visit(first))).toContain('Ana Ruiz creó este enlace para ti.')
    for (const page of ['/dashboard', '/dashboard/configuracion']) {
      expect(await text(own.visit(page))).toContain(sentence)
      expect(await text(ana(page))).not.toContain('creó un enlace')
    }
    const cancelled = await own.visit('/dashboard/configuracion', posting({ intent: 'cancel-link-by-other' }))
    expect([cancelled.status, cancelled.headers.get('Location')]).toEqual([
      303,
      '/dashboard/configuracion?aviso=enlace-cancelado',
    ])
    expect((await app.visit(first)).status).toBe(410)
    expect(await text(own.visit('/dashboard'))).not.toContain('creó un enlace')

    const second = await link()
    const third = await link()
    expect([(await app.visit(second)).status, (await app.visit(third)).status]).toEqual([410, 200])
    await app.store.db.updateTable('users').set({ role: 'admin' }).where('id', '=', eva.id).execute()
    await own.visit(TEAM, posting({ intent: 'change-role', id: 'ana', role: 'editor' }))
    expect((await app.visit(third)).status).toBe(410)
    expect((await app.visit(third, posting({ password: 'secreta-2' }))).status).toBe(410)
    expect(await text(own.visit('/dashboard'))).not.toContain('creó un enlace')
    const log = await text(own.visit(EVENTS))
    for (const part of ['Pendientes cancelados', '1 enlace de contraseña para otra persona'])
      expect(log).toContain(part)
  })

  test('a changed role applies from the next request', async () => {
    const { ana, eva, asEva } = await begin('lector')
    expect((await asEva('/add-property')).status).toBe(403)
    const changed = await ana(TEAM, posting({ intent: 'change-role', id: eva.id, role: 'editor' }))
    expect(changed.headers.get('Location')).toBe(`${TEAM}?aviso=rol-cambiado`)
    expect((await asEva('/add-property')).status).toBe(200)
  })

  test('a handover leads to a page that an editor may see, and the other person is administrator', async () => {
    const { ana, eva, asEva } = await begin('lector')
    const wish = { intent: 'hand-over', id: eva.id }
    expect((await ana(TEAM, posting(wish))).headers.get('Location')).toBe(`${TEAM}?aviso=entrega-sin-confirmar`)
    const location = (await ana(TEAM, posting({ ...wish, confirm: '1' }))).headers.get('Location') ?? ''
    expect(location).toBe('/dashboard/configuracion?aviso=administracion-entregada')
    expect((await ana(location)).status).toBe(200)
    expect(await text(ana(location))).toContain('Entregaste la administración')
    expect((await ana(TEAM)).status).toBe(403)
    expect((await ana('/add-property')).status).toBe(200)
    expect(await text(asEva(TEAM))).toContain('Eva Luna')
  })

  test('a disabled account is signed out at once and refused until it is enabled', async () => {
    const { ana, eva, asEva } = await begin()
    await ana(TEAM, posting({ intent: 'disable-account', id: eva.id }))
    expect((await asEva('/dashboard')).headers.get('Location')).toContain('/login')
    const refused = await app.visit('/login', posting(EVA))
    expect([refused.status, sessionOf(refused)]).toEqual([403, null])
    expect(await refused.text()).toContain('Tu cuenta está desactivada.')
    const wrong = await app.visit('/login', posting({ ...EVA, password: 'otra-clave' }))
    expect([wrong.status, await text(wrong)]).toEqual([401, expect.not.stringContaining('desactivada')])
    const reset = await text(ana(TEAM, posting({ intent: 'make-reset-link', id: eva.id })))
    expect(reset).toContain('Esa cuenta ya no existe.')
    await ana(TEAM, posting({ intent: 'enable-account', id: eva.id }))
    expect((await app.visit('/login', posting(EVA))).status).toBe(303)
  })

  test('a remaining session of a disabled account is refused', async () => {
    const { eva, asEva } = await begin()
    await app.store.db
      .updateTable('users')
      .set({ disabledAt: '2026-11-20T18:00:00.000Z' })
      .where('id', '=', eva.id)
      .execute()
    expect((await asEva('/dashboard')).headers.get('Location')).toContain('/login')
  })

  test("another person's sessions can be ended", async () => {
    const { ana, eva, asEva } = await begin()
    await ana(TEAM, posting({ intent: 'end-sessions', id: eva.id }))
    expect((await asEva('/dashboard')).headers.get('Location')).toContain('/login')
    expect((await ana('/dashboard')).status).toBe(200)
  })

  test('the log has log-ins and changes, without secrets, and only administrators see it', async () => {
    const { ana, eva, asEva } = await begin()
    await app.visit('/login', posting(EVA))
    await ana('/dashboard/configuracion', posting({ intent: 'save-contact', contactName: 'Ventas' }))
    await ana(TEAM, posting({ intent: 'change-role', id: eva.id, role: 'lector' }))
    const link = /restablecer\?token=([A-Za-z0-9]{24})"/.exec(
      await text(ana(TEAM, posting({ intent: 'make-reset-link', id: eva.id }))),
    )
    await app.visit(`/restablecer?token=${link?.[1]}`, posting({ password: 'otra-clave-1' }))
    const html = await text(ana(EVENTS))
    for (const part of [
      'Invitación creada: Editor',
      `Cuenta creada: ${EVA.email}`,
      `Inicio de sesión: ${EVA.email}`,
      'Configuración guardada: Contacto por defecto',
      `Rol cambiado: ${EVA.email}`,
      'Editor → Lector',
      `Enlace de contraseña creado: ${EVA.email}`,
      `Contraseña cambiada: ${EVA.email}`,
      'Ana Ruiz',
    ])
      expect(html).toContain(part)
    const kept = JSON.stringify(await app.store.db.selectFrom('accountEvents').selectAll().execute())
    for (const secret of [EVA.password, 'otra-clave-1', link?.[1] ?? 'none']) expect(kept).not.toContain(secret)
    expect((await asEva(EVENTS)).headers.get('Location')).toContain('/login')
  })

  test('failed log-ins cannot flood the log: one line per account and hour, one for unknown e-mails', async () => {
    const { ana } = await begin()
    const guess = (email: string) => app.visit('/login', posting({ email, password: 'x' }))
    for (let tried = 0; tried < LIMITS.loginByAccount.most; tried += 1) await guess(EVA.email)
    for (let tried = 0; tried < 5; tried += 1) await guess(`nadie${tried}@cerronorte.example`)
    const failed = await app.store.db
      .selectFrom('accountEvents')
      .where('action', '=', 'sign_in_failed')
      .select(['subject', 'times'])
      .orderBy('subject')
      .execute()
    expect(failed).toEqual([
      { subject: 'Correos sin cuenta', times: 5 },
      { subject: EVA.email, times: LIMITS.loginByAccount.most },
    ])
    expect(await text(ana(EVENTS))).toContain(`${LIMITS.loginByAccount.most} veces, la última`)
  })

  test('entries are deleted after a year', async () => {
    await begin()
    app.setNow(new Date('2027-11-22T18:00:00Z'))
    await app.visit('/login', posting(EVA))
    const left = await app.store.db.selectFrom('accountEvents').select('action').execute()
    expect(left).toEqual([{ action: 'sign_in' }])
    app.setNow(new Date('2026-11-20T18:00:00Z'))
  })
})
