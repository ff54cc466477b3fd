import type { Agency } from '#app/agency/agency.ts'
import type { CardContent } from '#app/photos/social-card/card-content.ts'
import type { ComplexView } from '#app/complexes/page/complex-view.ts'
import { formatArea } from '#app/figures/measure.ts'
import { PRICE_TO_CONFIRM, priceText } from '#app/catalogue/price/price.ts'
import { quoteOf } from '#app/catalogue/price/quote-text.ts'
import type { Quoted } from '#app/catalogue/price/quoted.ts'
import { type PropertyDetail, placeName, propertyName, whatItIs } from '#app/catalogue/property/property.ts'

type Shown = Pick<PropertyDetail, 'title' | 'type' | 'location' | 'municipality' | 'state' | 'area'> & Quoted

/** What the card of a property says: exactly what its page shows. @param brand the firm's name */
export function cardContent(property: Shown, brand: string): CardContent {
  const { type, category, location, municipality, state, area } = property
  const price = priceText({ ...property, quote: quoteOf(property) })
  return {
    brand,
    kicker: property.title.trim() ? whatItIs(type, category) : '',
    title: propertyName(property),
    place: placeName([location, municipality, state]),
    price: price === null ? PRICE_TO_CONFIRM : price.figure + price.rest,
    detail: area ? formatArea(area) : '',
  }
}

/** What the card of a conjunto says: what is free in it, as its page tells. */
export function complexCardContent({ kind, name, zone, free, surface }: ComplexView, brand: string): CardContent {
  return {
    brand,
    kicker: kind,
    title: name,
    place: zone,
    price: free,
    detail: surface,
  }
}

/** What the card of the site says. */
export function firmCardContent({ name, tagline, description, address }: Agency): CardContent {
  const place = `${address.locality}, ${address.region}`
  return { brand: name, kicker: tagline, title: description, place, price: '', detail: '' }
}
