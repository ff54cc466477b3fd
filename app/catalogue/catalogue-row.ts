import { comparableCents } from '#app/catalogue/price/quoted.ts'
import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'
import type { FactColumn, FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { landUsesIn } from '#app/catalogue/facts/land-use.ts'
import { CATEGORIES, CURRENCIES, PROPERTY_TYPES, STATUSES } from '#app/catalogue/facts/vocabulary.ts'
import { panelText, publicTexts } from './row-texts.ts'

/** The facts that are searched, or for the panel's log alone, and that no list shows. */
type UnlistedColumn = 'description' | 'googleMapsLink' | 'contactName' | 'contactPhone' | 'contactEmail'
export type ListedColumn = Exclude<FactColumn, UnlistedColumn>

type StoredConjunto = { complexSlug: string | null; complexName: string | null; complexKind: ComplexKind | null }

/** A property as the store holds it, with what a list shows of its photos and its conjunto. */
export type StoredRow = FactColumns &
  StoredConjunto & {
    id: string
    slug: string
    version: number
    createdAt: string
    updatedAt: string | null
    /** The point of the maps link, for staff alone. Degrees. */
    latitude: number | null
    longitude: number | null
    /** The point that everybody may see. */
    publicLatitude: number | null
    publicLongitude: number | null
    /** Width, height and key of its own first photo, and of that of its conjunto. */
    ownCover: string | null
    complexCover: string | null
  }

/**
 * A property as lists need it. Money in whole centavos, areas in m², lengths in metres, points in degrees; texts that
 * are searched are folded.
 */
export type CatalogueRow = Readonly<
  Omit<StoredRow, UnlistedColumn | 'ownCover' | 'complexCover'> & {
    /** By which the word index knows it: a row that was read again has another one. */
    number: number
    /** On the one scale on which prices of both currencies and of every period are ordered. */
    comparableCents: number | null
    /** The uses that the land allows. */
    landUses: readonly string[]
    hasPhotos: boolean
    /** Of the first photo, its own or that of its conjunto. */
    coverText: string | null
    /** What visitors search: all that is public, and the place alone. */
    publicText: string
    placeText: string
    /** What staff search. */
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
 * What lists need of a stored property.
 * @throws when it holds a value that this code does not know
 */
export function toRow(stored: StoredRow, number: number): CatalogueRow {
  for (const [column, values] of VOCABULARIES)
    if (!values.some((value) => value === stored[column])) throw new Error(`${column}: «${stored[column]}»`)
  for (const column of ['latitude', 'longitude', 'publicLatitude', 'publicLongitude'] as const)
    if (stored[column] !== null && !Number.isFinite(stored[column])) throw new Error(`${column}: ${stored[column]}`)
  const { description, googleMapsLink, contactName, contactPhone, contactEmail, ownCover, complexCover, ...listed } =
    stored
  const isExact = stored.precision === 'exacta'
  const conjunto = isExact ? {} : { complexSlug: null, complexName: null, complexKind: null }
  return {
    ...listed,
    number,
    ...conjunto,
    comparableCents: comparableCents(stored),
    landUses: (landUsesIn(stored.landUse) ?? '').split('|').filter(Boolean),
    hasPhotos: ownCover !== null,
    coverText: ownCover ?? (isExact ? complexCover : null),
    ...publicTexts(stored),
    panelText: panelText(stored),
  }
}
