import { href } from 'react-router'
import { formatArea, formatLand } from '#app/figures/measure.ts'
import { type PropertyCard, placeName, propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CardBadge, CardMedia } from './card-media.tsx'
import { CardHeart } from './card-heart.tsx'
import { PriceTag } from './price-tag.tsx'
import { QuoteLink } from './quote-link.tsx'

const DETAILS = buttonClass({ variant: 'ghost', className: 'card-link' })

type Listed = {
  property: PropertyCard
  /** Origin of the site. */
  publicUrl: string
  /** The firm's number. */
  whatsapp: string
  /** Of the first card, whose photo a phone waits for. */
  priority: boolean
}

/** The inside of a card of the public listing (`StaticPart`). */
export function paintListingCard({ property, publicUrl, whatsapp, priority }: Listed) {
  const { type, category, area, location, municipality, state } = property
  const name = propertyName(property)
  return (
    <>
      <CardMedia property={property} priority={priority}>
        <CardBadge tone="type">{PROPERTY_TYPE_LABELS[type]}</CardBadge>
        <CardBadge tone="category">{CATEGORY_LABELS[category]}</CardBadge>
      </CardMedia>
      <Cota area={area} type={type} />
      <PriceTag property={property} />
      <h3 className="card-title">{name}</h3>
      <CardPlace name={placeName([location, municipality, state])} />
      <Complex complex={property.complex} />
      <Facts property={property} />
      <div className="card-actions">
        <a href={pageOf(property)} aria-label={`Ver Detalles: ${name}`} className={DETAILS}>
          Ver Detalles
        </a>
        <QuoteLink property={property} name={name} publicUrl={publicUrl} whatsapp={whatsapp} />
      </div>
      <CardHeart name={name} />
    </>
  )
}

export function pageOf({ slug }: { slug: string }): string {
  return href('/propiedad/:propertySlug', { propertySlug: slug })
}

export function CardPlace({ name }: { name: string }) {
  if (!name) return null
  return (
    <p className="card-place">
      <Icon name="pin" />
      <span>{name}</span>
    </p>
  )
}

/** The way to the conjunto that it is a space of. */
function Complex({ complex }: Pick<PropertyCard, 'complex'>) {
  return (
    complex && (
      <a href={href('/conjunto/:complexSlug', { complexSlug: complex.slug })} className="card-complex">
        {complex.told}
      </a>
    )
  )
}

function Facts({ property }: { property: PropertyCard }) {
  return (
    <p className="card-facts">
      {property.line.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <span>{`ID ${propertyCode(property)}`}</span>
    </p>
  )
}

/** The dimension line that carries a property's area. Without one its height stays, so that cards in a row align. */
export function Cota({ area, type }: Pick<PropertyCard, 'area' | 'type'>) {
  if (area === null) return <div className="mt-[.85rem] mb-[.7rem] h-(--text-sm)" />
  return (
    <p className="cota">
      <span className="sr-only">Superficie </span>
      {type === 'terreno' ? formatLand(area) : formatArea(area)}
    </p>
  )
}
