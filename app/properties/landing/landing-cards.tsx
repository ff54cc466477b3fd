import { LandingCard } from './landing-card.tsx'
import type { PropertyCard } from '#app/properties/property.ts'

/** Properties side by side on the landing. */
export function LandingCards({ properties }: { properties: PropertyCard[] }) {
  return (
    <ul className="grid gap-x-[clamp(1.25rem,.8rem+1.2vw,1.75rem)] gap-y-[clamp(1.75rem,1.4rem+1vw,2.25rem)] sm:grid-cols-2 md:grid-cols-3">
      {properties.map((property) => (
        <li key={property.id}>
          <LandingCard property={property} />
        </li>
      ))}
    </ul>
  )
}
