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

/** The agency's home state: the only one with a municipality list (decision 9). */
export const HOME_STATE: State = 'Nuevo León'

/** Whether the state has a list of municipalities; without a state, that of the agency counts. */
export function hasMunicipalities(state: string | null): boolean {
  return !state || state === HOME_STATE
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

export const UNLISTED_MUNICIPALITY = 'Elige un municipio de Nuevo León de la lista'

/** Whether a municipality is valid in a state: in Nuevo León one of its 51, elsewhere any text, or none (decision 9). */
export function isMunicipalityOf(state: string | number | null, municipality: string | number | null): boolean {
  return state !== HOME_STATE || municipality === null || MUNICIPALITIES.some((name) => name === municipality)
}
