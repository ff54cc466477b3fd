import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { encodeArea } from '#app/properties/place/area-code.ts'
import { SORTS, parseFilters } from '#app/properties/search/filters.ts'
import { findListingPage } from '#app/properties/search/find-page.server.ts'
import { catalogueGroups } from '#app/properties/search/kept-counts.server.ts'
import { CATEGORIES, STATUSES } from '#app/properties/vocabulary.ts'
import { anyProperty } from '#test/arbitrary-listing.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, openTestStore, openTwoStores } from '#test/stores.ts'
import { numberOf } from './cells.ts'
import { type FoundMap, findMap } from './find-map.server.ts'

const EVERYTHING = parseFilters(new URLSearchParams('vista=mapa'))
const RUNS = 40
const CENTRE = [25.7, -100.3] as const
const SAN_PEDRO = [25.66, -100.36] as const
/** Some corners of Monterrey: several properties share a cell, and where they lie in it decides its middle. */
const PLACES = [CENTRE, [25.7004, -100.3006] as const, SAN_PEDRO, null]

const ASKED = {
  'area of the metropolitan area': areaAround(CENTRE, 0.09),
  'area across its edge': areaAround([25.7, -100.55], 0.16),
  'area far from it': areaAround([25.6, -100.75], 0.07),
  'box around everything': 'bbox=-112,18,-88,31',
}

const anyChange = fc.oneof(
  fc.tuple(fc.constant('add' as const), anyProperty(), fc.constantFrom(...PLACES)),
  fc.tuple(fc.constant('remove' as const), fc.nat()),
  fc.tuple(fc.constant('set' as const), fc.nat(), fc.constantFrom(...changedValues())),
  fc.tuple(fc.constant('set all' as const), fc.constantFrom(...changedValues())),
  fc.tuple(fc.constant('move' as const), fc.nat(), fc.constantFrom(...PLACES)),
)
type Change = typeof anyChange extends fc.Arbitrary<infer One> ? One : never

function changedValues() {
  return [
    ...STATUSES.map((status) => ({ status })),
    ...CATEGORIES.map((category) => ({ category })),
    { type: 'bodega' as const },
    { municipality: 'García' },
    { municipality: null },
    { title: 'Otro título' },
    { hasPhotos: 1 },
  ]
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  test('after any changes, what is kept is what counting anew gives', async () => {
    const store = await openTestStore(dialect)
    await expect.poll(() => store.revision('catalogue')).not.toBeNull()
    const changes = fc.array(fc.array(anyChange, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(changes, async (rounds) => {
        for (const round of rounds) {
          for (const change of round) await make(store, change)
          expect(await shown(store)).toEqual(await shown(unkept(store)))
        }
      }),
      { numRuns: RUNS },
    )
    await store.close()
  })

  test('a page of a place is the same, walked in its order or read by its cells', async () => {
    const store = await openTestStore(dialect)
    await expect.poll(() => store.revision('catalogue')).not.toBeNull()
    const inputs = fc.sample(anyProperty(), { numRuns: 600, seed: 14 })
    for (const [at, input] of inputs.entries()) await make(store, ['add', input, PLACES[at % PLACES.length] ?? null])
    const box = fc.constantFrom('-100.5,25.5,-100.1,25.9', '-100.4,25.6,-100.32,25.68', '-100.31,25.69,-100.2,25.8')
    const asked = fc.record({
      bbox: box,
      sort: fc.constantFrom(...SORTS),
      category: fc.constantFrom('', ...CATEGORIES),
    })
    await fc.assert(
      fc.asyncProperty(asked, fc.constantFrom('1', '2', '9'), async (query, page) => {
        const filters = parseFilters(new URLSearchParams({ ...query, page }))
        expect(await findListingPage(store, filters)).toEqual(await findListingPage(unkept(store), filters))
      }),
      { numRuns: RUNS },
    )
    await store.close()
  })

  test.each([
    'area of the metropolitan area',
    'area across its edge',
    'area far from it',
    'box around everything',
  ] as const)('a map of a place is the same as without what is kept: %s', async (place) => {
    const store = await openTestStore(dialect)
    await expect.poll(() => store.revision('catalogue')).not.toBeNull()
    const inputs = fc.sample(anyProperty(), { numRuns: 400, seed: 14 })
    const spread = inputs.map((input, at) => {
      const googleMapsLink = `${25.5 + (at % 20) / 50},${-100.8 + (at % 23) / 33}`
      return { input: { ...input, googleMapsLink } }
    })
    await insertMany(store.db, spread)
    const filters = parseFilters(new URLSearchParams(`vista=mapa&${ASKED[place]}`))
    const found = await findMap(store, filters)
    expect(found.clusters.length).toBeGreaterThan(0)
    expect(rounded(found)).toEqual(rounded(await findMap(unkept(store), filters)))
    await store.close()
  })

  test('what another process changed is counted too, and nothing but that', async () => {
    const [store, other] = await openTwoStores(dialect)
    await expect.poll(() => store.revision('catalogue')).not.toBeNull()
    await make(store, ['add', buildProperty(), CENTRE])
    await make(store, ['set all', { title: 'Otro título' }])
    const before = await shown(store)
    const revision = Number(store.revision('catalogue'))
    await make(other, ['add', buildProperty(), SAN_PEDRO])
    await expect.poll(() => store.changedParts(revision)).toContain(cellOf(SAN_PEDRO))
    expect(store.changedParts(revision)).not.toContain(cellOf(CENTRE))
    expect(await shown(store)).toEqual(await shown(unkept(store)))
    expect(await shown(store)).not.toEqual(before)
    await store.close()
  })
})

function cellOf([latitude, longitude]: readonly [number, number]): string {
  return `cell ${numberOf([{ south: latitude, north: latitude, west: longitude, east: longitude }])}`
}

/** Of as many corners as a drawing may have. @returns a drawn area, half a size from its middle to its edge */
function areaAround([north, east]: readonly [number, number], size: number): string {
  const corners = Array.from({ length: 50 }, (_, at) => ({
    latitude: north + size * Math.sin((at * Math.PI) / 25),
    longitude: east + size * Math.cos((at * Math.PI) / 25),
  }))
  return `area=${encodeArea(corners)}`
}

/** The store and we add up in different orders. */
function rounded({ clusters, ...found }: FoundMap) {
  const placed = clusters.map(({ middle, ...cluster }) => ({
    ...cluster,
    middle: [middle.latitude.toFixed(9), middle.longitude.toFixed(9)],
  }))
  return { ...found, clusters: placed }
}

/** The same store, of which nothing is kept. */
function unkept(store: Store): Store {
  return { ...store, revision: () => null }
}

async function shown(store: Store) {
  const groups = await catalogueGroups(store)
  const { view, clusters: placed, pins, unplaced, around } = rounded(await findMap(store, EVERYTHING))
  const { total } = await findListingPage(store, EVERYTHING)
  const alone = pins.map(({ card, point }) => ({ id: card.id, point }))
  return {
    groups: groups.map((group) => JSON.stringify(Object.entries(group).toSorted())).toSorted(),
    view,
    placed,
    alone,
    unplaced,
    around,
    total,
  }
}

async function make({ db }: Store, change: Change) {
  if (change[0] === 'add') {
    const [, input, at] = change
    return insertMany(db, [{ input: { ...input, googleMapsLink: at && `${at[0]},${at[1]}` } }])
  }
  if (change[0] === 'set all') return db.updateTable('properties').set(change[1]).execute()
  const rows = await db.selectFrom('properties').select('id').orderBy('id').execute()
  const id = rows[change[1] % Math.max(1, rows.length)]?.id ?? ''
  if (change[0] === 'remove') return db.deleteFrom('properties').where('id', '=', id).execute()
  if (change[0] === 'set') return db.updateTable('properties').set(change[2]).where('id', '=', id).execute()
  const [, , at] = change
  const point = { publicLatitude: at?.[0] ?? null, publicLongitude: at?.[1] ?? null }
  return db.updateTable('properties').set(point).where('id', '=', id).execute()
}
