import type { CardContent } from '#app/photos/social-card/card-content.ts'
import { formatArea } from '#app/figures/measure.ts'
import { PRICE_TO_CONFIRM, quotedPrice } from '#app/properties/price.ts'
import { type PropertyDetail, placeName, propertyName, whatItIs } from '#app/properties/property.ts'

type Shown = Pick<
  PropertyDetail,
  'title' | 'type' | 'category' | 'location' | 'municipality' | 'state' | 'priceCents' | 'currency' | 'area'
>

/** What the card of a property says: exactly what its page shows. */
export function cardContent(property: Shown): CardContent {
  const { type, category, location, municipality, state, priceCents, currency, area } = property
  return {
    kicker: property.title.trim() ? whatItIs(type, category) : '',
    title: propertyName(property),
    place: placeName([location, municipality, state]),
    price: priceCents === null ? PRICE_TO_CONFIRM : quotedPrice(priceCents, currency, category),
    detail: area ? formatArea(area) : '',
  }
}
