import type { PropertyInput, PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { nextCode } from '#app/catalogue/property/next-code.ts'
import { codeKey, propertyCode } from '#app/catalogue/property/property.ts'
import { foldText } from '#app/text/fold-text.ts'

/** What a row without an ID is: a property of the catalogue, or a new one with the next ID. */
export type UnnamedRow =
  | { record: PropertyRecord; by: RecognizedBy; code?: undefined }
  | { code: string; record?: undefined }

/**
 * By what a row without an ID is a property of the catalogue: its former address leads there; it has the same facts; or it
 * was added from this row by an earlier import, and somebody has changed it since.
 */
export type RecognizedBy = 'address' | 'facts' | 'import'

const RECOGNIZED_BY: Record<RecognizedBy, string> = {
  address: 'a la que lleva su URL anterior',
  facts: 'con el mismo título, operación, lugar y superficie',
  import: 'que entró de esta misma fila en una importación anterior y alguien cambió después',
}

/** The facts by which a property without an ID is found again. */
export const IDENTITY = ['title', 'type', 'category', 'location', 'municipality', 'address', 'area'] as const
export type Identity = Pick<PropertyInput, (typeof IDENTITY)[number]>

export function identityKey(property: Identity): string {
  return IDENTITY.map((name) => foldText(String(property[name] ?? ''))).join('|')
}

export function unnamedSentence(row: UnnamedRow): string {
  return row.record
    ? `Sin ID: es «${propertyCode({ id: row.record.id, propertyId: row.record.input.propertyId })}» del catálogo, ${RECOGNIZED_BY[row.by]}.`
    : `Sin ID: se propone «${row.code}». Si importas otra vez este archivo, se reconoce por su título, operación, lugar y superficie.`
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
