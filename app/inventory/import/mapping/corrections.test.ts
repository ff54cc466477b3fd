import { describe, expect, test } from 'vitest'
import { type Correction, correctRows, correctionOf, rememberedCorrections, withCorrection } from './corrections.ts'
import { PROPERTY_RULES } from './property-rules.ts'
import type { Mapping } from './targets.ts'

const MAPPING: Mapping = ['propertyId', 'price', 'municipality', null]
const HEADERS = ['ID', 'Precio', 'Municipio', 'X']
const ROW = { line: 4, cells: ['A-1', 'mucho', 'Juares', ''] }
const TWIN = { line: 5, cells: ['A-2', 'MUCHO', 'Juares', ''] }

describe('a correction', () => {
  test('is of its row, or of all rows with the same text; an empty cell is only that of its row', () => {
    const own = correctionOf(ROW, MAPPING, { typed: { price: '45,000' }, isForAll: false, rules: PROPERTY_RULES })
    const all = correctionOf(ROW, MAPPING, { typed: { price: '45,000' }, isForAll: true, rules: PROPERTY_RULES })
    expect([own?.row, all?.row]).toEqual(['a-1', null])
    expect(correctionOf(ROW, MAPPING, { typed: { area: '90' }, isForAll: true, rules: PROPERTY_RULES })).toMatchObject({
      row: 'a-1',
      from: { area: '' },
    })
    expect(
      correctionOf(ROW, MAPPING, { typed: { price: 'mucho ' }, isForAll: true, rules: PROPERTY_RULES }),
      'nothing changed',
    ).toBeNull()
    for (const [correction, cells] of [
      [own, 'MUCHO'],
      [all, '45,000'],
    ] as const) {
      const { correct, counted } = correctRows(
        { headers: HEADERS, mapping: MAPPING },
        correction ? [correction] : [],
        PROPERTY_RULES,
      )
      expect([correct(ROW).cells[1], correct(TWIN).cells[1]]).toEqual(['45,000', cells])
      expect(counted()[0]?.count).toBe(cells === 'MUCHO' ? 1 : 2)
    }
  })

  test('state and municipality go together, also where the file has no column of states', () => {
    const typed = { municipality: 'Juárez', state: 'Chihuahua' }
    const correction = correctionOf(ROW, MAPPING, { typed, isForAll: true, rules: PROPERTY_RULES })
    expect(correction).toMatchObject({ row: null, from: { municipality: 'Juares', state: '' }, to: typed })
    const { headers, mapping, correct } = correctRows(
      { headers: HEADERS, mapping: MAPPING },
      [correction as Correction],
      PROPERTY_RULES,
    )
    expect([headers.at(-1), mapping.at(-1), correct(ROW).cells]).toEqual([
      'Estado',
      'state',
      ['A-1', 'mucho', 'Juárez', '', 'Chihuahua'],
    ])
    expect(correct({ line: 9, cells: ['A-9', '1', 'x', '', 'too much'] }).cells.at(-1), 'still too long').toBe(
      'too much',
    )
  })

  test('replaces an earlier one of the same texts; one of a line is not for a later file, and one that no longer fits counts none', () => {
    const first = correctionOf(ROW, MAPPING, {
      typed: { price: '1' },
      isForAll: true,
      rules: PROPERTY_RULES,
    }) as Correction
    const second = correctionOf(TWIN, MAPPING, {
      typed: { price: '2' },
      isForAll: true,
      rules: PROPERTY_RULES,
    }) as Correction
    const unnamed = correctionOf({ line: 7, cells: ['', 'x', '', ''] }, MAPPING, {
      typed: { price: '3' },
      isForAll: false,
      rules: PROPERTY_RULES,
    }) as Correction
    const kept = withCorrection(withCorrection(withCorrection([], first), second), unnamed)
    expect(kept.map(({ row, to }) => [row, to.price])).toEqual([
      [null, '2'],
      ['fila 7', '3'],
    ])
    const remembered = rememberedCorrections(kept, PROPERTY_RULES)
    expect(remembered).toEqual([{ ...second, count: 0, isRemembered: true }])
    const { correct, counted } = correctRows({ headers: HEADERS, mapping: MAPPING }, remembered, PROPERTY_RULES)
    expect([correct({ line: 2, cells: ['A-1', '45,000', '', ''] }).cells[1], counted()[0]?.count]).toEqual([
      '45,000',
      0,
    ])
  })
})
