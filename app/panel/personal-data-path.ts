/** The parameter of Configuración → Datos personales with the searched person. */
export const PERSON_SEARCH_PARAM = 'buscar'

/** The page with what is stored about a person. @param typed their e-mail, phone or name */
export function personalDataPath(typed: string): string {
  return `/dashboard/configuracion/datos-personales?${new URLSearchParams({ [PERSON_SEARCH_PARAM]: typed })}`
}
