import { findDefaultContact } from '#app/settings/default-contact.server.ts'
import { describe, expect, test } from 'vitest'
import { ROLE_LABELS } from '#app/accounts/role.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { type AccessOutcome, DECLARED, WHO, accessCases, outcomeOf } from '#test/access-matrix.ts'
import { openTestApp } from '#test/app.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { routePaths } from '#test/route-paths.ts'
import { shareApp } from '#test/shared-app.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ROUTES = await routePaths()
const MATRIX = await Promise.all(WHO.map(async (role) => ({ role, cases: await accessCases(role) })))
const COUNT = MATRIX.reduce((sum, { cases }) => sum + cases.length, 0)

test('the table of access rights has every route, and nothing else', () => {
  expect(ROUTES.map(({ pattern }) => pattern).toSorted()).toEqual(DECLARED.toSorted())
})

test("the API of better-auth is not served: accounts only have the product's own routes", async () => {
  const app = await openTestApp('sqlite')
  for (const path of ['sign-up/email', 'sign-in/email', 'get-session', 'update-user', 'two-factor/disable', ''])
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? '{"email":"a@b.mx","password":"secreta-1","name":"A","role":"admin"}' : null
      const headers = { 'Content-Type': 'application/json' }
      const response = await app.visit(`/api/auth/${path}`, { method, body, headers })
      expect([path, method, response.status, response.headers.getSetCookie()]).toEqual([path, method, 404, []])
    }
  expect(await app.store.db.selectFrom('users').select('id').execute()).toEqual([])
  await app.close()
})

describe(`access rights: ${COUNT} cases of route, method and role`, () => {
  const app = shareApp('sqlite')

  test.each(MATRIX)('$role', async ({ role, cases }) => {
    const wrong: [string, string, AccessOutcome][] = []
    for (const each of cases) {
      // Some requests end the session.
      const visit = role ? (await app.signIn({ id: role, role })).visit : app.visit
      const outcome = await outcomeOf(visit, each)
      if (outcome !== each.expected) wrong.push([each.method, each.target, outcome])
    }
    expect(wrong).toEqual([])
    expect(cases.length).toBeGreaterThan(100)
  })

  test.each([
    ['lector', '/add-property', 'Tu cuenta no tiene permiso para hacer cambios en propiedades, fotos ni mensajes'],
    ['editor', '/dashboard/configuracion/equipo', 'Tu cuenta no tiene permiso para ver ni cambiar el equipo'],
  ] as const)('%s gets an explanation inside the panel with a link to continue: %s', async (role, path, sentence) => {
    const { visit } = await app.signIn({ role, name: 'Luis Peña' })
    const answer = await visit(path)
    const html = (await answer.text()).replaceAll('<!-- -->', '')
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([403, 'no-store, no-transform'])
    for (const part of [
      sentence,
      'No se hizo ningún cambio.',
      'Luis Peña',
      'Registro de Actividad',
      'href="/dashboard"',
    ])
      expect(html).toContain(part)
    expect(html).toContain('<title>Sin permiso · Cerro Norte</title>')
  })

  test('a role cannot make a forbidden change, with any kind of request', async () => {
    const { visit } = await app.signIn({ role: 'lector' })
    const { id } = await insertProperty(app.store.db, buildProperty(), { createdBy: null, now: NOW })
    for (const target of ['/dashboard/propiedades', '/dashboard/propiedades.data', `/edit-property/${id}`, '/photos'])
      for (const intent of ['pause', 'remove', 'save'])
        expect((await visit(target, posting({ intent, id, title: 'x' }))).status).toBe(403)
    const told = app.store.db.selectFrom('accountEvents').where('action', '=', 'refused').select(['subject', 'times'])
    expect(await told.where('subject', 'like', '%, /dashboard/propiedades').execute()).toMatchObject([{ times: 6 }])
    expect(await app.store.db.selectFrom('properties').select(['id', 'status']).execute()).toEqual([
      { id, status: 'disponible' },
    ])
  })

  test.each(['editor', 'lector'] as const)(
    '%s can change their own account, but not the default contact',
    async (role) => {
      const { visit, staff } = await app.signIn({ role })
      const settings = '/dashboard/configuracion'
      const html = await (await visit(settings)).text()
      expect(html).toContain('Mi cuenta')
      for (const part of ['Guardar Configuración', `${settings}/equipo`]) expect(html).not.toContain(part)
      const renamed = await visit(settings, posting({ intent: 'save-account', name: 'Otra', email: staff.email }))
      expect(renamed.status).toBe(303)
      for (const fields of [{ intent: 'save-contact', contactName: 'X' }, { contactName: 'X' }]) {
        const refused = await visit(settings, posting(fields as Record<string, string>))
        expect(refused.status).toBe(403)
        expect(await refused.text()).toMatch(/Tu cuenta no tiene permiso .*No se hizo ningún cambio. Si lo necesitas/)
      }
      expect(await findDefaultContact(app.store.db)).toBeNull()
    },
  )

  test('nobody can change their own role', async () => {
    const { visit, staff } = await app.signIn({ role: 'lector' })
    const own = { intent: 'save-account', name: 'L', email: staff.email, role: 'admin' }
    expect((await visit('/dashboard/configuracion', posting(own))).status).toBe(303)
    const kept = app.store.db.selectFrom('users').where('id', '=', staff.id).select('role')
    expect(await kept.executeTakeFirst()).toEqual({ role: 'lector' })
  })

  test('an unknown stored role has the fewest rights', async () => {
    const { visit } = await app.signIn({ role: 'dueño' as 'lector' })
    expect((await visit('/dashboard')).status).toBe(200)
    expect((await visit('/add-property')).status).toBe(403)
  })

  test('the panel shows a lector no forbidden actions', async () => {
    const { id } = await insertProperty(app.store.db, buildProperty(), { createdBy: null, now: NOW })
    for (const [role, offered] of [
      ['lector', false],
      ['editor', true],
    ] as const) {
      const { visit } = await app.signIn({ id: role, role })
      const list = await (await visit('/dashboard/propiedades')).text()
      for (const part of ['href="/add-property"', `href="/edit-property/${id}`, 'Pausar', 'Eliminar'])
        expect([part, list.includes(part)]).toEqual([part, offered])
      expect(list).toContain('Exportar Datos')
      const asked = await (await visit(`/dashboard/propiedades?eliminar=${id}`)).text()
      expect(asked.includes('alertdialog')).toBe(offered)
      expect((await (await visit(`/property/${id}`)).text()).includes('Editar Propiedad')).toBe(offered)
    }
  })
})

test('every role has a label', () => {
  expect(Object.values(ROLE_LABELS)).toEqual(['Administrador', 'Editor', 'Lector'])
})
