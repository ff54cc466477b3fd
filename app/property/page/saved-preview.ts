import { writeCard } from '#app/listing/card/stored-property.ts'
import { parseCard } from './stored-card.ts'
import type { CardCopy } from '#app/catalogue/property/property.ts'

/**
 * Keys of the browser's local storage (spec, section 3) for the property that somebody chose to see or to edit. The saved
 * card is painted until the server's copy is there (decision 5), and is removed when that page is left.
 */
export type PreviewKey = 'selectedProperty' | 'propertyToEdit'

/** Keys saved for a page whose navigation has not been seen yet. */
const awaitingNavigation = new Set<PreviewKey>()

export function savePreview(key: PreviewKey, property: Parameters<typeof writeCard>[0]): void {
  awaitingNavigation.add(key)
  try {
    localStorage.setItem(key, writeCard(property))
  } catch {
    // A full or forbidden storage costs only the instant paint.
  }
}

/** The card saved under a key if it is that of the requested property. */
export function readSavedPreview(key: PreviewKey, id: string): CardCopy | null {
  try {
    const saved = parseCard(localStorage.getItem(key))
    return saved?.id === id ? saved : null
  } catch {
    return null
  }
}

/** To call when the page of the saved card is loading or there. */
export function markPreviewUsed(key: PreviewKey): void {
  awaitingNavigation.delete(key)
}

/**
 * To call when another page is there. A card is not removed if it was saved by a link of that page which was pressed
 * before this call: it is for the page that follows.
 */
export function removeStalePreview(key: PreviewKey): void {
  if (!awaitingNavigation.delete(key)) removePreview(key)
}

export function removePreview(key: PreviewKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // A forbidden storage has nothing to remove.
  }
}
