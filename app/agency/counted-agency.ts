import { type SaidByAgency, agencyOf } from './agency.ts'
import type { AgencyContent } from './content/agency-content.ts'

/**
 * An agency whose empty claims are counted. `isCounted`: whether the number of properties is the exact one of today.
 * `hasOutlines`: whether the product has the outlines of its state.
 */
export type CountedAgency = SaidByAgency & { isCounted: boolean; hasOutlines: boolean }

/** What the catalogue says about an agency. `properties`: those on offer. */
export type Counts = { year: number; properties: number; hasOutlines: boolean }

/**
 * The agency with its claims; those that it left empty and that can be counted are counted. Years are always counted from the
 * founding year, so that they grow and never contradict it; a typed figure is for an agency without one. 0 is no claim.
 */
export function countedAgency(content: AgencyContent, { year, properties, hasOutlines }: Counts): CountedAgency {
  const agency = agencyOf(content)
  const { claims, founded } = agency
  const years = founded === null ? claims.yearsOfExperience : Math.max(0, year - founded)
  return {
    ...agency,
    isCounted: claims.activeProperties === null,
    hasOutlines,
    claims: {
      ...claims,
      yearsOfExperience: years || null,
      activeProperties: claims.activeProperties ?? (properties || null),
    },
  }
}
