import type { Queries } from '#app/db/store.server.ts'
import { firstConfig } from '#app/db/global-config.server.ts'
import { INITIAL_LANDMARKS } from './initial-landmarks.ts'
import type { PlaceSettings } from './places.ts'

/** What the agency says about its places; nothing in a new store. */
export async function findPlaceSettings(db: Queries): Promise<PlaceSettings> {
  const row = await firstConfig(db).select(['homeStates', 'zones', 'landmarks']).executeTakeFirst()
  const homeStates = parsed<PlaceSettings['homeStates']>(row?.homeStates) ?? []
  return {
    homeStates,
    zones: parsed<PlaceSettings['zones']>(row?.zones) ?? [],
    landmarks: parsed<PlaceSettings['landmarks']>(row?.landmarks) ?? initialLandmarks(homeStates),
  }
}

/** The landmarks before the agency edits them: those of Nuevo León, in its own state only. */
export function initialLandmarks(homeStates: PlaceSettings['homeStates']): PlaceSettings['landmarks'] {
  return homeStates.includes('Nuevo León') ? INITIAL_LANDMARKS : []
}

function parsed<T>(json: string | null | undefined): T | null {
  return json ? (JSON.parse(json) as T) : null
}
