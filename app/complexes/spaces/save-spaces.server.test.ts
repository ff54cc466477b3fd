import { beforeEach, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { watched } from '#test/watched-store.ts'
import { openSpaces, saveSpaces } from './save-spaces.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const now = () => NOW
const MADE = { createdBy: null, now: NOW }
const ANA = { id: null, name: 'Ana' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let id: string

  beforeEach(async () => {
    ;({ id } = await insertComplex(store().db, buildComplex(), MADE))
  })

  function space(overrides: Partial<PropertyInput>) {
    const input = buildProperty({ type: 'local', category: 'renta', complexId: id, ...overrides })
    return insertProperty(store().db, input, MADE)
  }

  async function addSpaces(count: number) {
    for (let at = 0; at < count; at += 1) await space({ title: `Local ${at}`, propertyId: `L-${at}` })
  }

  async function opened(parts = { store: store(), now }) {
    const table = await openSpaces(parts, id, [])
    if (!table) throw new Error('no conjunto')
    return table.rows.filter(({ version }) => version > 0)
  }

  /** The queries, and how many complete properties each one returned. */
  async function reading(work: (parts: { store: ReturnType<typeof store>; now: typeof now }) => Promise<unknown>) {
    const { db, answers } = watched(store().db)
    await work({ store: { ...store(), db }, now })
    const whole = answers.map((rows) => rows.filter((row) => Object.hasOwn(Object(row), 'description')).length)
    return { queries: answers.length, whole: whole.filter((count) => count > 0) }
  }

  test('spaces are ordered by their ID, those without an ID last', async () => {
    for (const propertyId of ['L-10', null, 'L-2', 'L-1']) await space({ title: propertyId ?? 'Sin ID', propertyId })
    expect((await opened()).map(({ texts }) => texts.title)).toEqual(['L-1', 'L-2', 'L-10', 'Sin ID'])
  })

  test('the number of queries for a table does not depend on its number of spaces', async () => {
    await addSpaces(2)
    const few = await reading(opened)
    await addSpaces(20)
    expect(await reading(opened)).toEqual({ queries: few.queries, whole: [22] })
  })

  test('all rows are read together before saving, and once more afterwards', async () => {
    await addSpaces(12)
    const rows = (await opened()).map((row) => ({ ...row, texts: { ...row.texts, area: '99' } }))
    const answers: unknown[] = []
    const save = async (parts: Parameters<typeof saveSpaces>[0]['parts']) =>
      answers.push(await saveSpaces({ parts, actor: ANA, id }, rows))
    expect((await reading(save)).whole).toEqual([12, 12])
    const again = (await opened()).map(({ texts, version }) => [texts.area, version])
    expect(again).toEqual(rows.map(() => ['99', 2]))
    expect(answers).toMatchObject([{ saved: 12, rows: rows.map((row) => ({ id: row.id, version: 2, errors: {} })) }])
  })

  test('a row that is sent twice is saved once; the second one is compared with the first', async () => {
    await addSpaces(1)
    const [row] = await opened()
    if (!row) throw new Error('no space')
    const priced = (price: string) => ({ ...row, texts: { ...row.texts, price } })
    const answer = await saveSpaces({ parts: { store: store(), now }, actor: ANA, id }, [
      priced('250,000'),
      priced('260,000'),
    ])
    expect(answer).toMatchObject({
      saved: 1,
      rows: [{ version: 2 }, { version: 2, errors: { price: expect.stringContaining('«250,000»') } }],
    })
  })

  test('a new row that is sent again with other values changes the space that it created', async () => {
    const table = await openSpaces({ store: store(), now }, id, [])
    const [row] = table?.rows ?? []
    if (!row) throw new Error('no row')
    const sent = { title: 'Local 1', propertyId: 'L-1', price: '100', area: '10', location: 'Cumbres' }
    const save = (price: string) => {
      const texts = { ...row.texts, ...sent, price }
      return saveSpaces({ parts: { store: store(), now }, actor: ANA, id }, [{ ...row, texts }])
    }
    for (const price of ['2,000', '2,000', '2,100']) expect(await save(price)).toMatchObject({ saved: 1 })
    expect(await opened()).toMatchObject([{ id: row.id, version: 2, texts: { price: '2,100' } }])
    expect(await save('2,300'), 'it was changed since').toMatchObject({ saved: 0, rows: [{ version: 2 }] })
  })

  test('a space that was deleted, or never existed, is reported as deleted', async () => {
    await addSpaces(1)
    const [row] = await opened()
    if (!row) throw new Error('no space')
    const texts = { ...row.texts, area: '99' }
    const rows = ['019a4a10-0000-7000-8000-000000000709', 'x\0'].map((gone) => ({ ...row, id: gone, texts }))
    const answer = await saveSpaces({ parts: { store: store(), now }, actor: ANA, id }, rows)
    expect(answer).toMatchObject({ saved: 0, rows: rows.map(() => ({ message: 'Alguien lo eliminó.' })) })
  })
})
