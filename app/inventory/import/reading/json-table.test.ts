import { expect, test } from 'vitest'
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
