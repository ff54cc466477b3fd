import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { anyFilters, anyProperty } from '#test/arbitrary-listing.ts'
import { insertMany } from '#test/factories/property.ts'
import { findListingPage } from '#test/find-listing.ts'
import { renameProperty } from '#test/factories/rename-property.ts'
import { type StoredProperty, expectedPage, pesos } from '#test/listing-oracle.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, openTestStore } from '#test/stores.ts'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { runs } from '#test/tier.ts'
import { type Filters, parseFilters } from './filters.ts'
import { SORTS } from './sorts.ts'

const PROPERTIES = 1_600
const NOW = new Date('2026-11-20T18:00:00Z')
const EVERYTHING = parseFilters(new URLSearchParams())
const INPUTS = fc.sample(anyProperty(), { numRuns: PROPERTIES, seed: 420 })
const NAVE = {
  type: ['bodega'],
  category: 'venta',
  municipality: ['San Nicolás de los Garza'],
  state: 'Nuevo León',
} as const
/** Dates in whole hours within forty days, so that some are equal. */
const DATES = fc.sample(fc.nat({ max: 40 * 24 }), { numRuns: PROPERTIES, seed: 421 })

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  let store: Store
  let catalogue: StoredProperty[]

  beforeAll(async () => {
    store = await openTestStore(dialect)
    const made = INPUTS.map((input, at) => ({ input, createdAt: new Date(Date.UTC(2026, 0, 1, DATES[at])) }))
    const ids = await insertMany(store.db, made)
    catalogue = made.map(({ input, createdAt }, at) => ({
      id: ids[at] ?? '',
      createdAt: createdAt.toISOString(),
      input,
    }))
  }, PATIENCE)

  afterAll(() => store.close())

  async function pageOf(filters: Filters) {
    const { properties, ...found } = await findListingPage(store, filters)
    return { ids: properties.map(({ id }) => id), ...found }
  }

  test('any filters find the same as a check of every property, in the same order and on the same page', async () => {
    const filters = anyFilters(INPUTS)
    await fc.assert(
      fc.asyncProperty(filters, async (given) => {
        expect(await pageOf(given)).toEqual(expectedPage(catalogue, given))
      }),
      { numRuns: runs(250) },
    )
  })

  const broad: Partial<Filters>[] = [
    {},
    { search: 'ceñtro' },
    { search: 'c', location: 'CENTRO ce' },
    { search: 'entr', minPriceCents: 0 },
    { minArea: 0, maxArea: 50_000 },
  ]

  test.each(SORTS)('a long list is correct on every page, by %s', async (sort) => {
    for (const narrowing of broad)
      for (const page of [1, 2, 67, 1_000_000]) {
        const filters = { ...EVERYTHING, ...narrowing, sort, page }
        const expected = expectedPage(catalogue, filters)
        expect(expected.total).toBeGreaterThan(1_000)
        expect(await pageOf(filters)).toEqual(expected)
      }
  })

  test.each(SORTS)('a list of a place or a word is correct, by %s', async (sort) => {
    for (const narrowing of [{ location: 'monterrey' }, { location: 'garcia' }, { search: 'local', page: 3 }]) {
      const filters = { ...EVERYTHING, ...narrowing, sort }
      const expected = expectedPage(catalogue, filters)
      expect(expected.total).toBeGreaterThan(200)
      expect(expected.total).toBeLessThan(500)
      expect(await pageOf(filters)).toEqual(expected)
    }
  })

  test.each([
    ['precio-asc', 'priceCents'],
    ['precio-desc', 'priceCents'],
    ['superficie-asc', 'area'],
    ['superficie-desc', 'area'],
  ] as const)('by %s, properties without the figure come last', async (sort, figure) => {
    const filters: Filters = { ...EVERYTHING, location: 'monterrey', type: ['bodega'], sort }
    const { pages } = await findListingPage(store, filters)
    const figures: (number | null)[] = []
    for (let page = 1; page <= pages; page += 1)
      figures.push(...(await findListingPage(store, { ...filters, page })).properties.map((card) => card[figure]))
    const missing = figures.indexOf(null)
    expect(missing).toBeGreaterThan(0)
    expect(figures.slice(missing).every((value) => value === null)).toBe(true)
  })

  test('consecutive pages have no gap and no repetition', async () => {
    const filters: Filters = { ...EVERYTHING, category: 'renta', sort: 'precio-asc' }
    const { pages, total } = await findListingPage(store, filters)
    const seen = new Set<string>()
    for (let page = 1; page <= pages; page += 1)
      for (const { id } of (await findListingPage(store, { ...filters, page })).properties) seen.add(id)
    expect(seen.size).toBe(total)
  })

  test('an empty result is page 1 of 1', async () => {
    const nothing = { properties: [], total: 0, page: 1, pages: 1 }
    const none = { category: {}, type: {}, municipality: {}, landUse: {} }
    for (const asked of [
      { search: 'ninguna así', page: 9 },
      { minArea: 500, maxArea: 100 },
    ])
      expect(await findListingPage(store, { ...EVERYTHING, ...asked })).toEqual({
        ...nothing,
        facets: none,
        corrected: null,
        widened: null,
      })
  })

  test('a search with as many words as fit is answered', async () => {
    const search = Array.from({ length: 33 }, (_word, at) => `${at}a`).join(' ')
    const words = 'bodega odeg deg ega bod ode od de eg o d e g a bo'
    for (const asked of [
      { search, location: 'abc '.repeat(25) },
      { search: words, location: words },
    ]) {
      const filters = { ...EVERYTHING, ...asked }
      expect(await pageOf(filters)).toEqual(expectedPage(catalogue, filters))
    }
  })

  test.each([
    ['bodegas', { type: ['bodega'] }],
    ['casas', { type: ['casa'] }],
    ['TERRENOS', { type: ['terreno'] }],
    ['rentar', { category: 'renta' }],
    ['bodega en renta monterrey', { type: ['bodega'], category: 'renta', municipality: ['Monterrey'] }],
    ['nave para comprar, San Nicolás N.L.', NAVE],
    [
      'terreno o bodega en renta en monterrey o apodaca',
      { type: ['terreno', 'bodega'], category: 'renta', municipality: ['Monterrey', 'Apodaca'] },
    ],
  ] as const)('«%s» finds the same as the filters %o', async (search, same) => {
    const expected = await pageOf({ ...EVERYTHING, ...same })
    expect(expected.total).toBeGreaterThan(0)
    const searched = 'type' in same && same.type.length === 1 ? { searchedType: same.type[0] } : {}
    expect(await pageOf({ ...EVERYTHING, search })).toEqual({
      ...expected,
      facets: { ...expected.facets, ...searched },
    })
  })

  test('a surface in a search finds properties up to a quarter larger or smaller', async () => {
    const found = await pageOf({ ...EVERYTHING, search: 'bodega 200 m2' })
    expect(found.total).toBeGreaterThan(0)
    const same = await pageOf({ ...EVERYTHING, type: ['bodega'], minArea: 150, maxArea: 250 })
    expect(found).toEqual({ ...same, facets: { ...same.facets, searchedType: 'bodega' } })
  })

  test('a price in a search finds the same as its filter', async () => {
    const { ids, total } = await pageOf({ ...EVERYTHING, search: 'entre 100 mil y 900 mil pesos' })
    expect(total).toBeGreaterThan(0)
    const range = { minPriceCents: 100_000_00, maxPriceCents: 900_000_00 }
    expect(await pageOf({ ...EVERYTHING, ...range })).toMatchObject({ ids, total })
  })

  test.each([
    ['menos de 5 millones', null, ['venta', 'traspaso']],
    ['renta menos de 5 millones', null, ['renta']],
    ['menos de 5 millones', 'renta', ['renta']],
    ['menos de 5 millones al mes', null, ['venta', 'renta', 'traspaso']],
  ] as const)('«%s», with %s chosen, finds the categories %j', async (search, category, categories) => {
    const { total } = await pageOf({ ...EVERYTHING, search, category })
    const right = catalogue.filter(({ input }) => {
      const isMeant = categories.some((one) => one === input.category)
      return input.status === 'disponible' && isMeant && (pesos(input) ?? Infinity) <= 5_000_000_00
    })
    expect(total).toBe(right.length)
    expect(total).toBeGreaterThan(0)
  })

  test.each([
    ['menos de 150 pesos el m2', 0, 150_00],
    ['entre 5 y 900 usd por m2', 5 * 18_00, 900 * 18_00],
    ['bodega más de 100/m2', 100_00, Infinity],
  ])('a price per surface in a search, «%s», finds the properties in that range', async (search, least, most) => {
    const { ids, total } = await pageOf({ ...EVERYTHING, search })
    expect(total).toBeGreaterThan(0)
    const right = catalogue.filter(({ input }) => {
      const rate = (pesos(input) ?? NaN) / (input.area || NaN)
      return input.status === 'disponible' && least <= rate && rate <= most
    })
    const isOfType = (type: string) => !search.startsWith('bodega') || type === 'bodega'
    expect(total).toBe(right.filter(({ input }) => isOfType(input.type)).length)
    expect(ids.every((id) => right.some((property) => property.id === id))).toBe(true)
  })

  test('a minimum of a fact in words finds the same as the amount alone', async () => {
    const { ids, total } = await pageOf({ ...EVERYTHING, search: 'bodega de más de 2 andenes' })
    expect(total).toBeGreaterThan(0)
    expect(await pageOf({ ...EVERYTHING, search: 'bodega 2 andenes' })).toMatchObject({ ids, total })
  })

  // This is the last test, because it changes the catalogue.
  test('a search stays correct while properties are paused, sold, renamed, reactivated and deleted', async () => {
    for (const [at, property] of catalogue.slice(0, 60).entries()) {
      const status = (['pausada', 'vendida', 'disponible'] as const)[at % 3] ?? 'disponible'
      await store.db.updateTable('properties').set({ status }).where('id', '=', property.id).execute()
      const title = at % 2 === 0 ? property.input.title : `Quinta Xólotl ${at}`
      await renameProperty(store, property.id, title, NOW)
      property.input = { ...property.input, status, title }
    }
    for (const { id } of catalogue.splice(0, 20))
      await deleteProperty({ db: store.db, actor: { id: null, name: null }, now: NOW }, id)
    for (const search of ['xolotl', 'Quinta', 'bodega', 'ñan', 'de', 'peñon local', 'casas xolotl'])
      for (const location of ['', 'monterrey']) {
        const filters = { ...EVERYTHING, search, location }
        expect(await pageOf(filters)).toEqual(expectedPage(catalogue, filters))
      }
  })
})
