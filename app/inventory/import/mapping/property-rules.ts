import { codeKey } from '#app/catalogue/property/property.ts'
import type { TargetRules } from './corrections.ts'
import { type Target, isTarget, targetLabel } from './targets.ts'

/** State and municipality depend on each other, and the state may be missing. */
const PLACE: readonly Target[] = ['state', 'municipality']

export const PROPERTY_RULES: TargetRules = {
  labelOf: (target) => (isTarget(target) ? targetLabel(target) : target),
  codeOf: ({ cells }, mapping) => codeKey(String(cells[mapping.indexOf('propertyId')] ?? '')),
  correctedWith: (target) => (isTarget(target) ? correctedWith(target) : [target]),
  isRemembered: () => true,
}

/** The cells that are corrected together with one. */
export function correctedWith(target: Target): readonly Target[] {
  return PLACE.includes(target) ? PLACE : [target]
}
