import type { EachSet } from '#app/photos/picture-sets.ts'
import type { ComplexColumns } from '#app/catalogue/facts/fact-columns.ts'
import type { PropertyPhoto } from '#app/catalogue/property/property.ts'
import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'

/** A complex with everything that its page shows. */
export type ComplexDetail = ComplexColumns &
  EachSet<PropertyPhoto[]> & {
    id: string
    slug: string
    name: string
    kind: ComplexKind
    description: string | null
  }
