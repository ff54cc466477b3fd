import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import type { Target } from '#app/inventory/import/mapping/targets.ts'
import { PLUGINS } from './plugins.ts'
import { type WxrItem, firstOf, termsOf } from './wxr-items.ts'

const RENT = /rent|lease|letting|alquil|\bboth\b/i
const SALE = /sale|sell|venta|\bboth\b/i
const TRANSFER = /traspas/i
const ON_REQUEST = 'A consultar'
const CALLED = /\bpoa\b|\bcall\b|request|application|enquire/i
/** What the words beside a price say, as `readAmount` reads it. Words that mean none of this are left out. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bpa\b|p\.a\.|annual|year|\ba[nñ]o\b|anual/i, 'al año'],
  [/sq\.? ?m|m2|m²|metro/i, 'por m2'],
  [/sq\.? ?ft|ft2|ft²|\bpie/i, 'por ft2'],
  [/usd|us\$|d[oó]lar|\bdll?s\b/i, 'USD'],
  [/mxn|m\.n\.|\bpesos\b/i, 'MXN'],
  [/iva incluido|incluye iva|con iva/i, 'iva incluido'],
  [/(?:\+|m[aá]s)\s*iva|no incluye iva/i, '+ IVA'],
]
/** A period or a unit in which no price of this product is quoted: the price stays with it, for the form's rule to refuse. */
const OTHER_UNIT = /week|seman|night|noche|\bday\b|\bd[ií]a\b|quarter|trimestr|\bp[wqd]\b|acre|hect/i
const PLUGIN_LIST = Object.values(PLUGINS)

/** The words of an item about its operations. */
export function operationWords(item: WxrItem): string[] {
  return PLUGIN_LIST.flatMap(({ operation }) => [
    ...operation.meta.map((key) => firstOf(item.meta, [key])),
    ...operation.terms.flatMap((taxonomy) => termsOf(item, [taxonomy])),
  ])
}

/** The operations of an item with their prices. A sale that is also a rent has both. */
export function pricesOf(item: WxrItem): Partial<Record<Target, string>> {
  const [first, second] = categoriesOf(item)
  const [one, other] = sharedPrices(item)
  const price = priceText(item, first, one)
  if (!second) return { category: first, price }
  const secondPrice = monthly(priceText(item, second, other))
  return { category: first, price, secondCategory: second, secondPrice: secondPrice || ON_REQUEST }
}

/** The price of a second operation, which has no period of its own: a yearly rent as that of a month. */
function monthly(price: string): string {
  const [yearly, figure = '', rest = ''] = /^([\d,.]+) al año(.*)$/.exec(price) ?? []
  return yearly === undefined ? price : `${(Number(figure.replaceAll(',', '')) / 12).toFixed(2)}${rest}`
}

function categoriesOf(item: WxrItem): [Category, Category?] {
  const { fields, meta } = item
  const text = operationWords(item).join(' ')
  const isRent = meta.get('_to_rent')?.[0] === 'yes' || RENT.test(text) || fields.get('wp:post_type') === 'rental'
  const isSale = meta.get('_for_sale')?.[0] === 'yes' || SALE.test(text)
  const first = TRANSFER.test(text) ? 'traspaso' : isSale || !isRent ? 'venta' : 'renta'
  return first === 'venta' && isRent ? [first, 'renta'] : [first]
}

/** The one price of a plugin that has the same for all operations, and its second: the larger one is that of the sale. */
function sharedPrices({ meta }: WxrItem): [string, string] {
  for (const { rent, secondPrice = [] } of PLUGIN_LIST) {
    const [one, other] = [firstOf(meta, rent), firstOf(meta, secondPrice)]
    if (other !== '') return Number(other) > Number(one) ? [other, one] : [one, other]
  }
  return ['', '']
}

function priceText(item: WxrItem, category: Category, shared: string): string {
  const { meta } = item
  const isRent = category === 'renta'
  const isShared = (plugin: (typeof PLUGIN_LIST)[number]) => plugin.sale.some((key) => plugin.rent.includes(key))
  const [found] = PLUGIN_LIST.flatMap((plugin) => {
    // Beside a sale, the one price of both is the sale's.
    const isTaken = isShared(plugin) && isRent && categoriesOf(item).length > 1
    const own = isTaken ? '' : firstOf(meta, isRent ? plugin.rent : plugin.sale)
    const price = isShared(plugin) && shared !== '' ? shared : own
    const words = [...(plugin.priceWords ?? []), ...(isRent || isShared(plugin) ? plugin.rentWords : [])]
    return price === '' ? [] : [{ price, words: words.map((key) => firstOf(meta, [key])).join(' ') }]
  })
  if (isHidden(item, isRent)) return ON_REQUEST
  if (!found) return ''
  if (CALLED.test(found.price)) return ON_REQUEST
  if (OTHER_UNIT.test(found.words)) return `${found.price} ${found.words.trim()}`
  return [found.price, ...WORDS.flatMap(([words, text]) => (words.test(found.words) ? [text] : []))].join(' ')
}

/** Whether the site hides the price: Property Hive's 'POA', Easy Property Listings' price that is not shown. */
function isHidden({ meta }: WxrItem, isRent: boolean): boolean {
  const poa = isRent ? ['_rent_poa', '_poa'] : ['_price_poa', '_poa']
  return firstOf(meta, poa) === 'yes' || meta.get('property_price_display')?.[0] === 'no'
}
