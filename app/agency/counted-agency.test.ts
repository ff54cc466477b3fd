import { expect, test } from 'vitest'
import { DEMO_FIRM } from '#test/factories/agency.ts'
import type { FirmData } from './content/firm-content.ts'
import { countedAgency } from './counted-agency.ts'

function yearsOf(datos: Partial<FirmData>, year: number): number | null {
  const firm = { ...DEMO_FIRM, datos: { ...DEMO_FIRM.datos, ...datos } }
  return countedAgency(firm, { year, properties: 0, hasOutlines: false }).claims.yearsOfExperience
}

test.each([
  ['the demo in 2026', {}, 2026, 20],
  ['the demo a year later', {}, 2027, 21],
  ['a typed figure that contradicts the founding year', { founded: 2006, yearsOfExperience: 19 }, 2026, 20],
  ['another one', { founded: 1998, yearsOfExperience: 35 }, 2026, 28],
  ['a typed figure without a founding year', { founded: null, yearsOfExperience: 12 }, 2026, 12],
  ['neither of them', { founded: null, yearsOfExperience: null }, 2026, null],
  ['the first year, which is no claim', { founded: 2026, yearsOfExperience: 3 }, 2026, null],
  ['a firm of one year', { founded: 2025 }, 2026, 1],
  ['a founding year that is still to come', { founded: 2030 }, 2026, null],
])('years of experience: %s', (_what, datos, year, years) => {
  expect(yearsOf(datos, year)).toBe(years)
})
