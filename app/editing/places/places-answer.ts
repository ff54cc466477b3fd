import type { Refusal } from '#app/forms/refusal.ts'
import type { TypedLandmark } from '#app/catalogue/place/landmark-rules.ts'
import type { TypedZone } from '#app/catalogue/place/zone-rules.ts'

/** What is wrong with a form of Configuración → Ubicación. `message`: about the page as a whole. */
export type PlacesAnswer = {
  landmark: Refusal<keyof TypedLandmark> | null
  zone: Refusal<keyof TypedZone> | null
  message: string | null
}

export const NO_PLACE_REFUSED: PlacesAnswer = { landmark: null, zone: null, message: null }
