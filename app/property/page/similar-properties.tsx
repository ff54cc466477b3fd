import { href } from 'react-router'
import { MoreLink } from '#app/ui/more-link.tsx'
import { ListingCard } from '#app/listing/card/property-card.tsx'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { CATEGORY_LABELS, type Category } from '#app/catalogue/facts/vocabulary.ts'

type Props = {
  /** None, or at least two. */
  properties: PropertyCard[]
  /** Of the property that they are similar to. */
  category: Category
  publicUrl: string
}

export function SimilarProperties({ properties, category, publicUrl }: Props) {
  if (properties.length === 0) return null
  return (
    <section className="screen-only bg-canvas-2 py-(--space-section)">
      <div className="wrap">
        <div className="mb-[clamp(1.75rem,1.4rem+1.4vw,2.75rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 className="text-3xl leading-[1.1] tracking-display">Propiedades similares</h2>
          <MoreLink to={`${href('/propiedades')}?category=${category}`}>
            Ver propiedades en {CATEGORY_LABELS[category].toLowerCase()}
          </MoreLink>
        </div>
        <ul className="card-row">
          {properties.map((property) => (
            <li key={property.id} className="grid min-w-0">
              <ListingCard property={property} publicUrl={publicUrl} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
