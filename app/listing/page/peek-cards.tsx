import { type FocusEvent, Suspense, use } from 'react'
import { formatArea, formatLand } from '#app/figures/measure.ts'
import { type PropertyCard, placeName, propertyName } from '#app/catalogue/property/property.ts'
import { shownPrice } from '#app/catalogue/price/price.ts'
import { pageOf } from '#app/listing/card/card-inside.tsx'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import { StaticPart } from '#app/ui/static-part.tsx'
import type { Listing } from './listing-data.ts'

/**
 * The results on the closed drawer of a phone, one card at a time: a row that a finger swipes. With keys, Tab goes from card
 * to card. The map marks the pin or group of the card (highlight.tsx).
 */
export function PeekCards({ listing }: { listing: Listing | Promise<Listing> }) {
  if (listing instanceof Promise)
    return (
      <Suspense>
        <AwaitedCards listing={listing} />
      </Suspense>
    )
  const { properties } = listing
  if (properties.length === 0) return null
  return (
    <StaticPart
      // Other results start at the first card.
      key={properties.map(({ id }) => id).join()}
      tag="ul"
      aria-label="Una por una"
      className="peek-cards"
      paint={paintCards}
      data={properties}
      onFocus={showWhole}
    />
  )
}

/** The edge of a card is always seen, so the browser alone would leave it there. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' })
}

function AwaitedCards({ listing }: { listing: Promise<Listing> }) {
  return <PeekCards listing={use(listing)} />
}

function paintCards(properties: readonly PropertyCard[]) {
  return properties.map((property) => {
    const { area, type, location, municipality, cover } = property
    const size = area === null ? [] : [type === 'terreno' ? formatLand(area) : formatArea(area)]
    const facts = [...size, placeName([location, municipality])].filter(Boolean).join(' · ')
    return (
      <li key={property.id}>
        <a href={pageOf(property)}>
          <span>
            <PhotoPicture photo={cover} alt="" surface="row" />
          </span>
          <span>
            <span className="num font-semibold">{shownPrice(property)}</span>
            <span className="text-sm">{propertyName(property)}</span>
            <span className="num text-2xs text-ink-3">{facts}</span>
          </span>
        </a>
      </li>
    )
  })
}
