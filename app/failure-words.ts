/** What a page that can't be shown says; an outage is over soon, whatever else broke is not known to be. */
export const BROKEN = {
  title: 'Algo salió mal',
  sentence: 'No pudimos mostrar esta página. Intenta de nuevo en un momento.',
} as const
export const OUTAGE = {
  title: 'Volvemos en un momento',
  sentence: 'En este momento no podemos consultar nuestros datos. Intenta de nuevo en unos segundos.',
} as const

/** Before the id under which a failure was logged. */
export const TELL_US_NUMBER = 'Si el problema sigue, dinos este número:'
