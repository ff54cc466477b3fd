import { expect, test } from 'vitest'
import { FACTS } from '#app/catalogue/facts/facts.ts'
import { PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'
import { FILTERS_BY_TYPE } from './filters-by-type.ts'
import type { Filter } from './filter.ts'

/** Computed columns, and those that several facts share. */
const OWN_COLUMNS = ['rate', 'landUses', 'conditions', 'createdAt']

test.each(Object.entries<Filter>(FILTERS_BY_TYPE))('%s is a filter of every type that has its fact', (_, filter) => {
  const { column } = filter as Extract<Filter, { column: unknown }>
  if (OWN_COLUMNS.includes(column)) return expect(filter.rare).toBe(true)
  const fact = Object.entries(FACTS).find(([name]) => name === column)?.[1] as { types?: readonly string[] } | undefined
  expect(fact).toBeDefined()
  const types = filter.rare ? PROPERTY_TYPES : filter.types
  expect([...(types ?? [])].toSorted()).toEqual([...(fact?.types ?? PROPERTY_TYPES)].toSorted())
})
