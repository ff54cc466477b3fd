import type { CardCopy } from '#app/properties/property.ts'
import { CATEGORIES, CURRENCIES, PROPERTY_TYPES, STATUSES } from '#app/properties/vocabulary.ts'

/** Key of the chosen property in the browser's session storage (spec, section 3, Browser storage). */
function storageKey(slug: string): string {
  return `property-${slug}`
}

/** Keeps what a card knows, so that its page can paint at once while the server's copy loads (decision 5). */
export function storeProperty(property: CardCopy): void {
  try {
    sessionStorage.setItem(storageKey(property.slug), JSON.stringify(property))
  } catch {
    // A full or forbidden storage costs only the instant paint.
  }
}

/** The card kept under a slug, or null where there is none that can be trusted to paint. */
export function readStoredProperty(slug: string): CardCopy | null {
  try {
    const stored = parseCard(sessionStorage.getItem(storageKey(slug)))
    return stored?.slug === slug ? stored : null
  } catch {
    return null
  }
}

/** A card that came back from the browser's storage; null for anything that can't be trusted to paint. */
export function parseCard(json: string | null): CardCopy | null {
  try {
    const stored: unknown = JSON.parse(json ?? 'null')
    return isCard(stored) ? stored : null
  } catch {
    return null
  }
}

type Check = (value: unknown) => boolean

function oneOf(values: readonly string[]): Check {
  return (value) => typeof value === 'string' && values.includes(value)
}
const text: Check = (value) => typeof value === 'string'
const textOrNull: Check = (value) => value === null || typeof value === 'string'
const figureOrNull: Check = (value) => value === null || Number.isFinite(value)

const CHECKS: Record<keyof CardCopy, Check> = {
  id: text,
  slug: text,
  title: text,
  priceCents: figureOrNull,
  currency: oneOf(CURRENCIES),
  location: text,
  municipality: textOrNull,
  state: textOrNull,
  area: figureOrNull,
  propertyId: textOrNull,
  type: oneOf(PROPERTY_TYPES),
  category: oneOf(CATEGORIES),
  status: oneOf(STATUSES),
  cover: (value) => value === null || isPhoto(value),
}

function isCard(value: unknown): value is CardCopy {
  return isRecord(value) && Object.entries(CHECKS).every(([field, passes]) => passes(value[field]))
}

function isPhoto(value: unknown): boolean {
  return (
    isRecord(value) &&
    text(value.key) &&
    Number.isFinite(value.width) &&
    Number.isFinite(value.height) &&
    textOrNull(value.alt)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
