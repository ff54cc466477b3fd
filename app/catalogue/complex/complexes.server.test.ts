import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { findById } from '#app/property/page/properties.server.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'

const MADE = { createdBy: null, now: new Date('2026-11-20T18:00:00Z') }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('a space has its complex with the number of free spaces that have an exact place', async () => {
    const { id: complexId, slug } = await insertComplex(store().db, buildComplex({ name: 'Plaza Encino' }), MADE)
    const add = (over: Parameters<typeof buildProperty>[0]) =>
      insertProperty(store().db, buildProperty({ complexId, ...over }), MADE)
    const { id } = await add({ precision: 'exacta' })
    await add({ precision: 'exacta', status: 'vendida' })
    await add({ precision: 'zona' })
    expect((await findById(store().db, id))?.complex).toEqual({ slug, name: 'Plaza Encino', kind: 'plaza', free: 1 })
  })
})
