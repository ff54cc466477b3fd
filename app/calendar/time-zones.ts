/**
 * The time zones of Mexico by their IANA name, with their name in the panel. Only the zones at the northern border have
 * daylight saving time.
 */
export const TIME_ZONES = {
  'America/Mexico_City': 'Centro: Ciudad de México, Guadalajara, Querétaro',
  'America/Monterrey': 'Noreste: Monterrey, Saltillo, Durango',
  'America/Merida': 'Península: Mérida, Campeche',
  'America/Cancun': 'Sureste: Cancún, Chetumal, Playa del Carmen',
  'America/Chihuahua': 'Chihuahua: Chihuahua, Delicias, Parral',
  'America/Mazatlan': 'Pacífico: Mazatlán, Culiacán, Tepic, La Paz',
  'America/Bahia_Banderas': 'Bahía de Banderas: Nuevo Vallarta',
  'America/Hermosillo': 'Sonora: Hermosillo, Ciudad Obregón, Nogales',
  'America/Tijuana': 'Noroeste: Tijuana, Mexicali, Ensenada',
  'America/Ciudad_Juarez': 'Frontera de Chihuahua: Ciudad Juárez',
  'America/Ojinaga': 'Frontera de Chihuahua: Ojinaga',
  'America/Matamoros': 'Frontera noreste: Matamoros, Reynosa, Nuevo Laredo, Piedras Negras',
} as const

export type TimeZone = keyof typeof TIME_ZONES

/** The zone of an agency that has named neither a zone nor a state. */
export const DEFAULT_ZONE: TimeZone = 'America/Mexico_City'

/** The zone of most of a state, where it isn't that of the centre (IANA's file `northamerica`). */
const STATE_ZONES: ReadonlyMap<string, TimeZone> = new Map([
  ['Baja California', 'America/Tijuana'],
  ['Baja California Sur', 'America/Mazatlan'],
  ['Campeche', 'America/Merida'],
  ['Chihuahua', 'America/Chihuahua'],
  ['Coahuila', 'America/Monterrey'],
  ['Durango', 'America/Monterrey'],
  ['Nayarit', 'America/Mazatlan'],
  ['Nuevo León', 'America/Monterrey'],
  ['Quintana Roo', 'America/Cancun'],
  ['Sinaloa', 'America/Mazatlan'],
  ['Sonora', 'America/Hermosillo'],
  ['Tamaulipas', 'America/Monterrey'],
  ['Yucatán', 'America/Merida'],
])

/** The time zone of an agency: the one that it chose, else that of its first home state. */
export function timeZoneOf(chosen: string | null, homeStates: readonly string[]): TimeZone {
  if (chosen !== null && isTimeZone(chosen)) return chosen
  return STATE_ZONES.get(homeStates[0] ?? '') ?? DEFAULT_ZONE
}

function isTimeZone(text: string): text is TimeZone {
  return Object.hasOwn(TIME_ZONES, text)
}
