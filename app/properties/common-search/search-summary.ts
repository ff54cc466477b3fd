import { formatArea, formatCount } from '#app/figures/measure.ts'
import { formatAmount, priceSuffix } from '#app/properties/price.ts'
import { CATEGORY_LABELS, type Category, type Currency, PROPERTY_TYPE_LABELS } from '#app/properties/vocabulary.ts'
import { type CommonSearch, commonSearchName } from './common-search.ts'

type Span = { least: number; most: number }
type Figures = { total: number; area: Span | null; prices: readonly (Span & { currency: Currency; count: number })[] }

/** What there is, how large and at what price, in sentences: 'Hay 14 bodegas en renta en Apodaca, de 450 a 12,000 m².' */
export function searchSummary(search: CommonSearch, { total, area, prices }: Figures): string {
  const size = area ? `, ${spanned(area, formatArea)}` : ''
  const sentences = [
    `Hay ${formatCount(total)} ${total === 1 ? nameOfOne(search) : lowerFirst(commonSearchName(search))}${size}.`,
    ...prices.map((price) => priceSentence(search.category, price)),
  ]
  return sentences.join(' ')
}

function priceSentence(category: Category, { currency, count, ...span }: Figures['prices'][number]): string {
  const written = (cents: number) =>
    `${formatAmount(cents, currency)}${priceSuffix(cents, currency, category)}`.replaceAll(' ', '\u00A0')
  const subject = currency === 'USD' ? `En dólares (${formatCount(count)}),` : WHAT_IT_COSTS[category]
  return `${subject} ${spanned(span, written)}.`
}

const WHAT_IT_COSTS: Record<Category, string> = { venta: 'Precios', renta: 'Rentas', traspaso: 'Traspasos' }

function spanned({ least, most }: Span, written: (figure: number) => string): string {
  return least === most ? `de ${written(least)}` : `de ${written(least)} a ${written(most)}`
}

function nameOfOne({ category, type, municipality }: CommonSearch): string {
  const what = type ? PROPERTY_TYPE_LABELS[type].toLowerCase() : 'propiedad'
  return `${what} en ${CATEGORY_LABELS[category].toLowerCase()}${municipality ? ` en ${municipality}` : ''}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
