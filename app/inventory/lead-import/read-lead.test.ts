import { expect, test } from 'vitest'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import { guessLeadMapping } from '#app/inventory/import/mapping/lead-columns.ts'
import { readLead } from './read-lead.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ASESORES = [
  { id: 'ana', name: 'Ana Ruiz', email: 'ana@agencia.mx' },
  { id: 'luis', name: 'Luis Garza', email: 'luis@agencia.mx' },
]

function read(row: Record<string, ImportCell>) {
  const headers = Object.keys(row)
  const context = {
    headers,
    mapping: guessLeadMapping(headers),
    asesores: ASESORES,
    timeZone: 'America/Monterrey' as const,
    now: NOW,
  }
  return readLead(Object.values(row), context)
}

test('a row has a lead as people write it: several phones, days and hours of a spreadsheet, other words', () => {
  const lead = read({
    Nombre: 'Eva',
    Apellidos: 'Sada',
    'Cel.': 5218112345678,
    'Teléfono 2': '044 81 8765 4321 ext. 9',
    'Correo electrónico': 'mailto:EVA@correo.mx',
    Fuente: 'Referido',
    Responsable: 'LUIS@agencia.mx',
    Estatus: 'En negociación',
    'Siguiente acción': 'Llamar',
    Día: 46357,
    Hora: 0.6875,
    Comentarios: 'Busca nave\ncon andenes',
  })
  expect(lead).toMatchObject({
    fields: {
      name: 'Eva Sada',
      phones: ['+528112345678', '+528187654321 ext. 9'],
      emails: ['eva@correo.mx'],
      source: 'recomendacion',
      asesorId: 'luis',
      stage: 'negociacion',
      nextDay: '2026-12-01',
      nextHour: '16:30',
    },
    notes: ['Busca nave\ncon andenes'],
    warnings: [],
  })
})

test('what is no word of the product stays in the history or refuses the row, with its column', () => {
  expect(read({ Nombre: 'Eva', Tel: '8112345678', Fuente: 'Feria 2025', Asesor: 'Iván' })).toMatchObject({
    fields: { source: 'otro', asesorId: null },
    notes: ['Origen: Feria 2025', 'Asesor: Iván'],
  })
  expect(read({ Nombre: 'Eva', Tel: '12', Etapa: 'Tibio' })).toEqual({
    name: 'Eva',
    faults: [
      { target: 'stage', sentence: expect.stringMatching(/^Columna «Etapa»: no se reconoce «Tibio»/) },
      { target: 'phones', sentence: expect.stringMatching(/^Columna «Tel»: /) },
    ],
  })
  expect(read({ Nombre: '', Empresa: 'Aceros' })).toMatchObject({
    faults: [{ target: 'name', sentence: 'Columna «Nombre»: Escribe el nombre.' }],
  })
  expect(read({ Nombre: 'Eva', Tel: '', Correo: '' })).toMatchObject({
    fields: { name: 'Eva', phones: [], emails: [] },
    warnings: [{ target: 'phones', sentence: expect.stringContaining('sin teléfono ni correo') }],
  })
  // Without a column for contacts the file has lost them.
  expect(read({ Nombre: 'Eva' })).toMatchObject({
    faults: [{ target: 'phones', sentence: 'Teléfonos: Escribe un teléfono o un correo.' }],
  })
})

test('of two columns for one fact the first counts, except phones, e-mails and notes', () => {
  expect(guessLeadMapping(['Nombre', 'Cliente', 'Tel', 'Celular', 'Fecha de alta'])).toEqual([
    'name',
    null,
    'phones',
    'phones',
    'createdAt',
  ])
  expect(guessLeadMapping(['TELÉFONO *', 'Nombre:', 'Qué busca'])).toEqual(['phones', 'name', 'note'])
  expect(guessLeadMapping(['Qué busca', 'Qué busca (para importar)'])).toEqual([null, 'requirements'])
})

test('the day on which somebody was first known is read; one in the future or unreadable is told and left out', () => {
  const created = (text: ImportCell) => read({ Nombre: 'Eva', Tel: '8112345678', 'Fecha de alta': text })
  expect(created('2024-03-05 09:30')).toMatchObject({ createdAt: new Date('2024-03-05T15:30:00Z'), warnings: [] })
  expect(created('5/3/2024')).toMatchObject({ createdAt: new Date('2024-03-05T06:00:00Z') })
  expect(created('N/A')).toMatchObject({ createdAt: null, warnings: [] })
  for (const [text, why] of [
    ['2031-01-01', 'está en el futuro'],
    ['hace mucho', 'no se lee como fecha'],
  ] as const)
    expect(created(text)).toMatchObject({
      createdAt: null,
      warnings: [{ target: 'createdAt', sentence: expect.stringContaining(why) }],
    })
})

test('what a lead looks for comes back as the export writes it, and as nothing else', () => {
  const sought = (text: string) => read({ Nombre: 'Eva', Tel: '8112345678', 'Qué busca (para importar)': text })
  const wanted = { number: 1, query: '', leastDollars: null, mostDollars: 800_000, neededBy: null, note: null }
  expect(sought(JSON.stringify([wanted]))).toMatchObject({ requirements: [wanted], warnings: [] })
  for (const wrong of ['bodega en Apodaca', '[{"number":1}]', JSON.stringify([{ ...wanted, mostDollars: null }])])
    expect(sought(wrong)).toMatchObject({ requirements: [], warnings: [{ target: 'requirements' }] })
})
