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
import { COUNTRY, type State } from '#app/catalogue/facts/places.ts'
import { foldText } from '#app/text/fold-text.ts'

/** A picture as pages use it: `key` names the stored file, `alt` is what the uploader wrote. */
export type PropertyPhoto = { key: string; width: number; height: number; alt: string | null }

/** The part of a card that the browser stores for the page of the property. Money in centavos, areas in m². */
export type CardCopy = CardFacts & { id: string; slug: string; cover: PropertyPhoto | null }

/**
 * A card of the listing or the landing page. `line`: texts of facts ('3 hab'); `quote`: as in `Priced`; `otherPrice`: the
 * price per m² of a total, or the total of another price; `distance`: from the place of the search, by the public point
 * ('A 3.2 km del Aeropuerto'); `also`: the other operation with its price; `isSecond`: it shows the second operation of the
 * property; `otherState`: its state, where that isn't the agency's only home state, for lists that say the municipality alone.
 */
export type PropertyCard = CardCopy & {
  line: string[]
  quote?: PriceText | null
  otherPrice?: string
  distance?: string
  also?: string
  isSecond?: true
  otherState?: string
  complex: CardComplex | null
}

/** A property with everything that its page shows. Lengths in metres. */
export type PropertyDetail = PublicFacts & {
  id: string
  slug: string
  /** The public point. */
  point: Point | null
  amenities: Amenity[]
  /** Its own photos, or those of its complex. */
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

/**
 * An ID as IDs are compared everywhere: 'PROP–215', 'prop215' and '#Prop 215' are 'prop-215', and 'A1-2' is not 'A-12'.
 * Spelling, signs and what separates letters from digits don't count; the boundaries between numbers do.
 */
export function codeKey(code: string): string {
  const folded = foldText(code)
  return folded.match(/\p{L}+|\p{N}+/gu)?.join('-') ?? folded
}

/** The title of a property, or 'Bodega en renta' where it is empty. */
export function propertyName({ title, type, category }: Pick<PropertyCard, 'title' | 'type' | 'category'>): string {
  return title.trim() || typeAndCategory(type, category)
}

/** 'Bodega en renta'. */
export function typeAndCategory(type: PropertyType, category: Category): string {
  return `${PROPERTY_TYPE_LABELS[type]} en ${CATEGORY_LABELS[category].toLowerCase()}`
}

/** 'Huinalá, Apodaca, Nuevo León' without missing and repeated parts; parts are also split at their own commas. */
export function placeName(parts: readonly (string | null)[]): string {
  const used = new Set<string>()
  const texts = parts.map((part) => {
    const words = (part ?? '').split(/,\s+/).filter((piece) => piece !== '' && !used.has(foldText(piece)))
    for (const piece of words) used.add(foldText(piece))
    return words.join(', ')
  })
  return texts.filter(Boolean).join(', ')
}

type PlacePrecision = { precision: Precision }
type Place = { address: string | null; location: string; municipality: string | null; state: string | null }

/** The address in one line, without a zone that the street or the municipality already names. */
export function addressLine({ address, location, municipality, state }: Place): string {
  const isNamed = [address, municipality].some((part) => part && holdsWords(part, location))
  return placeName([address, isNamed ? null : location, municipality, state])
}

/**
 * The text of a map search; '' without a place. It names state and country, because towns have namesakes. Without an exact
 * precision it names only the zone.
 * @param homeState the state of a place that says none
 */
export function mapPlace(
  { precision, address, location, municipality, state }: Place & PlacePrecision,
  homeState: State | null = null,
): string {
  const place = placeName([precision === 'exacta' ? address : null, location, municipality])
  return place || state ? placeName([place, state ?? homeState, COUNTRY]) : ''
}

function holdsWords(text: string, words: string): boolean {
  return words !== '' && ` ${foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${foldText(words)} `)
}
