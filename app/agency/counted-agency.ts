import { type Agency, agencyOf } from './agency.ts'
import type { FirmContent } from './content/firm-content.ts'

/** A firm whose empty claims are counted. `isCounted`: whether the number of properties is the exact one of today. */
export type CountedAgency = Agency & { isCounted: boolean }

/** What is counted for a firm that claims nothing: the current year, and its available properties. */
export type Counts = { year: number; properties: number }

/** The firm with its claims; those that it left empty and that can be counted are counted. A figure of 0 is no claim. */
export function countedAgency(firm: FirmContent, { year, properties }: Counts): CountedAgency {
  const agency = agencyOf(firm)
  const { claims, founded } = agency
  const years = founded === null ? 0 : year - founded
  return {
    ...agency,
    isCounted: claims.activeProperties === null,
    claims: {
      ...claims,
      yearsOfExperience: claims.yearsOfExperience ?? (years || null),
      activeProperties: claims.activeProperties ?? (properties || null),
    },
  }
}
