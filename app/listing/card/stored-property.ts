import { textFromCents } from '#app/catalogue/price/price.ts'
import { type CardCopy, placeName } from '#app/catalogue/property/property.ts'
import { shownUrl } from '#app/photos/photo-url.ts'

/**
 * Keys of the browser's storage under which a followed link leaves its property (spec, section 3, Browser storage): for its
 * public page in the session's storage, for its page and its form in the panel in the local one.
 */
export type StoredKey = `property-${string}` | 'selectedProperty' | 'propertyToEdit'

/** What is painted of a stored property while its page loads (decision 5). `photo`: its address; null without one. */
type Painted = { title: string; place: string; photo: string | null }

/** Stores the fields of spec, section 3, and nothing else (decision 41). */
export function storeProperty(key: StoredKey, card: CardCopy): void {
  const { id, title, currency, location, area, propertyId, type, category, status, state, municipality } = card
  const price = card.priceCents === null ? '' : textFromCents(card.priceCents)
  const images = card.cover ? [addressOf(card.cover.key)] : []
  const facts = { id, title, currency, location, area, propertyId, type, category, status, state, municipality }
  try {
    storageOf(key).setItem(key, JSON.stringify({ ...facts, price, images }))
  } catch {
    // A full or forbidden storage costs only the paint.
  }
}

/** The property under a key; null without a readable one. @param id of the only property that may be painted, or null */
export function readStoredProperty(key: StoredKey, id: string | null = null): Painted | null {
  try {
    const stored = JSON.parse(storageOf(key).getItem(key) ?? 'null') as Record<string, unknown> | null
    if (!stored || typeof stored.title !== 'string' || (id !== null && stored.id !== id)) return null
    const places = [stored.location, stored.municipality, stored.state].filter((text) => typeof text === 'string')
    const [photo] = Array.isArray(stored.images) ? stored.images : []
    return { title: stored.title, place: placeName(places), photo: typeof photo === 'string' ? photo : null }
  } catch {
    return null
  }
}

export function removeStored(key: StoredKey): void {
  try {
    storageOf(key).removeItem(key)
  } catch {
    // A forbidden storage has nothing to remove.
  }
}

function addressOf(key: string): string {
  return location.origin + shownUrl(key)
}

function storageOf(key: StoredKey): Storage {
  return key.startsWith('property-') ? sessionStorage : localStorage
}
