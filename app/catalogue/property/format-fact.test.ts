import { expect, test } from 'vitest'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { formatFact } from './format-fact.ts'

const TODAY = '2026-11-20'

function read(name: FactName, day: string, today: string | null = TODAY): string | null {
  return formatFact(name, {
    [name]: day,
    ...(today && { today }),
    currency: 'MXN',
    amenities: [],
    photos: [],
    plans: [],
  })
}

test.each<[FactName, string, string]>([
  ['timeAlert', '2026-11-19', 'Venció el 19 nov 2026'],
  ['timeAlert', '2026-11-20', '20 nov 2026'],
  ['timeAlert', '2026-11-21', '21 nov 2026'],
  ['exclusiveUntil', '2025-01-02', 'Venció el 2 ene 2025'],
  ['exclusiveUntil', '2027-01-02', '2 ene 2027'],
  ['availableFrom', '2026-11-19', 'Inmediata'],
  ['availableFrom', '2026-11-20', 'Inmediata'],
  ['availableFrom', '2026-11-21', '21 nov 2026'],
  ['deliveryDate', '2024-02-29', 'Inmediata'],
  ['deliveryDate', '2026-12-01', '1 dic 2026'],
])('%s of %s reads as %s', (name, day, text) => {
  expect(read(name, day)).toBe(text)
})

test('every day among the facts reads differently once it has passed; without a today it is a record', () => {
  const days = FACT_NAMES.filter((name) => factOf(name).kind === 'day')
  expect(days.length).toBeGreaterThan(3)
  for (const name of days) {
    expect([name, read(name, '2026-11-01')]).not.toEqual([name, '1 nov 2026'])
    expect([name, read(name, '2026-11-01', null)]).toEqual([name, '1 nov 2026'])
  }
})
