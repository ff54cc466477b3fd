import type { DerivedFilter } from './filter-url.ts'
import type { Filters } from './filters.ts'
import { type Shape, shapesOf } from './shapes.ts'

/** Where is looked, as chips show it; none of what means no place. */
export function derivedPlaces(filters: Filters): DerivedFilter[] {
  return shapesOf(filters).map((shape) => ({ key: `place-${shape.kind}`, ...toldPlace(shape, filters) }))
}

function toldPlace(shape: Shape, { radio }: Filters): Pick<DerivedFilter, 'label' | 'rest'> {
  const { kind } = shape
  if (kind === 'circle') return { label: `A ${radio} km de ${shape.name}`, rest: { cerca: '', radio: '' } }
  if (kind === 'area') return { label: 'En el área dibujada', rest: { area: '' } }
  if (kind === 'box') return { label: 'En la zona del mapa', rest: { bbox: '' } }
  return { label: 'Sin ubicación en el mapa', rest: { sinpunto: '' } }
}
