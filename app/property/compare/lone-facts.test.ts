import { expect, test } from 'vitest'
import { loneFacts } from './lone-facts.ts'

function row(label: string, ...values: string[]) {
  return { label, values, differs: true, best: [] }
}

const SHARED = Array.from({ length: 54 }, (_none, at) => row(`Dato ${at}`, 'Sí', 'No', '—'))

test('rows that fit on a printed page stay as they are', () => {
  expect(loneFacts([...SHARED, row('COS', '—', '—', '0.7')], 3)).toBeNull()
})

test('of too many rows those that a single property has are printed together in its column', () => {
  const rows = [...SHARED, row('COS', '—', '—', '0.7'), row('Andenes', '4', '—', '—'), row('CUS', '—', '—', '2.1')]
  expect(loneFacts(rows, 3)).toEqual({
    labels: new Set(['COS', 'Andenes', 'CUS']),
    texts: ['Andenes: 4', '', 'COS: 0.7; CUS: 2.1'],
  })
})

test('a long text counts with all its lines', () => {
  const long = row('Condiciones', 'Estacionamiento, '.repeat(20), 'Seguridad', '—')
  expect(loneFacts([...SHARED.slice(0, 50), long, row('COS', '—', '—', '0.7')], 3)?.labels).toEqual(new Set(['COS']))
})
