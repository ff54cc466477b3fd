import { deepStrictEqual } from 'node:assert'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { type KyselyPlugin, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveSection } from '#app/agency/change-agency.server.ts'
import { saveAsesorCard } from '#app/asesores/asesores.server.ts'
import { changePlaces } from '#app/catalogue/place/change-places.server.ts'
import { addInterest } from '#app/interest/interest.server.ts'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { changeStatus, paused } from '#app/editing/changes/change-status.server.ts'
import type { Dialect, Store } from '#app/db/store.server.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { saveDefaultContact } from '#app/settings/default-contact.server.ts'
import { WARM, warm } from '#server/page-cache/keep-warm.ts'
import { CACHED_PAGES, pageKey } from '#server/page-cache/page-key.ts'
import { type TestApp, openTestApp } from '#test/app.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { renameProperty } from '#test/factories/rename-property.ts'
import { type RawAnswer, rawRequest } from '#test/raw-request.ts'
import { routePaths } from '#test/route-paths.ts'
import { closeAfterEach } from '#test/serve.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, openTwoStores } from '#test/stores.ts'
import { IS_SHORT } from '#test/tier.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const NOBODY = { id: null, name: null }
const ASESOR = { id: 'eva', name: 'Eva', email: 'eva@cerronorte.example', role: 'editor' }
/** One URL for each kind of cached page, and the data of some. */
const PAGES = [
  '/',
  '/_.data',
  '/nosotros',
  '/terminos-condiciones',
  '/aviso-privacidad',
  '/modal-test',
  '/contacto-confirmacion',
  '/servicios',
  '/servicios?servicio=asesoria-comercial',
  '/propiedades',
  '/propiedades?type=bodega&utm_source=chat',
  '/propiedades.data?sort=precio-asc&_routes=routes%2Fpublic%2Flisting',
  '/propiedades?search=bodega+junto+al+Interpuerto',
  '/propiedades/renta',
  '/propiedades/renta/bodega/apodaca',
  '/propiedad/bodega-0',
  '/propiedad/bodega-1',
  '/propiedad/bodega-1.data',
  '/conjunto/plaza-encino',
]

/** Public pages read these tables without a revision: visit counters, bookkeeping, and redirects, which are never cached. */
const WITHOUT_REVISION = ['interest', 'catalogueChanges', 'installation', 'redirects']

const byAna = ({ db }: Pick<Store, 'db'>) => ({ db, actor: { id: null, name: 'Ana' }, now: NOW })

/** The number of changes during the reads. */
const LAST = 60

/** A process of the product with its page cache and its own port. */
type Site = TestApp & { get: (path: string, headers?: Record<string, string>, method?: string) => Promise<RawAnswer> }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const serve = closeAfterEach()
  let sites: [Site, Site]

  beforeEach(async () => {
    const [first, second] = await openTwoStores(dialect)
    sites = [await openSite(first), await openSite(second)]
    for (const number of [0, 1]) await insertBodega(sites[0], number)
    await sites[0].store.db
      .insertInto('users')
      .values({ ...ASESOR, createdAt: NOW.toISOString() })
      .execute()
    await insertComplex(sites[0].store.db, buildComplex(), { createdBy: null, now: NOW })
    const isKnown = ({ store }: Site) => store.revision() !== null
    await vi.waitUntil(() => sites.every(isKnown), PATIENCE)
  }, PATIENCE)

  afterEach(async () => {
    deepStrictEqual(
      sites.map(({ failures }) => failures),
      [[], []],
    )
    // The first store closes both.
    await sites[1].parts.interest.close()
    await sites[0].close()
  })

  async function openSite(store: TestApp['store']): Promise<Site> {
    const app = await openTestApp(dialect, { store })
    const pages = app.cachePages(app.app, app.parts, 10_000_000)
    const { port } = await serve(app.app, { servePage: pages?.serve })
    return { ...app, get: (path, headers = {}, method = 'GET') => rawRequest(port, path, { headers, method }) }
  }

  describe('a page is never older than the last change that it shows', () => {
    const step = fc.record({
      change: fc.constantFrom(...Object.keys(CHANGES)),
      by: fc.nat(1),
      reads: fc.array(fc.record({ page: fc.constantFrom(...PAGES), at: fc.nat(1) }), { minLength: 1, maxLength: 4 }),
    })

    test.each([1, 2])('with %i process(es), for any order of changes and reads', async (processes) => {
      expect.hasAssertions()
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
          for (const { change, by, reads } of steps) {
            const changing = by % processes
            await CHANGES[change]?.(sites[changing] ?? sites[0])
            // The notification has arrived once a later query is answered.
            await sql`select 1`.execute(sites[1 - changing]?.store.db ?? sites[1].store.db)
            for (const { page, at } of reads) await expectFresh(sites[at % processes] ?? sites[0], page)
          }
        }),
        { numRuns: IS_SHORT ? 3 : 10 },
      )
    })

    test('while changes and reads run at the same time', async () => {
      const [site] = sites
      const state = { told: 0 }
      const reader = async () => {
        while (state.told < LAST) {
          const before = state.told
          const { body } = await site.get('/propiedad/bodega-0')
          expect(numberIn(body)).toBeGreaterThanOrEqual(before)
        }
      }
      const writer = async () => {
        for (let number = 1; number <= LAST; number += 1) {
          await retitle(number)
          state.told = number
          if (number % 3 === 0) await wait(5)
        }
      }
      const retitle = (number: number) =>
        site.store.db
          .updateTable('properties')
          .set({ title: `Nave número ${number}` })
          .where('slug', '=', 'bodega-0')
          .execute()
      await retitle(0)
      await Promise.all([writer(), reader(), reader(), reader()])
      expect(numberIn((await site.get('/propiedad/bodega-0')).body)).toBe(LAST)
    })
  })

  /** The response to a visitor equals a fresh render for a request without cookies. */
  async function expectFresh(site: Site, path: string, when = '') {
    const [got, fresh] = [await site.get(path), await site.visit(path.replace(/[?&]utm_source=chat/, ''))]
    expect([when, path, got.status, got.body.toString()]).toEqual([when, path, fresh.status, await fresh.text()])
  }

  test('no private page is cached: every page of the product, with and without a session', async () => {
    const [site] = sites
    const { cookie } = await site.signIn()
    const paths = [...new Set([...(await routePaths()).map(({ path }) => path), ...PAGES])]
    for (const path of paths.filter((each) => !/\/healthz|\.pdf/.test(each))) {
      const staff = await site.get(path, { Cookie: cookie })
      expect([path, staff.headers['server-timing']]).toEqual([path, undefined])
      const visitors = [await site.get(path), await site.get(path)]
      for (const { headers, body } of visitors) {
        expect(headers['set-cookie']).toBeUndefined()
        expect(body.includes('Ana Ruiz')).toBe(false)
      }
      const kept = visitors[1]?.headers['server-timing'] === 'cache;desc=hit'
      expect([path, kept]).toEqual([path, isKept(path) && visitors[1]?.status === 200])
      const ids = [staff, ...visitors].map(({ headers }) => headers['x-request-id'])
      expect(new Set(ids).size).toBe(3)
      if (!kept) continue
      expect(ids.filter((id) => visitors[0]?.body.includes(String(id)))).toEqual([])
      expect(visitors[1]?.body).toEqual(visitors[0]?.body)
    }
    site.failures.splice(0)
  })

  test('every cached page is among those that are checked after each kind of change', () => {
    const patterns = Object.keys(CACHED_PAGES).map((path) => path.replaceAll(/\/:\w+\??/g, '(?:/[a-z0-9-]+)?'))
    const isRead = (pattern: string) => PAGES.some((page) => new RegExp(`^${pattern}(?:\\?|$)`).test(page))
    expect(patterns.filter((pattern) => !isRead(pattern))).toEqual([])
  })

  test('after each kind of change every page equals a fresh render', async () => {
    expect.hasAssertions()
    const [site] = sites
    for (const page of PAGES) await site.get(page)
    for (const [name, change] of Object.entries(CHANGES)) {
      await change(site)
      await nextTurn()
      for (const page of PAGES) await expectFresh(site, page, `after ${name}`)
    }
  })

  test("a cached page has every header of the app's response, except those of one request", async () => {
    const [site] = sites
    for (const path of PAGES) {
      await site.get(path)
      const { headers } = await site.get(path)
      const fresh = await site.visit(path)
      const { 'cache-control': own = 'no-cache', ...others } = Object.fromEntries(fresh.headers)
      expect(headers).toMatchObject({ ...others, 'x-request-id': headers['x-request-id'] })
      // The cache adds that browsers ask for the page each time.
      expect(headers['cache-control']).toContain(own)
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    }
  })

  test('pages only read tables whose changes raise the revision, and every such table is read', async () => {
    const [site] = sites
    const made = { createdBy: null, now: new Date('2026-11-20T18:00:00Z') }
    const { slug } = await insertComplex(site.store.db, buildComplex(), made)
    const read = new Set<string>()
    const { db } = site.store
    site.parts.store = { ...site.store, db: db.withPlugin(noting(read)) }
    for (const path of [...PAGES, '/propiedad/ninguna', `/conjunto/${slug}`, '/conjunto/ninguno']) await site.get(path)
    const { rows } = await raisingTables(dialect).execute(site.store.db)
    const showing = [...read].filter((table) => !WITHOUT_REVISION.includes(table))
    expect(showing.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  test('views count with and without the cache; the landing page shows them after the next change', async () => {
    const [site] = sites
    for (const number of [2, 3, 4]) await insertBodega(site, number)
    await site.get('/')
    await addInterest(site.store, [{ slug: 'bodega-1', day: '2026-11-20', kind: 'view', count: 5 }])
    expect((await site.get('/')).headers['server-timing']).toBe('cache;desc=hit')
    await insertBodega(site, 5)
    await nextTurn()
    const landing = await site.get('/')
    expect(landing.headers['server-timing']).toBe('cache;desc=miss')
    expect(landing.body.toString()).toContain('/propiedad/bodega-1')
    expect((await site.get('/propiedades/renta')).headers['server-timing']).toBe('cache;desc=miss')
    await addInterest(site.store, [{ slug: 'bodega-1', day: '2026-11-20', kind: 'view', count: 5 }])
    expect((await site.get('/propiedades/renta')).headers['server-timing']).toBe('cache;desc=hit')
  })

  test('the year in the footer changes with the year', async () => {
    const [site] = sites
    site.setNow(new Date('2027-01-01T05:59:59Z'))
    expect((await site.get('/nosotros')).body.toString()).toContain('2026')
    site.setNow(new Date('2027-01-01T06:00:00Z'))
    expect((await site.get('/nosotros')).body.toString()).toMatch(/©(?:<!-- -->|\s)*2027/)
  })

  test('prefetched data may be cached by the browser for half a minute, also if the server has cached it', async () => {
    const [site] = sites
    const ahead = { 'Sec-Purpose': 'prefetch' }
    for (const asked of [ahead, {}, ahead]) {
      const { headers } = await site.get('/propiedades.data', asked)
      expect(headers['cache-control']).toBe(asked === ahead ? 'private, max-age=30' : 'no-cache')
    }
    expect((await site.get('/propiedades', ahead)).headers['cache-control']).toBe('no-cache, no-transform')
    expect((await site.get('/nada.data', ahead)).headers['cache-control'] ?? '').not.toContain('max-age')
  })

  test('a campaign code reaches the browser, but no link, canonical URL or redirect of a cached page', async () => {
    const [site] = sites
    const { body } = await site.get('/propiedades?page=1&utm_source=chat')
    expect(body.toString()).not.toContain('utm_source')
    const moved = await site.get('/propiedad/BODEGA-0?utm_source=chat')
    expect([moved.status, moved.headers.location]).toEqual([301, '/propiedad/bodega-0?utm_source=chat'])
  })

  test('the notice of a redirect is shown once', async () => {
    const [site] = sites
    await site.get('/propiedades')
    const told = await site.get('/propiedades?aviso=propiedad-no-encontrada')
    expect(told.body.toString()).toContain('La propiedad no fue encontrada')
    expect((await site.get('/propiedades')).body.toString()).not.toContain('La propiedad no fue encontrada')
  })

  test('the usual first pages are rendered before any request, after the start and after a change', async () => {
    const [site] = sites
    const pages = site.cachePages(site.app, site.parts, 10_000_000)
    if (!pages) throw new Error('no cache')
    expect(WARM).toEqual(['/', '/propiedades', '/propiedades?search=bodega+1000+m2', '/propiedades?vista=mapa'])
    const made = () => WARM.map((path) => pages.cache.hit(path)?.bodies.br !== undefined)
    for (let round = 0; round < 2; round += 1) {
      await warm(pages.cache, site.store.revision)
      expect(made()).toEqual(WARM.map(() => true))
      await insertBodega(site, round + 10)
      await nextTurn()
      expect(made()).toEqual(WARM.map(() => false))
    }
  })

  test('while the store is unreachable cached pages are served and marked as stale', async () => {
    const [site] = sites
    const { body } = await site.get('/propiedades')
    await site.store.close()
    await nextTurn()
    const stale = await site.get('/propiedades')
    expect([stale.status, stale.headers['server-timing'], stale.body]).toEqual([200, 'cache;desc=stale', body])
    const failure = await site.get('/propiedad/bodega-1')
    expect([failure.status, failure.headers['retry-after']]).toEqual([503, expect.any(String)])
    expect(failure.body.toString()).toContain(failure.headers['x-request-id'])
    expect((await site.get('/contacto-confirmacion')).status).toBe(200)
    expect(site.failures.splice(0).length).toBeGreaterThan(0)
    const [first, second] = await openTwoStores(dialect)
    sites = [await openSite(first), await openSite(second)]
  })
})

/** Changes of everything that public pages show. */
const CHANGES: Record<string, (site: Site) => Promise<unknown>> = {
  firm: ({ store }) => saveSection(byAna(store), 'datos', (saved) => ({ ...saved, name: `Inmuebles ${randomUUID()}` })),
  add: (site) => insertBodega(site, 7),
  price: ({ store }) =>
    store.db
      .updateTable('properties')
      .set((eb) => ({ priceCents: eb('priceCents', '+', 100) }))
      .execute(),
  rename: async (site) => {
    const id = await anyId(site)
    if (id) await renameProperty(site.store, id, `Nave ${randomUUID()}`, NOW)
  },
  pause: async (site) => {
    const id = await anyId(site)
    if (id) await changeStatus({ db: site.store.db, actor: NOBODY, now: NOW }, id, paused)
  },
  remove: async (site) => {
    const id = await anyId(site)
    if (id) await deleteProperty({ db: site.store.db, actor: NOBODY, now: NOW }, id)
  },
  contact: ({ store }) => {
    const contactName = `Ana ${randomUUID()}`
    return saveDefaultContact(byAna(store), { contactName, contactPhone: '81 1234 5678', contactEmail: 'a@b.mx' })
  },
  asesor: async (site) => {
    const id = await anyId(site)
    if (id) await site.store.db.updateTable('properties').set({ asesorId: ASESOR.id }).where('id', '=', id).execute()
    await saveAsesorCard(byAna(site.store), {
      account: ASESOR,
      fields: { name: `Eva ${randomUUID()}`, position: null, hours: null, whatsapp: '81 1234 5678' },
      isShown: true,
      photoId: null,
    })
  },
  leave: async ({ store }) => {
    const disabledAt = await store.db
      .selectFrom('users')
      .where('id', '=', ASESOR.id)
      .select('disabledAt')
      .executeTakeFirst()
    await store.db
      .updateTable('users')
      .set({ disabledAt: disabledAt?.disabledAt ? null : NOW.toISOString() })
      .where('id', '=', ASESOR.id)
      .execute()
  },
  complex: async (site) => {
    const id = await anyId(site)
    if (!id) return
    const complex = buildComplex({ name: `Plaza ${randomUUID()}` })
    const made = await insertComplex(site.store.db, complex, { createdBy: null, now: NOW })
    await site.store.db.updateTable('properties').set({ complexId: made.id }).where('id', '=', id).execute()
  },
  complexName: async ({ store }) => {
    await store.db
      .updateTable('complexes')
      .set({ name: `Plaza ${randomUUID()}` })
      .execute()
  },
  landmark: async ({ store }) => {
    const landmark = { name: 'el Interpuerto', latitude: 25.9 + Math.random() / 10, longitude: -100.2 }
    await changePlaces({ ...byAna(store), note: 'Puntos' }, () => ({ landmarks: [landmark] }))
  },
  complexGone: async ({ store }) => {
    await store.db.deleteFrom('complexes').execute()
  },
  view: async (site) => {
    await addInterest(site.store, [{ slug: 'bodega-1', day: '2026-11-20', kind: 'view', count: 1 }])
  },
}

async function insertBodega({ store }: Site, number: number) {
  const place = { municipality: 'Apodaca', state: 'Nuevo León' }
  const property = buildProperty({
    title: `Bodega ${number}`,
    type: 'bodega',
    category: 'renta',
    status: 'disponible',
    ...place,
  })
  await insertProperty(store.db, property, { createdBy: null, now: NOW })
}

async function anyId({ store }: Site): Promise<string | undefined> {
  const row = await store.db.selectFrom('properties').select('id').orderBy('title').limit(1).executeTakeFirst()
  return row?.id
}

/** Whether a page is cached, including its data. */
function isKept(path: string): boolean {
  return pageKey(path) !== null
}

function numberIn(body: Buffer): number {
  return Number(/Nave número (\d+)/.exec(body.toString())?.[1])
}

/** Records each table that a query reads, by its own name if the query has an alias. */
function noting(read: Set<string>): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const text = JSON.stringify(node)
      const renamed = text.matchAll(/"kind":"AliasNode","node":\{"kind":"TableNode".*?"alias":\{[^}]*"name":"(\w+)"/g)
      const names = new Set([...renamed].map(([, name]) => name))
      for (const [, table = ''] of text.matchAll(/"kind":"TableNode","table":.*?"name":"(\w+)"/g))
        if (!names.has(table)) read.add(table)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

function raisingTables(dialect: Dialect) {
  return dialect === 'sqlite'
    ? sql<{ name: string }>`select distinct tbl_name as name from sqlite_schema
        where type = 'trigger' and sql like '%revision-%'`
    : sql<{ name: string }>`select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
        where tgfoid = '"raiseRevision"'::regproc`
}

/** Requests that arrive together share one read of the revision. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
