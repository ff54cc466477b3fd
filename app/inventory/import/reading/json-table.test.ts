import { expect, test } from 'vitest'
import type { Table } from '#app/inventory/import/file/table.ts'
import { buildFirestoreExport } from '#test/factories/firestore-export.ts'
import { jsonTable } from './json-table.ts'

test('the made-up export reads the same in every form', () => {
  const [array, byId, typed] = (['array', 'byId', 'typed'] as const).map((form) =>
    jsonTable(JSON.stringify(buildFirestoreExport({ form }))),
  )
  expect(array && 'table' in array && array.table.rows).toHaveLength(60)
  expect(array && 'records' in array && array.records).toMatchObject({
    entries: expect.objectContaining({ length: 73 }),
    people: expect.objectContaining({ 0: { name: 'Lucía Vega', email: 'lucia@acueducto.example', role: 'admin' } }),
    contact: {
      contactName: 'Acueducto Inmobiliaria',
      contactPhone: '442 123 4567',
      contactEmail: 'hola@acueducto.example',
    },
    notes: [],
  })
  expect(byId).toEqual(array)
  expect(typed).toEqual(array)
})

test('what the log and the people lack is said, and the rest is read', () => {
  const log = [
    { action: 'edit_property', timestamp: 'ayer' },
    { action: 'dance', timestamp: '2024-01-15T18:00:00Z' },
    { action: 'pause_property', timestamp: 1_705_341_600_000, propertyTitle: 'Nave\0', userName: '', userId: 'u1' },
  ]
  const users = [
    { id: 'u1', email: 'ANA@x.example' },
    { id: 'u2', email: 'nada' },
  ]
  const read = jsonTable(JSON.stringify({ properties: [{ title: 'Nave' }], activity_logs: log, users }))
  expect('records' in read && read.records).toEqual({
    entries: [
      {
        action: 'pause_property',
        type: 'property_pause',
        key: '2024-01-15T18:00:00.000Z pause_property  u1',
        title: 'Nave',
        line: null,
        userName: 'ANA@x.example',
        timestamp: '2024-01-15T18:00:00.000Z',
        details: '',
      },
    ],
    people: [{ name: '', email: 'ana@x.example', role: '' }],
    contact: null,
    notes: [
      'Se dejan fuera 2 movimientos sin fecha o con una acción que aquí no existe.',
      'Se deja fuera 1 persona sin un correo válido, o con uno repetido.',
    ],
  })
})

test('two properties without an ID whose ids end alike have an ID each, and the second says so', () => {
  const read = jsonTable(
    JSON.stringify([
      { id: 'Hh3kAAAAb9Xy', title: 'Nave' },
      { id: 'Qm7tBBBBB9xY', title: 'Local' },
      { id: 'Zz1cCCCCb9xy', title: 'Oficina' },
      { id: 'otro', title: 'Terreno', propertyId: 'PROP-1234' },
      { id: 'Rr2dDDDD1234', title: 'Bodega' },
      { title: 'Sin id' },
    ]),
  )
  expect('table' in read && column(read.table, 'propertyId')).toEqual([
    'PROP-b9Xy',
    'PROP-BB9xY',
    'PROP-Cb9xy',
    'PROP-1234',
    'PROP-D1234',
    '',
  ])
  expect('records' in read && read.records?.notes).toEqual([
    'La propiedad de la fila 2 no tenía ID y llevará «PROP-BB9xY»: «PROP-B9xY» ya es el de la fila 1.',
    'La propiedad de la fila 3 no tenía ID y llevará «PROP-Cb9xy»: «PROP-b9xy» ya es el de la fila 1.',
    'La propiedad de la fila 5 no tenía ID y llevará «PROP-D1234»: «PROP-1234» ya es el de la fila 4.',
  ])
})

test('ten thousand ids that end alike have an ID each, and fifty are named', () => {
  const records = Array.from({ length: 10_000 }, (_, at) => ({ id: `${10_000 + at}AAAA`, title: `Nave ${at}` }))
  const read = jsonTable(JSON.stringify(records))
  expect('table' in read && new Set(column(read.table, 'propertyId')).size).toBe(10_000)
  expect('records' in read && read.records?.notes.slice(49)).toEqual([
    expect.stringContaining('fila 51'),
    'Otras 9,949 sin ID llevarán también uno más largo.',
  ])
})

test('a document that stands twice keeps its ID, so that the second is refused as a repetition', () => {
  const read = jsonTable(JSON.stringify([1, 2].map((each) => ({ id: 'abcd9876', title: `Nave ${each}` }))))
  expect('table' in read && column(read.table, 'propertyId')).toEqual(['PROP-9876', 'PROP-9876'])
})

function column({ headers, rows }: Table, name: string) {
  const at = headers.indexOf(name)
  return rows.map(({ cells }) => cells[at])
}
