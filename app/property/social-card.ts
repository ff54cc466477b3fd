import { formatArea } from '#app/figures/measure.ts'
import type { CardAgency, StoredCard } from '#app/photos/social-card/card-content.ts'
import { PRICE_TO_CONFIRM, priceText } from '#app/catalogue/price/price.ts'
import { offerText, secondQuote } from '#app/catalogue/price/second-offer.ts'
import { quoteOf } from '#app/catalogue/price/quote-text.ts'
import { type PropertyDetail, placeName, propertyName, typeAndCategory } from '#app/catalogue/property/property.ts'

/** The content of a property's social card, with the texts of its page. */
export function propertyCard(property: PropertyDetail, agency: CardAgency): StoredCard {
  const { id, slug, photos, type, category, location, municipality, state, area } = property
  const price = priceText({ ...property, quote: quoteOf(property) })
  const second = secondQuote(property)
  const content = {
    brand: agency.shortName,
    kicker: property.title.trim() ? typeAndCategory(type, category) : '',
    title: propertyName(property),
    place: placeName([location, municipality, state]),
    price: price === null ? PRICE_TO_CONFIRM : price.figure + price.rest,
    detail: [area ? formatArea(area) : '', second ? offerText(second) : ''].filter(Boolean).join(' · '),
  }
  return { slug, prefix: '', id, content, cover: photos[0]?.key ?? null, look: agency.look }
}
