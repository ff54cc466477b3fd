import { z } from 'zod'
import { STATES } from '#app/catalogue/facts/places.ts'
import { JSON_TEXT, TEXTS, storedJson } from '#app/text/stored-json.ts'

const POINT = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }
const STATE = z.enum(STATES)

export const HOME_STATES_JSON = storedJson('globalConfig.homeStates', 'Estados donde trabaja la firma', z.array(STATE))
export const ZONES_JSON = storedJson(
  'globalConfig.zones',
  'Zonas',
  z.array(z.object({ name: JSON_TEXT, synonyms: TEXTS, municipality: JSON_TEXT, state: STATE, ...POINT })),
)
export const LANDMARKS_JSON = storedJson(
  'globalConfig.landmarks',
  'Puntos de referencia',
  z.array(z.object({ name: JSON_TEXT, ...POINT })),
)
