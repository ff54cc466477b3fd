import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { LandingCards } from './landing-cards.tsx'

/** What visitors looked at most of late, a single row; nothing where nobody looked yet. */
export function MostSeen({ properties }: { properties: PropertyCard[] }) {
  if (properties.length === 0) return null
  // The heading stands in the place of what is missing.
  const few = properties.length < 3
  return (
    <section className={`wrap pb-(--space-section) ${few ? 'beside-few' : ''}`}>
      <h2 className="mb-[clamp(1.25rem,1rem+1vw,2rem)] text-3xl leading-[1.1] tracking-display">Lo más visto</h2>
      <LandingCards properties={properties} few={few} />
    </section>
  )
}
