import { foldText } from '#app/text/fold-text.ts'
import { MUNICIPALITY_MIDDLES } from './municipality-middles.ts'
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
  const middles = Object.entries(MUNICIPALITY_MIDDLES).find(([name]) => name === state)?.[1] ?? {}
  const middle = Object.entries(middles).find(([name]) => foldText(name) === town)?.[1]
  return middle ? { latitude: middle[0], longitude: middle[1] } : null
}

/** Whether a zone has a name or a synonym, folded. */
function hasName({ name, synonyms }: Zone, folded: string): boolean {
  return [name, ...synonyms].some((each) => foldText(each) === folded)
}
