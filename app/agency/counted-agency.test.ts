import { expect, test } from 'vitest'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import type { AgencyData } from './content/agency-content.ts'
import { countedAgency } from './counted-agency.ts'

function yearsOf(datos: Partial<AgencyData>, year: number): number | null {
  const content = { ...DEMO_AGENCY, datos: { ...DEMO_AGENCY.datos, ...datos } }
  return countedAgency(content, { year, properties: 0, hasOutlines: false }).claims.yearsOfExperience
}

test.each([
  ['the demo in 2026', {}, 2026, 20],
  ['the demo a year later', {}, 2027, 21],
  ['a typed figure that contradicts the founding year', { founded: 2006, yearsOfExperience: 19 }, 2026, 20],
  ['another one', { founded: 1998, yearsOfExperience: 35 }, 2026, 28],
  ['a typed figure without a founding year', { founded: null, yearsOfExperience: 12 }, 2026, 12],
  ['neither of them', { founded: null, yearsOfExperience: null }, 2026, null],
  ['the first year, which is no claim', { founded: 2026, yearsOfExperience: 3 }, 2026, null],
  ['an agency of one year', { founded: 2025 }, 2026, 1],
  ['a founding year that is still to come', { founded: 2030 }, 2026, null],
])('years of experience: %s', (_what, datos, year, years) => {
  expect(yearsOf(datos, year)).toBe(years)
})
