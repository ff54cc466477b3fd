import type { Catalogue } from './catalogue.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { onlyHomeState } from './place/places.ts'
import type { PropertyCard } from './property/property.ts'
import { toCard } from './property/card.ts'

/** Cache of the number of free spaces per complex id, for each snapshot. */
const cachedFreeSpaces = new WeakMap<Catalogue, ReadonlyMap<string, number>>()

/** The card of a row in lists. */
export function cardOf(catalogue: Catalogue, row: CatalogueRow): PropertyCard {
  const card = toCard({ ...row, complexFree: freeSpaces(catalogue).get(row.complexId ?? '') ?? 0 })
  const otherState = stateToSay(row, catalogue.places)
  return otherState === null ? card : { ...card, otherState }
}

/** The state that a short list says after the municipality; null in the only home state, where all are. */
function stateToSay({ state }: Pick<CatalogueRow, 'state'>, places: Catalogue['places']): string | null {
  return state === onlyHomeState(places) ? null : state
}

function freeSpaces(catalogue: Catalogue): ReadonlyMap<string, number> {
  const cached = cachedFreeSpaces.get(catalogue)
  if (cached) return cached
  const counts = new Map<string, number>()
  for (const row of catalogue.offered)
    if (row.complexId !== null && isFreeSpace(row)) counts.set(row.complexId, (counts.get(row.complexId) ?? 0) + 1)
  cachedFreeSpaces.set(catalogue, counts)
  return counts
}

/** Whether a property counts as a free space of its complex: it is available and its exact place is public (decision 35). */
export function isFreeSpace({ status, precision }: Pick<CatalogueRow, 'status' | 'precision'>): boolean {
  return status === 'disponible' && precision === 'exacta'
}
