import { photoUrl } from '#app/photos/photo-url.ts'
import { centsFromText, textFromCents } from '#app/properties/price.ts'
import type { CardCopy, PropertyPhoto } from '#app/properties/property.ts'
import { CATEGORIES, CURRENCIES, PROPERTY_TYPES, STATUSES } from '#app/properties/vocabulary.ts'

/** Key of the chosen property in the browser's session storage (spec, section 3, Browser storage). */
function storageKey(slug: string): string {
  return `property-${slug}`
}

/** Keeps what a card knows, so that its page can paint at once while the server's copy loads (decision 5). */
export function storeProperty(property: CardCopy): void {
  try {
    sessionStorage.setItem(storageKey(property.slug), writeCard(property))
  } catch {
    // A full or forbidden storage costs only the instant paint.
  }
}

/** The card kept under a slug, or null where there is none that can be trusted to paint. */
export function readStoredProperty(slug: string): CardCopy | null {
  try {
    return parseCard(sessionStorage.getItem(storageKey(slug)), slug)
  } catch {
    return null
  }
}

/** A card as the browser's storage keeps it: fields in their stored forms (spec, section 3), nothing else (decision 41). */
export function writeCard(card: CardCopy): string {
  const price = card.priceCents === null ? '' : textFromCents(card.priceCents)
  return JSON.stringify({ ...factsOf(card), price, images: card.cover ? [urlOf(card.cover)] : [] } satisfies Stored)
}

/** A card that came back from the browser's storage; null for anything that can't be trusted to paint. */
export function parseCard(json: string | null, slug = ''): CardCopy | null {
  try {
    const stored: unknown = JSON.parse(json ?? 'null')
    if (!isStored(stored)) return null
    const { price, images } = stored
    const priceCents = price === '' ? null : centsFromText(price)
    if (price !== '' && priceCents === null) return null
    const [image] = images
    return { ...factsOf(stored), slug, priceCents, cover: image === undefined ? null : photoAt(image) }
  } catch {
    return null
  }
}

/** The fields that a card and its stored form have in common. */
function factsOf(card: Facts): Facts {
  const { id, title, currency, location, area, propertyId, type, category, status, state, municipality } = card
  return { id, title, currency, location, area, propertyId, type, category, status, state, municipality }
}

/** The photo's address; its size stands behind '#', which no server is asked for. */
function urlOf({ key, width, height }: PropertyPhoto): string {
  return `${location.origin}${photoUrl(key)}#${width}x${height}`
}

function photoAt(url: string): PropertyPhoto | null {
  const { pathname, hash } = new URL(url)
  const size = /^#(\d+)x(\d+)$/.exec(hash)
  const start = photoUrl('')
  if (!size || !pathname.startsWith(start)) return null
  const key = pathname.slice(start.length).split('/').map(decodeURIComponent).join('/')
  return { key, width: Number(size[1]), height: Number(size[2]), alt: null }
}

type Facts = Omit<CardCopy, 'slug' | 'priceCents' | 'cover'>
type Stored = Facts & { price: string; images: string[] }
type Check = (value: unknown) => boolean

function oneOf(values: readonly string[]): Check {
  return (value) => typeof value === 'string' && values.includes(value)
}
const text: Check = (value) => typeof value === 'string'
const textOrNull: Check = (value) => value === null || typeof value === 'string'
const figureOrNull: Check = (value) => value === null || Number.isFinite(value)

const CHECKS: Record<keyof Stored, Check> = {
  id: text,
  title: text,
  price: text,
  currency: oneOf(CURRENCIES),
  location: text,
  municipality: textOrNull,
  state: textOrNull,
  area: figureOrNull,
  propertyId: textOrNull,
  type: oneOf(PROPERTY_TYPES),
  category: oneOf(CATEGORIES),
  status: oneOf(STATUSES),
  images: (value) => Array.isArray(value) && value.every(text),
}

function isStored(value: unknown): value is Stored {
  return isRecord(value) && Object.entries(CHECKS).every(([field, passes]) => passes(value[field]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
