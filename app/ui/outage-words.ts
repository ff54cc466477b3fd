/** Texts for a short outage of the database. Only pages that show them load them. */
export const OUTAGE = {
  title: 'Volvemos en un momento',
  sentence: 'En este momento no podemos consultar nuestros datos. Intenta de nuevo en unos segundos.',
} as const

/** Texts for a page whose form was refused by a disk without space. */
export const FULL_DISK = {
  title: 'No se guardó',
  sentence:
    'No hay espacio en el disco del servidor y no se guardó nada. Vuelve a la página anterior: lo que escribiste sigue ahí.',
} as const
