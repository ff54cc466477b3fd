import { writeCard } from '#app/listing/card/stored-property.ts'
import { parseCard } from './stored-card.ts'
import type { CardCopy } from '#app/catalogue/property/property.ts'

/**
 * Keys of the browser's local storage (spec, section 3): the property that somebody chose to see, or to edit. It only
 * paints the next page until the server's copy is there (decision 5), and goes when that page is left.
 */
export type KeptKey = 'selectedProperty' | 'propertyToEdit'

/** What was kept for a page that the panel has not been seen on its way to. */
const awaited = new Set<KeptKey>()

export function keepProperty(key: KeptKey, property: Parameters<typeof writeCard>[0]): void {
  awaited.add(key)
  try {
    localStorage.setItem(key, writeCard(property))
  } catch {
    // A full or forbidden storage costs only the instant paint.
  }
}

/** The property kept under a key, if it is the one that is asked for. */
export function keptProperty(key: KeptKey, id: string): CardCopy | null {
  try {
    const kept = parseCard(localStorage.getItem(key))
    return kept?.id === id ? kept : null
  } catch {
    return null
  }
}

/** The page of what is kept is on its way, or there. */
export function expectNoMore(key: KeptKey): void {
  awaited.delete(key)
}

/**
 * Another page has arrived. Somebody may have pressed a link of it before the effects of its arrival ran: what they kept
 * then is for the page that follows.
 */
export function forgetLeft(key: KeptKey): void {
  if (!awaited.delete(key)) forgetProperty(key)
}

export function forgetProperty(key: KeptKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // As above: there is nothing to forget.
  }
}
