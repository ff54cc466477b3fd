import type { PriceText } from '#app/catalogue/price/price.ts'
import type { CardComplex, ComplexLink } from '#app/catalogue/facts/complex-link.ts'
import type { CardFacts, PublicFacts } from '#app/catalogue/facts/fact-columns.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import type { Amenity } from '#app/catalogue/facts/amenities.ts'
import {
  CATEGORY_LABELS,
  type Category,
  PROPERTY_TYPE_LABELS,
  type PropertyType,
} from '#app/catalogue/facts/vocabulary.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { COUNTRY, HOME_STATE } from '#app/catalogue/facts/places.ts'
import { foldText } from '#app/text/fold-text.ts'

/** A picture as pages use it: `key` names the stored file, `alt` is what the uploader wrote. */
export type PropertyPhoto = { key: string; width: number; height: number; alt: string | null }

/** What the browser keeps of a property, to paint the next page at once. Money in centavos, areas in m². */
export type CardCopy = CardFacts & { id: string; slug: string; cover: PropertyPhoto | null }

/** What a card of the listing or the landing shows; `line` are facts in words: '3 hab'; `quote` as in `Priced`. */
export type PropertyCard = CardCopy & { line: string[]; quote?: PriceText | null; complex: CardComplex | null }

/** Everything of a property that the detail page shows. Lengths in metres. */
export type PropertyDetail = PublicFacts & {
  id: string
  slug: string
  /** Where everybody is told that it is. */
  point: Point | null
  amenities: Amenity[]
  /** Its own, or those of its conjunto where it has none. */
  photos: PropertyPhoto[]
  plans: PropertyPhoto[]
  complex: ComplexLink | null
  version: number
  createdAt: string
  updatedAt: string | null
}

/** The human code of a property, or 'PROP-' and the last four characters of its id (spec, section 2, Properties). */
export function propertyCode(property: { id: string; propertyId: string | null }): string {
  return property.propertyId || `PROP-${property.id.slice(-4)}`
}

/** What a property is called: its title, or 'Bodega en renta' where that is empty. */
export function propertyName({ title, type, category }: Pick<PropertyCard, 'title' | 'type' | 'category'>): string {
  return title.trim() || whatItIs(type, category)
}

/** 'Bodega en renta'. */
export function whatItIs(type: PropertyType, category: Category): string {
  return `${PROPERTY_TYPE_LABELS[type]} en ${CATEGORY_LABELS[category].toLowerCase()}`
}

/** 'Huinalá, Apodaca, Nuevo León' without what is missing or already said, also between the commas of what was typed. */
export function placeName(parts: readonly (string | null)[]): string {
  const told = new Set<string>()
  const shown = parts.map((part) => {
    const words = (part ?? '').split(/,\s+/).filter((piece) => piece !== '' && !told.has(foldText(piece)))
    for (const piece of words) told.add(foldText(piece))
    return words.join(', ')
  })
  return shown.filter(Boolean).join(', ')
}

type PlacePrecision = { precision: Precision }
type Place = { address: string | null; location: string; municipality: string | null; state: string | null }

/** The whole address in one line; a zone that the street or the municipality names already is not told again. */
export function addressLine({ address, location, municipality, state }: Place): string {
  const isTold = [address, municipality].some((part) => part && holdsWords(part, location))
  return placeName([address, isTold ? null : location, municipality, state])
}

/**
 * What a map is asked for: a town has namesakes, so state and country are always named; '' where no place is known. Of a
 * place that is not told exactly it is asked for the zone.
 */
export function mapPlace({ precision, address, location, municipality, state }: Place & PlacePrecision): string {
  const known = placeName([precision === 'exacta' ? address : null, location, municipality])
  return known || state ? placeName([known, state ?? HOME_STATE, COUNTRY]) : ''
}

function holdsWords(text: string, words: string): boolean {
  return words !== '' && ` ${foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${foldText(words)} `)
}
