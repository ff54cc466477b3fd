import { href } from 'react-router'
import { whatsappUrl } from '#app/agency/agency.ts'
import { formatArea, formatLand } from '#app/figures/measure.ts'
import { type PropertyCard, placeName, propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import { operationQuery } from '#app/catalogue/price/second-offer.ts'
import { quoteMessage } from '#app/catalogue/property/quote-message.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { shownUrl } from '#app/photos/photo-url.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CardBadge, CardMedia } from './card-media.tsx'
import { CardHeart } from './card-heart.tsx'
import { OtherPrice, PriceTag } from './price-tag.tsx'

const DETAILS = buttonClass({ variant: 'ghost', className: 'card-link' })
const QUOTE = buttonClass({ variant: 'wa' })

type Listed = {
  property: PropertyCard
  /** Origin of the site: a chat needs absolute addresses. */
  publicUrl: string
  /** The agency's number, as `whatsappUrl` expects it. */
  whatsapp: string | null
  /** Set on the first card: its photo loads before the rest. */
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
      <OtherPrice property={property} />
      {property.also && <p className="card-other-price">{property.also}</p>}
      <h3 className="card-title">{name}</h3>
      <CardPlace name={placeName([location, municipality, state])} />
      {property.distance && <p className="card-distance">{property.distance}</p>}
      <Complex complex={property.complex} />
      <Facts property={property} />
      <div className="card-actions">
        <a href={pageOf(property)} aria-label={`Ver Detalles: ${name}`} className={DETAILS}>
          Ver Detalles
        </a>
        <QuoteLink property={property} publicUrl={publicUrl} whatsapp={whatsapp} />
      </div>
      <CardHeart name={name} />
    </>
  )
}

/** The inside of a row of the list beside the map: a small photo, the price, the title and the main facts. */
export function paintListingRow(property: PropertyCard) {
  const { type, category, area, location, municipality, otherState = null } = property
  const name = propertyName(property)
  // Beside the area, the built area says little. The distance from a requested place matters more than other facts.
  const facts = property.line.filter((fact) => !fact.endsWith('construcción'))
  const others = [property.distance ?? facts].flat().slice(0, 1)
  const size = area === null ? [] : [type === 'terreno' ? formatLand(area) : formatArea(area)]
  return (
    <>
      <CardMedia property={property} surface="row">
        {null}
      </CardMedia>
      <PriceTag property={property} />
      {property.also && <p className="card-other-price">{property.also}</p>}
      <h3 className="card-title">
        <a href={pageOf(property)} className="card-link">
          {name}
        </a>
      </h3>
      <CardPlace name={placeName([location, municipality, otherState])} />
      <p className="card-facts">
        {[`${PROPERTY_TYPE_LABELS[type]} en ${CATEGORY_LABELS[category].toLowerCase()}`, ...size, ...others].map(
          (fact) => (
            <span key={fact}>{fact}</span>
          ),
        )}
      </p>
      <CardHeart name={name} />
    </>
  )
}

/** Its page, with the operation that the card shows where that is the second one. */
export function pageOf(property: Pick<PropertyCard, 'slug' | 'category' | 'isSecond'>): string {
  return href('/propiedad/:propertySlug', { propertySlug: property.slug }) + operationQuery(property)
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

/** Link to the complex that the property is a space of. */
function Complex({ complex }: Pick<PropertyCard, 'complex'>) {
  return (
    complex && (
      <a href={href('/conjunto/:complexSlug', { complexSlug: complex.slug })} className="card-complex">
        {complex.text}
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

/**
 * The dimension line with the property's area. Without an area an empty line of the same height keeps cards in a row aligned.
 */
export function Cota({ area, type }: Pick<PropertyCard, 'area' | 'type'>) {
  if (area === null) return <div className="mt-[.85rem] mb-[.7rem] h-(--text-sm)" />
  return (
    <p className="cota">
      <span className="sr-only">Superficie </span>
      {type === 'terreno' ? formatLand(area) : formatArea(area)}
    </p>
  )
}

/** 'Cotizar': opens a chat with the agency with the message of the listing ready to send (spec, section 7). */
function QuoteLink({ property, publicUrl, whatsapp }: Omit<Listed, 'priority'>) {
  const { cover } = property
  const message = quoteMessage(property, {
    page: publicUrl + pageOf(property),
    listing: { photo: cover && publicUrl + shownUrl(cover.key) },
  })
  const url = whatsappUrl({ whatsapp }, message)
  if (url === null) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={`Cotizar ${propertyName(property)} por WhatsApp`}
      className={QUOTE}
    >
      <Icon name="whatsapp" />
      Cotizar
    </a>
  )
}
