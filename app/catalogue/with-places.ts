import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { Catalogue } from './catalogue.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { homeLists, municipalitiesOf } from './facts/municipalities.ts'
import { STATES, type State, type StateNames } from './facts/places.ts'
import type { PlaceSettings, Places } from './place/places.ts'

/** The catalogue with the places and the time zone of the agency; the same one where they are equal, because searches cache what they read. */
export function withPlaces(
  catalogue: Catalogue,
  { homeStates, zones, landmarks }: PlaceSettings,
  timeZone: TimeZone,
): Catalogue {
  const states = [...homeLists(homeStates), ...otherStates(catalogue.offered, homeStates)]
  const places: Places = { homeStates, zones, landmarks, states }
  const isSame = catalogue.timeZone === timeZone && JSON.stringify(catalogue.places) === JSON.stringify(places)
  return isSame ? catalogue : { ...catalogue, places, timeZone }
}

/** The municipalities of INEGI with properties, by state. */
function otherStates(offered: readonly CatalogueRow[], homeStates: readonly State[]): StateNames[] {
  const home = new Set<string>(homeStates)
  const found = new Map<string, Set<string>>()
  for (const { state, municipality } of offered) {
    if (state === null || municipality === null || home.has(state)) continue
    const names = found.get(state)
    if (names) names.add(municipality)
    else found.set(state, new Set([municipality]))
  }
  return STATES.flatMap((state) => {
    const municipalities = municipalitiesOf(state).filter((name) => found.get(state)?.has(name))
    return municipalities.length > 0 ? [{ state, municipalities }] : []
  })
}
