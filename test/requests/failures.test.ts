import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { type TestApp, type Visit, openTestApp } from '#test/app.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

/** Details that only the operator may read. */
const INSIDES = /driver has already been destroyed|node_modules|\.server/

describe.each(STORES)('while its store (%s) is unreachable', (dialect) => {
  let app: TestApp
  let staff: Visit

  beforeAll(async () => {
    app = await openTestApp(dialect)
    staff = (await app.signIn()).visit
    await app.close()
  }, PATIENCE)

  test('the process is unhealthy', async () => {
    const response = await app.visit('/healthz')
    expect([response.status, await response.text()]).toEqual([503, 'sin base de datos'])
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
  })

  test.each(['/', '/propiedades?search=a', '/propiedades/renta', '/propiedad/casa', '/conjunto/plaza'])(
    '%s is a 503 that is logged once, and its page has only its number',
    async (path) => {
      const response = await app.visit(path)
      const requestId = response.headers.get('X-Request-Id')
      const html = await response.text()
      expect(response.status).toBe(503)
      expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
      expect(html).toContain(requestId)
      expect(html).toMatch(/<h1[^>]*>(?:Volvemos en un momento|No se pudo cargar (?:la propiedad|el conjunto))</)
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

  test('the page of a complex has its own error text and links to the listing', async () => {
    const html = await (await app.visit('/conjunto/plaza-encino')).text()
    expect(html).toMatch(/<h1[^>]*>No se pudo cargar el conjunto</)
    expect(html).toMatch(/role="alert"[^>]*>Este conjunto no está disponible por ahora\.</)
    expect(html).toMatch(/href="\/propiedades"[^>]*>Ver propiedades</)
    expect(html).not.toContain('la propiedad')
    expect(app.failures.splice(0)).toHaveLength(1)
  })

  test.each(['/propiedades.data', '/sitemap.xml', '/og/casa/1.jpg'])(
    '%s is a 503 without details that is logged once',
    async (path) => {
      const response = await app.visit(path)
      expect(response.status).toBe(503)
      expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
      expect(await response.text()).not.toMatch(INSIDES)
      expect(app.failures.splice(0)).toMatchObject([{ requestId: response.headers.get('X-Request-Id') }])
    },
  )

  test('a failing file is a page with its number', async () => {
    const response = await app.visit('/propiedad/casa/ficha.pdf')
    const html = await response.text()
    expect([response.status, response.headers.get('Content-Type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(html).toContain('<h1>Volvemos en un momento</h1>')
    expect(html).toContain(response.headers.get('X-Request-Id'))
    expect(app.failures.splice(0)).toHaveLength(1)
  })

  test.each(['/dashboard', '/dashboard.data', '/add-property'])('%s is a 503 for a signed-in person', async (path) => {
    const response = await staff(path)
    expect([response.status, response.headers.get('Location')]).toEqual([503, null])
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(await response.text()).not.toMatch(INSIDES)
    expect(app.failures.splice(0).length).toBeGreaterThan(0)
  })

  test('a post is a 503 that does not look successful', async () => {
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

  test('an answer without store access still works', async () => {
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

test('a query that the store refuses is our failure', async () => {
  const broken = await openTestApp('sqlite')
  const property = buildProperty({ title: 'Casa' })
  await insertProperty(broken.store.db, property, { createdBy: null, now: new Date() })
  await sql`drop table "propertyPhotos"`.execute(broken.store.db)
  const response = await broken.visit('/')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([500, null])
  expect(await response.text()).toContain('Algo salió mal')
  expect(broken.failures.splice(0)).toMatchObject([{ requestId: response.headers.get('X-Request-Id') }])
  const file = await broken.visit('/propiedad/casa/ficha.pdf')
  expect([file.status, file.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8'])
  expect(await file.text()).toMatch(new RegExp(`<h1>Algo salió mal</h1>[^]*${file.headers.get('X-Request-Id')}`))
  expect(broken.failures.splice(0)).toMatchObject([{ requestId: file.headers.get('X-Request-Id') }])
  await broken.close()
})

test.each(['/login', '/contacto', '/interes'])('a form to %s that breaks off is not our failure', async (path) => {
  const app = await openTestApp('sqlite')
  const broken = new ReadableStream({
    pull: (body) => body.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  })
  const post: RequestInit & { duplex: 'half' } = { method: 'POST', body: broken, duplex: 'half' }
  const response = await app.visit(path, post)
  expect(response.status).toBe(400)
  expect(app.failures).toEqual([])
  await app.close()
})

describe('a staff form that cannot be saved', () => {
  const TYPED = { title: 'Bodega Norte', price: '1,250,000', location: 'Centro', propertyId: 'P-1', area: '500' }
  let app: TestApp
  let staff: Visit

  beforeEach(async () => {
    app = await openTestApp('sqlite')
    staff = (await app.signIn()).visit
  })

  afterEach(() => app.close())

  async function send(path: string, more: Record<string, string | File>) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...TYPED, ...more })) body.append(name, value)
    const response = await staff(path, { method: 'POST', body })
    return { response, html: await response.text() }
  }

  test('because the disk is full has an error, keeps the typed values and stores nothing partly', async () => {
    // Migrations leave free pages, which `vacuum` removes.
    await sql`vacuum`.execute(app.store.db)
    await sql`pragma max_page_count = 1`.execute(app.store.db)
    const { response, html } = await send('/add-property', { description: 'x'.repeat(4_500) })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([507, null])
    expect(html).toContain('No hay espacio en el disco del servidor y no se guardó nada.')
    expect(html).toContain('value="Bodega Norte"')
    expect(app.failures.splice(0)).toMatchObject([{ error: { message: 'database or disk is full' } }])
    for (const table of ['properties', 'activityLogs'] as const)
      expect(await app.store.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('because a photo cannot be stored has an error and keeps the typed values', async () => {
    await send('/add-property', {})
    const { id } = await app.store.db.selectFrom('properties').select('id').executeTakeFirstOrThrow()
    await app.files.put('properties', 'in the way')
    const images = new File([await buildPicture('jpeg')], 'fachada.jpg')
    for (const path of ['/add-property', `/edit-property/${id}`]) {
      const { response, html } = await send(path, { images, title: 'Otro título' })
      expect(response.status).toBe(422)
      expect(html).toContain('fachada.jpg no se pudo guardar. Inténtalo de nuevo.')
      expect(html).toContain('value="Otro título"')
      expect(app.failures.splice(0)).toMatchObject([{ requestId: response.headers.get('X-Request-Id') }])
    }
    expect(await app.store.db.selectFrom('properties').select('title').execute()).toEqual([{ title: 'Bodega Norte' }])
  })
})
