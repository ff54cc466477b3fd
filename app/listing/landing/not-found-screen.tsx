import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { LatestProperties } from './landing-cards.tsx'
import { NextSteps } from './next-steps.tsx'

/** The page of an unknown address. `latest`: the newest properties. */
export function NotFoundScreen({ latest }: { latest: PropertyCard[] }) {
  return (
    <>
      <PageHead title="Página no encontrada" lead="Esta dirección no existe. Te llevamos al inicio.">
        <NextSteps />
      </PageHead>
      {latest.length > 0 && <LatestProperties properties={latest} />}
    </>
  )
}
