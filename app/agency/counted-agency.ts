import { type SaidByAgency, agencyOf } from './agency.ts'
import type { AgencyContent } from './content/agency-content.ts'

/**
 * An agency whose empty claims are counted. `isCounted`: whether the number of properties is the exact one of today.
 * `hasOutlines`: whether the product has the outlines of its state. `lostLeadMonths`: after which a lost lead is erased; null
 * for never.
 */
export type CountedAgency = SaidByAgency & { isCounted: boolean; hasOutlines: boolean; lostLeadMonths: number | null }

/** What the catalogue and the settings say about an agency. `properties`: those on offer. */
export type Counts = { year: number; properties: number; hasOutlines: boolean; lostLeadMonths?: number | null }

/**
 * The agency with its claims; those that it left empty and that can be counted are counted. Years are always counted from the
 * founding year, so that they grow and never contradict it; a typed figure is for an agency without one. 0 is no claim.
 */
export function countedAgency(content: AgencyContent, counts: Counts): CountedAgency {
  const { year, properties, hasOutlines, lostLeadMonths = null } = counts
  const agency = agencyOf(content)
  const { claims, founded } = agency
  const years = founded === null ? claims.yearsOfExperience : Math.max(0, year - founded)
  return {
    ...agency,
    isCounted: claims.activeProperties === null,
    hasOutlines,
    lostLeadMonths,
    claims: {
      ...claims,
      yearsOfExperience: years || null,
      activeProperties: claims.activeProperties ?? (properties || null),
    },
  }
}
