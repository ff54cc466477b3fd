import { LandingCard } from './landing-card.tsx'
import type { PropertyCard } from '#app/catalogue/property/property.ts'

/** Properties side by side on the landing; `few` of them beside their heading. */
export function LandingCards({ properties, few = false }: { properties: PropertyCard[]; few?: boolean }) {
  return (
    <ul className={`card-row ${few ? 'is-few' : 'is-plain'}`}>
      {properties.map((property) => (
        <li key={property.id} className="grid min-w-0">
          <LandingCard property={property} />
        </li>
      ))}
    </ul>
  )
}
