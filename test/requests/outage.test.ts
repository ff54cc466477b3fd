import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { migrate } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { type TestApp, openTestApp } from '#test/app.ts'
import { buildProperty } from '#test/factories/property.ts'
import { renameProperty } from '#test/factories/rename-property.ts'
import { posting } from '#test/forms.ts'
import { IS_LONG } from '#test/tier.ts'
import { type RawAnswer, rawRequest } from '#test/raw-request.ts'
import { closeAfterEach } from '#test/serve.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { SERVER, makeMigratedDatabase } from '#test/stores.ts'
import { type TcpProxy, openTcpProxy } from '#test/tcp-proxy.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
/** Timeouts are longer than the test: a wait only ends when the server is known to be unreachable. */
const ENDLESS = { connect: PATIENCE, query: PATIENCE, suspect: 50, probe: 300, pause: 20 }
/** Milliseconds of the outage: a minute in the long run. */
const AWAY = IS_LONG ? 60_000 : 0
const TYPED = { title: 'Bodega Norte', price: '1,250,000', location: 'Centro', propertyId: 'P-1', area: '500' }
const serve = closeAfterEach()
/** The servers of this test run. */
const SERVERS = SERVER ? ['PostgreSQL'] : []

test.each(SERVERS)('%s with slow queries on all connections is reachable: waiting requests get an answer', async () => {
  const { where, remove } = await makeMigratedDatabase('postgres')
  const proxy = await openTcpProxy(`${where.databaseUrl}`)
  const store = await openStore({ databaseUrl: proxy.address, dataDir: '', patience: ENDLESS })
  const released = Promise.withResolvers<void>()
  let begun = 0
  const slow = Array.from({ length: 10 }, () =>
    store.db.transaction().execute(() => {
      begun += 1
      return released.promise
    }),
  )
  await vi.waitUntil(() => begun === 10, PATIENCE)
  const before = proxy.entered()
  const waiting = sql<{ one: number }>`select 1 as one`.execute(store.db)
  // The server is probed repeatedly, each time with an additional connection.
  await vi.waitUntil(() => proxy.entered() >= before + 5, PATIENCE)
  released.resolve()
  expect((await waiting).rows).toEqual([{ one: 1 }])
  await Promise.all(slow)
  await store.close()
  proxy.close()
  await remove()
})

test.each(SERVERS)(
  "on %s a migration waits for another process's migration longer than the query timeout",
  async () => {
    const { where, remove } = await makeMigratedDatabase('postgres')
    const other = await openStore({ ...where, patience: ENDLESS })
    const store = await openStore({ ...where, patience: { ...ENDLESS, query: 100 } })
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const migrating = other.db.transaction().execute(async (db) => {
      await sql`lock table kysely_migration in access exclusive mode`.execute(db)
      held.resolve()
      await released.promise
    })
    await held.promise
    const waiting = migrate(store)
    await expect(sql`select 1 from kysely_migration`.execute(store.db)).rejects.toThrow('Query read timeout')
    released.resolve()
    expect(await waiting).toEqual([])
    await migrating
    await store.close()
    await other.close()
    await remove()
  },
)

// Only a server on a network can be unreachable; without one, the SQLite test below covers the behaviour.
describe.each(SERVER ? (['refusing', 'silent'] as const) : [])('a PostgreSQL outage, %s', (how) => {
  let [proxy, app]: [TcpProxy?, TestApp?] = []
  let remove = async () => {}

  beforeEach(async () => {
    const made = await makeMigratedDatabase('postgres')
    remove = made.remove
    proxy = await openTcpProxy(`${made.where.databaseUrl}`)
    const store = await openStore({ databaseUrl: proxy.address, dataDir: '', patience: ENDLESS })
    app = await openTestApp('postgres', { store })
  }, PATIENCE)

  afterEach(async () => {
    proxy?.open()
    await app?.close()
    proxy?.close()
    await remove()
  }, PATIENCE)

  test('cached pages are served, others have a Retry-After, and everything works again afterwards', async () => {
    if (!app || !proxy) throw new Error('not open')
    const { store, parts, failures } = app
    const staff = (await app.signIn()).visit
    const { id, slug } = await insertProperty(store.db, buildProperty({ title: 'Bodega 1' }), {
      createdBy: null,
      now: NOW,
    })
    const pages = app.cachePages(app.app, parts, 10_000_000)
    const { port } = await serve(app.app, { servePage: pages?.serve })
    const get = (path: string) => rawRequest(port, path)
    const isKnown = () => store.revision() !== null
    isKnown()
    await vi.waitUntil(isKnown, PATIENCE)
    const page = `/propiedad/${slug}`
    expect(saidOf(await get(page))).toEqual([200, 'cache;desc=miss'])
    expect(saidOf(await get(page))).toEqual([200, 'cache;desc=hit'])

    proxy.shut(how)
    await vi.waitUntil(() => !isKnown(), PATIENCE)
    const end = performance.now() + AWAY
    do {
      expect(saidOf(await get(page))).toEqual([200, 'cache;desc=stale'])
      for (const path of ['/propiedad/otra', '/sitemap.xml', '/healthz', '/readyz']) {
        const answer = await get(path)
        expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 503, '15'])
      }
      // Lists use the last snapshot and are marked as stale.
      expect(saidOf(await get('/propiedades'))).toEqual([200, 'cache;desc=stale'])
      expect((await get('/nosotros')).status).toBe(200)
    } while (performance.now() < end)
    const post = await staff('/add-property', posting(TYPED))
    expect([post.status, post.headers.get('Retry-After')]).toEqual([503, '15'])
    expect(failures.splice(0).length).toBeGreaterThan(0)

    proxy.open()
    await vi.waitUntil(isKnown, PATIENCE)
    await vi.waitUntil(async () => (await get('/healthz')).status === 200, PATIENCE)
    const renamed = await renameProperty(store, id, 'Bodega 2', NOW)
    await expect.poll(async () => (await get(page)).headers.location).toBe(`/propiedad/${renamed}`)
    expect((await get('/propiedades')).status).toBe(200)
    expect((await staff('/add-property', posting(TYPED))).status).toBe(303)
    failures.splice(0)
  })
})

test('while another program locks the file for writing, pages are served, and a form that cannot be saved keeps the typed values', async () => {
  const { where, remove } = await makeMigratedDatabase('sqlite')
  const [store, other] = [await openStore(where), await openStore(where)]
  const app = await openTestApp('sqlite', { store })
  const { visit } = await app.signIn()
  await sql`pragma busy_timeout = 1`.execute(store.db)
  const released = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const held = other.db.transaction().execute(async () => {
    holding.resolve()
    await released.promise
  })
  await holding.promise
  for (const path of ['/', '/propiedades', '/healthz']) expect((await app.visit(path)).status).toBe(200)
  const refused = await visit('/add-property', posting(TYPED))
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '15'])
  const html = await refused.text()
  expect(html).toContain('Error al guardar la propiedad. Intenta nuevamente.')
  expect(html).toContain('value="Bodega Norte"')
  expect(app.failures.splice(0)).toMatchObject([{ error: { message: 'database is locked' } }])
  released.resolve()
  await held
  expect((await visit('/add-property', posting(TYPED))).status).toBe(303)
  await other.close()
  await app.close()
  await remove()
})

function saidOf({ status, headers }: RawAnswer) {
  return [status, headers['server-timing']]
}
