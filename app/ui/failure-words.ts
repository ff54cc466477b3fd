/** Texts of a page that can't be shown. Texts of an outage are in outage-words.ts. */
export const BROKEN = {
  title: 'Algo salió mal',
  sentence: 'No pudimos mostrar esta página. Intenta de nuevo en un momento.',
} as const

/** Text before the request id of a logged failure. */
export const TELL_US_NUMBER = 'Si el problema sigue, dinos este número:'

/** Title of the page of a property that could not be read (spec, section 2). */
export const PROPERTY_NOT_LOADED = 'No se pudo cargar la propiedad'
