import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findActivity, findActors } from '#app/activity/activity-log.server.ts'
import { parseActivityQuery } from '#app/activity/activity-query.ts'
import { WHOLE_LOG } from '#test/whole-log.ts'
import { recordActivity } from '#app/activity/record.server.ts'
import { parseAlertQuery } from '#app/alerts/alert-list.ts'
import { findAlertPage, findFirstAlerts } from '#app/alerts/contract-alerts.server.ts'
import { findSearchView } from '#app/properties/common-search/find-search-view.server.ts'
import { findMostSeen, findZones } from '#app/properties/landing/home-figures.server.ts'
import { findMap } from '#app/properties/map/find-map.server.ts'
import { findPanelMap } from '#app/properties/panel/map/find-panel-map.server.ts'
import { parsePanelMap } from '#app/properties/panel/map/panel-map.ts'
import { findUnplaced } from '#app/properties/panel/map/unplaced.server.ts'
import { findNewest, findPanelPage } from '#app/properties/panel/panel-list.server.ts'
import { PANEL_ORDERS, WHOLE_LIST, parsePanelQuery } from '#app/properties/panel/panel-search.ts'
import { countProperties } from '#app/properties/panel/panel-stats.server.ts'
import { SORTS, parseFilters } from '#app/properties/search/filters.ts'
import { findListingPage } from '#app/properties/search/find-page.server.ts'
import { catalogueGroups } from '#app/properties/search/kept-counts.server.ts'
import { CATEGORIES, STATUSES } from '#app/properties/vocabulary.ts'
import { generateCatalogue } from '#demo/generate.ts'
import { insertMany } from '#test/factories/property.ts'
import { type PlannedStore, openPlannedStore } from '#test/query-plans.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { DIALECTS } from '#test/stores.ts'
import { findById, findBySlug, findLatest, findSimilar } from './properties.server.ts'

const TODAY = '2026-11-20'
/** So many that the planner's statistics tell one index from another. */
const COUNT = 3_000
const COUNT_LOGGED = 1_000

const LISTED = [
  '',
  'page=90',
  'category=renta&type=local&municipality=Apodaca',
  'municipality=Apodaca',
  'state=Nuevo León',
  'minPrice=20000&maxPrice=60000',
  'type=bodega&minArea=500',
  'search=bodega entre 20 y 60 mil pesos',
  'search=huinala',
  'search=bodega renta apodaca',
  'search=ba',
  'search=x&location=km',
  'search=esquina&municipality=García',
  'location=centro&type=local',
  'type=bodega&clearHeight=9',
  'type=bodega&docks=20&category=renta&municipality=Apodaca',
  'type=terreno&landUse=industrial&minArea=5000',
  'type=oficina&parkingSpaces=10&availableFrom=2027-01-01',
  'type=oficina&floorNumber=2&maxFloorNumber=5',
  'search=huinala 4 andenes',
]

const IN_LOG = [
  '',
  'search=huinala',
  'search=ba',
  'search=precio ana&accion=property_edit',
  'accion=property_pause',
  'persona=Ana',
  'persona=Ana&accion=property_edit&desde=2026-11-01',
  'desde=2026-11-01&hasta=2026-11-30&page=9',
]
const IN_PANEL = [
  '',
  'page=50',
  'search=bodega renta',
  'search=ba',
  'search=x bodega&type=local',
  'search=pausada',
  'search=prop-',
  'search=esquina&municipality=García',
  'status=pausada',
  'type=bodega',
  'category=renta',
  'municipality=Apodaca',
  'type=bodega&category=renta&municipality=Apodaca&status=vendida',
  'photos=none',
  'photos=none&search=bodega&type=bodega',
]

describe.each(DIALECTS)('on %s no list looks at every property', { timeout: PATIENCE }, (dialect) => {
  let store: PlannedStore
  let id: string

  beforeAll(async () => {
    store = await openPlannedStore(dialect)
    id = await fill(store)
  }, PATIENCE)

  afterAll(() => store.close())

  test.each(LISTED)('/propiedades?%s', async (query) => {
    const filters = parseFilters(new URLSearchParams(query))
    for (const sort of SORTS)
      expect(await scansOf(store, () => findListingPage(store, { ...filters, sort }))).toEqual([])
  })

  test('what only one type has is found in the index of the type', async () => {
    for (const sort of SORTS) {
      const filters = { ...parseFilters(new URLSearchParams('type=bodega&power=300&clearHeight=9')), sort }
      const plans = await store.plansOf(() => findListingPage(store, filters))
      const read = dialect === 'sqlite' ? /COVERING INDEX bodegaFacts/ : /Index Only Scan.*"bodegaFacts"/
      // Its choices, which tell how many there are, and its page.
      expect(plans.filter((step) => read.test(step))).toHaveLength(2)
    }
  })

  test('the other pages of visitors', async () => {
    const property = await findById(store.db, id)
    if (!property) throw new Error('no property')
    const search = { category: 'renta', type: 'bodega', municipality: 'Apodaca' } as const
    for (const work of [
      () => findLatest(store),
      () => findZones(store),
      () => findMostSeen(store, TODAY, []),
      () => findSimilar(store, property),
      () => findBySlug(store, property.slug),
      () => findSearchView({ store, publicUrl: 'http://x.test' }, search, 1),
    ])
      expect(await scansOf(store, work)).toEqual([])
  })

  test('alerts, and who is in the log', async () => {
    const asked = parseAlertQuery(new URLSearchParams())
    for (const work of [
      () => findAlertPage(store, TODAY, asked),
      () => findFirstAlerts(store, TODAY, 3),
      () => findActors(store),
    ])
      expect(await scansOf(store, work)).toEqual([])
  })

  test.each(IN_LOG)('/dashboard/actividad?%s', async (query) => {
    const asked = parseActivityQuery(new URLSearchParams(query))
    expect(await scansOf(store, () => findActivity(store, asked))).toEqual([])
  })

  test.each([
    ['the list of the panel', 'panel', (search: string) => findPanelPage(store, { ...WHOLE_LIST, search })],
    ['the log', 'log', (search: string) => findActivity(store, { ...WHOLE_LOG, search })],
  ])('words of %s are looked for in their index, however short', async (_list, name, find) => {
    for (const [search, kind] of [
      ['huinala', 'Parts'],
      ['ba', 'Words'],
    ] as const) {
      const index = dialect === 'sqlite' ? `SCAN ${name}${kind} VIRTUAL TABLE` : `Bitmap Index Scan on "${name}Told"`
      expect((await store.plansOf(() => find(search))).join('\n')).toContain(index)
    }
  })

  test.each(IN_PANEL)('/dashboard/propiedades?%s', async (query) => {
    const asked = parsePanelQuery(new URLSearchParams(query))
    for (const order of PANEL_ORDERS)
      expect(await scansOf(store, () => findPanelPage(store, { ...asked, order }))).toEqual([])
  })

  test('the map of the panel, and what no map shows', async () => {
    for (const query of ['', 'status=pausada', 'bbox=-100.5,25.5,-100.1,25.9'])
      expect(await scansOf(store, () => findPanelMap(store, parsePanelMap(new URLSearchParams(query))))).toEqual([])
    expect(await scansOf(store, () => findUnplaced(store, 1))).toEqual([])
  })

  test('a status of the panel is walked in the order of the list, not sorted', async () => {
    for (const order of ['newest', 'price-asc', 'area-desc'] as const) {
      const plans = await store.plansOf(() => findPanelPage(store, { ...WHOLE_LIST, status: 'disponible', order }))
      const walked = dialect === 'sqlite' ? /COVERING INDEX listingBy(?:Date|Price|Area) \(status=/ : /Index .*Scan/
      expect(plans.some((step) => walked.test(step))).toBe(true)
    }
  })

  test('the map of the listing looks at the cells of what is asked for', async () => {
    for (const query of ['', 'bbox=-100.5,25.5,-100.1,25.9&type=bodega', 'bbox=-100.32,25.66,-100.31,25.67']) {
      const filters = parseFilters(new URLSearchParams(`vista=mapa&${query}`))
      const plans = await store.plansOf(() => findMap(store, filters))
      expect(plans.filter((step) => /^SCAN properties(?!.* USING )|Seq Scan on "?properties/.test(step))).toEqual([])
      const inCells =
        dialect === 'sqlite' ? /COVERING INDEX mapCells \(status=\? AND <expr>/ : /mapCells|"publicPlaces"/
      expect(plans.some((step) => inCells.test(step))).toBe(true)
    }
  })

  test.each(SORTS)(
    'a place that holds much is walked in the order of the list, any other is read by its cells: %s',
    async (sort) => {
      const kept = { ...store, revision: () => 1 }
      await findMap(kept, parseFilters(new URLSearchParams('vista=mapa')))
      const planOf = async (query: string) => {
        const filters = { ...parseFilters(new URLSearchParams(query)), sort }
        return (await store.plansOf(() => findListingPage(kept, filters))).join('\n')
      }
      const walked =
        dialect === 'sqlite' ? /USING INDEX listingBy/ : /Index (?:Only )?Scan.* using "(?:listing|panel)By/
      expect(await planOf('bbox=-104,22,-96,29')).toMatch(walked)
      const few = await planOf('bbox=-100.32,25.66,-100.31,25.67')
      expect(few).not.toMatch(walked)
      expect(few).toMatch(dialect === 'sqlite' ? /COVERING INDEX mapCells/ : /publicPlaces|mapCells/)
    },
  )

  test('all are counted part by part, so that no query takes the time of the whole', async () => {
    const plans = await store.plansOf(() => catalogueGroups(store))
    const part =
      dialect === 'sqlite'
        ? 'SEARCH properties USING COVERING INDEX catalogueCount (status=? AND category=?)'
        : 'Index Only Scan using "catalogueCount"'
    expect(plans.filter((step) => step.includes(part))).toHaveLength(STATUSES.length * CATEGORIES.length)
    expect(plans.filter((step) => /^SCAN|Seq Scan/.test(step))).toEqual([])
  })

  test('the first page of the panel', async () => {
    for (const work of [() => findNewest(store, 6), () => countProperties(store, new Date(`${TODAY}T06:00:00Z`))])
      expect(await scansOf(store, work)).toEqual([])
  })
})

/** @returns the id of one of them */
async function fill({ db, dialect }: PlannedStore): Promise<string> {
  const made = [...generateCatalogue({ seed: 7, today: TODAY, count: COUNT })]
  const ids = await insertMany(
    db,
    made.map(({ input, createdAt }) => ({ createdAt, input: { ...input, photos: [] } })),
  )
  for (const [at, id] of ids.slice(0, COUNT_LOGGED).entries())
    await recordActivity(db, {
      action: 'edit_property',
      type: 'property_edit',
      property: { id, title: `Nave ${at} en Huinalá`, code: `PROP-${at}` },
      actor: { id: null, name: at % 3 === 0 ? 'Ana' : 'Eva' },
      details: `Precio: ${at} → ${at + 1}`,
      now: new Date(Date.UTC(2026, 10, 1, 0, at)),
    })
  // What PostgreSQL does by itself in a store that is used: only then an index alone tells it what is there.
  await (dialect === 'postgres' ? sql`vacuum analyze` : sql`analyze`).execute(db)
  return ids[7] ?? ''
}

/** The steps that read every row: 'SCAN properties' alone; 'using index' reads the index. */
async function scansOf(store: PlannedStore, work: () => Promise<unknown>): Promise<string[]> {
  const plans = await store.plansOf(work)
  const whole = /^SCAN (?:properties|activityLogs)(?!.* USING )|Seq Scan on "?(?:properties|activityLogs)/
  return plans.length > 0 ? plans.filter((step) => whole.test(step)) : ['no query']
}
