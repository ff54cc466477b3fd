import { expect, test } from 'vitest'
import { type FactName, FACTS, factOf } from '#app/catalogue/facts/facts.ts'
import { PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'
import { FILTERS_BY_TYPE } from './filters-by-type.ts'
import type { Filter } from './filter.ts'

/** The filters of a fact; a price per m² and the like are computed. */
const OF_FACTS = Object.values<Filter>(FILTERS_BY_TYPE).flatMap((filter) =>
  'column' in filter && Object.hasOwn(FACTS, filter.column)
    ? [[filter.param, filter.column as FactName, filter] as const]
    : [],
)

test.each(OF_FACTS)('%s is a filter of every type that has the fact %s', (_, name, { types, rare }) => {
  const { types: owners = PROPERTY_TYPES } = factOf(name)
  expect([...(rare ? PROPERTY_TYPES : (types ?? []))].toSorted()).toEqual([...owners].toSorted())
})

test('most filters of a type are of facts', () => {
  expect(OF_FACTS.length).toBeGreaterThan(25)
})
