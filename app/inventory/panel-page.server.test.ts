import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { CATEGORIES, PROPERTY_TYPES, STATUSES } from '#app/catalogue/facts/vocabulary.ts'
import { anyProperty } from '#test/arbitrary-listing.ts'
import { insertMany } from '#test/factories/property.ts'
import type { StoredProperty } from '#test/listing-oracle.ts'
import { expectedPanelPage } from '#test/panel-oracle.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, openTestStore } from '#test/stores.ts'
import { runs } from '#test/tier.ts'
import { findPanelPage } from './panel-list.server.ts'
import { DEADLINE_FILTERS, STATUS_AGES, UNCHANGED_FILTERS } from './pending.ts'
import { PANEL_ORDERS, type PanelQuery, UNFILTERED_LIST } from './panel-search.ts'

const TODAY = '2026-11-20'
const PROPERTIES = 500
const PHOTO = { id: 'p', key: 'properties/1_a.jpg', contentHash: 'p', width: 1, height: 1, bytes: 1, createdAt: 'x' }
const INPUTS = fc
  .sample(anyProperty(), { numRuns: PROPERTIES, seed: 77 })
  .map((input, at) => ({ ...input, photos: at % 5 === 0 ? [] : [{ photoId: PHOTO.id, alt: null }] }))
/** Dates in whole hours within ten days, so that many are equal. */
const HOURS = fc.sample(fc.nat({ max: 240 }), { numRuns: PROPERTIES, seed: 78 })

const QUERIES: fc.Arbitrary<PanelQuery> = fc.record({
  search: fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    fc.constantFrom(
      'nandu',
      'ñan',
      'lo',
      'b',
      'local bodega',
      'pausada',
      'reservada',
      'prop-',
      'monterrey peñón',
      '1',
      '%',
    ),
  ),
  literal: fc.boolean(),
  status: fc.option(fc.constantFrom(...STATUSES), { freq: 1 }),
  statusAge: fc.option(fc.constantFrom(...STATUS_AGES), { freq: 1 }),
  statusFrom: fc.constant(''),
  type: fc.option(fc.constantFrom(...PROPERTY_TYPES), { freq: 1 }),
  category: fc.option(fc.constantFrom(...CATEGORIES), { freq: 1 }),
  municipality: fc.constantFrom('', '', 'Monterrey', 'García', 'Apodaca'),
  noPhotos: fc.constantFrom(false, false, true),
  pending: fc.constantFrom(null, null, 'price', 'unchanged'),
  deadline: fc.option(fc.constantFrom(...DEADLINE_FILTERS), { freq: 1 }),
  unchanged: fc.option(fc.constantFrom(...UNCHANGED_FILTERS), { freq: 1 }),
  owner: fc.constant(''),
  order: fc.constantFrom(...PANEL_ORDERS),
  page: fc.constantFrom(1, 1, 2, 3, 99),
})

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  let store: Store
  let catalogue: StoredProperty[]

  beforeAll(async () => {
    store = await openTestStore(dialect)
    await store.db.insertInto('photos').values(PHOTO).execute()
    const made = INPUTS.map((input, at) => ({ input, createdAt: new Date(Date.UTC(2026, 0, 1, HOURS[at])) }))
    const ids = await insertMany(store.db, made)
    catalogue = made.map(({ input, createdAt }, at) => ({
      id: ids[at] ?? '',
      createdAt: createdAt.toISOString(),
      input,
    }))
  }, PATIENCE)

  afterAll(() => store.close())

  async function pageOf(query: PanelQuery) {
    const { rows, ...found } = await findPanelPage(store, query, TODAY)
    return { ids: rows.map(({ id }) => id), ...found }
  }

  test('any search, filters, order and page give the same as a check of every property', async () => {
    await fc.assert(
      fc.asyncProperty(QUERIES, async (query) => {
        expect(await pageOf(query)).toEqual(expectedPanelPage(catalogue, query, TODAY))
      }),
      { numRuns: runs(120) },
    )
  })

  test.each(PANEL_ORDERS)('every page of the unfiltered list, by %s', async (order) => {
    const pages = await pageOf({ ...UNFILTERED_LIST, order })
    for (let page = 1; page <= pages.pages; page += 1)
      expect(await pageOf({ ...UNFILTERED_LIST, order, page })).toEqual(
        expectedPanelPage(catalogue, { ...UNFILTERED_LIST, order, page }, TODAY),
      )
  })
})
