import { Link, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CardBadge, CardMedia } from './card-media.tsx'
import { Cota } from './cota.tsx'
import { formatArea } from './measure.ts'
import { PriceTag } from './price-tag.tsx'
import { type PropertyCard as Card, placeName, propertyCode } from './property.ts'
import { QuoteLink } from './quote-link.tsx'
import { storeProperty } from './stored-property.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS, STATUS_LABELS } from './vocabulary.ts'

const CARD = 'group relative flex min-w-0 flex-col'
const TITLE =
  'mt-[.4rem] font-sans text-[1.0625rem] leading-[1.35] font-semibold tracking-normal text-pretty sm:min-h-[2lh]'
/** The link covers its whole card; what must stay reachable lies above it. */
const STRETCHED = 'after:absolute after:inset-0'
const DETAILS = buttonClass({ variant: 'outline', className: `group-hover:bg-hover ${STRETCHED}` })
const TITLE_LINK = `text-inherit no-underline group-hover:underline hover:text-inherit focus-visible:shadow-none focus-visible:outline-none ${STRETCHED}`

/** A property of the public listing. `publicUrl` is the site's origin; `priority` marks the first row. */
export function PropertyCard({
  property,
  publicUrl,
  priority,
}: {
  property: Card
  publicUrl: string
  priority?: boolean
}) {
  const { type, category, area, location, municipality, state } = property
  const name = cardName(property)
  return (
    <article className={CARD}>
      <CardMedia property={property} priority={priority}>
        <CardBadge tone="type">{PROPERTY_TYPE_LABELS[type]}</CardBadge>
        <CardBadge tone="category">{CATEGORY_LABELS[category]}</CardBadge>
      </CardMedia>
      <Cota area={area} />
      <PriceTag property={property} />
      <h3 className={TITLE}>{name}</h3>
      <Place name={placeName([location, municipality, state])} />
      <Facts property={property} />
      <div className="mt-auto grid grid-cols-[1fr_auto] gap-2 pt-4">
        <Link
          to={href('/propiedad/:propertySlug', { propertySlug: property.slug })}
          prefetch="intent"
          onClick={() => storeProperty(property)}
          aria-label={`Ver Detalles: ${name}`}
          className={DETAILS}
        >
          Ver Detalles
        </Link>
        <QuoteLink property={property} name={name} publicUrl={publicUrl} />
      </div>
    </article>
  )
}

/** A property of the landing page: no buttons, its title is the link (spec, section 2, Landing). */
export function LandingCard({ property }: { property: Card }) {
  const { title, slug, area, location, municipality, status } = property
  return (
    <article
      className={`${CARD} rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-6 has-focus-visible:outline-focus`}
    >
      <CardMedia property={property}>
        <CardBadge tone="available">
          <span className="size-2 rounded-full bg-current" />
          {STATUS_LABELS[status]}
        </CardBadge>
      </CardMedia>
      <Cota area={area} />
      <PriceTag property={property} />
      <h3 className={TITLE}>
        {title ? (
          <Link
            to={href('/propiedad/:propertySlug', { propertySlug: slug })}
            prefetch="intent"
            onClick={() => storeProperty(property)}
            className={TITLE_LINK}
          >
            {title}
          </Link>
        ) : (
          <Link to={href('/propiedades')} className={TITLE_LINK}>
            {cardName(property)}
          </Link>
        )}
      </h3>
      <Place name={placeName([location, municipality])} />
    </article>
  )
}

function cardName({ title, type, category }: Card): string {
  return title || `${PROPERTY_TYPE_LABELS[type]} en ${CATEGORY_LABELS[category].toLowerCase()}`
}

function Place({ name }: { name: string }) {
  if (!name) return null
  return (
    <p className="mt-[.35rem] flex items-start gap-[.35rem] text-sm leading-[1.4] text-ink-2">
      <Icon name="pin" className="mt-[.1em] text-[.88em] text-ink-3" />
      <span>{name}</span>
    </p>
  )
}

function Facts({ property }: { property: Card }) {
  const { constructionArea, bedrooms, bathrooms } = property
  return (
    <p className="num mt-[.6rem] flex flex-wrap gap-x-[.9rem] gap-y-[.15rem] text-xs leading-normal text-ink-3">
      <span>{`ID ${propertyCode(property)}`}</span>
      {constructionArea ? <span>{`${formatArea(constructionArea)} construcción`}</span> : null}
      {bedrooms ? <span>{`${bedrooms} hab`}</span> : null}
      {bathrooms ? <span>{`${bathrooms} baños`}</span> : null}
    </p>
  )
}
