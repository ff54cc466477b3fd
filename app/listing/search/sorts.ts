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

/** The order without a choice. @param isNear whether there is a place, from which distances are measured */
export function defaultSort(isNear: boolean): Sort {
  return isNear ? 'cercania' : 'recientes'
}

/** The choice of an order; null where it is the default one, or where 'cercania' has no place. */
export function chosenSort(sort: Sort | null, isNear: boolean): Sort | null {
  return sort === defaultSort(isNear) || (sort === 'cercania' && !isNear) ? null : sort
}

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
