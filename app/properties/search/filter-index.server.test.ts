import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PROPERTY_TYPES } from '#app/properties/vocabulary.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { FILTERS_BY_TYPE } from './filters-by-type.ts'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test.each(PROPERTY_TYPES)('whatever a %s is filtered by is in the index of its type', async (type) => {
    const index = sql.lit(`"${type}Facts"`)
    const { rows } = await (
      dialect === 'sqlite'
        ? sql<{ name: string }>`select name from pragma_index_info(${sql.lit(`${type}Facts`)})`
        : sql<{ name: string }>`select attname as name from pg_attribute where attrelid = ${index}::regclass`
    ).execute(store().db)
    const columns = Object.values(FILTERS_BY_TYPE).flatMap((filter) =>
      filter.types.some((each) => each === type) ? [filter.column] : [],
    )
    expect(columns.length).toBeGreaterThan(0)
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(columns))
  })
})
