/** Condición: the five codes of the form (spec, section 3). */
export const CONDITIONS = ['terreno_brena', 'obra_gris', 'obra_blanca', 'amueblada', 'con_servicios'] as const
/** Servicios y amenidades: the eight codes that the detail view also knows (decision 14). */
export const FACILITIES = [
  'estacionamiento',
  'seguridad',
  'jardin',
  'internet',
  'terraza',
  'alberca',
  'gym',
  'aire',
] as const
export const AMENITIES = [...CONDITIONS, ...FACILITIES] as const
export type Amenity = (typeof AMENITIES)[number]
export const CONDITION_LABELS: Record<(typeof CONDITIONS)[number], string> = {
  terreno_brena: 'Terreno en Breña',
  obra_gris: 'Obra gris',
  obra_blanca: 'Obra blanca',
  amueblada: 'Amueblada',
  con_servicios: 'Con servicios',
}
export const AMENITY_LABELS: Record<Amenity, string> = {
  ...CONDITION_LABELS,
  estacionamiento: 'Estacionamiento',
  seguridad: 'Seguridad 24/7',
  jardin: 'Jardín',
  internet: 'Internet',
  terraza: 'Terraza',
  alberca: 'Alberca',
  gym: 'Gimnasio',
  aire: 'Aire acondicionado',
}
