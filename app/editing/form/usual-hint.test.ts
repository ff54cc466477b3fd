import { expect, test } from 'vitest'
import { FACTS } from '#app/catalogue/facts/facts.ts'
import { usualHint } from './usual-hint.ts'

test.each([
  ['clearHeight', '8.5', 'En clase A lo usual son 9\u00A0m o más.'],
  ['floorLoad', '4', 'En clase A lo usual son 5\u00A0t/m² o más.'],
  ['bayWidth', '12', 'En clase A lo usual son 14\u00A0m o más.'],
  ['bayDepth', '13.9', 'En clase A lo usual son 14\u00A0m o más.'],
  ['yardDepth', '0', 'En clase A lo usual son 40\u00A0m o más.'],
  ['clearHeight', '9', undefined],
  ['clearHeight', '1,200', undefined],
  ['clearHeight', '', undefined],
  ['clearHeight', 'alta', undefined],
  ['clearHeight', '-3', undefined],
  ['docks', '1', undefined],
] as const)('the hint for %s «%s» of class A: %s', (name, typed, hint) => {
  expect(usualHint(FACTS[name], typed, { type: 'bodega', buildingClass: 'A' })).toBe(hint)
  for (const buildingClass of ['', 'B', 'C'])
    expect(usualHint(FACTS[name], typed, { type: 'bodega', buildingClass })).toBeUndefined()
  expect(usualHint(FACTS[name], typed, { type: 'oficina', buildingClass: 'A' })).toBeUndefined()
})
