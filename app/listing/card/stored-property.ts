import { shownUrl } from '#app/photos/photo-url.ts'
import { type Priced, textFromCents } from '#app/catalogue/price/price.ts'
import type { CardCopy, PropertyPhoto } from '#app/catalogue/property/property.ts'

/** Key of the chosen property in the browser's session storage (spec, section 3, Browser storage). */
export function storageKey(slug: string): string {
  return `property-${slug}`
}

/** Saves a card's data, so that the property's page can paint at once while the server's copy loads (decision 5). */
export function storeProperty(property: StoredCard): void {
  try {
    sessionStorage.setItem(storageKey(property.slug), writeCard(property))
  } catch {
    // A full or forbidden storage costs only the instant paint.
  }
}

/**
 * IDs of the properties whose stored price is for the whole property. The stored fields don't distinguish it from a price
 * per m², so the price of any other property, and every price after a reload, is not painted from the stored copy.
 */
const totalPrices = new Set<string>()

export function isTotalPrice(id: string): boolean {
  return totalPrices.has(id)
}

/** A card as it is saved in the browser's storage: the fields of spec, section 3, and nothing else (decision 41). */
export function writeCard(card: StoredCard): string {
  if (card.quote) totalPrices.delete(card.id)
  else totalPrices.add(card.id)
  const price = card.priceCents === null ? '' : textFromCents(card.priceCents)
  return JSON.stringify({ ...factsOf(card), price, images: card.cover ? [urlOf(card.cover)] : [] } satisfies Stored)
}

/** The fields that a card and its stored form have in common. */
export function factsOf(card: Facts): Facts {
  const { id, title, currency, location, area, propertyId, type, category, status, state, municipality } = card
  return { id, title, currency, location, area, propertyId, type, category, status, state, municipality }
}

/** The photo's URL with its size in the fragment, which is never sent to the server. */
function urlOf({ key, width, height }: PropertyPhoto): string {
  return `${location.origin}${shownUrl(key)}#${width}x${height}`
}

type StoredCard = CardCopy & Pick<Priced, 'quote'>
type Facts = Omit<CardCopy, 'slug' | 'priceCents' | 'cover'>
export type Stored = Facts & { price: string; images: string[] }
