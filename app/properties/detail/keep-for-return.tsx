import { useEffect } from 'react'
import { storeProperty } from '#app/properties/card/stored-property.ts'
import type { DetailView } from './detail-view.ts'

/** Keeps the chosen property for its next visit also where its card was clicked before the scripts were there. */
export function KeepForReturn({ property }: Pick<DetailView, 'property'>) {
  useEffect(() => storeProperty({ ...property, cover: property.photos[0] ?? null }), [property])
  return null
}
