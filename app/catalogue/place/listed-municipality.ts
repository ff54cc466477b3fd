import { HOME_STATE, MUNICIPALITIES } from '#app/catalogue/facts/places.ts'

export const UNLISTED_MUNICIPALITY = 'Elige un municipio de Nuevo León de la lista'

/** In Nuevo León one of its 51 municipalities; elsewhere any text; or none (decision 9). */
export function isMunicipalityOf(state: string | number | null, municipality: string | number | null): boolean {
  return state !== HOME_STATE || municipality === null || MUNICIPALITIES.some((name) => name === municipality)
}
