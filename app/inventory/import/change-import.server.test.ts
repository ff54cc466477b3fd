import { beforeEach, describe, expect, test } from 'vitest'
import { settleInNuevoLeon } from '#test/factories/places.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { PROPERTY_IMPORTS } from './property-imports.server.ts'
import { changeImport } from './change-import.server.ts'
import { findImport } from './find-import.server.ts'
import { CORRECTION_CONTROLS, IMPORT_INTENTS } from './import-intents.ts'
import { openImport } from './open-import.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ACTOR = { id: null, name: 'Ana' }
const HEADERS = ['ID', 'Título', 'Tipo', 'Operación', 'Precio', 'Zona', 'm2', 'Municipio']
const row = (id: string, price: string, area: string, municipality = 'Apodaca') =>
  [id, 'Nave', 'Nave', 'Renta', price, 'Huinalá', area, municipality] as const

describe.each(STORES)('corrections on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  beforeEach(async () => {
    await settleInNuevoLeon(store().db)
  })

  function open(...rows: (readonly string[])[]) {
    const table = { headers: HEADERS, rows: rows.map((cells, at) => ({ line: at + 2, cells: [...cells] })) }
    return openImport(PROPERTY_IMPORTS, store(), { table }, { filename: 'lista.csv', actor: ACTOR, now: NOW })
  }

  async function shown(id: string) {
    const found = await findImport(PROPERTY_IMPORTS, store(), id, {
      viewer: { id: 'ana', role: 'admin' },
      filter: null,
      page: 1,
      now: NOW,
    })
    if (!found) throw new Error('no import')
    return found
  }

  function press(id: string, intent: string, fields: readonly (readonly [string, string])[]) {
    const form = new FormData()
    form.append('intent', intent)
    for (const [name, value] of fields) form.append(name, value)
    return changeImport(
      PROPERTY_IMPORTS,
      { store: store(), jobWorker: { wake: () => {} } as never, now: () => NOW },
      id,
      {
        form,
        actor: ACTOR,
      },
    )
  }

  const { line, target, text, isForAll, dropped } = CORRECTION_CONTROLS

  test('a refused value is corrected in all rows that have it, and again in the next file; one that no longer fits says so', async () => {
    const first = await open(row('A-1', 'mucho', '900'), row('A-2', 'Mucho', '800'), row('A-3', '30,000', 'grande'))
    const before = await shown(first)
    expect(
      before.rows.map(({ outcome, doubtful }) => [outcome, doubtful.map((each) => [each.label, each.text])]),
    ).toEqual([
      ['refused', [['Precio', 'mucho']]],
      ['refused', [['Precio', 'Mucho']]],
      ['refused', [['m2', 'grande']]],
    ])
    await press(first, IMPORT_INTENTS.correct, [
      [line, '2'],
      [target, 'price'],
      [text, ' 45 mil '],
      [isForAll, 'on'],
    ])
    await press(first, IMPORT_INTENTS.correct, [
      [line, '4'],
      [target, 'area'],
      [text, '700'],
    ])
    const after = await shown(first)
    expect(after.rows.map(({ outcome, doubtful }) => [outcome, doubtful])).toEqual([
      ['create', []],
      ['create', []],
      ['create', []],
    ])
    expect(after.corrections.map(({ sentence, count }) => [sentence, count])).toEqual([
      ['Precio: «mucho» → «45 mil»', 2],
      ['Superficie Total (m²): «grande» → «700»', 1],
    ])
    const next = await open(row('A-1', 'mucho', '900'), row('A-3', '30,000', '650'))
    const remembered = await shown(next)
    expect(remembered.corrections.map(({ count, isRemembered }) => [count, isRemembered])).toEqual([
      [1, true],
      [0, true],
    ])
    expect(remembered.rows.map(({ outcome }) => outcome)).toEqual(['create', 'create'])
    await press(next, IMPORT_INTENTS.drop, [[dropped, '1']])
    expect((await shown(next)).corrections).toHaveLength(1)
    await press(next, IMPORT_INTENTS.dropAll, [])
    const dropping = await shown(next)
    expect([dropping.corrections, dropping.rows.map(({ outcome }) => outcome)]).toEqual([[], ['refused', 'create']])
  })

  test('municipality and state are corrected together, though the file has no states', async () => {
    await settleInNuevoLeon(store().db)
    const id = await open(row('A-1', '30,000', '900', 'Apodaca'), row('A-2', '30,000', '', 'Ciudad perdida'))
    await press(id, IMPORT_INTENTS.correct, [
      [line, '3'],
      [target, 'area'],
      [text, '500'],
      [target, 'municipality'],
      [text, 'Umán'],
      [target, 'state'],
      [text, 'Yuc.'],
    ])
    const { rows, corrections } = await shown(id)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['create', 'create'])
    expect(corrections[0]?.sentence).toBe(
      'Superficie Total (m²): «» → «500»; Estado: «» → «Yuc.»; Municipio: «Ciudad perdida» → «Umán»',
    )
    expect(rows[1]?.read.map(({ text: said }) => said).join(' ')).not.toContain('perdida')
  })
})
