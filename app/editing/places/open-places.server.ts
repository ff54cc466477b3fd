import type { Queries } from '#app/db/store.server.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import { findPlaceSettings, initialLandmarks } from '#app/catalogue/place/places.server.ts'
import { LANDMARKS, ZONES, findPlace } from './place-lists.ts'
import { RESET_PARAM } from './places-intents.ts'

/** Home states, zones and landmarks as their settings show them, with the entries that the URL edits. */
export async function openPlaces(db: Queries, params: URLSearchParams) {
  const { homeStates, zones, landmarks } = await findPlaceSettings(db)
  return {
    homeStates,
    zoneList: {
      places: zones,
      edited: findPlace(ZONES, zones, params.get(ZONES.param) ?? ''),
      home: homeLists(homeStates),
    },
    landmarkList: {
      places: landmarks,
      edited: findPlace(LANDMARKS, landmarks, params.get(LANDMARKS.param) ?? ''),
      isReset: params.has(RESET_PARAM),
      hasInitial: initialLandmarks(homeStates).length > 0,
    },
  }
}
