import { formatArea, formatCount } from '#app/figures/measure.ts'
import { formatPrice } from '#app/catalogue/price/price.ts'
import {
  CATEGORY_LABELS,
  type Category,
  type Currency,
  PROPERTY_TYPE_LABELS,
  type PropertyType,
} from '#app/catalogue/facts/vocabulary.ts'
import { type CommonSearch, commonSearchName } from './common-search.ts'

type Span = { least: number; most: number }
type Figures = { total: number; area: Span | null; prices: readonly (Span & { currency: Currency; count: number })[] }

/** What there is, how large and at what price, in sentences: 'Hay 14 bodegas en renta en Apodaca, de 450 a 12,000 m².' */
export function searchSummary(search: CommonSearch, { total, area, prices }: Figures): string {
  const size = area ? `, ${spanned(area, formatArea)}` : ''
  const sentences = [
    `Hay ${formatCount(total)} ${total === 1 ? nameOfOne(search) : lowerFirst(commonSearchName(search))}${size}.`,
    ...prices.map((price) =>
      total === 1 ? priceOfOne(search, price) : priceSentence(search, price, prices.length > 1),
    ),
  ]
  return sentences.join(' ')
}

type Price = Figures['prices'][number]

/** 'Rentas de $45,000 a $1,200,000 MXN al mes.'; dollars after pesos as 'Seis más en dólares, de …'. */
function priceSentence(search: CommonSearch, { currency, count, ...span }: Price, beside: boolean): string {
  const written = (cents: number) => writtenPrice(cents, currency)
  const dollars = beside ? `${upperFirst(howMany(count, search.type))} más en dólares,` : 'En dólares,'
  return `${currency === 'USD' ? dollars : WHAT_IT_COSTS[search.category]} ${spanned(span, written)}${monthly(search)}.`
}

/** 'Renta: $45,000 MXN al mes.' */
function priceOfOne(search: CommonSearch, { currency, least }: Price): string {
  return `${WHAT_ONE_COSTS[search.category]}: ${writtenPrice(least, currency)}${monthly(search)}.`
}

function writtenPrice(cents: number, currency: Currency): string {
  return formatPrice(cents, currency).replaceAll(' ', '\u00A0')
}

function monthly({ category }: CommonSearch): string {
  return category === 'renta' ? ' al mes' : ''
}

const IN_WORDS = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']

/** 'una', 'seis', '14'. */
function howMany(count: number, type: PropertyType | null): string {
  if (count === 1) return type && MASCULINE.has(type) ? 'uno' : 'una'
  return IN_WORDS[count] || formatCount(count)
}

const MASCULINE: ReadonlySet<PropertyType> = new Set(['departamento', 'terreno', 'local'])

const WHAT_IT_COSTS: Record<Category, string> = { venta: 'Precios', renta: 'Rentas', traspaso: 'Traspasos' }
const WHAT_ONE_COSTS: Record<Category, string> = { venta: 'Precio', renta: 'Renta', traspaso: 'Traspaso' }

function spanned({ least, most }: Span, written: (figure: number) => string): string {
  return least === most ? `de ${written(least)}` : `de ${written(least)} a ${written(most)}`
}

function nameOfOne({ category, type, municipality }: CommonSearch): string {
  const what = type ? PROPERTY_TYPE_LABELS[type].toLowerCase() : 'propiedad'
  return `${what} en ${CATEGORY_LABELS[category].toLowerCase()}${municipality ? ` en ${municipality}` : ''}`
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
