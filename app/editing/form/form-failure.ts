/** What is said when a form could not be saved (spec, section 8). */
export const NOT_ADDED = 'Error al guardar la propiedad. Intenta nuevamente.'
export const NOT_EDITED = 'Error al actualizar la propiedad. Intenta nuevamente.'
