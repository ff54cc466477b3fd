import type { PictureSet } from '#app/photos/picture-sets.ts'
import type { DemoPhoto } from '#demo/photos.ts'
import type { Photographed } from '#demo/photo-places.ts'
import type { DemoPlan } from '#demo/plans.ts'
import type { ComplexInput } from '#app/properties/complexes/complex-input.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'

/** A space written by hand; money in pesos or dollars a month or, for a sale, in all. Its place is the conjunto's. */
export type DemoSpace = Partial<Omit<PropertyInput, 'photos' | 'plans' | 'priceCents' | 'pricePerM2Cents'>> &
  Pick<Photographed, 'places'> & {
    title: string
    description: string
    area: number
    price: number
    /** Days since it was offered: before the weeks that the log tells of. */
    daysAgo: number
    /** Days from now on which it is free; without it, it is free already. */
    freeIn?: number
  }

export type DemoComplex = {
  complex: Partial<Omit<ComplexInput, PictureSet>> & Pick<ComplexInput, 'name' | 'kind' | 'location'>
  /** The cover first; a space without places shows these. */
  photos: readonly [DemoPhoto, ...DemoPhoto[]]
  plans?: readonly DemoPlan[]
  /** What the codes of its spaces begin with. */
  code: string
  daysAgo: number
  spaces: readonly DemoSpace[]
}
