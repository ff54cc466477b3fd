import type { PropertyInput, PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { nextCode } from '#app/catalogue/property/next-code.ts'
import { codeKey, propertyCode } from '#app/catalogue/property/property.ts'
import { foldText } from '#app/text/fold-text.ts'

/** What a row without an ID is: a property of the catalogue, or a new one with the next ID. */
export type UnnamedRow = { record: PropertyRecord; code?: undefined } | { code: string; record?: undefined }

/** The facts by which a property without an ID is found again. */
export const IDENTITY = ['title', 'type', 'category', 'location', 'municipality', 'address', 'area'] as const
export type Identity = Pick<PropertyInput, (typeof IDENTITY)[number]>

export function identityKey(property: Identity): string {
  return IDENTITY.map((name) => foldText(String(property[name] ?? ''))).join('|')
}

export function unnamedSentence({ record, code }: UnnamedRow): string {
  return record
    ? `Sin ID: es «${propertyCode({ id: record.id, propertyId: record.input.propertyId })}» del catálogo, con el mismo título, operación, lugar y superficie.`
    : `Sin ID: se propone «${code}». Si importas otra vez este archivo, se reconoce por su título, operación, lugar y superficie.`
}

/** A series of IDs that nobody has used. */
const FIRST_SERIES = 'PROP-000'
/** Digits at the end of an ID. */
const NUMBER = /\d{1,9}$/

/**
 * The next IDs of the series that most of the file has, else most of the catalogue.
 * @param used the `codeKey` of every ID of the file and of the catalogue
 */
export function codeProposals(
  file: readonly string[],
  stored: readonly string[],
  used: ReadonlySet<string>,
): () => string {
  const series = largestSeries(file) ?? largestSeries(stored) ?? FIRST_SERIES
  let last = nextCode(series, [...file, ...stored])
  let isFirst = true
  return () => {
    if (!isFirst) last = nextCode(last, [])
    isFirst = false
    while (used.has(codeKey(last))) last = nextCode(last, [])
    return last
  }
}

function largestSeries(codes: readonly string[]): string | null {
  const series = Map.groupBy(
    codes.filter((code) => NUMBER.test(code)),
    (code) => codeKey(code.replace(NUMBER, '')),
  )
  const [largest] = [...series.values()].toSorted((one, other) => other.length - one.length)
  return largest?.[0] ?? null
}
