/** What a page says while our data can't be reached: it is over soon. Only the pages that say it need its words. */
export const OUTAGE = {
  title: 'Volvemos en un momento',
  sentence: 'En este momento no podemos consultar nuestros datos. Intenta de nuevo en unos segundos.',
} as const
