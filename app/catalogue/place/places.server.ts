import type { Queries } from '#app/db/store.server.ts'
import { firstConfig } from '#app/db/global-config.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { INITIAL_LANDMARKS } from './initial-landmarks.ts'
import { HOME_STATES_JSON, LANDMARKS_JSON, ZONES_JSON } from './place-json.ts'
import type { PlaceSettings } from './places.ts'

/** What the agency says about its places; nothing in a new store. */
export async function findPlaceSettings(db: Queries): Promise<PlaceSettings> {
  const row = await firstConfig(db).select(['homeStates', 'zones', 'landmarks']).executeTakeFirst()
  const homeStates = readJsonOr(HOME_STATES_JSON, row?.homeStates, [])
  return {
    homeStates,
    zones: readJsonOr(ZONES_JSON, row?.zones, []),
    landmarks: row?.landmarks ? readJsonOr(LANDMARKS_JSON, row.landmarks, []) : initialLandmarks(homeStates),
  }
}

/** The landmarks before the agency edits them: those of Nuevo León, in its own state only. */
export function initialLandmarks(homeStates: PlaceSettings['homeStates']): PlaceSettings['landmarks'] {
  return homeStates.includes('Nuevo León') ? INITIAL_LANDMARKS : []
}
