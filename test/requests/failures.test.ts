import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, openTestApp } from '../app.ts'
import { PATIENCE } from '../shared-store.ts'
import { DIALECTS } from '../stores.ts'

/** What only the operator may read. */
const INSIDES = /driver has already been destroyed|node_modules|\.server/

describe.each(DIALECTS)('with its store (%s) out of reach', (dialect) => {
  let app: TestApp

  beforeAll(async () => {
    app = await openTestApp(dialect)
    await app.close()
  }, PATIENCE)

  test('the process says that it is not well', async () => {
    const response = await app.visit('/healthz')
    expect([response.status, await response.text()]).toEqual([503, 'sin base de datos'])
  })

  test.each(['/', '/propiedades?search=a', '/propiedad/casa'])(
    '%s is a failure, logged once, whose page tells its number and nothing else',
    async (path) => {
      const response = await app.visit(path)
      const requestId = response.headers.get('X-Request-Id')
      const html = await response.text()
      expect(response.status).toBe(500)
      expect(html).toContain(requestId)
      expect(html).toMatch(/<h1|role="alert"/)
      expect(html).not.toMatch(INSIDES)
      expect(app.failures.splice(0)).toEqual([
        { requestId, method: 'GET', url: `http://cerronorte.test${path}`, error: expect.any(Error) },
      ])
    },
  )

  test('the data of a navigation is a failure too, logged once, and tells nothing', async () => {
    const response = await app.visit('/propiedades.data')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toMatch(INSIDES)
    expect(app.failures.splice(0)).toMatchObject([{ requestId: response.headers.get('X-Request-Id') }])
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
    ] as const)
      expect((await app.visit(path)).status).toBe(status)
    expect(app.failures).toEqual([])
  })
})
