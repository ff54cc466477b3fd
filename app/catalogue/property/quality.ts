import { type FactColumns, UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { contradictedPerM2 } from '#app/catalogue/price/price-per-m2.ts'
import { valueOf } from './format-fact.ts'

/** What a property may lack to be sold or let, in the order of what helps most. */
export const QUALITY_GAPS = [
  'price',
  'pricePerM2',
  'fewPhotos',
  'smallPhotos',
  'darkPhotos',
  'shortText',
  'facts',
  'point',
  'owner',
] as const
export type QualityGap = (typeof QUALITY_GAPS)[number]

/** Pages with fewer photos, with smaller ones (pixels of the longer side) or with a shorter text sell worse (issue 39). */
const [ENOUGH_PHOTOS, LARGE_ENOUGH, LONG_ENOUGH] = [5, 1200, 200]

/**
 * Mean luminance (0 to 255) below which a photo is dark. Photos of our demo have 126 to 153; the same two stops
 * underexposed, which is as dark as a shop with its lights off, 67 to 82.
 */
const LIGHT_ENOUGH = 80

export const QUALITY_LABELS: Record<QualityGap, string> = {
  price: 'Sin precio',
  pricePerM2: 'Precio por m² que no cuadra',
  fewPhotos: `Menos de ${ENOUGH_PHOTOS} fotos`,
  smallPhotos: `Fotos de menos de ${LARGE_ENOUGH} px`,
  darkPhotos: 'Fotos oscuras',
  shortText: `Descripción de menos de ${LONG_ENOUGH} letras`,
  facts: 'Ficha incompleta',
  point: 'Sin punto en el mapa',
  owner: 'Sin propietario',
}

/** Ids in the form of a property, where each gap is filled in: a field, or the section of several. */
export const GAP_ANCHORS: Record<QualityGap, string> = {
  price: 'campo-price',
  pricePerM2: 'campo-pricePerM2',
  fewPhotos: 'campo-images',
  smallPhotos: 'campo-images',
  darkPhotos: 'campo-images',
  shortText: 'campo-description',
  facts: 'tecnica',
  point: 'campo-googleMapsLink',
  owner: 'campo-ownerId',
}

/** What a property is judged by. */
export type JudgedProperty = Partial<FactColumns> & {
  type: PropertyType
  priceCents: number | null
  photoCount: number
  /** Pixels of the longer side of its smallest photo; null without photos, or while unknown. */
  smallestPhoto: number | null
  /** Mean luminance of its darkest photo; null without photos, or while unknown. */
  darkestPhoto: number | null
  /** Number of letters. */
  descriptionLength: number
}

type GapTests = Record<Exclude<QualityGap, 'point'>, (property: JudgedProperty) => boolean> & {
  point: (located: { hasPoint: boolean }) => boolean
}

/** Whether a property lacks something. The panel asks this of every row, so no test copies it first. */
export const GAP_TESTS: GapTests = {
  price: ({ priceCents, priceOnRequest }) => !priceCents && !priceOnRequest,
  pricePerM2: (property) =>
    Boolean(property.pricePerM2Cents) && contradictedPerM2({ ...UNKNOWN, ...property }) !== null,
  fewPhotos: ({ photoCount }) => photoCount < ENOUGH_PHOTOS,
  smallPhotos: ({ smallestPhoto }) => isSmall(smallestPhoto),
  darkPhotos: ({ darkestPhoto }) => isDark({ luminance: darkestPhoto }),
  shortText: ({ descriptionLength }) => descriptionLength < LONG_ENOUGH,
  facts: (property) => KEY_FACTS[property.type].some((name) => valueOf(name, property) === null),
  point: ({ hasPoint }) => !hasPoint,
  owner: ({ ownerId }) => !ownerId,
}

type JudgedPhoto = { width: number; height: number; luminance?: number | null }

/** The places, from 1 on, of the photos that are too small or too dark. */
export function weakPhotos(photos: readonly JudgedPhoto[]): Record<'smallPhotos' | 'darkPhotos', number[]> {
  const placesOf = (isWeak: (photo: JudgedPhoto) => boolean) =>
    photos.flatMap((photo, at) => (isWeak(photo) ? [at + 1] : []))
  return { smallPhotos: placesOf((photo) => isSmall(longerSide(photo))), darkPhotos: placesOf(isDark) }
}

function longerSide({ width, height }: JudgedPhoto): number {
  return Math.max(width, height)
}

function isSmall(pixels: number | null): boolean {
  return pixels !== null && pixels < LARGE_ENOUGH
}

function isDark({ luminance = null }: Pick<JudgedPhoto, 'luminance'>): boolean {
  return luminance !== null && luminance < LIGHT_ENOUGH
}

/** The empty ones of the facts that the cards of its type show. */
export function missingFacts(property: Pick<JudgedProperty, 'type'> & Partial<FactColumns>): FactName[] {
  return KEY_FACTS[property.type].filter((name) => valueOf(name, property) === null)
}

/** Homes show rooms and baths, which other types leave out for facts of their own (`card.ts`). */
const KEY_FACTS = Object.fromEntries(
  PROPERTY_TYPES.map((type) => {
    const ranked = FACT_NAMES.filter((name) => type in countsOf(name))
    return [type, ranked.length > 0 ? ranked : FACT_NAMES.filter(isOfHomes)]
  }),
) as Record<PropertyType, FactName[]>

function countsOf(name: FactName): Partial<Record<PropertyType, number>> {
  const { card } = factOf(name)
  return (typeof card === 'object' && card.counts) || {}
}

function isOfHomes(name: FactName): boolean {
  const { card } = factOf(name)
  return typeof card === 'object' && card.yields === true
}
