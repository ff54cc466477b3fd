import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findActivity, findActors } from '#app/activity/activity-log.server.ts'
import { WHOLE_LOG } from '#app/activity/activity-query.ts'
import { findAlerts } from '#app/alerts/contract-alerts.server.ts'
import { findSearchView } from '#app/properties/common-search/find-search-view.server.ts'
import { findMostSeen, findZones } from '#app/properties/landing/home-figures.server.ts'
import { findPanelPage } from '#app/properties/panel/panel-list.server.ts'
import { WHOLE_LIST } from '#app/properties/panel/panel-search.ts'
import { SORTS, parseFilters } from '#app/properties/search/filters.ts'
import { findListingPage } from '#app/properties/search/find-page.server.ts'
import { generateCatalogue } from '#demo/generate.ts'
import { insertMany } from '#test/factories/property.ts'
import { type PlannedStore, openPlannedStore } from '#test/query-plans.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { DIALECTS } from '#test/stores.ts'
import { findById, findBySlug, findLatest, findSimilar } from './properties.server.ts'

const TODAY = '2026-11-20'
/** So many that the planner's statistics tell one index from another. */
const COUNT = 3_000

const LISTED = [
  '',
  'page=90',
  'category=renta&type=local&municipality=Apodaca',
  'municipality=Apodaca',
  'state=Nuevo León',
  'minPrice=20000&maxPrice=60000',
  'type=bodega&minArea=500',
  'search=huinala',
  'search=bodega renta apodaca',
  'search=ba',
  'search=x&location=km',
  'search=esquina&municipality=García',
  'location=centro&type=local',
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

  test('alerts, and the log with its people', async () => {
    for (const work of [() => findAlerts(store, TODAY), () => findActivity(store, WHOLE_LOG), () => findActors(store)])
      expect(await scansOf(store, work)).toEqual([])
  })
})

// Of the panel's searches PostgreSQL reads every row for two letters, and both stores sort by price and surface: in a
// large embedded store the thread of the lists does (list-reader.server.ts).
test.each(['newest', 'oldest', 'id-asc', 'id-desc'] as const)(
  'on sqlite the list of the panel looks at no row for its order: %s',
  async (order) => {
    const store = await openPlannedStore('sqlite')
    await fill(store)
    for (const search of ['', 'bodega renta', 'ba']) {
      const query = { ...WHOLE_LIST, order, search, page: 2 }
      expect(await scansOf(store, () => findPanelPage(store, query))).toEqual([])
    }
    await store.close()
  },
  PATIENCE,
)

/** @returns the id of one of them */
async function fill({ db }: PlannedStore): Promise<string> {
  const made = [...generateCatalogue({ seed: 7, today: TODAY, count: COUNT })]
  const ids = await insertMany(
    db,
    made.map(({ input, createdAt }) => ({ createdAt, input: { ...input, photos: [] } })),
  )
  await sql`analyze`.execute(db)
  return ids[7] ?? ''
}

/** The steps that read every row: 'SCAN properties' alone; 'using index' reads the index. */
async function scansOf(store: PlannedStore, work: () => Promise<unknown>): Promise<string[]> {
  const plans = await store.plansOf(work)
  const whole = /^SCAN (?:properties|activityLogs)(?!.* USING )|Seq Scan on "?(?:properties|activityLogs)/
  return plans.length > 0 ? plans.filter((step) => whole.test(step)) : ['no query']
}
