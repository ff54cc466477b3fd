import { describe, expect, test } from 'vitest'
import { derivedColumns } from '#app/properties/derived-columns.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { DIALECTS, openTestStore } from '#test/stores.ts'
import { createPanelSearch } from './migrations/0003-panel-search.ts'

const PROPERTIES = [
  buildProperty({ title: '  Ñandú\n 500 m² ', municipality: null, propertyId: '' }),
  buildProperty({ title: 'Nave', currency: 'USD', priceCents: 2_750_050 }),
  buildProperty({ priceCents: null }),
  buildProperty({ priceCents: 99_999_999_999_999 }),
]

describe.each(DIALECTS)('on %s', { timeout: PATIENCE }, (dialect) => {
  test('properties of before are searched as those of afterwards', async () => {
    const store = await openTestStore(dialect)
    const many = Array.from({ length: 501 - PROPERTIES.length + 1 }, (_none, at) =>
      buildProperty({ title: `Lote ${at}` }),
    )
    await insertMany(
      store.db,
      [...PROPERTIES, ...many].map((input) => ({ input })),
    )
    await store.db.schema.dropIndex('panelByDate').execute()
    if (dialect === 'postgres') await store.db.schema.dropIndex('propertiesPanelText').execute()
    await store.db.schema.alterTable('properties').dropColumn('panelText').execute()

    await createPanelSearch(dialect).up(store.db.withTables<never>() as never)

    const rows = await store.db.selectFrom('properties').orderBy('seq').select('panelText').execute()
    const lines = (text: string) => text.split('\n').toSorted()
    expect(rows.map(({ panelText }) => lines(panelText))).toEqual(
      [...PROPERTIES, ...many].map((input) => lines(derivedColumns(input).panelText)),
    )
    await store.close()
  })
})
