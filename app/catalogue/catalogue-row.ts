import type { ReferenceRate } from '#app/catalogue/price/price.ts'
import { comparableCents } from '#app/catalogue/price/quoted.ts'
import { CONDITIONS } from '#app/catalogue/facts/amenities.ts'
import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'
import type { FactColumn, FactColumns, UnlistedFact } from '#app/catalogue/facts/fact-columns.ts'
import { landUsesIn } from '#app/catalogue/facts/land-use.ts'
import { CATEGORIES, CURRENCIES, PROPERTY_TYPES, STATUSES } from '#app/catalogue/facts/vocabulary.ts'
import { codeKey, propertyCode } from '#app/catalogue/property/property.ts'
import { panelText, publicTexts } from './searched-texts.ts'

/** Facts that no list shows, though some texts, figures and points of a row are made from them. */
type UnlistedColumn = 'description' | 'googleMapsLink' | 'contactName' | 'contactPhone' | 'contactEmail' | 'capacity'
export type ListedColumn = Exclude<FactColumn, UnlistedColumn | UnlistedFact>

type StoredComplex = { complexSlug: string | null; complexName: string | null; complexKind: ComplexKind | null }

/** A stored property with its cover photos and its complex. */
export type StoredRow = Omit<FactColumns, UnlistedFact> &
  StoredComplex & {
    id: string
    slug: string
    version: number
    createdAt: string
    updatedAt: string | null
    statusSince: string
    factsSince: string
    /** The point of the maps link, only for staff. Degrees. */
    latitude: number | null
    longitude: number | null
    /** The public point. */
    publicLatitude: number | null
    publicLongitude: number | null
    /** The codes of its amenities, with spaces between them; null without any. */
    amenityCodes: string | null
    /** 'width height key' of its own first photo, and of the first photo of its complex. */
    ownCover: string | null
    complexCover: string | null
    /** Number of its own photos, pixels of the longer side of the smallest, luminance of the darkest: '6 1600 112'. */
    photoSizes: string | null
  }

/**
 * A property as lists need it. Money in whole centavos, areas in m², lengths in metres, points in degrees. Searched texts
 * are folded.
 */
export type CatalogueRow = Readonly<
  Omit<StoredRow, UnlistedColumn | 'amenityCodes' | 'ownCover' | 'complexCover' | 'photoSizes'> & {
    /** The key of the row in the word index. A row that is read again gets a new number. */
    number: number
    /** Centavos of pesos of a month's rent or of a sale, for ordering prices of both currencies. */
    comparableCents: number | null
    /** Whether it stands for the second operation of its property. */
    isSecond: boolean
    /** The people for whom an office has space: as it says, else by its surface. Null for other types. */
    seats: number | null
    /** The uses that the text of the fact allows. */
    landUses: readonly string[]
    conditions: readonly string[]
    hasPhotos: boolean
    photoCount: number
    /** Pixels of the longer side of its smallest photo; null without photos. */
    smallestPhoto: number | null
    /** Luminance of its darkest photo; null without photos. */
    darkestPhoto: number | null
    /** Number of letters of its description. */
    descriptionLength: number
    /** The words of the ID without anything between them, by which a search finds it ('prop215'). */
    code: string
    /** 'width height key' of the cover: its own, or that of its complex. */
    coverText: string | null
    /** The public texts that visitors search: all of them, and only those of the place. */
    publicText: string
    placeText: string
    /** The text that staff search. */
    panelText: string
  }
>

const VOCABULARIES = [
  ['type', PROPERTY_TYPES],
  ['category', CATEGORIES],
  ['status', STATUSES],
  ['currency', CURRENCIES],
] as const

/**
 * Makes the row of a stored property.
 * @throws Error for an unknown code or an invalid coordinate
 */
export function toRow(stored: StoredRow, number: number, rate: ReferenceRate): CatalogueRow {
  for (const [column, values] of VOCABULARIES)
    if (!values.some((value) => value === stored[column])) throw new Error(`${column}: «${stored[column]}»`)
  for (const column of ['latitude', 'longitude', 'publicLatitude', 'publicLongitude'] as const)
    if (stored[column] !== null && !Number.isFinite(stored[column])) throw new Error(`${column}: ${stored[column]}`)
  const { description, googleMapsLink, contactName, contactPhone, contactEmail, capacity, ...others } = stored
  const { amenityCodes, ownCover, complexCover, photoSizes, ...listed } = others
  const [photoCount = 0, smallestPhoto = null, darkestPhoto = null] = photoSizes?.split(' ').map(Number) ?? []
  const isExact = stored.precision === 'exacta'
  const complex = isExact ? {} : { complexSlug: null, complexName: null, complexKind: null }
  return {
    ...listed,
    type: sharedCode(listed.type),
    subtype: sharedCode(listed.subtype),
    category: sharedCode(listed.category),
    secondCategory: sharedCode(listed.secondCategory),
    status: sharedCode(listed.status),
    municipality: sharedCode(listed.municipality),
    state: sharedCode(listed.state),
    number,
    ...complex,
    comparableCents: comparableCents(stored, rate),
    isSecond: false,
    seats: stored.type === 'oficina' ? (capacity ?? seatsIn(stored.area)) : null,
    landUses: (landUsesIn(stored.landUse) ?? '').split('|').filter(Boolean),
    conditions: conditionsIn(amenityCodes),
    hasPhotos: ownCover !== null,
    photoCount,
    smallestPhoto,
    darkestPhoto,
    descriptionLength: description?.length ?? 0,
    code: codeKey(propertyCode(stored)),
    coverText: ownCover ?? (isExact ? complexCover : null),
    ...publicTexts(stored),
    panelText: panelText(stored),
  }
}

/**
 * m² of an office for one person, corridors and meeting rooms included (docs/decisions.md, «Para N personas»). It lies between
 * the 8 m² recommended for operative work and the 10 to 12 m² for administrative work.
 */
export const M2_PER_PERSON = 9

function seatsIn(area: number | null): number | null {
  return area === null ? null : Math.floor(area / M2_PER_PERSON)
}

/** One string for each distinct code: rows share it, and comparing equal codes compares references. */
const codes = new Map<string, string>()

function sharedCode<Code extends string | null>(code: Code): Code {
  if (code === null) return code
  const known = codes.get(code)
  if (known === undefined) codes.set(code, code)
  return (known as Code | undefined) ?? code
}

/** One list for each combination of codes, which rows share. */
const conditionLists = new Map<string, readonly string[]>()

function conditionsIn(amenityCodes: string | null): readonly string[] {
  const conditions = CONDITIONS.filter((code) => amenityCodes?.split(' ').includes(code))
  const known = conditionLists.get(conditions.join(' ')) ?? conditions
  conditionLists.set(conditions.join(' '), known)
  return known
}
