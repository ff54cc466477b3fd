import { describe, expect, test } from 'vitest'
import { type SheetOfTest, buildWorkbook } from '#test/factories/workbook.ts'
import type { TableChoice } from '#app/inventory/import/file/table.ts'
import { readTable } from './read-table.server.ts'

const HEADINGS = ['Clave', 'Título', 'Tipo', 'Operación', 'Precio', 'Municipio']
const property = (code: string, price: number | null = 45_000) => [code, 'Nave', 'Bodega', 'Renta', price, 'Apodaca']

type Rows = SheetOfTest['rows']

function read(sheets: readonly SheetOfTest[], choice?: TableChoice) {
  const outcome = readTable(buildWorkbook(sheets), choice)
  if ('fault' in outcome) throw new Error(outcome.fault)
  const { table, records, source } = outcome
  return { ...table, codes: table.rows.map(({ cells }) => cells[0]), notes: records?.notes ?? [], source }
}

function readSheet(rows: Rows, rest: Partial<SheetOfTest> = {}, choice?: TableChoice) {
  return read([{ name: 'Lista', rows, ...rest }], choice)
}

describe('the headings', () => {
  const blank = (count: number): Rows => Array.from({ length: count }, () => [])

  test.each<[name: string, rows: Rows, merges: string[], heading: number]>([
    ['in row 12, below a logo and notes', [['Inmobiliaria'], ...blank(10), HEADINGS, property('A')], [], 12],
    [
      'below a band of group titles with known words',
      [['Propiedad', null, 'Oferta', null, 'Precio', 'Ubicación'], HEADINGS, property('A')],
      ['A1:B1', 'C1:D1'],
      2,
    ],
    [
      'below a band without any known word',
      [['GENERALES', null, null, 'COMERCIAL', null, 'LUGAR'], HEADINGS, property('A')],
      ['A1:C1', 'D1:E1'],
      2,
    ],
    [
      'without known words, below a band',
      [
        ['UNO', null, 'DOS'],
        ['Qué', 'Cuál', 'Dónde', 'Cómo'],
        ['x', 'y', 'z', 4],
      ],
      ['A1:B1', 'C1:D1'],
      2,
    ],
    ['below a merged title that is itself a known word', [['Propiedades'], HEADINGS, property('A')], ['A1:F1'], 2],
  ])('%s', (_name, rows, merges, heading) => {
    const { source, rows: found } = readSheet(rows, { merges })
    expect([source?.heading, found.length]).toEqual([heading, 1])
  })

  test('a column that two rows of headings name has the lower name, and a merged one its own', () => {
    const rows = [
      ['Clave', 'Título', 'Superficie', null],
      [null, null, 'Terreno', 'Construcción'],
      ['A', 'Nave', 200, 100],
    ]
    expect(readSheet(rows, { merges: ['A1:A2', 'B1:B2', 'C1:D1'] }).headers).toEqual([
      'Clave',
      'Título',
      'Terreno',
      'Construcción',
    ])
  })

  test('can be chosen, and an empty row is refused', () => {
    const rows = [['Otra', 'cosa'], [], HEADINGS, property('A')]
    expect(readSheet(rows, {}, { heading: 1 }).headers).toEqual(['Otra', 'cosa'])
    expect(readTable(buildWorkbook([{ name: 'a', rows }]), { heading: 2 })).toEqual({
      fault: 'La fila 2 está vacía: elige la de los encabezados.',
    })
  })
})

describe('the sheet', () => {
  const list = [HEADINGS, property('A'), property('B')]
  test('is that of most known columns, then that of most rows', () => {
    const clients = [['Nombre', 'Teléfono', 'Precio'], ...Array.from({ length: 9 }, () => ['Ana', '81', '1'])]
    const example = [HEADINGS, property('X')]
    const found = read([
      { name: 'Clientes', rows: clients },
      { name: 'Plantilla', rows: example },
      { name: 'Inventario', rows: list },
    ])
    expect([found.source?.sheet, found.source?.sheets]).toEqual(['Inventario', ['Clientes', 'Plantilla', 'Inventario']])
  })

  test('can be chosen', () => {
    const sheets = [
      { name: 'Rentas', rows: list },
      { name: 'Ventas', rows: [HEADINGS, property('V')] },
    ]
    expect(read(sheets, { sheet: 'Ventas' })).toMatchObject({ codes: ['V'], notes: [] })
  })

  test('one that can’t be read is named, beside a list and where there is none', () => {
    const far = { name: 'Inventario 2026', rows: [[...Array.from({ length: 1000 }, () => null), 'lejos']] }
    const { notes } = read([far, { name: 'Rentas', rows: list }])
    expect(notes).toContainEqual(
      expect.stringMatching(/^La hoja «Inventario 2026» no se pudo leer\. La hoja llega hasta la celda ALM1/),
    )
    expect(readTable(buildWorkbook([far, { name: 'Otra', rows: [['Nota']] }]))).toEqual({
      fault: expect.stringMatching(/^La hoja «Inventario 2026» no se pudo leer/),
    })
  })

  test('thirty sheets of which none is a list are a sentence', () => {
    const sheets = Array.from({ length: 30 }, (_none, at) => ({
      name: `Ficha ${at}`,
      rows: [['Ficha técnica'], ['Nave'], ['Observaciones', 'ninguna']],
    }))
    expect(readTable(buildWorkbook(sheets))).toEqual({
      fault: expect.stringMatching(/^Ninguna de las 30 hojas parece una lista de propiedades/),
    })
  })
})

describe('rows that are no property', () => {
  test('are left out and named', () => {
    const rows = [
      HEADINGS,
      ['NAVES'],
      property('A'),
      ['Subtotal', null, null, null, 45_000],
      HEADINGS,
      property('B'),
      [null, null, null, 'Suma:', '$45,000'],
      ['TOTAL GENERAL', null, null, null, { formula: 'SUM(E3:E6)', value: 90_000 }],
    ]
    const { codes, notes } = readSheet(rows, { merges: ['A2:F2'] })
    expect(codes).toEqual(['A', 'B'])
    expect(notes).toEqual([
      'Se dejan fuera 3 filas de totales (filas 4, 7, 8).',
      'Se deja fuera 1 encabezado repetido (fila 5).',
      'Se deja fuera 1 título de grupo (fila 2).',
    ])
  })

  test('a text alone is the title of a group in a list of properties, merged or not', () => {
    const rows = [HEADINGS, ['NAVES'], property('A'), [null, 'RENTADAS'], property('B')]
    const { codes, notes } = readSheet(rows)
    expect(codes).toEqual(['A', 'B'])
    expect(notes[0]).toBe('Se dejan fuera 2 títulos de grupo (filas 2, 4).')
    // 'RENTADAS' is the status of the rows below it.
    expect(notes[1]).toContain('llenan «Estatus»')
    expect(readSheet(rows, {}, { of: 'leads', heading: 1 }).codes).toHaveLength(4)
  })

  test('what is said of all figures above the headings is told', () => {
    const { notes } = readSheet([['Inventario'], ['Precios en dólares, más IVA'], HEADINGS, property('A')])
    expect(notes).toEqual([expect.stringContaining('«Precios en dólares, más IVA»: no se aplica')])
  })

  test('a property that is named like a total stays', () => {
    expect(readSheet([HEADINGS, ['Total Plaza', 'Local', 'Local', 'Renta', 1, 'Apodaca']]).codes).toEqual([
      'Total Plaza',
    ])
  })

  test('hidden rows are left out with their number, or read', () => {
    const rows = [HEADINGS, property('A'), property('B'), property('C')]
    const found = readSheet(rows, { hidden: [3, 4] })
    expect(found).toMatchObject({ codes: ['A'], source: { hidden: 2, withHidden: false } })
    expect(found.notes).toEqual(['Se dejan fuera 2 filas ocultas, como las que esconde un filtro (filas 3, 4).'])
    expect(readSheet(rows, { hidden: [3, 4] }, { withHidden: true })).toMatchObject({
      codes: ['A', 'B', 'C'],
      notes: [],
      source: { hidden: 2, withHidden: true },
    })
    expect(readTable(buildWorkbook([{ name: 'a', rows, hidden: [2, 3, 4] }]))).toEqual({
      fault: expect.stringContaining('esconde todas las filas'),
    })
  })
})

describe('two tables on one sheet', () => {
  const agents = [
    ['Asesor', 'Teléfono', 'Correo'],
    ['Ana', '81', 'ana@x.mx'],
  ]
  test('one below the other: the one with most known columns', () => {
    const below = readSheet([HEADINGS, property('A'), [], ...agents])
    expect(below.codes).toEqual(['A'])
    expect(below.notes).toEqual([expect.stringContaining('otra tabla, con encabezados en la fila 4')])
    const above = readSheet([...agents, [], HEADINGS, property('A')])
    expect(above).toMatchObject({ codes: ['A'], source: { heading: 4 } })
    expect(above.notes).toEqual([expect.stringContaining('otra tabla, con encabezados en la fila 1')])
  })
  test('one beside the other', () => {
    const beside = readSheet([
      [...HEADINGS, null, 'Clave', 'Título', 'Asesor'],
      [...property('A'), null, 'B', 'Local', 'Ana'],
    ])
    expect(beside.headers).toEqual(HEADINGS)
    expect(beside.notes).toEqual([expect.stringContaining('dos tablas, una al lado de otra')])
  })
  test('an empty column inside one table is none', () => {
    const spaced = [
      ['Clave', 'Título', null, 'Precio', 'Municipio'],
      ['A', 'Nave', null, 1, 'Apodaca'],
    ]
    expect(readSheet(spaced).headers).toEqual(['Clave', 'Título', 'Columna C', 'Precio', 'Municipio'])
  })
})

test('merged cells fill their range, and a sheet without places is read', () => {
  const rows = [HEADINGS, property('A'), ['B', 'Local', 'Local', 'Renta', null, null]]
  expect(readSheet(rows, { merges: ['E2:E3', 'F2:F3'] }).rows[1]?.cells).toEqual([
    'B',
    'Local',
    'Local',
    'Renta',
    45_000,
    'Apodaca',
  ])
  expect(readSheet([HEADINGS, property('A')], { withoutPlaces: true }).rows).toEqual([
    { line: 2, cells: property('A') },
  ])
})

test('dates of a workbook that counts from 1904 are the same days', () => {
  const rows = [
    ['Clave', 'Título', 'Vencimiento'],
    ['A', 'Nave', { day: 46_400 - 1462 }],
  ]
  const outcome = readTable(buildWorkbook([{ name: 'a', rows }], { is1904: true }))
  expect('table' in outcome && outcome.table.rows[0]?.cells[2]).toBe('2027-01-13')
})

test('in a CSV too', () => {
  const csv = 'Inventario 2026,,\nClave,Título,Precio\nA,Nave,"45,000"\nTotal,,"45,000"\nClave,Título,Precio\nB,Local,1'
  const outcome = readTable(Buffer.from(csv))
  expect(outcome).toMatchObject({
    table: { rows: [{ line: 3 }, { line: 6 }] },
    source: { heading: 2, encoding: 'utf-8', sheets: [], accented: null },
    records: { notes: [expect.stringContaining('fila de totales (fila 4)'), expect.stringContaining('(fila 5)')] },
  })
})
