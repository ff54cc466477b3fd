/** Texts for a short outage of the database. Only pages that show them load them. */
export const OUTAGE = {
  title: 'Volvemos en un momento',
  sentence: 'En este momento no podemos consultar nuestros datos. Intenta de nuevo en unos segundos.',
} as const
