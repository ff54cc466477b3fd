/** What a page that can't be shown says; of an outage, outage-words.ts. */
export const BROKEN = {
  title: 'Algo salió mal',
  sentence: 'No pudimos mostrar esta página. Intenta de nuevo en un momento.',
} as const

/** Before the id under which a failure was logged. */
export const TELL_US_NUMBER = 'Si el problema sigue, dinos este número:'
