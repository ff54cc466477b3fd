/** Of a page of the staff about a property that could not be read (spec, section 8). */
export const DETAILS_NOT_LOADED = 'Error al cargar los detalles de la propiedad'
