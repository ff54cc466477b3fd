import { readJson, readJsonOr } from '#app/text/stored-json.ts'
import { AMENITIES } from '#app/catalogue/facts/amenities.ts'
import { type FactColumns, UNKNOWN, columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { CURRENCIES } from '#app/catalogue/facts/vocabulary.ts'
import type { PropertyInput, PropertyRecord, RecordNames } from '#app/catalogue/property/property-input.ts'
import { PROPERTY_VERSION_JSON } from './property-json.ts'
import type { PhotoChoice } from '#app/photos/photo-choice.ts'

/** The JSON of a version: the facts that have a value, by column, and what is not in a column. */
type VersionContent = {
  slug: string
  facts: Record<string, unknown>
  amenities: string[]
  photos: PhotoChoice[]
  plans: PhotoChoice[]
  complexName?: string
  asesorName?: string
  ownerName?: string
}

/** A version as the product reads it today. */
export type ReadVersion = {
  slug: string
  input: PropertyInput & RecordNames
  /** Facts whose stored value no longer exists; `input` has none for them. */
  unknown: FactName[]
  /** What of it no longer exists, for a person: 'Estado de conservación: «ruina»'. */
  leftOut: string[]
}

/** What a version stores of a property: about 2 KB, since facts without a value are left out. */
export function versionContent({ slug, input, complexName, asesorName, ownerName }: PropertyRecord): string {
  const { amenities, photos, plans, ...facts } = input
  const filled = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
  const content: VersionContent = {
    slug,
    facts: filled,
    amenities,
    photos,
    plans,
    ...(complexName !== null && { complexName }),
    ...(asesorName !== null && { asesorName }),
    ...(ownerName !== null && { ownerName }),
  }
  return JSON.stringify(content)
}

/** Reads a version, which may be older than the facts and codes of today. */
export function readVersion(json: string): ReadVersion {
  const { complexName = null, asesorName = null, ownerName = null, ...stored } = readJson(PROPERTY_VERSION_JSON, json)
  const { slug, facts, ...content } = stored
  const known = Object.fromEntries(Object.entries(facts).filter(([column]) => Object.hasOwn(UNKNOWN, column)))
  const gone = FACT_NAMES.flatMap((name) => {
    const values = columnsOf(name).filter((column) => !isValue(name, column, known[column]))
    return values.length > 0 ? [{ name, text: values.map((column) => facts[column]).join(' ') }] : []
  })
  for (const column of gone.flatMap(({ name }) => columnsOf(name))) delete known[column]
  const amenities = AMENITIES.filter((code) => content.amenities.includes(code))
  return {
    slug,
    input: { ...UNKNOWN, ...known, ...content, amenities, complexName, asesorName, ownerName },
    unknown: gone.map(({ name }) => name),
    leftOut: [
      ...Object.keys(facts).filter((column) => !Object.hasOwn(UNKNOWN, column)),
      ...gone.map(({ name, text }) => `${factOf(name).label}: «${text}»`),
      ...content.amenities
        .filter((code) => !AMENITIES.some((each) => each === code))
        .map((code) => `${factOf('amenities').label}: «${code}»`),
    ],
  }
}

/** How a version names its property; a damaged one has no title. */
export function namedIn(json: string): { title: string; propertyId: string | null } {
  const { title, propertyId } = { ...UNKNOWN, ...readJsonOr(PROPERTY_VERSION_JSON, json, null)?.facts }
  return { title: title ?? '', propertyId }
}

/** The columns of a version as they were stored, also values that no longer exist; much faster than reading all of it. */
export function storedColumns(json: string): FactColumns {
  return { ...UNKNOWN, ...readJson(PROPERTY_VERSION_JSON, json).facts }
}

/** Whether a stored value is one that the fact has today; a missing one always is. */
export function isValue(name: FactName, column: string, value: unknown): boolean {
  if (value === undefined) return true
  if (column === 'currency') return CURRENCIES.some((code) => code === value)
  const fact = factOf(name)
  if (fact.kind === 'code' || fact.kind === 'choice') return fact.codes.some((code) => code === value)
  return fact.kind === 'listed' ? fact.options.some((option) => option === value) : true
}
