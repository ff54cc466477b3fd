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

/** Whether there is a list of municipalities to choose from; while no state is chosen, the agency's is meant. */
export function hasMunicipalities(state: string | null): boolean {
  return !state || state === HOME_STATE
}

/** Where all of the catalogue is. */
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
/** Around Monterrey: those of the metropolitan area, in the spec's order; García, where much is built, among them. */
export const METROPOLITAN: readonly Municipality[] = /* @__PURE__ */ MUNICIPALITIES.filter(
  (name, at) => at < 8 || name === 'García',
)

export type Municipality = (typeof MUNICIPALITIES)[number]
