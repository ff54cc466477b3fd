import { type MouseEvent, type ReactNode } from 'react'
import { Link, href, useNavigate } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { mayFetchAhead } from '#app/ui/may-fetch-ahead.tsx'
import { CardBadge, CardMedia } from './card-media.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { formatArea } from '#app/figures/measure.ts'
import { loadedMotion } from './loaded-motion.tsx'
import { PriceTag } from './price-tag.tsx'
import { type PropertyCard as Card, placeName, propertyCode, propertyName } from '#app/properties/property.ts'
import { QuoteLink } from './quote-link.tsx'
import { storeProperty } from './stored-property.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS, STATUS_LABELS } from '#app/properties/vocabulary.ts'

const DETAILS = buttonClass({ variant: 'ghost', className: 'card-link' })

/** A property of the public listing. `publicUrl` is the site's origin; `priority` marks the first, whose photo a phone waits for. */
export function ListingCard({
  property,
  publicUrl,
  priority,
}: {
  property: Card
  publicUrl: string
  priority?: boolean
}) {
  const { type, category, area, location, municipality, state } = property
  const name = propertyName(property)
  return (
    <article className="card">
      <CardMedia property={property} priority={priority}>
        <CardBadge tone="type">{PROPERTY_TYPE_LABELS[type]}</CardBadge>
        <CardBadge tone="category">{CATEGORY_LABELS[category]}</CardBadge>
      </CardMedia>
      <Cota area={area} />
      <PriceTag property={property} />
      <h3 className="card-title">{name}</h3>
      <Place name={placeName([location, municipality, state])} />
      <Facts property={property} />
      <div className="card-actions">
        <DetailsLink property={property} label={`Ver Detalles: ${name}`} className={DETAILS}>
          Ver Detalles
        </DetailsLink>
        <QuoteLink property={property} name={name} publicUrl={publicUrl} />
      </div>
      <FavouriteButton slug={property.slug} name={name} />
    </article>
  )
}

/** A property of the landing page: no buttons, its title is the link (spec, section 2, Landing). */
export function LandingCard({ property }: { property: Card }) {
  const { title, area, location, municipality, status } = property
  return (
    <article className="card">
      <CardMedia property={property}>
        <CardBadge tone="available">
          <span className="size-2 rounded-full bg-current" />
          {STATUS_LABELS[status]}
        </CardBadge>
      </CardMedia>
      <Cota area={area} />
      <PriceTag property={property} />
      <h3 className="card-title">
        {title ? (
          <DetailsLink property={property} className="card-link">
            {title}
          </DetailsLink>
        ) : (
          <Link to={href('/propiedades')} className="card-link">
            {propertyName(property)}
          </Link>
        )}
      </h3>
      <Place name={placeName([location, municipality])} />
    </article>
  )
}

type DetailsProps = { property: Card; label?: string; className: string; children: ReactNode }

/** The way to the page of a property, which grows out of the photo of its card. */
function DetailsLink({ property, label, className, children }: DetailsProps) {
  const navigate = useNavigate()
  const path = href('/propiedad/:propertySlug', { propertySlug: property.slug })

  function open(event: MouseEvent) {
    storeProperty(property)
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (loadedMotion()?.openFromCard(event.currentTarget, path, () => void navigate(path))) event.preventDefault()
  }

  return (
    <Link
      to={path}
      prefetch={mayFetchAhead() ? 'intent' : 'none'}
      onClick={open}
      aria-label={label}
      className={className}
    >
      {children}
    </Link>
  )
}

function Place({ name }: { name: string }) {
  if (!name) return null
  return (
    <p className="card-place">
      <Icon name="pin" />
      <span>{name}</span>
    </p>
  )
}

function Facts({ property }: { property: Card }) {
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
function Cota({ area }: { area: number | null }) {
  if (area === null) return <div className="mt-[.85rem] mb-[.7rem] h-(--text-sm)" />
  return (
    <p className="cota">
      <span className="sr-only">Superficie </span>
      {formatArea(area)}
    </p>
  )
}
