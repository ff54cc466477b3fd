import { parsePhotoKey } from '#app/photos/photo-key.ts'
import { photoUrl } from '#app/photos/photo-url.ts'
import { type Stored, factsOf, isTotalPrice, storageKey } from '#app/listing/card/stored-property.ts'
import { centsFromText } from '#app/catalogue/price/price.ts'
import type { CardCopy, PropertyPhoto } from '#app/catalogue/property/property.ts'
import { CATEGORIES, CURRENCIES, PROPERTY_TYPES, STATUSES } from '#app/catalogue/facts/vocabulary.ts'

/** The card stored under a slug; null without a valid one. */
export function readStoredProperty(slug: string): CardCopy | null {
  try {
    return parseCard(sessionStorage.getItem(storageKey(slug)), slug)
  } catch {
    return null
  }
}

/** Parses a card from the browser's storage; null for anything invalid. */
export function parseCard(json: string | null, slug = ''): CardCopy | null {
  try {
    const stored: unknown = JSON.parse(json ?? 'null')
    if (!isStored(stored)) return null
    const { price, images } = stored
    const amount = price === '' ? null : centsFromText(price)
    if (price !== '' && amount === null) return null
    const priceCents = isTotalPrice(stored.id) ? amount : null
    const [image] = images
    return { ...factsOf(stored), slug, priceCents, cover: image === undefined ? null : photoAt(image) }
  } catch {
    return null
  }
}

function photoAt(url: string): PropertyPhoto | null {
  const { pathname, hash } = new URL(url)
  const size = /^#(\d+)x(\d+)$/.exec(hash)
  const start = photoUrl('')
  if (!size || !pathname.startsWith(start)) return null
  const { key } = parsePhotoKey(pathname.slice(start.length).split('/').map(decodeURIComponent).join('/'))
  return { key, width: Number(size[1]), height: Number(size[2]), alt: null }
}

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
  return isRecord(value) && Object.entries(CHECKS).every(([field, isValid]) => isValid(value[field]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
