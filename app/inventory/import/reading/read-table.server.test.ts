import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { buildWorkbook } from '#test/factories/workbook.ts'
import { readTable } from './read-table.server.ts'
import type { Table } from '#app/inventory/import/file/table.ts'

const HEADER = 'ID,Título,Precio'

async function tableOf(content: string | Uint8Array): Promise<Table> {
  const read = readTable(Buffer.from(content as Uint8Array))
  if ('fault' in read) throw new Error(read.fault)
  return read.table
}

async function faultOf(content: string | Uint8Array): Promise<string> {
  const read = readTable(Buffer.from(content as Uint8Array))
  return 'fault' in read ? read.fault : `${read.table.rows.length} filas`
}

describe('CSV', () => {
  test.each([
    ['comma', 'ID,Título,Precio\nA-1,"Nave, grande","45,000"\n'],
    ['semicolon', 'ID;Título;Precio\r\nA-1;Nave, grande;45,000\r\n'],
    ['tab', 'ID\tTítulo\tPrecio\nA-1\tNave, grande\t45,000'],
    ['named separator', 'sep=;\nID;Título;Precio\nA-1;Nave, grande;45,000'],
  ])('a file with the separator %s', async (_name, text) => {
    const { headers, rows } = await tableOf(text)
    expect(headers).toEqual(['ID', 'Título', 'Precio'])
    expect(rows.map(({ cells }) => cells)).toEqual([['A-1', 'Nave, grande', '45,000']])
  })

  test.each([
    ['UTF-8', Buffer.from('ID,Título\n1,Ñandú')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFID,Título\n1,Ñandú')],
    ['Windows-1252', Buffer.from('ID,Título\n1,Ñandú', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFID\tTítulo\n1\tÑandú', 'utf16le')],
  ])('text in %s', async (_name, bytes) => {
    expect(await tableOf(bytes)).toEqual({ headers: ['ID', 'Título'], rows: [{ line: 2, cells: ['1', 'Ñandú'] }] })
  })

  test('the headers may stand below a title, and lines are those of the file', async () => {
    const { headers, rows } = await tableOf(
      'Inventario 2026,,\n\nID,Título,Precio\nA-1,"Nave\nen dos líneas",1\nA-2,Local,2',
    )
    expect(headers).toEqual(['ID', 'Título', 'Precio'])
    expect(rows.map(({ line }) => line)).toEqual([5, 6])
  })

  test('a column without a name has its letter, and a repeated name a number', async () => {
    const { headers } = await tableOf('ID,Título,,Foto,Foto\n1,a,x,u,v')
    expect(headers).toEqual(['ID', 'Título', 'Columna C', 'Foto', 'Foto (2)'])
  })

  test('what our export escaped is the text again', async () => {
    expect((await tableOf(`${HEADER}\n1,'=SUMA(A1),'-5`)).rows[0]?.cells).toEqual(['1', '=SUMA(A1)', '-5'])
  })
})

describe('Excel', () => {
  test('the first visible sheet: numbers, dates, truth values and the values of formulas', async () => {
    const bytes = buildWorkbook([
      { name: 'Listas', state: 'hidden', rows: [['x'], ['y']] },
      {
        name: 'Inventario',
        rows: [
          ['ID', 'Título', 'Precio', 'Vencimiento', 'Esquina'],
          ['A-1', 'Nave', { formula: '100*450.5', value: 45050 }, { day: 46_400 }, true],
          ['A-2', { formula: 'B2&amp;"x"', value: 'Nave x' }, 1.5, null, false],
        ],
      },
    ])
    expect(await tableOf(bytes)).toEqual({
      headers: ['ID', 'Título', 'Precio', 'Vencimiento', 'Esquina'],
      rows: [
        { line: 2, cells: ['A-1', 'Nave', 45050, '2027-01-13', 'Sí'] },
        { line: 3, cells: ['A-2', 'Nave x', 1.5, '', 'No'] },
      ],
    })
  })

  test.each([
    [
      'without a visible sheet',
      buildWorkbook([{ name: 'a', state: 'hidden', rows: [['ID']] }]),
      'ninguna hoja visible',
    ],
    ['a ZIP of something else', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'no es un libro de Excel'],
    ['a broken ZIP', Buffer.from('PK\x03\x04nada'), 'no es un libro de Excel'],
  ])('a workbook %s is a sentence', async (_name, bytes, sentence) => {
    expect(await faultOf(bytes)).toContain(sentence)
  })

  test('a cover before the catalogue is skipped, and the other sheets are named', async () => {
    const catalogue = [
      ['ID', 'Título'],
      ['1', 'Nave'],
    ]
    const read = readTable(
      buildWorkbook([
        { name: 'Portada', rows: [['Inmobiliaria'], ['Lista', '2026']] },
        { name: 'Rentas &amp; más', rows: catalogue },
        { name: 'Ventas', rows: catalogue },
      ]),
    )
    if ('fault' in read) throw new Error(read.fault)
    expect(read.table.headers).toEqual(['ID', 'Título', 'category'])
    expect(read.records?.notes[0]).toContain('se leyó solo «Rentas & más»')
  })

  test('a formula without a value, or with an error, is an empty cell', async () => {
    const rows = [
      ['ID', 'Título', 'Precio'],
      ['1', { formula: 'A1' }, { formula: '1/0', value: '#DIV/0!' }],
    ]
    expect((await tableOf(buildWorkbook([{ name: 'a', rows }]))).rows[0]?.cells).toEqual(['1', '', ''])
  })

  test('a workbook that unpacks to more than it may is refused before it is unpacked', async () => {
    const bomb = buildWorkbook([
      {
        name: 'a',
        rows: [
          ['ID', 'Título'],
          ['1', 'Nave'],
        ],
      },
    ])
    // The size that the directory of the archive declares for its first file.
    bomb.writeUInt32LE(201 * 1024 * 1024, bomb.indexOf('PK\x01\x02') + 24)
    expect(await faultOf(bomb)).toContain('demasiado grande al abrirlo')
  })

  test('a password and an earlier format are told apart', async () => {
    const compound = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), Buffer.alloc(600)])
    expect(await faultOf(compound)).toContain('.xls')
    expect(await faultOf(Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]))).toContain('contraseña')
  })
})

describe('JSON of the earlier system', () => {
  const FIELDS = { title: 'Nave', price: '264000', images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] }
  const EXPECTED = { title: 'Nave', price: '264000', images: 'https://a.example/1.jpg\nhttps://a.example/2.jpg' }

  function recordsOf({ headers, rows }: Table) {
    return rows.map(({ cells }) => Object.fromEntries(headers.map((name, at) => [name, cells[at]])))
  }

  test.each([
    ['a plain array', [{ id: 'aaaa1234', ...FIELDS }]],
    ['an object by id', { aaaa1234: FIELDS }],
    ['collections by name', { properties: { aaaa1234: FIELDS }, users: {} }],
    ['collections inside', { __collections__: { properties: { aaaa1234: { ...FIELDS, __collections__: {} } } } }],
    [
      'typed values',
      {
        documents: [
          {
            name: 'projects/x/databases/(default)/documents/properties/aaaa1234',
            fields: {
              title: { stringValue: 'Nave' },
              price: { stringValue: '264000' },
              images: { arrayValue: { values: FIELDS.images.map((stringValue) => ({ stringValue })) } },
            },
          },
        ],
      },
    ],
  ])('%s', async (_name, json) => {
    expect(recordsOf(await tableOf(JSON.stringify(json)))).toEqual([
      { ...EXPECTED, propertyId: 'PROP-1234', slug: 'nave' },
    ])
  })

  test('timestamps of every kind, numbers, points, names of people', async () => {
    const json = {
      properties: [
        {
          id: 'a',
          propertyId: 'P-1',
          title: 'Local',
          createdBy: 'uid1',
          createdAt: { _seconds: 1_700_000_000, _nanoseconds: 500_000_000 },
          updatedAt: { seconds: 1_700_000_001, nanoseconds: 0 },
          timeAlert: { timestampValue: '2027-01-15T00:00:00Z' },
          area: { integerValue: '85' },
          frontage: { doubleValue: 7.5 },
          nested: { mapValue: { fields: { floor: { integerValue: '3' } } } },
          point: { latitude: 25.7, longitude: -100.3 },
          nothing: null,
        },
      ],
      users: { uid1: { name: 'Ana Ruiz', email: 'ana@x.example' } },
    }
    expect(recordsOf(await tableOf(JSON.stringify(json)))).toEqual([
      {
        propertyId: 'P-1',
        title: 'Local',
        slug: 'local',
        createdBy: 'Ana Ruiz',
        createdAt: '2023-11-14T22:13:20.500Z',
        updatedAt: '2023-11-14T22:13:21.000Z',
        timeAlert: '2027-01-15T00:00:00Z',
        area: 85,
        frontage: 7.5,
        'nested.floor': 3,
        point: '25.7, -100.3',
        nothing: '',
      },
    ])
  })

  test('one record a line', async () => {
    expect((await tableOf('{"title":"a","propertyId":"1"}\n{"title":"b","propertyId":"2"}\n')).rows).toHaveLength(2)
  })
})

test.each([
  ['nothing', '', 'está vacío'],
  ['headers alone', HEADER, 'no tiene filas'],
  ['too many rows', `${HEADER}\n${'1,a,2\n'.repeat(20_001)}`, '20,001 filas'],
  ['an open quote', `${HEADER}\n1,"a`, 'comilla sin cerrar'],
  ['bytes', Buffer.from([1, 0, 2, 0, 3, 0]), 'no es una hoja de cálculo'],
  ['a PDF', '%PDF-1.7', 'es un PDF'],
  ['a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'es una foto'],
  ['a web page', '<!doctype html><table></table>', 'página web'],
  ['a broken JSON', '[{"title":', 'JSON válido'],
  ['a JSON of something else', '{"a":{"b":1}}', 'no tiene propiedades'],
])('%s is a sentence', async (_name, content, sentence) => {
  expect(await faultOf(content)).toContain(sentence)
})
