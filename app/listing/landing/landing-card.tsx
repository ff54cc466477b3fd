import { href } from 'react-router'
import { Cota, CardPlace, pageOf } from '#app/listing/card/card-inside.tsx'
import { CardBadge, CardMedia } from '#app/listing/card/card-media.tsx'
import { PriceTag } from '#app/listing/card/price-tag.tsx'
import { LinkedCard } from '#app/listing/card/property-card.tsx'
import { type PropertyCard, placeName, propertyName } from '#app/catalogue/property/property.ts'
import { STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'

/** A property of the landing page. */
export function LandingCard({ property }: { property: PropertyCard }) {
  return <LinkedCard property={property} paint={paintLandingCard} data={property} />
}

/** No buttons, its title is the link (spec, section 2, Landing). */
export function paintLandingCard(property: PropertyCard) {
  const { title, area, location, municipality, status } = property
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
      <h3 className="card-title">
        <a href={title ? pageOf(property) : href('/propiedades')} className="card-link">
          {title || propertyName(property)}
        </a>
      </h3>
      <CardPlace name={placeName([location, municipality])} />
    </>
  )
}
