import { foldText } from '#app/text/fold-text.ts'
import { STATES } from '#app/catalogue/facts/places.ts'
import { municipalityMiddles } from './municipality-middles.ts'
import { type PlaceSettings, type Zone, onlyHomeState } from './places.ts'
import type { Point } from './point.ts'

type Location = { location: string; municipality: string | null; state: string | null }

/** 'Col. Obispado' is 'Obispado'. */
const KIND_OF_ZONE = /^(?:col|colonia|fracc|fraccionamiento|zona)\.? /

/** The middle of a property's zone, or else of its municipality; null where both are unknown. */
export function zoneMiddle(
  { location, municipality, state: statedState }: Location,
  settings: Pick<PlaceSettings, 'homeStates' | 'zones'>,
): Point | null {
  const state = statedState || onlyHomeState(settings)
  const place = foldText(location).replace(KIND_OF_ZONE, '')
  const town = foldText(municipality ?? '') || place
  const zone = settings.zones.find(
    (each) => each.state === state && foldText(each.municipality) === town && hasName(each, place),
  )
  if (zone) return { latitude: zone.latitude, longitude: zone.longitude }
  const known = STATES.find((each) => each === state)
  const middle = known && municipalityMiddles(known).find(({ name }) => foldText(name) === town)
  return middle ? { latitude: middle.latitude, longitude: middle.longitude } : null
}

/** Whether a zone has a name or a synonym, folded. */
function hasName({ name, synonyms }: Zone, folded: string): boolean {
  return [name, ...synonyms].some((each) => foldText(each) === folded)
}
