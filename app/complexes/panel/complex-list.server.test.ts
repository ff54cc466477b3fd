import { describe, expect, test } from 'vitest'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { findComplexOptions } from '#app/catalogue/complex/complexes.server.ts'
import { findFreeSpaces } from '#app/complexes/find-complex.server.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { findComplexPage } from './complex-list.server.ts'
import { COMPLEX_PAGE_SIZE } from './complex-list.ts'

const MADE = { createdBy: null, now: new Date('2026-11-20T18:00:00Z') }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function add(names: readonly string[]) {
    for (const name of names) await insertComplex(store().db, buildComplex({ name }), MADE)
  }

  test('complexes are ordered by name without accents and capitals, ñ after n', async () => {
    await add(['Zona Norte', 'Ñandú', 'plaza Encino', 'Ágora', 'Órbita', 'Nuez', 'Árbol'])
    const inOrder = ['Ágora', 'Árbol', 'Nuez', 'Ñandú', 'Órbita', 'plaza Encino', 'Zona Norte']
    const { rows } = await findComplexPage(store(), 1)
    expect(rows.map(({ name }) => name)).toEqual(inOrder)
    expect((await findComplexOptions(store().db)).map(({ name }) => name)).toEqual(inOrder)
  })

  test('pages follow one order; a number beyond the last page gives the last page', async () => {
    const names = Array.from({ length: COMPLEX_PAGE_SIZE + 2 }, (_none, at) => `Torre ${at + 1}`)
    await add(names.toReversed())
    const [first, last] = [await findComplexPage(store(), 1), await findComplexPage(store(), 9)]
    expect([...first.rows, ...last.rows].map(({ name }) => name)).toEqual(names)
    expect(last).toMatchObject({ total: names.length, page: 2, pages: 2 })
  })

  test('the panel counts the free spaces that the page shows and the available ones that it hides', async () => {
    const { id } = await insertComplex(store().db, buildComplex(), MADE)
    const spaces = [
      { status: 'disponible', precision: 'exacta' },
      { status: 'disponible', precision: 'aproximada' },
      { status: 'disponible', precision: 'zona' },
      { status: 'separada', precision: 'exacta' },
    ] as const
    for (const space of spaces) await insertProperty(store().db, buildProperty({ complexId: id, ...space }), MADE)
    const { rows } = await findComplexPage(store(), 1)
    expect(rows).toMatchObject([{ spaces: 4, free: 1, hidden: 2 }])
    expect(await findFreeSpaces(store(), id)).toHaveLength(1)
    const catalogue = await currentCatalogue(store())
    const told = catalogue.all
      .filter(({ status }) => status === 'separada')
      .map((row) => cardOf(catalogue, row).complex?.text)
    expect(told).toEqual(['1 espacio en Plaza Encino'])
  })

  test('without complexes there is one empty page', async () => {
    expect(await findComplexPage(store(), 3)).toEqual({ rows: [], total: 0, page: 1, pages: 1 })
  })
})
