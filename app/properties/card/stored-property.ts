import { photoUrl } from '#app/photos/photo-url.ts'
import { type Priced, textFromCents } from '#app/properties/price.ts'
import type { CardCopy, PropertyPhoto } from '#app/properties/property.ts'

/** Key of the chosen property in the browser's session storage (spec, section 3, Browser storage). */
export function storageKey(slug: string): string {
  return `property-${slug}`
}

/** Keeps what a card knows, so that its page can paint at once while the server's copy loads (decision 5). */
export function storeProperty(property: Kept): void {
  try {
    sessionStorage.setItem(storageKey(property.slug), writeCard(property))
  } catch {
    // A full or forbidden storage costs only the instant paint.
  }
}

/** A card as the browser's storage keeps it: fields in their stored forms (spec, section 3), nothing else (decision 41). */
export function writeCard(card: Kept): string {
  // An amount that is not for the whole would be painted as one that is: then none is kept.
  const price = card.priceCents === null || card.quote ? '' : textFromCents(card.priceCents)
  return JSON.stringify({ ...factsOf(card), price, images: card.cover ? [urlOf(card.cover)] : [] } satisfies Stored)
}

/** The fields that a card and its stored form have in common. */
export function factsOf(card: Facts): Facts {
  const { id, title, currency, location, area, propertyId, type, category, status, state, municipality } = card
  return { id, title, currency, location, area, propertyId, type, category, status, state, municipality }
}

/** The photo's address; its size stands behind '#', which no server is asked for. */
function urlOf({ key, width, height }: PropertyPhoto): string {
  return `${location.origin}${photoUrl(key)}#${width}x${height}`
}

type Kept = CardCopy & Pick<Priced, 'quote'>
type Facts = Omit<CardCopy, 'slug' | 'priceCents' | 'cover'>
export type Stored = Facts & { price: string; images: string[] }
