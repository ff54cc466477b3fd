import { describe, expect, test } from 'vitest'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { insertComplex } from './complex-kind.server.ts'
import { deleteComplex } from './change-complex.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ANA = { id: null, name: 'Ana' }
const MADE = { createdBy: null, now: NOW }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('a space is not found by the name of its deleted complex', async () => {
    const { db } = store()
    const complex = await insertComplex(db, buildComplex(), MADE)
    const input = buildProperty({ complexId: complex.id })
    const { id } = await insertProperty(db, input, MADE)
    expect(await deleteComplex({ db: store().db, actor: ANA, now: NOW }, complex.id)).toBe(true)
    const row = (await currentCatalogue(store())).all.find((listed) => listed.id === id)
    expect([row?.complexId, row?.publicText, row?.panelText].join()).not.toContain('plaza encino')
    expect(row?.complexId).toBeNull()
  })
})
