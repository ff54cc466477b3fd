import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type Visit, openTestApp } from '../app.ts'
import { PATIENCE } from '../shared-store.ts'
import { DIALECTS } from '../stores.ts'

/** What only the operator may read. */
const INSIDES = /driver has already been destroyed|node_modules|\.server/

describe.each(DIALECTS)('with its store (%s) out of reach', (dialect) => {
  let app: TestApp
  let staff: Visit

  beforeAll(async () => {
    app = await openTestApp(dialect)
    staff = (await app.signIn()).visit
    await app.close()
  }, PATIENCE)

  test('the process says that it is not well', async () => {
    const response = await app.visit('/healthz')
    expect([response.status, await response.text()]).toEqual([503, 'sin base de datos'])
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
  })

  test.each(['/', '/propiedades?search=a', '/propiedades/renta', '/propiedad/casa'])(
    '%s is out of service for a while, logged once, and its page tells its number and nothing else',
    async (path) => {
      const response = await app.visit(path)
      const requestId = response.headers.get('X-Request-Id')
      const html = await response.text()
      expect(response.status).toBe(503)
      expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
      expect(html).toContain(requestId)
      expect(html).toMatch(/<h1[^>]*>(?:Volvemos en un momento|No se pudo cargar la propiedad)</)
      expect(html).toContain('noindex')
      expect(html).not.toMatch(INSIDES)
      expect(app.failures.splice(0)).toEqual([
        { requestId, method: 'GET', url: `http://cerronorte.test${path}`, error: expect.any(Error) },
      ])
    },
  )

  test('the page of a property says that its details could not be loaded', async () => {
    const html = await (await app.visit('/propiedad/casa')).text()
    expect(html).toMatch(/<h1[^>]*>No se pudo cargar la propiedad</)
    expect(html).toMatch(/role="alert"[^>]*>Error al cargar los detalles de la propiedad</)
    expect(app.failures.splice(0)).toHaveLength(1)
  })

  test.each(['/propiedades.data', '/sitemap.xml', '/og/casa/1.jpg'])(
    '%s is out of service too, logged once, and tells nothing',
    async (path) => {
      const response = await app.visit(path)
      expect(response.status).toBe(503)
      expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
      expect(await response.text()).not.toMatch(INSIDES)
      expect(app.failures.splice(0)).toMatchObject([{ requestId: response.headers.get('X-Request-Id') }])
    },
  )

  test.each(['/dashboard', '/dashboard.data', '/add-property'])(
    '%s is, for someone who was signed in',
    async (path) => {
      const response = await staff(path)
      expect([response.status, response.headers.get('Location')]).toEqual([503, null])
      expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
      expect(await response.text()).not.toMatch(INSIDES)
      expect(app.failures.splice(0).length).toBeGreaterThan(0)
    },
  )

  test('so is a post, which must not seem done', async () => {
    const body = new URLSearchParams({ email: 'ana@cerronorte.example', password: 'secreta' })
    const response = await app.visit('/login', { method: 'POST', body })
    expect(response.status).toBe(503)
    expect(await response.text()).not.toMatch(INSIDES)
    expect(app.failures.splice(0).length).toBeGreaterThan(0)
  })

  test('a failure carries the security headers', async () => {
    const response = await app.visit('/')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    app.failures.splice(0)
  })

  test('what needs no store is still answered', async () => {
    for (const [path, status] of [
      ['/no-existe', 404],
      ['/admin', 302],
      ['/img/x', 404],
      ['/robots.txt', 200],
    ] as const)
      expect((await app.visit(path)).status).toBe(status)
    expect(app.failures).toEqual([])
  })
})

test('a question that the store refuses is a failure of ours', async () => {
  const broken = await openTestApp('sqlite')
  await sql`drop table "propertyPhotos"`.execute(broken.store.db)
  const response = await broken.visit('/')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([500, null])
  expect(await response.text()).toContain('Algo salió mal')
  expect(broken.failures.splice(0)).toMatchObject([{ requestId: response.headers.get('X-Request-Id') }])
  await broken.close()
})
