import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { Visit } from '#test/app.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { routePaths } from '#test/route-paths.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const EVA = { name: 'Eva', email: 'eva@cerronorte.example', password: 'secreta-1' }
const NOW = new Date('2026-11-20T18:00:00Z')

/** Every path of the table of routes. */
const ROUTES = await routePaths()
const STAFF_PATHS = ROUTES.filter(({ isStaff }) => isStaff).map(({ path }) => path)
const CHANGING_PATHS = ROUTES.filter(({ changes }) => changes).map(({ path }) => path)

test('the table of routes was read', () => {
  expect(STAFF_PATHS).toEqual(expect.arrayContaining(['/dashboard', '/dashboard/exportar/1', '/edit-property/1']))
  expect(CHANGING_PATHS).toEqual(expect.arrayContaining(['/login', '/dashboard/propiedades', '/photos']))
  expect(CHANGING_PATHS).not.toContain('/propiedades')
})

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect, () => ({ trustProxy: true }))

  describe('the guard', () => {
    function answerOf(response: Response) {
      return Object.fromEntries(
        ['Location', 'Cache-Control', 'X-Robots-Tag'].map((name) => [name, response.headers.get(name)]),
      )
    }

    test.each(STAFF_PATHS)('redirects a visitor of %s to the login with the return path', async (path) => {
      const wanted = `${path}?a=1&b=%C3%B1`
      const expected = `/login?${new URLSearchParams({ volver: wanted })}`
      for (const method of ['GET', 'HEAD']) {
        const response = await app.visit(wanted, { method })
        expect(response.status).toBe(302)
        expect(answerOf(response)).toEqual({
          Location: expected,
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex',
        })
      }
    })

    test.each(STAFF_PATHS)('gives a visitor no data of %s', async (path) => {
      for (const query of ['', '?_routes=routes%2Fstaff%2Fdashboard%2Factivity', '?_routes=root']) {
        const response = await app.visit(`${path}.data${query}`)
        expect(response.status).toBe(202)
        expect(await response.text()).toContain(`/login?${new URLSearchParams({ volver: path })}`)
      }
    })

    test.each(STAFF_PATHS)('ignores changes that a visitor sends to %s', async (path) => {
      const { id } = await insertProperty(app.store.db, buildProperty(), { createdBy: null, now: NOW })
      for (const target of [path, `${path}.data`, `${path}?index`])
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
          const body = new URLSearchParams({ intent: 'delete', id, title: 'x', confirm: '1' })
          const response = await app.visit(target.replace('/1', `/${id}`), { method, body })
          expect(method === 'POST' ? [202, 303] : [405]).toContain(response.status)
          if (method !== 'POST') continue
          const where = response.headers.get('Location') ?? (await response.text())
          expect(where).toContain('/login?volver=')
        }
      expect(await app.store.db.selectFrom('properties').select('id').execute()).toEqual([{ id }])
      expect(await app.store.db.selectFrom('activityLogs').selectAll().execute()).toEqual([])
    })

    test('leads a visitor who posted back to the page of the form', async () => {
      const headers = { Referer: 'http://cerronorte.test/edit-property/7?x=1' }
      const response = await app.visit('/photos', posting({}, headers))
      expect(response.headers.get('Location')).toBe('/login?volver=%2Fedit-property%2F7%3Fx%3D1&motivo=sesion')
      for (const Referer of ['https://evil.example/a', 'x', '']) {
        const other = await app.visit('/add-property', posting({}, { Referer }))
        expect(other.headers.get('Location')).toBe('/login?volver=%2Fadd-property&motivo=sesion')
      }
    })

    test('lets a signed-in person pass, and their pages are not cached', async () => {
      const { visit } = await app.signIn()
      for (const path of [
        '/dashboard',
        '/dashboard.data',
        '/property/019aa000-0000-7000-8000-000000000001',
        '/no-existe-en-el-panel',
      ]) {
        const response = await visit(path)
        expect(response.headers.get('Location') ?? '').not.toContain('login')
        if (path.includes('no-existe')) continue
        expect(answerOf(response)).toMatchObject({
          'Cache-Control': expect.stringMatching(/^no-store/),
          'X-Robots-Tag': 'noindex',
        })
      }
    })
  })

  describe('a post from another site', () => {
    const FOREIGN: [string, Record<string, string>][] = [
      ['another site', { Origin: 'https://evil.example' }],
      ['a sandboxed page', { Origin: 'null' }],
      ['a sister site', { Origin: 'http://otro.cerronorte.test' }],
      ['another port', { Origin: 'http://cerronorte.test:8080' }],
      ['something that is no origin', { Origin: 'cerronorte.test' }],
      ['another site, without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
      ['a sister site, without an origin', { 'Sec-Fetch-Site': 'same-site' }],
    ]

    test.each(FOREIGN)('that comes from %s is refused in Spanish and changes nothing', async (_case, headers) => {
      const { visit: asAna, staff } = await app.signIn()
      const visit: Visit = (path, init = {}) => asAna(path, { ...init, headers })
      for (const path of CHANGING_PATHS.flatMap((changing) => [changing, `${changing}.data`])) {
        const response = await visit(path, posting(EVA))
        expect([path, response.status]).toEqual([path, 403])
        expect(await response.text()).toContain('La solicitud vino de otro sitio y no se hizo nada.')
        expect(response.headers.getSetCookie()).toEqual([])
      }
      expect((await asAna('/dashboard')).status).toBe(200)
      expect(await app.store.db.selectFrom('users').select('id').execute()).toEqual([{ id: staff.id }])
    })

    test.each([
      ['this one', { Origin: 'http://cerronorte.test', 'Sec-Fetch-Site': 'same-origin' }],
      ['this one through a proxy that speaks TLS', { Origin: 'https://cerronorte.test' }],
      ['the address bar', { 'Sec-Fetch-Site': 'none' }],
      ['a program', {}],
    ] as [string, Record<string, string>][])('is not assumed for %s', async (_case, headers) => {
      expect((await app.visit('/signup', posting(EVA, headers))).status).toBe(303)
    })

    test('is refused only if it changes something: a read is allowed', async () => {
      const response = await app.visit('/login', { headers: { 'Sec-Fetch-Site': 'cross-site' } })
      expect(response.status).toBe(200)
    })
  })
})
