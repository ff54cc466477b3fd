import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PropertyInput } from '#app/properties/property-input.ts'
import { anyProperty } from '#test/arbitrary-listing.ts'
import { insertMany } from '#test/factories/property.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, openTestStore } from '#test/stores.ts'
import { FILTERS_BY_TYPE } from './filters-by-type.ts'
import { groupsByFact } from './kept-facts.server.ts'

type Asked = Parameters<typeof groupsByFact>[1]

const { clearHeight, docks, buildingClass, floorNumber, maxFloorNumber, landUse, availableFrom } = FILTERS_BY_TYPE
const CATALOGUE = fc
  .sample(anyProperty(), { numRuns: 400, seed: 13 })
  .map((input, at): PropertyInput => (input.type === 'oficina' ? { ...input, floorNumber: at % 9 } : input))
const SIZES = { least: CATALOGUE.length, most: CATALOGUE.length }

const ONE_FACT: [Pick<Asked, 'type' | 'tests'>, (input: PropertyInput) => boolean][] = [
  [{ type: 'bodega', tests: [[clearHeight, 9.5]] }, (input) => (input.clearHeight ?? 0) >= 9.5],
  [{ type: 'bodega', tests: [[docks, 0]] }, (input) => input.docks !== null],
  [{ type: 'bodega', tests: [[buildingClass, 'A']] }, (input) => input.buildingClass === 'A'],
  [{ type: 'oficina', tests: [[maxFloorNumber, 3]] }, (input) => input.floorNumber !== null && input.floorNumber <= 3],
  [
    {
      type: 'oficina',
      tests: [
        [floorNumber, 2],
        [maxFloorNumber, 5],
      ],
    },
    ({ floorNumber: own }) => own !== null && own >= 2 && own <= 5,
  ],
]
const OTHERWISE: Pick<Asked, 'type' | 'tests'>[] = [
  {
    type: 'bodega',
    tests: [
      [clearHeight, 9],
      [docks, 4],
    ],
  },
  { type: 'terreno', tests: [[landUse, 'industrial']] },
  { type: 'bodega', tests: [[availableFrom, '2027-01-01']] },
  { type: 'bodega', tests: [] },
]

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  test('what passes the filters of one fact is known by its value and the closed filters', async () => {
    const store = await openTestStore(dialect)
    await expect.poll(() => store.revision('catalogue')).not.toBeNull()
    await insertMany(
      store.db,
      CATALOGUE.map((input) => ({ input })),
    )
    const totals = async (asked: Pick<Asked, 'type' | 'tests'>) => {
      const groups = await groupsByFact(store, { ...asked, all: CATALOGUE.length }, SIZES)
      return groups && counted(groups.map((group) => ({ ...group, times: group.total })))
    }
    for (const [asked, passes] of ONE_FACT) {
      const listed = CATALOGUE.filter(({ status, type }) => status === 'disponible' && type === asked.type)
      const passing = listed.filter(passes).map((input) => ({ ...input, times: 1 }))
      expect(passing.length).toBeGreaterThan(0)
      expect(passing.length).toBeLessThan(listed.length)
      await expect.poll(() => totals(asked)).toEqual(counted(passing))
    }
    // Of what changes nothing old is told: it is gathered anew.
    await store.db.updateTable('properties').set({ docks: null }).where('type', '=', 'bodega').execute()
    await expect.poll(() => totals({ type: 'bodega', tests: [[docks, 0]] })).toEqual({})
    for (const asked of OTHERWISE) expect(await totals(asked)).toBeNull()
    for (const sizes of [
      { least: 401, most: 900 },
      { least: 0, most: 399 },
    ])
      expect(await groupsByFact(store, { type: 'bodega', tests: [[docks, 0]], all: 400 }, sizes)).toBeNull()
    await store.close()
  })
})

type Counted = Pick<PropertyInput, 'category' | 'municipality' | 'state'> & { times: number }

function counted(groups: readonly Counted[]): Record<string, number> {
  const totals: Record<string, number> = {}
  for (const { category, municipality, state, times } of groups) {
    const name = [category, municipality, state].join('|')
    totals[name] = (totals[name] ?? 0) + times
  }
  return totals
}
