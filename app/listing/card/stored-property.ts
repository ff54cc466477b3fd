import { photoUrl } from '#app/photos/photo-url.ts'
import { type Priced, textFromCents } from '#app/catalogue/price/price.ts'
import type { CardCopy, PropertyPhoto } from '#app/catalogue/property/property.ts'

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

/**
 * Properties whose kept amount is all there is to say of the price. Of the others, or after a reload, none is painted:
 * the fields that are kept don't tell an amount per m² from one for the whole.
 */
const wholeAmounts = new Set<string>()

export function isWholeAmount(id: string): boolean {
  return wholeAmounts.has(id)
}

/** A card as the browser's storage keeps it: fields in their stored forms (spec, section 3), nothing else (decision 41). */
export function writeCard(card: Kept): string {
  if (card.quote) wholeAmounts.delete(card.id)
  else wholeAmounts.add(card.id)
  const price = card.priceCents === null ? '' : textFromCents(card.priceCents)
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
