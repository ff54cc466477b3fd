import { expect, test } from 'vitest'
import { NO_VALUE, describeDifferences } from './difference.ts'

const LONG = 'Nave industrial con andenes, oficinas, caseta de vigilancia y patio de maniobras en un parque cerrado'

test.each([
  ['$88,200 MXN', '$105,000 MXN', '$88,200 MXN → $105,000 MXN'],
  [NO_VALUE, 'Pausada', 'sin dato → Pausada'],
  ['Uno.\n\n Dos.', NO_VALUE, 'Uno. Dos. → sin dato'],
  [LONG, NO_VALUE, 'Nave industrial con andenes, oficinas, caseta de vigilancia y patio de maniobras… → sin dato'],
  [
    LONG,
    `${LONG}.`,
    '…oficinas, caseta de vigilancia y patio de maniobras en un parque cerrado → …oficinas, caseta de vigilancia y patio de maniobras en un parque cerrado.',
  ],
  [
    `A ${LONG}`,
    LONG,
    'A Nave industrial con andenes, oficinas, caseta de vigilancia y patio de maniobr… → Nave industrial con andenes, oficinas, caseta de vigilancia y patio de maniobras…',
  ],
  ['x'.repeat(90), `${'x'.repeat(90)}y`, `…${'x'.repeat(80)} → …${'x'.repeat(79)}y`],
  ['🏭'.repeat(81), NO_VALUE, `${'🏭'.repeat(80)}… → sin dato`],
])('from %j to %j is %s', (from, to, expected) => {
  expect(describeDifferences([{ field: 'a', label: 'Dato', from, to }])).toBe(`Dato: ${expected}`)
})

test('each field has its line, and a change may have a phrase of its own', () => {
  const fields = [
    { field: 'a', label: 'Uno', from: '1', to: '2' },
    { field: 'b', label: 'Fotos', from: '2', to: '2', change: 'nuevo orden' },
  ]
  expect(describeDifferences(fields)).toBe('Uno: 1 → 2\nFotos: nuevo orden')
  expect(describeDifferences([])).toBe('')
})
