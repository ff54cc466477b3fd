/** Shown without a description (spec, section 2, Property detail). */
export const NO_DESCRIPTION = 'No hay descripción disponible.'
