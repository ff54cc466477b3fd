/** The orders of the listing. By price per m², rents stand before traspasos and sales. */
export const SORTS = [
  'recientes',
  'precio-asc',
  'precio-desc',
  'precio-m2-asc',
  'precio-m2-desc',
  'superficie-asc',
  'superficie-desc',
  'cercania',
] as const
export type Sort = (typeof SORTS)[number]
export const SORT_LABELS: Record<Sort, string> = {
  recientes: 'Más recientes primero',
  'precio-asc': 'Precio: menor a mayor',
  'precio-desc': 'Precio: mayor a menor',
  'precio-m2-asc': 'Precio por m²: menor a mayor',
  'precio-m2-desc': 'Precio por m²: mayor a menor',
  'superficie-asc': 'Superficie: menor a mayor',
  'superficie-desc': 'Superficie: mayor a menor',
  cercania: 'Más cerca primero',
}
