import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import type { Target } from '#app/inventory/import/mapping/targets.ts'
import { wordedCode } from '#app/inventory/import/mapping/worded-codes.ts'
import type { Plugin, PriceKeys } from './plugin.ts'
import { ON_REQUEST, type WordedPrice, decimal, wordedPrice } from './price-words.ts'
import { type WxrItem, allOf, firstOf } from './wxr-items.ts'

type Quote = WordedPrice & { to: string; currency: string; raw: string; isHidden: boolean }
/** The prices of an item, and what its plugin says of them that no fact holds. */
export type Prices = { cells: Partial<Record<Target, string>>; notes: string[] }

const NONE: Quote = { text: ON_REQUEST, rest: '', isMonthly: false, to: '', currency: '', raw: '', isHidden: false }

const ONE_PRICE = 'Venta y renta con un solo precio: quedó el de venta'

/** The operations of an item with their prices. A sale that is also a rent has both. */
export function pricesOf(item: WxrItem, plugin: Plugin, operations: readonly Category[]): Prices {
  const [first, second] = operations
  const { prices } = plugin
  const found = 'shared' in prices ? sharedQuotes(item, prices, operations) : ownQuotes(item, prices, operations)
  const [one, other] = [found.first, second ? monthly(found.second ?? NONE) : null]
  const currency = one.currency || (other?.currency ?? '')
  return {
    cells: {
      category: first ?? '',
      price: one.text,
      priceTo: first === 'traspaso' ? '' : upper(one),
      currency,
      secondCategory: second ?? '',
      secondPrice: other?.text ?? '',
      secondPriceTo: other ? upper(other) : '',
      secondCurrency: other && other.currency !== currency ? other.currency : '',
    },
    notes: [
      ...[one, ...(other ? [other] : [])].flatMap(({ rest }) => (rest ? [`Junto al precio decía: ${rest}`] : [])),
      ...(one.text === ON_REQUEST && /\d/.test(one.raw) && one.raw !== '0'
        ? [`${one.isHidden ? 'Precio que el sitio no mostraba' : 'Precio en el sitio anterior'}: ${one.raw}`]
        : []),
      ...found.notes,
    ],
  }
}

type Quotes = { first: Quote; second?: Quote; notes: string[] }

/** The prices of a plugin that has one for each operation. */
function ownQuotes(
  item: WxrItem,
  { sale, rent }: { sale: PriceKeys; rent: PriceKeys },
  operations: readonly Category[],
): Quotes {
  const [first, second] = operations.map((operation) => quoteOf(item, operation === 'renta' ? rent : sale))
  return { first: first ?? quoteOf(item, sale), ...(second && { second }), notes: [] }
}

/** The prices of a plugin that has one price for whatever the operation is, and a second one whose words stand after it. */
function sharedQuotes(
  item: WxrItem,
  { shared, second: keys = [] }: { shared: PriceKeys; second?: readonly string[] },
  operations: readonly Category[],
): Quotes {
  const second = firstOf(item.meta, keys)
  if (second === '') {
    const only = quoteOf(item, shared)
    // One price of two operations is the sale's, unless it is a month's.
    if (operations.length < 2) return { first: only, notes: [] }
    if (only.isMonthly) return { first: NONE, second: only, notes: [] }
    return { first: only, second: NONE, notes: only.text === ON_REQUEST ? [] : [ONE_PRICE] }
  }
  const one = quoteOf(item, { ...shared, after: [] })
  const other = quoteOf(item, { ...shared, price: keys })
  if (operations.length < 2) {
    const words = allOf(item.meta, shared.after ?? []).join(' ')
    return { first: one, notes: [`Segundo precio en el sitio anterior: ${[second, words].filter(Boolean).join(' ')}`] }
  }
  const isOtherSale = !other.isMonthly && Number(second) > Number(one.raw)
  return isOtherSale ? { first: other, second: one, notes: [] } : { first: one, second: other, notes: [] }
}

function quoteOf({ meta, terms }: WxrItem, keys: PriceKeys): Quote {
  const raw = firstOf(meta, keys.price)
  const words = [
    ...allOf(meta, [...(keys.before ?? []), ...(keys.after ?? [])]),
    ...(keys.terms ?? []).flatMap((name) => terms.get(name) ?? []),
  ]
  const isHidden = (keys.hidden ?? []).some(([key, value]) => meta.get(key)?.[0] === value)
  const isUnclear = raw !== '' && words.some((word) => keys.withoutPeriod?.includes(word))
  const currency = firstOf(meta, keys.currency ?? [])
  const isForeign = currency !== '' && wordedCode('currency', currency) === null
  const worded =
    isUnclear || isForeign
      ? { text: ON_REQUEST, rest: [...words, isForeign ? currency : ''].filter(Boolean).join(' '), isMonthly: false }
      : wordedPrice(isHidden ? '' : raw, words)
  return {
    ...worded,
    raw,
    isHidden,
    to: isHidden ? '' : firstOf(meta, keys.to ?? []),
    currency: isForeign ? '' : currency,
  }
}

/** The upper end of a range in the unit of its price; '' where there is none. */
function upper({ text, to, raw }: Quote): string {
  const [low, high] = [Number(raw), Number(to)]
  const shown = Number.parseFloat(text.replaceAll(',', ''))
  return to !== '' && high > low && low > 0 && Number.isFinite(shown) ? decimal((high * shown) / low) : ''
}

/** The price of a second operation, which has no period of its own: a yearly rent as that of a month. */
function monthly(quote: Quote): Quote {
  const [yearly, figure = '', rest = ''] = /^([\d,.]+) al año(.*)$/.exec(quote.text) ?? []
  if (yearly === undefined) return quote
  return { ...quote, text: `${(Number(figure.replaceAll(',', '')) / 12).toFixed(2)}${rest}` }
}
