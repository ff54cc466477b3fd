import { describe, expect, test } from 'vitest'
import { slowMs } from '#test/linear-time.ts'
import { findingWords, privateDataIn } from './private-data-in-text.ts'

const NOBODY = { phones: [], emails: [] }

function found(text: string, known: Parameters<typeof privateDataIn>[1] = NOBODY) {
  return privateDataIn(text, known).map(({ kind, text: each }) => `${kind} ${each}`)
}

describe('what looks private', () => {
  test.each([
    ['Informes al 81 1234 5678.', 'phone 81 1234 5678'],
    ['tel. (81) 1234-5678', 'phone (81) 1234-5678'],
    ['Llama al 8112345678 hoy', 'phone 8112345678'],
    ['WhatsApp +52 1 81 1234 5678', 'phone +52 1 81 1234 5678'],
    ['044 811 234 5678', 'phone 044 811 234 5678'],
    ['821-123-4567', 'phone 821-123-4567'],
    ['81.1234.5678', 'phone 81.1234.5678'],
    ['81 12 34 56 78', 'phone 81 12 34 56 78'],
    ['Piso 3, 81 1234 5678', 'phone 81 1234 5678'],
    ['En Texas, +1 956 555 0100', 'phone +1 956 555 0100'],
    ['https://wa.me/528112345678', 'phone 528112345678'],
    ['Tel-8112345678', 'phone 8112345678'],
    ['Cel.8112345678', 'phone 8112345678'],
    ['Tel. 8344 5566', 'phone 8344 5566'],
    ['Escribe a ana.ruiz@correo.mx, por favor', 'email ana.ruiz@correo.mx'],
    ['mailto:Ana@Correo.MX', 'email Ana@Correo.MX'],
    ['ana (arroba) correo.mx', 'email ana (arroba) correo'],
    ['Trato directo con el dueño', 'owner dueño'],
    ['LA DUEÑA ACEPTA', 'owner DUEÑA'],
    ['el dueno escucha ofertas', 'owner dueno'],
    ['El due\u006E\u0303o', 'owner dueño'],
    ['Los propietarios viven fuera', 'owner propietarios'],
    ['URGE VENDER', 'haste URGE'],
    ['Venta urgente', 'haste urgente'],
    ['Se comparte comisión', 'commission comisión'],
    ['comisiones pagadas', 'commission comisiones'],
    ['COMISION 5', 'commission COMISION'],
    ['Descuento del 5%', 'percentage 5%'],
    ['8 % de pendiente', 'percentage 8 %'],
    ['2.5 por ciento al mes', 'percentage 2.5 por ciento'],
  ])('«%s»', (text, expected) => {
    expect(found(text)).toEqual([expected])
  })

  test('each once, with its words', () => {
    const text = 'Dueño: 81 1234 5678 y 81 8765 4321, luis@correo.mx. El dueño paga 5 % de comisión.'
    expect(privateDataIn(text, NOBODY).map(findingWords)).toEqual([
      'un teléfono («81 1234 5678»)',
      'un teléfono («81 8765 4321»)',
      'un correo («luis@correo.mx»)',
      '«Dueño»',
      '«comisión»',
      'un porcentaje («5 %»)',
    ])
  })

  test('two numbers beside each other are two', () => {
    expect(found('8112345678 8187654321')).toEqual(['phone 8112345678', 'phone 8187654321'])
    expect(found('81 1234 5678 / 81 8765 4321')).toHaveLength(2)
  })

  test('what the agency shows itself is not private', () => {
    const known = { phones: ['+528112345678'], emails: ['ventas@firma.mx'] }
    expect(found('Informes: (81) 1234-5678, Ventas@firma.mx', known)).toEqual([])
    expect(found('Informes: 81 1234 5679', known)).toEqual(['phone 81 1234 5679'])
  })
})

test.each([
  'PROP-8112345678',
  'ID PROP8112345678, clave 8112345678',
  'Folio real 8112345678',
  'Expediente catastral 70-12-345-678',
  '$1,200,000 o 2,500,000.00 MXN',
  '$8112345678',
  'De 1,200 a 2,400 m², en 2026',
  '25.7485, -100.1650',
  '25.74851234, -100.16501234',
  '3000000000 de pesos',
  '2026-11-28 10:30',
  '8,112,345,678',
  '8112345678 m²',
  '8112345678-01',
  'https://firma.mx/p/8112345678',
  'Lotes de 10 x 20, 12 x 25 y 15 x 30',
  'Condueños y copropietarios; un sueño hecho casa',
  'Av. Insurgentes 330, a un paso de Urgencias',
  'Comisión Federal de Electricidad; Comisión Nacional del Agua',
  'Síguenos en @firma',
  'Casa dueñez, comisionado',
  '100 %%'.slice(0, 3),
  'Carretera 85, km 14.5; 3 × 1',
])('«%s» is nobody’s', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  ['digits', '1'.repeat(5000)],
  ['groups', '81 '.repeat(5000)],
  ['marks', '81-()'.repeat(5000)],
  ['at signs', 'a@'.repeat(5000)],
  ['dots', '.'.repeat(5000)],
  ['arrobas', 'a arroba '.repeat(2000)],
  ['points of figures', '1.1,'.repeat(5000)],
  ['spaces', `81${' '.repeat(5000)}1`],
])('%s take linear time', async (_name, text) => {
  expect(await slowMs((part) => privateDataIn(part, NOBODY), text)).toBeNull()
})
