import { Link, href } from 'react-router'
import { EmptyLine } from '#app/agency/empty-line.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { LandingCards } from './landing-cards.tsx'

/** The newest properties on the landing, newest first. */
export function LatestProperties({ properties }: { properties: PropertyCard[] }) {
  return (
    <section className="wrap py-(--space-section)">
      <div className="mb-[clamp(1.75rem,1.4rem+1.4vw,2.75rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 className="text-3xl leading-[1.1] tracking-display">Últimas propiedades</h2>
        {properties.length > 0 && <MoreLink to={href('/propiedades')}>Ver Todas las Propiedades</MoreLink>}
      </div>
      {properties.length === 0 ? <Empty /> : <LandingCards properties={properties} />}
    </section>
  )
}

function Empty() {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-dashed border-line-strong px-5 py-[clamp(2.5rem,2rem+4vw,5rem)] text-center">
      <EmptyLine />
      <p className="max-w-[44ch] text-ink-2">
        Todavía no hay propiedades publicadas. Dinos qué buscas y te avisamos en cuanto la tengamos.
      </p>
      <Link to="/contacto" className={buttonClass({ variant: 'outline' })}>
        Contactar Asesor
      </Link>
    </div>
  )
}
