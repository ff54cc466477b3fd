import { Link, href } from 'react-router'
import { EmptyLine } from '#app/agency/empty-line.tsx'
import { STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { type PropertyCard, placeName, propertyName } from '#app/catalogue/property/property.ts'
import { Cota, CardPlace, pageOf } from '#app/listing/card/card-inside.tsx'
import { CardBadge, CardMedia } from '#app/listing/card/card-media.tsx'
import { OtherPrice, PriceTag } from '#app/listing/card/price-tag.tsx'
import { LinkedCard } from '#app/listing/card/property-card.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { MoreLink } from '#app/ui/more-link.tsx'

type Latest = { properties: PropertyCard[]; title?: string | undefined }

/** Three properties in a row, the newest unless the title says otherwise. */
export function LatestProperties({ properties, title = 'Últimas propiedades' }: Latest) {
  return (
    <section className="wrap py-(--space-section)">
      <div className="mb-[clamp(1.75rem,1.4rem+1.4vw,2.75rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 className="text-3xl leading-[1.1] tracking-display">{title}</h2>
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

/** The most viewed properties of the last days in one row; nothing without views. */
export function MostSeen({ properties }: { properties: PropertyCard[] }) {
  if (properties.length === 0) return null
  // The heading takes the place of the missing cards.
  const few = properties.length < 3
  return (
    <section className={`wrap pb-(--space-section) ${few ? 'beside-few' : ''}`}>
      <h2 className="mb-[clamp(1.25rem,1rem+1vw,2rem)] text-3xl leading-[1.1] tracking-display">Lo más visto</h2>
      <LandingCards properties={properties} few={few} />
    </section>
  )
}

function LandingCards({ properties, few = false }: { properties: PropertyCard[]; few?: boolean }) {
  return (
    <ul className={`card-row ${few ? 'is-few' : 'is-plain'}`}>
      {properties.map((property) => (
        <li key={property.id} className="grid min-w-0">
          <LinkedCard property={property} paint={paintLandingCard} data={property} />
        </li>
      ))}
    </ul>
  )
}

/** The inside of a card of the landing page (`StaticPart`): no buttons, the title is the link (spec, section 2, Landing). */
export function paintLandingCard(property: PropertyCard) {
  const { title, area, location, municipality, otherState = null, status } = property
  return (
    <>
      <CardMedia property={property}>
        <CardBadge tone="available">
          <span className="size-2 rounded-full bg-current" />
          {STATUS_LABELS[status]}
        </CardBadge>
      </CardMedia>
      <Cota area={area} type={property.type} />
      <PriceTag property={property} />
      <OtherPrice property={property} />
      {property.also && <p className="card-other-price">{property.also}</p>}
      <h3 className="card-title">
        <a href={title ? pageOf(property) : href('/propiedades')} className="card-link">
          {title || propertyName(property)}
        </a>
      </h3>
      <CardPlace name={placeName([location, municipality, otherState])} />
    </>
  )
}
