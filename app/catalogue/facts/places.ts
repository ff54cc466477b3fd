/** The 32 states of Mexico in alphabetical order, with their usual short names. These names are the stored values. */
export const STATES = [
  'Aguascalientes',
  'Baja California',
  'Baja California Sur',
  'Campeche',
  'Chiapas',
  'Chihuahua',
  'Ciudad de México',
  'Coahuila',
  'Colima',
  'Durango',
  'Estado de México',
  'Guanajuato',
  'Guerrero',
  'Hidalgo',
  'Jalisco',
  'Michoacán',
  'Morelos',
  'Nayarit',
  'Nuevo León',
  'Oaxaca',
  'Puebla',
  'Querétaro',
  'Quintana Roo',
  'San Luis Potosí',
  'Sinaloa',
  'Sonora',
  'Tabasco',
  'Tamaulipas',
  'Tlaxcala',
  'Veracruz',
  'Yucatán',
  'Zacatecas',
] as const
export type State = (typeof STATES)[number]

/** All states, the given ones first and in their order. */
export function statesWithFirst(first: readonly State[]): State[] {
  return [...new Set([...first, ...STATES])]
}

/** The country of all properties. */
export const COUNTRY = 'México'

/** All 51 municipalities of Nuevo León (INEGI): metropolitan ones in the spec's order, the rest alphabetical (decision 9). */
export const MUNICIPALITIES = [
  'Monterrey',
  'San Pedro Garza García',
  'San Nicolás de los Garza',
  'Guadalupe',
  'Santa Catarina',
  'General Escobedo',
  'Apodaca',
  'Juárez',
  'Abasolo',
  'Agualeguas',
  'Allende',
  'Anáhuac',
  'Aramberri',
  'Bustamante',
  'Cadereyta Jiménez',
  'Cerralvo',
  'China',
  'Ciénega de Flores',
  'Doctor Arroyo',
  'Doctor Coss',
  'Doctor González',
  'El Carmen',
  'Galeana',
  'García',
  'General Bravo',
  'General Terán',
  'General Treviño',
  'General Zaragoza',
  'General Zuazua',
  'Hidalgo',
  'Higueras',
  'Hualahuises',
  'Iturbide',
  'Lampazos de Naranjo',
  'Linares',
  'Los Aldamas',
  'Los Herreras',
  'Los Ramones',
  'Marín',
  'Melchor Ocampo',
  'Mier y Noriega',
  'Mina',
  'Montemorelos',
  'Parás',
  'Pesquería',
  'Rayones',
  'Sabinas Hidalgo',
  'Salinas Victoria',
  'Santiago',
  'Vallecillo',
  'Villaldama',
] as const
/** The municipalities of the metropolitan area, in the spec's order, and García. */
export const METROPOLITAN: readonly Municipality[] = /* @__PURE__ */ MUNICIPALITIES.filter(
  (name, at) => at < 8 || name === 'García',
)

export type Municipality = (typeof MUNICIPALITIES)[number]

/** A state and municipalities of it. */
export type StateNames = { state: State; municipalities: readonly string[] }

/**
 * The message for a municipality that is not valid in its state; null if it is. In a home state it must be one of the list,
 * elsewhere it is any text, or none (decision 9).
 * @param home the home states with their municipalities
 */
export function municipalityFault(
  { state, municipality }: { state: string | number | null; municipality: string | number | null },
  home: readonly StateNames[],
): string | null {
  const list = home.find((each) => each.state === state)?.municipalities
  if (!list || municipality === null || list.some((name) => name === municipality)) return null
  return `Elige un municipio de ${state} de la lista`
}
