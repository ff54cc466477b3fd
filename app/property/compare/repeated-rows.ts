import { factOf } from '#app/catalogue/facts/facts.ts'
import { quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { priceReadings } from '#app/catalogue/price/readings.ts'
import type { Read } from './best-figures.ts'

/** A row of the comparison: the values of one fact, one per property. */
type Row = { label: string; values: readonly string[] }

/** Texts that say that a value is missing. */
const MISSING = ['—', 'IVA por confirmar', 'Falta la superficie']

/** Whether no property has a value. */
export function isEmptyRow({ values }: Row): boolean {
  return values.every((value) => MISSING.includes(value))
}

/** Labels of facts that often say the same, the one that stays first. `isJoined`: the row that stays has all labels. */
const KIN: readonly { labels: readonly string[]; isJoined: boolean }[] = [
  { labels: ['Superficie', 'Superficie rentable', 'Construcción', 'Terreno'], isJoined: true },
  { labels: ['Tipo', 'Subtipo'], isJoined: false },
  { labels: ['Renta al mes', 'Lo que se paga al mes'], isJoined: false },
  { labels: ['Renta por m² al mes', 'Por m² (calculado)', 'Precio por m²'], isJoined: false },
]

export const PRICE = factOf('price').label

/** The labels of what the price in the head of each column says: the price, the reading that is quoted, and its IVA. */
export function labelsOfHead(properties: readonly Read[]): Set<string> {
  const readings = properties.flatMap((property) => priceReadings(property))
  const derived = new Set(readings.flatMap(({ name, isQuoted }) => (isQuoted ? [] : [name])))
  const quoted = readings.flatMap(({ name }) => (derived.has(name) ? [] : [name]))
  const isVatInPrice = properties.every(
    (property) => property.vat === null || quotedPrice(property) !== quotedPrice({ ...property, vat: null }),
  )
  return new Set([PRICE, ...quoted, ...(isVatInPrice ? [factOf('vat').label] : [])])
}

/**
 * The rows without those that repeat a related one: a lot whose surface is its land has one row 'Superficie y terreno'. Equal
 * values of unrelated facts, such as two times 'Sí', are no repeats.
 * @param said labels of rows that the heads of the columns say already
 */
export function withoutRepeats<Given extends Row>(rows: readonly Given[], said: ReadonlySet<string>): Given[] {
  const byLabel = new Map(rows.map((row) => [row.label, row]))
  const repeats = new Set(said)
  const joined = new Map<string, string>()
  for (const { labels, isJoined } of KIN) {
    const related = labels.flatMap((label) => byLabel.get(label) ?? [])
    related.forEach((row, at) => {
      const first = related.slice(0, at).find((earlier) => saysTheSame(earlier, row))
      if (!first) return
      repeats.add(row.label)
      if (isJoined) joined.set(row.label, joined.get(first.label) ?? first.label)
    })
  }
  return rows
    .filter(({ label }) => !repeats.has(label))
    .map((row) => {
      const others = [...joined].flatMap(([label, first]) => (first === row.label ? [label.toLowerCase()] : []))
      return others.length === 0 ? row : { ...row, label: list([row.label, ...others]) }
    })
}

function saysTheSame(one: Row, other: Row): boolean {
  return one.values.every((value, at) => amountOf(value) === amountOf(other.values[at] ?? ''))
}

/** The label of a rent's row may say its period already. */
function amountOf(value: string): string {
  return value.replace(/ al mes$/, '')
}

/** 'Superficie, construcción y terreno'. */
function list(words: readonly string[]): string {
  return new Intl.ListFormat('es-MX').format(words)
}
