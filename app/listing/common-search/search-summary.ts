import { formatArea, formatCount } from '#app/figures/measure.ts'
import { formatPrice } from '#app/catalogue/price/price.ts'
import {
  type Category,
  type Currency,
  PROPERTY_TYPE_LABELS,
  type PropertyType,
} from '#app/catalogue/facts/vocabulary.ts'
import { type CommonSearch, commonSearchName, namedSearch } from './common-search.ts'

export type Span = { least: number; most: number }

/** The ranges of the results of a search. Money in centavos, areas in m²; null where no property states one. */
export type SearchFigures = {
  total: number
  area: Span | null
  /** One range per currency that occurs: prices are never converted. */
  prices: readonly (Span & { currency: Currency; count: number })[]
}

/** Number, sizes and prices of the results in sentences: 'Hay 14 bodegas en renta en Apodaca, de 450 a 12,000 m².' */
export function searchSummary(search: CommonSearch, { total, area, prices }: SearchFigures): string {
  const size = area ? `, ${spanText(area, formatArea)}` : ''
  const sentences = [
    `Hay ${formatCount(total)} ${total === 1 ? singularName(search) : lowerFirst(commonSearchName(search))}${size}.`,
    ...prices.map((price) =>
      total === 1 ? priceOfOne(search, price) : priceSentence(search, price, prices.length > 1),
    ),
  ]
  return sentences.join(' ')
}

type Price = SearchFigures['prices'][number]

/** 'Rentas de $45,000 a $1,200,000 MXN al mes.' Dollars after pesos: 'Seis más en dólares, de …'. */
function priceSentence(search: CommonSearch, { currency, count, ...span }: Price, hasBoth: boolean): string {
  const format = (cents: number) => priceText(cents, currency)
  const dollars = hasBoth ? `${upperFirst(countWord(count, search.type))} más en dólares,` : 'En dólares,'
  return `${currency === 'USD' ? dollars : PRICE_PLURALS[search.category]} ${spanText(span, format)}${monthly(search)}.`
}

/** 'Renta: $45,000 MXN al mes.' */
function priceOfOne(search: CommonSearch, { currency, least }: Price): string {
  return `${PRICE_NAMES[search.category]}: ${priceText(least, currency)}${monthly(search)}.`
}

function priceText(cents: number, currency: Currency): string {
  return formatPrice(cents, currency).replaceAll(' ', '\u00A0')
}

function monthly({ category }: CommonSearch): string {
  return category === 'renta' ? ' al mes' : ''
}

const IN_WORDS = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']

/** 'una', 'seis', '14'. */
function countWord(count: number, type: PropertyType | null): string {
  if (count === 1) return type && MASCULINE.has(type) ? 'uno' : 'una'
  return IN_WORDS[count] || formatCount(count)
}

const MASCULINE: ReadonlySet<PropertyType> = new Set(['departamento', 'terreno', 'local'])

const PRICE_PLURALS: Record<Category, string> = { venta: 'Precios', renta: 'Rentas', traspaso: 'Traspasos' }
const PRICE_NAMES: Record<Category, string> = { venta: 'Precio', renta: 'Renta', traspaso: 'Traspaso' }

function spanText({ least, most }: Span, format: (figure: number) => string): string {
  return least === most ? `de ${format(least)}` : `de ${format(least)} a ${format(most)}`
}

function singularName(search: CommonSearch): string {
  return namedSearch(search.type ? PROPERTY_TYPE_LABELS[search.type].toLowerCase() : 'propiedad', search)
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
