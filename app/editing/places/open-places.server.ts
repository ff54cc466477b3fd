import type { Queries } from '#app/db/store.server.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import { isNamed } from '#app/catalogue/place/landmark.ts'
import { findPlaceSettings, initialLandmarks } from '#app/catalogue/place/places.server.ts'
import { zoneName } from './edit-zones.ts'
import { LANDMARK_PARAM, RESET_PARAM, ZONE_PARAM } from './places-intents.ts'

/** Home states, zones and landmarks as their settings show them, with the entries that the URL edits. */
export async function openPlaces(db: Queries, params: URLSearchParams) {
  const { homeStates, zones, landmarks } = await findPlaceSettings(db)
  const zone = params.get(ZONE_PARAM)
  const landmark = params.get(LANDMARK_PARAM) ?? ''
  return {
    homeStates,
    zoneList: { zones, edited: zones.find((each) => zoneName(each) === zone) ?? null, home: homeLists(homeStates) },
    list: {
      landmarks,
      edited: landmarks.find((each) => isNamed(each, landmark)) ?? null,
      isReset: params.has(RESET_PARAM),
      hasInitial: initialLandmarks(homeStates).length > 0,
    },
  }
}
