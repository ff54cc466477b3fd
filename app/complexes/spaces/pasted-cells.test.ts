import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSeveralCells, pastedCells, pastedFigure, pasteMessage } from './pasted-cells.ts'

test.each([
  [
    'Local 1\t85\t46,750\r\nLocal 2\t120\t58000\r\n',
    [
      ['Local 1', '85', '46,750'],
      ['Local 2', '120', '58000'],
    ],
  ],
  ['a\t\tc', [['a', '', 'c']]],
  ['a\nb', [['a'], ['b']]],
  ['a\n\nb\n', [['a'], [''], ['b']]],
  ['"dos\nlíneas"\t"con ""comillas"""', [['dos líneas', 'con "comillas"']]],
  ['24" de tubo\tx', [['24" de tubo', 'x']]],
])('%j', (text, cells) => {
  expect(pastedCells(text)).toEqual(cells)
})

test('plain cells are read as they were copied', () => {
  const cell = fc.stringMatching(/^[a-z0-9]{1,8}$/)
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 20 }))
  fc.assert(
    fc.property(table, (rows) => {
      const text = rows.map((row) => row.join('\t')).join('\r\n')
      expect(pastedCells(text)).toEqual(rows)
      expect(pastedCells(`${text}\r\n`)).toEqual(rows)
    }),
  )
})

test('any other text is read as cells too, without an endless loop', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const row of pastedCells(text)) expect(row.length).toBeGreaterThan(0)
    }),
  )
})

test('a single cell is pasted as usual', () => {
  expect([isSeveralCells('Local 1'), isSeveralCells('Local 1\n'), isSeveralCells('a\tb')]).toEqual([false, false, true])
})

test.each([
  ['85', '85'],
  ['85 m2', '85'],
  ['85 m²', '85'],
  ['85 mts2', '85'],
  ['1,200 metros cuadrados', '1,200'],
  ['1,200.50', '1,200.50'],
  ['1 200', '1 200'],
  ['$25,000.00', '25,000.00'],
  ['$25,000.00 MXN', '25,000.00'],
  ['20,000 pesos', '20,000'],
  ['-5', '-5'],
  ['.5', '.5'],
])('%s is read as the figure %s', (text, figure) => {
  expect(pastedFigure(text)).toBe(figure)
})

test.each(['ochenta', '85 a 90', '1.200,50', '12,5', '1e5', 'USD 900', '900 USD', '85 ft2', '85 m2 x 2', '$', '１２'])(
  '%s is not a figure, and not read as a different one',
  (text) => {
    expect(pastedFigure(text)).toBeNull()
  },
)

test.each([
  ['9 m', 'm', '9'],
  ['9.5m.', 'm', '9.5'],
  ['300 KVA', 'kVA', '300'],
  ['5 t/m2', 't/m²', '5'],
  ['9', 'm', '9'],
  ['9 mm', 'm', null],
  ['9 m', 'kVA', null],
  ['9 m', null, null],
])('%s in a column with the unit %s is %s', (text, unit, figure) => {
  expect(pastedFigure(text, unit)).toBe(figure)
})

test.each([
  [{ filled: 1 }, 'Se pegó 1 fila.'],
  [{ filled: 12 }, 'Se pegaron 12 filas.'],
  [{ filled: 1000, left: 200 }, 'Se pegaron 1,000 filas. Se dejaron fuera 200 filas.'],
  [{ filled: 1000, left: 1 }, 'Se pegaron 1,000 filas. Se dejó fuera 1 fila.'],
  [{ filled: 2, unknown: ['«a»', '«b»'] }, 'Se pegaron 2 filas. No se pudo usar: «a», «b».'],
])('the message after a paste with %j: %s', (told, words) => {
  expect(pasteMessage({ left: 0, unknown: [], ...told })).toBe(words)
})
