import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { isInMunicipality } from '#app/catalogue/place/municipality-value.ts'
import type { LeadRequirement } from '#app/leads/requirements/requirement.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { NEAR_SHARE } from './criterion.ts'
import {
  type PropertyMatch,
  type MatchText,
  compareMatches,
  filtersOfQuery,
  matchOf,
  matchText,
  readRequirement,
} from './match.ts'

/** A lead with what it looks for. */
export type SeekingLead = { id: string; requirements: readonly LeadRequirement[] }

/** A lead that a property is for, by the requirement that it fits best. */
export type LeadMatch = MatchText & { id: string; requirement: LeadRequirement }

/** The leads that a property is for, the best match first. @param offers as for `leadsForEach` */
export function leadsFor(
  offers: readonly CatalogueRow[],
  leads: readonly SeekingLead[],
  known: { catalogue: Catalogue; today: string },
): LeadMatch[] {
  return leadsForEach([offers], leads, known)[0] ?? []
}

type Found = { id: string; requirement: LeadRequirement; match: PropertyMatch; text: MatchText }

/**
 * The leads that each of some properties is for, the best match first. A requirement is read once for all of them.
 * @param properties the rows on offer of each, one for each operation; none for a property that is not on offer
 */
export function leadsForEach(
  properties: readonly (readonly CatalogueRow[])[],
  leads: readonly SeekingLead[],
  { catalogue, today }: { catalogue: Catalogue; today: string },
): LeadMatch[][] {
  const found = properties.map((): Found[] => [])
  for (const { id, requirements } of leads) {
    const best = properties.map((): Found | null => null)
    for (const requirement of requirements) {
      const filters = filtersOfQuery(requirement.query, catalogue.places)
      const possible = properties.map((rows) => rows.filter((row) => mayMatch(filters, row)))
      if (possible.every((rows) => rows.length === 0)) continue
      const read = readRequirement(requirement, catalogue, { today })
      for (const [at, rows] of possible.entries())
        for (const row of rows) {
          const match = matchOf(read, row)
          const before = best[at]
          if (match && (!before || compareMatches(match, before.match) < 0))
            best[at] = { id, requirement, match, text: matchText(read, match) }
        }
    }
    for (const [at, one] of best.entries()) if (one) found[at]?.push(one)
  }
  return found.map((matches) =>
    matches
      .toSorted((one, other) => compareMatches(one.match, other.match))
      .map(({ id, requirement, text }) => ({ id, requirement, ...text })),
  )
}

/** Whether the filters don't rule a row out. Reading the sentence of a requirement takes much longer. */
function mayMatch(
  { category, type, municipality, state, minPriceCents, maxPriceCents, minArea, maxArea }: Filters,
  row: CatalogueRow,
): boolean {
  return (
    (category === null || category === row.category) &&
    (type.length === 0 || type.includes(row.type)) &&
    (municipality.length === 0 || isInMunicipality(row, municipality)) &&
    (state === null || state === row.state) &&
    isNearly(row.comparableCents, minPriceCents, maxPriceCents) &&
    isNearly(row.area, minArea, maxArea)
  )
}

function isNearly(figure: number | null, least: number | null, most: number | null): boolean {
  if (figure === null) return true
  return (least === null || figure >= least * (1 - NEAR_SHARE)) && (most === null || figure <= most * (1 + NEAR_SHARE))
}
